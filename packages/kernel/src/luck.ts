/** Where dice and shuffles come from. Sources differ in who is trusted; games never see which one it is. */

import type { GameEvent, RollName, Seat, Table } from './game.ts';
import { makeRng, type Rng } from './rng.ts';

export interface LuckSource {
  /** D6 faces. */
  roll(count: number, seat: Seat, what: RollName): readonly number[];
  /** An order of 0 … size − 1. */
  order(size: number): readonly number[];
}

/** Luck that only people at a real table can give. The match catches it and asks; games never do. */
export class LuckNeeded extends Error {
  readonly need: LuckNeed;
  constructor(need: LuckNeed) {
    super('luck is needed');
    this.need = need;
  }
}

export interface DiceNeed {
  readonly count: number;
  readonly sides: 6;
  readonly seat: Seat;
  readonly for: RollName;
}

export type LuckNeed = DiceNeed | { readonly shuffle: number };

const rollWith = (below: (n: number) => number, count: number): readonly number[] => {
  const dice = new Array<number>(count);
  for (let i = 0; i < count; i++) dice[i] = below(6) + 1;
  return dice;
};

/** Fisher and Yates. */
export const orderWith = (below: (n: number) => number, size: number): readonly number[] => {
  const order = Array.from({ length: size }, (_, i) => i);
  for (let i = size - 1; i > 0; i--) {
    const j = below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
};

/** Whether these are the numbers 0 … size − 1, each once. */
export const isOrder = (values: readonly number[], size: number): boolean =>
  values.length === size &&
  new Set(values).size === size &&
  values.every((v) => Number.isInteger(v) && v >= 0 && v < size);

/** Luck from any supply of fair whole numbers. */
export const luckFrom = (below: (n: number) => number): LuckSource => ({
  roll: (count) => rollWith(below, count),
  order: (size) => orderWith(below, size),
});

/** Fast and repeatable: for AI, the lab and local play. */
export const seededLuck = (seed: number): LuckSource => luckFrom(makeRng(seed).below);

/** A script was too short for what was rolled. */
export class ScriptEnded extends Error {}

/** For tests and proofs: these dice in this order, shuffles from the seed. `left` tells what was not used. */
export const scriptedLuck = (dice: readonly number[], seed = 0): LuckSource & { left(): number } => {
  const rng: Rng = makeRng(seed);
  let next = 0;
  return {
    roll: (count) => {
      if (next + count > dice.length)
        throw new ScriptEnded(`the script has ${dice.length - next} dice left and ${count} are rolled`);
      next += count;
      return dice.slice(next - count, next);
    },
    order: (size) => orderWith(rng.below, size),
    left: () => dice.length - next,
  };
};

/** Players roll real dice: every draw is a request. */
export const manualLuck: LuckSource = {
  roll: (count, seat, what) => {
    throw new LuckNeeded({ count, sides: 6, seat, for: what });
  },
  order: (size) => {
    throw new LuckNeeded({ shuffle: size });
  },
};

/** Players roll real dice, and the cards are shuffled for them by the seed: hidden cards are nobody's to type. */
export const tableLuck = (seed: number): LuckSource => ({ roll: manualLuck.roll, order: seededLuck(seed).order });

/** The fast gear: luck, and nothing told. */
export const fastTable = <E extends GameEvent>(luck: LuckSource): Table<E> => ({
  roll: luck.roll,
  shuffle: (items) => luck.order(items.length).map((i) => items[i]!),
  final: () => {},
});

/** A D3 from a D6. */
export const d3 = (die: number): number => Math.ceil(die / 2);
