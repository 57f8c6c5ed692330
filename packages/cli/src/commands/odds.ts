/** `muster odds <game>`: exact chances, for people or as JSON. */

import { loadGame } from '../games.ts';
import type { Io } from '../io.ts';
import { painter } from '../paint.ts';
import { EXIT } from '../problem.ts';
import type { Options } from '../usage.ts';

export const runOdds = async (id: string, options: Options, io: Io): Promise<number> => {
  const { json, words } = await (await loadGame(id)).oddsCommand!(options, io);
  await io.write(options['json'] ? `${JSON.stringify(json)}\n` : words(painter(io)));
  return EXIT.done;
};
