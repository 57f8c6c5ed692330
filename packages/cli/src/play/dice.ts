/** Dice that people roll at a real table: asked for, one roll after the other, and typed in. */

import { type DiceNeed, type GameEvent, heardBy, type Seat, type Told } from '@muster/kernel';
import { type CliGame, seatTitle } from '../game.ts';
import type { Io } from '../io.ts';
import { count } from '../text.ts';
import type { AnyMatch } from './session.ts';

type Asks = Pick<CliGame, 'rollWords' | 'seatNames'>;

const questionOf = (cli: Asks, match: AnyMatch, need: DiceNeed, config: object, isSetUp: boolean): string => {
  const told = heardBy(match.toldSoFar(), 'spectator');
  const asked = cli.rollWords?.(isSetUp ? undefined : match.view('spectator'), told, need);
  const words = asked?.words ?? `${count(need.count, 'die', 'dice')} of ${seatTitle(cli, config, need.seat)}`;
  return asked?.dice === undefined ? `${words}: ` : `${words} (${asked.dice.join(', ')}): `;
};

/** The faces as typed, or what is wrong with them. */
const readDice = (line: string, asked: number): readonly number[] | string => {
  const faces = [...line.replaceAll(/[\s,]/g, '')].map(Number);
  if (faces.some((face) => !(face >= 1 && face <= 6))) return 'A die shows 1 to 6: type the faces, such as 351.';
  if (faces.length !== asked) return `${count(asked, 'die is', 'dice are')} rolled, ${faces.length} typed.`;
  return faces;
};

interface Asked {
  readonly io: Io;
  readonly cli: Asks;
  readonly match: AnyMatch;
  readonly config: object;
  /** Whose command waits; undefined in set-up. */
  readonly seat?: Seat;
  /** Whether `back` may take the command itself back. */
  readonly mayLeave: boolean;
}

type Events = readonly Told<GameEvent>[];

/** Asks until all dice are there: what came of it. Undefined when the command was taken back, or the input has ended. */
export const askForDice = async ({ io, cli, match, config, seat, mayLeave }: Asked): Promise<Events | undefined> => {
  for (let need = match.needs(); need !== undefined; need = match.needs()) {
    if ('shuffle' in need) throw new Error('nobody types the order of a deck');
    const question = questionOf(cli, match, need, config, seat === undefined);
    const line = (await io.ask(question))?.trim();
    if (line === undefined) return leave(match);
    if (!io.terminal.in) await io.write(`${question}${line}\n`);
    if (/^(b|back|undo)$/i.test(line)) await goBack(io, match, mayLeave);
    else {
      const faces = readDice(line, need.count);
      if (typeof faces === 'string') await io.write(`${faces} “back” takes back what was typed before.\n`);
      else {
        const played = match.give(faces);
        if (played.ok && played.needs === undefined) return played.events;
      }
    }
  }
  return undefined;
};

const goBack = async (io: Io, match: AnyMatch, mayLeave: boolean): Promise<void> => {
  const what = match.withdrawable();
  if (what === undefined || (what === 'command' && !mayLeave))
    return io.write('There is nothing to take back: these dice must be rolled.\n');
  match.withdraw();
  return io.write(what === 'luck' ? 'Type those dice again.\n' : 'The command is taken back.\n');
};

const leave = (match: AnyMatch): undefined => {
  while (match.withdraw());
};
