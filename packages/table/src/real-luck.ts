/**
 * Dice that people roll, and cards that they draw, at a real table. A command that needs them waits in the match; here they are asked
 * for, one after the other, until the command is done or taken back.
 */

import {
  type Descriptor,
  type DiceNeed,
  type DrawNeed,
  type GameTypes,
  heardBy,
  type Match,
  NOT_IN_THE_DECK,
  type Played,
  type Seat,
} from '@muster/kernel';
import type { AskedDraw, AskedRoll, AwaitedLuck } from './awaited-luck.ts';
import type { RealLuck } from './source.ts';
import { count } from './words.ts';

type Says<T extends GameTypes> = Pick<Descriptor<T>, 'rollWords' | 'drawWords' | 'seatNames'>;

/** Rolls are public, and so is what is said of them. */
const rollOf = <T extends GameTypes>(
  { rollWords, seatNames }: Says<T>,
  match: Match<T>,
  config: T['config'],
  isSetUp: boolean,
  need: DiceNeed,
): AskedRoll => {
  const { count: number, seat } = need;
  const view = isSetUp ? undefined : match.view('spectator');
  const plain = { words: `${count(number, 'die', 'dice')} of ${seatNames(config)[seat]}`, dice: undefined };
  const { words, dice } = rollWords?.(view, heardBy(match.toldSoFar(), 'spectator'), need) ?? plain;
  const before = match.givenBefore() as readonly number[] | undefined;
  return { kind: 'roll', seat, count: number, words, dice, back: match.withdrawable(), before };
};

/** Of a card that one seat alone may see, everything is said as that seat knows it. */
const drawOf = <T extends GameTypes>(
  { drawWords }: Says<T>,
  match: Match<T>,
  isSetUp: boolean,
  { heap: _, ...need }: DrawNeed,
): AskedDraw => {
  const eyes = need.seat ?? 'spectator';
  const asked = drawWords?.(isSetUp ? undefined : match.view(eyes), heardBy(match.toldSoFar(), eyes), need);
  if (asked === undefined) throw new Error('a game whose cards people hold says what is drawn');
  const before = match.givenBefore() as readonly string[] | undefined;
  const { seat, count: number } = need;
  return { kind: 'draw', ...asked, seat, count: number, back: match.withdrawable(), before, problem: undefined };
};

/** What is asked for now; undefined when nothing is. */
const askedOf = <T extends GameTypes>(
  says: Says<T>,
  match: Match<T>,
  config: T['config'],
  isSetUp = false,
): AwaitedLuck | undefined => {
  const need = match.needs();
  if (need === undefined) return undefined;
  if ('shuffle' in need) throw new Error('nobody types the order of a deck');
  return 'heap' in need ? drawOf(says, match, isSetUp, need) : rollOf(says, match, config, isSetUp, need);
};

/** What the set-up of a match asks for, before there is anything else. */
export const setUpLuck = <T extends GameTypes>(
  says: Says<T>,
  match: Match<T>,
  config: T['config'],
): Omit<RealLuck, 'listen'> => {
  let wasRefused = false;
  return {
    awaited: () => withProblem(askedOf(says, match, config, true), wasRefused),
    give: (values) => {
      wasRefused = !match.give(values).ok;
    },
    withdraw: () => {
      match.withdraw();
      wasRefused = false;
    },
  };
};

/** Cards that were given and could not be are asked for again, and it is said why. */
const withProblem = (asked: AwaitedLuck | undefined, wasRefused: boolean): AwaitedLuck | undefined =>
  asked?.kind === 'draw' && wasRefused ? { ...asked, problem: NOT_IN_THE_DECK } : asked;

export interface LuckAwaited<T extends GameTypes> extends RealLuck {
  /** What comes of the command that waits, when all it needs is there; undefined when it was taken back. */
  given(seat: Seat): Promise<Played<T['event'], T['refusal']> | undefined>;
}

/** `computers`: whose commands nobody takes back but the dice of which can be corrected. */
export const awaitLuck = <T extends GameTypes>(
  descriptor: Descriptor<T>,
  match: Match<T>,
  computers: readonly Seat[],
): LuckAwaited<T> => {
  type Done = Played<T['event'], T['refusal']>;
  const listeners = new Set<() => void>();
  /** Whether what was given last could not be. */
  let wasRefused = false;
  let waiting: { readonly seat: Seat; readonly resolve: (done: Done | undefined) => void } | undefined;

  const tell = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const finish = (done: Done | undefined): void => {
    const over = waiting;
    waiting = undefined;
    over?.resolve(done);
  };

  const asked = (): AwaitedLuck | undefined => {
    if (waiting === undefined) return undefined;
    const luck = withProblem(askedOf(descriptor, match, match.state().config), wasRefused);
    if (luck === undefined || luck.back !== 'command' || !computers.includes(waiting.seat)) return luck;
    return { ...luck, back: undefined };
  };

  return {
    awaited: asked,
    given: (seat) =>
      new Promise((resolve) => {
        waiting = { seat, resolve };
        tell();
      }),
    give: (values) => {
      if (waiting === undefined) return;
      const played = match.give(values);
      wasRefused = !played.ok;
      if (played.ok && played.needs === undefined) finish(played);
      tell();
    },
    withdraw: () => {
      if (asked()?.back === undefined) return;
      match.withdraw();
      wasRefused = false;
      if (match.needs() === undefined) finish(undefined);
      tell();
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
