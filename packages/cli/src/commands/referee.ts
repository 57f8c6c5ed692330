/** `muster referee <game>`: JSON lines on standard input and output. */

import { loadGame } from '../games.ts';
import type { Io } from '../io.ts';
import { splitLines } from '../lines.ts';
import { EXIT } from '../problem.ts';
import { MOST_BYTES, makeReferee } from '../referee/referee.ts';

export const runReferee = async (id: string, io: Io): Promise<number> => {
  const referee = makeReferee(await loadGame(id), {
    randomSeed: io.randomSeed,
    now: io.now,
    onFault: (e) => io.tell(`muster: an error of our own: ${e instanceof Error ? e.message : String(e)}\n`),
  });
  for await (const line of splitLines(io.input, MOST_BYTES)) {
    if (line.trim() !== '') await io.write(`${referee(line)}\n`);
  }
  return EXIT.done;
};
