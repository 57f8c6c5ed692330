/** Dice and cards of a real table: asked for, one roll or draw after the other, and typed in. */

import {
  type DiceNeed,
  type DrawNeed,
  type DrawWords,
  type GameEvent,
  type GivenLuck,
  heardBy,
  missingCards,
  NOT_IN_THE_DECK,
  readTypedCards,
  type Seat,
  type Told,
} from '@muster/kernel';
import { type CliGame, seatTitle } from '../game.ts';
import type { Io } from '../io.ts';
import { count } from '../text.ts';
import type { AnyMatch } from './session.ts';

type Asks = Pick<CliGame, 'rollWords' | 'drawWords' | 'seatNames'>;

interface Asked {
  readonly io: Io;
  readonly cli: Asks;
  readonly match: AnyMatch;
  readonly config: object;
  /** Whose command waits; undefined in set-up. */
  readonly seat?: Seat;
  /** Whether `back` may take the command itself back. */
  readonly mayLeave: boolean;
  /** Makes the screen this person's, who alone may see what is typed; false when the input ends meanwhile. */
  readonly toScreen?: (seat: Seat) => Promise<boolean>;
}

/** What is asked, and how an answer is read: what was given, or what is wrong with it. */
interface Question {
  readonly words: string;
  readonly things: 'dice' | 'cards';
  readonly isBack: RegExp;
  read(line: string): GivenLuck | string;
  /** As it would be typed. */
  typed(given: GivenLuck): string;
}

/** The faces as typed, or what is wrong with them. */
const readDice = (line: string, asked: number): readonly number[] | string => {
  const faces = [...line.replaceAll(/[\s,]/g, '')].map(Number);
  if (faces.some((face) => !(face >= 1 && face <= 6))) return 'A die shows 1 to 6: type the faces, such as 351.';
  if (faces.length !== asked) return `${count(asked, 'die is', 'dice are')} rolled, ${faces.length} typed.`;
  return faces;
};

const askForRoll = ({ cli, match, config, seat }: Asked, need: DiceNeed): Question => {
  const told = heardBy(match.toldSoFar(), 'spectator');
  const asked = cli.rollWords?.(seat === undefined ? undefined : match.view('spectator'), told, need);
  const words = asked?.words ?? `${count(need.count, 'die', 'dice')} of ${seatTitle(cli, config, need.seat)}`;
  return {
    words: asked?.dice === undefined ? words : `${words} (${asked.dice.join(', ')})`,
    things: 'dice',
    isBack: /^(b|back|undo)$/i,
    read: (line) => readDice(line, need.count),
    typed: (given) => given.join(''),
  };
};

/** The cards as typed, or what is wrong with them. */
const readCards = (line: string, asked: DrawWords, wanted: number): readonly string[] | string => {
  const typed = readTypedCards(line, asked, wanted);
  return typed.problem ?? missingCards(typed, wanted) ?? typed.cards.map(({ card }) => card);
};

const askForDraw = ({ cli, match, seat }: Asked, { heap: _, ...need }: DrawNeed): Question => {
  const eyes = need.seat ?? 'spectator';
  const asked = cli.drawWords?.(
    seat === undefined ? undefined : match.view(eyes),
    heardBy(match.toldSoFar(), eyes),
    need,
  );
  if (asked === undefined) throw new Error('a game whose cards people hold says what is drawn');
  const kinds = asked.kinds.flat();
  const examples = [kinds[0], kinds.at(-1)].map((kind) => kind?.key).join(' or ');
  return {
    words: `${asked.words} (type ${need.count === 1 ? 'it' : 'them'} as ${examples})`,
    things: 'cards',
    isBack: /^(back|undo)$/i,
    read: (line) => readCards(line, asked, need.count),
    typed: (given) => given.map((card) => kinds.find((kind) => kind.card === card)?.key ?? card).join(' '),
  };
};

type Events = readonly Told<GameEvent>[];

/** Asks until everything is there: what came of it. Undefined when the command was taken back, or the input has ended. */
export const askForLuck = async (asked: Asked): Promise<Events | undefined> => {
  const { io, match, toScreen } = asked;
  for (let need = match.needs(); need !== undefined; need = match.needs()) {
    if ('shuffle' in need) throw new Error('nobody types the order of a deck');
    if ('heap' in need && need.seat !== null && (await toScreen?.(need.seat)) === false) return leave(match);
    const question = 'heap' in need ? askForDraw(asked, need) : askForRoll(asked, need);
    const before = match.givenBefore();
    if (before !== undefined) await io.write(`Enter takes ${question.typed(before)}, as typed before.\n`);
    const line = (await io.ask(`${question.words}: `))?.trim();
    if (line === undefined) return leave(match);
    if (!io.terminal.in) await io.write(`${question.words}: ${line}\n`);
    if (question.isBack.test(line)) {
      await goBack(asked, question);
      continue;
    }
    const given = line === '' && before !== undefined ? before : question.read(line);
    const played = typeof given === 'string' ? undefined : match.give(given);
    if (played?.ok && played.needs === undefined) return played.events;
    const problem = typeof given === 'string' ? given : played?.ok ? undefined : NOT_IN_THE_DECK;
    if (problem !== undefined) await io.write(`${problem} “back” takes back what was typed before.\n`);
  }
  return undefined;
};

const goBack = async ({ io, match, mayLeave }: Asked, { things }: Question): Promise<void> => {
  const what = match.withdrawable();
  if (what === undefined || (what === 'command' && !mayLeave))
    return io.write(
      `There is nothing to take back: these ${things} must be ${things === 'dice' ? 'rolled' : 'drawn'}.\n`,
    );
  match.withdraw();
  const need = match.needs();
  const again = need !== undefined && 'heap' in need ? 'cards' : 'dice';
  return io.write(what === 'luck' ? `Type those ${again} again.\n` : 'The command is taken back.\n');
};

const leave = (match: AnyMatch): undefined => {
  while (match.withdraw());
};
