/**
 * Dice that people roll at a real table. A command that needs them waits in the match; here they are asked for, one roll after the
 * other, until the command is done or taken back.
 */

import {
  type Descriptor,
  type DiceNeed,
  type GameTypes,
  heardBy,
  type LuckNeed,
  type Match,
  type Played,
  type Seat,
} from '@muster/kernel';
import type { AskedRoll } from '../contract/table-game.ts';
import { count } from '../parts/words.ts';
import type { RealDice } from './source.ts';

/** Cards are Muster's to shuffle: a match that asks people for an order was not started here. */
const diceOf = (need: LuckNeed): DiceNeed => {
  if ('shuffle' in need) throw new Error('nobody types the order of a deck');
  return need;
};

/** What is asked for now; undefined when nothing is. Rolls are public, and so is what is said of them. */
export const askedOf = <T extends GameTypes>(
  { rollWords, seatNames }: Pick<Descriptor<T>, 'rollWords' | 'seatNames'>,
  match: Match<T>,
  config: T['config'],
  isSetUp = false,
): AskedRoll | undefined => {
  const awaited = match.needs();
  if (awaited === undefined) return undefined;
  const need = diceOf(awaited);
  const view = isSetUp ? undefined : match.view('spectator');
  const plain = { words: `${count(need.count, 'die', 'dice')} of ${seatNames(config)[need.seat]}`, dice: undefined };
  const { words, dice } = rollWords?.(view, heardBy(match.toldSoFar(), 'spectator'), need) ?? plain;
  return { seat: need.seat, count: need.count, words, dice, back: match.withdrawable() };
};

export interface DiceAwaited<T extends GameTypes> extends RealDice {
  /** What comes of the command that waits, when all its dice are there; undefined when it was taken back. */
  given(seat: Seat): Promise<Played<T['event'], T['refusal']> | undefined>;
}

/** `computers`: whose commands nobody takes back but the dice of which can be corrected. */
export const awaitDice = <T extends GameTypes>(
  descriptor: Descriptor<T>,
  match: Match<T>,
  computers: readonly Seat[],
): DiceAwaited<T> => {
  type Done = Played<T['event'], T['refusal']>;
  const listeners = new Set<() => void>();
  let waiting: { readonly seat: Seat; readonly resolve: (done: Done | undefined) => void } | undefined;

  const tell = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const finish = (done: Done | undefined): void => {
    const over = waiting;
    waiting = undefined;
    over?.resolve(done);
  };

  const asked = (): AskedRoll | undefined => {
    if (waiting === undefined) return undefined;
    const roll = askedOf(descriptor, match, match.state().config);
    if (roll === undefined || roll.back !== 'command' || !computers.includes(waiting.seat)) return roll;
    return { ...roll, back: undefined };
  };

  return {
    asked,
    given: (seat) =>
      new Promise((resolve) => {
        waiting = { seat, resolve };
        tell();
      }),
    give: (faces) => {
      if (waiting === undefined) return;
      const played = match.give(faces);
      if (played.ok && played.needs === undefined) finish(played);
      tell();
    },
    withdraw: () => {
      if (asked()?.back === undefined) return;
      match.withdraw();
      if (match.needs() === undefined) finish(undefined);
      tell();
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
