/** Dice and cards of a real table: asked for, one roll or draw after the other, and typed in. */

import { type DrawWords, type GivenLuck, missingCards, readTypedCards, type Seat } from '@muster/kernel';
import type { AskedDraw, AskedRoll, AwaitedLuck, RealLuck } from '@muster/table';
import type { Io } from '../io.ts';
import { count } from '../text.ts';

interface Asks {
  readonly io: Io;
  readonly luck: Omit<RealLuck, 'listen'>;
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

const rollQuestion = ({ words, dice, count: number }: AskedRoll): Question => ({
  words: dice === undefined ? words : `${words} (${dice.join(', ')})`,
  things: 'dice',
  isBack: /^(b|back|undo)$/i,
  read: (line) => readDice(line, number),
  typed: (given) => given.join(''),
});

/** The cards as typed, or what is wrong with them. */
const readCards = (line: string, asked: DrawWords, wanted: number): readonly string[] | string => {
  const typed = readTypedCards(line, asked, wanted);
  return typed.problem ?? missingCards(typed, wanted) ?? typed.cards.map(({ card }) => card);
};

const drawQuestion = (asked: AskedDraw): Question => {
  const kinds = asked.kinds.flat();
  const examples = [kinds[0], kinds.at(-1)].map((kind) => kind?.key).join(' or ');
  return {
    words: `${asked.words} (type ${asked.count === 1 ? 'it' : 'them'} as ${examples})`,
    things: 'cards',
    isBack: /^(back|undo)$/i,
    read: (line) => readCards(line, asked, asked.count),
    typed: (given) => given.map((card) => kinds.find((kind) => kind.card === card)?.key ?? card).join(' '),
  };
};

const questionOf = (asked: AwaitedLuck): Question =>
  asked.kind === 'draw' ? drawQuestion(asked) : rollQuestion(asked);

const problemOf = (asked: AwaitedLuck | undefined): string | undefined =>
  asked?.kind === 'draw' ? asked.problem : undefined;

/** Asks until everything is there, or was taken back; false when the input has ended. */
export const typeLuck = async (asks: Asks): Promise<boolean> => {
  const { io, luck, toScreen } = asks;
  for (let asked = luck.awaited(); asked !== undefined; asked = luck.awaited()) {
    if (asked.kind === 'draw' && asked.seat !== null && (await toScreen?.(asked.seat)) === false) return false;
    const question = questionOf(asked);
    const { before } = asked;
    if (before !== undefined) await io.write(`Enter takes ${question.typed(before)}, as typed before.\n`);
    const line = (await io.ask(`${question.words}: `))?.trim();
    if (line === undefined) return false;
    if (!io.terminal.in) await io.write(`${question.words}: ${line}\n`);
    if (question.isBack.test(line)) {
      await goBack(asks, asked, question);
      continue;
    }
    const given = line === '' && before !== undefined ? before : question.read(line);
    if (typeof given !== 'string') luck.give(given);
    const problem = typeof given === 'string' ? given : problemOf(luck.awaited());
    if (problem !== undefined) await io.write(`${problem} “back” takes back what was typed before.\n`);
  }
  return true;
};

const goBack = async ({ io, luck }: Asks, { back }: AwaitedLuck, { things }: Question): Promise<void> => {
  if (back === undefined)
    return io.write(
      `There is nothing to take back: these ${things} must be ${things === 'dice' ? 'rolled' : 'drawn'}.\n`,
    );
  luck.withdraw();
  const again = luck.awaited()?.kind === 'draw' ? 'cards' : 'dice';
  return io.write(back === 'luck' ? `Type those ${again} again.\n` : 'The command is taken back.\n');
};
