/** Where dice and shuffles come from. Sources differ in who is trusted; games never see which one it is. */

import type { Drew, GameEvent, Seat, Table } from './game.ts';
import { makeRng, type Rng } from './rng.ts';

export interface LuckSource {
  /** D6 faces. */
  roll(count: number, seat: Seat, what: string): readonly number[];
  /** An order of 0 … size − 1. */
  order(size: number): readonly number[];
  /** Which cards were drawn; undefined, or absent, where they lie as they were shuffled. */
  draw?(need: DrawNeed): readonly string[] | undefined;
}

/** Where a stream of luck stands: plain data, which only its own source understands. */
export type LuckPosition = readonly number[];

/** Where every stream begins. */
export const FIRST: LuckPosition = [];

/** Luck that tells where it stands. */
export interface PlacedLuck extends LuckSource {
  position(): LuckPosition;
}

/** Luck from a place on: from the same place, the same luck comes again. */
export type LuckAt = (place: LuckPosition) => PlacedLuck;

/** Luck that only people at a real table can give. The match catches it and asks; games never do. */
export class LuckNeeded extends Error {
  readonly need: LuckNeed;
  constructor(need: LuckNeed) {
    super('luck is needed');
    this.need = need;
  }
}

/** `R`: as in the types of the game; any word where these are forgotten. */
export interface DiceNeed<R extends string = string> {
  readonly count: number;
  readonly sides: 6;
  readonly seat: Seat;
  readonly for: R;
}

/** Cards that people have taken off a heap of their own. Nobody but the match may know the whole of it. */
export interface DrawNeed<R extends string = string> {
  /** All that is in the heap; the same name more than once where it holds several of a kind. */
  readonly heap: readonly string[];
  readonly count: number;
  /** How many this command has drawn before. */
  readonly nth: number;
  /** Who alone may see them; null when they are turned up for all. */
  readonly seat: Seat | null;
  readonly for: R;
}

export type LuckNeed = DiceNeed | DrawNeed | { readonly shuffle: number };

/** What people give when asked: faces, an order, or the names of cards. */
export type GivenLuck = readonly number[] | readonly string[];

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

/** Off the top, which is the end of the heap. */
export const topOf = <C extends string>(heap: readonly C[], count: number): Drew<C> => ({
  drawn: heap.slice(heap.length - count).reverse(),
  rest: heap.slice(0, heap.length - count),
});

/** These cards, wherever in the heap they lie; undefined when they are not all there. */
export const takeOut = <C extends string>(heap: readonly C[], cards: readonly string[]): Drew<C> | undefined => {
  const rest = heap.slice();
  const drawn: C[] = [];
  for (const card of cards) {
    const place = (rest as readonly string[]).lastIndexOf(card);
    if (place < 0) return undefined;
    drawn.push(...rest.splice(place, 1));
  }
  return { drawn, rest };
};

/**
 * Cards off a heap that was shuffled and lies face down. Where people hold the cards, they are asked which these are: their order is
 * learned as it is drawn. `to`: who alone may see them; null when they are turned up for all.
 */
export const drawFrom = <C extends string, R extends string>(
  table: Pick<Table<never, R>, 'draw'>,
  heap: readonly C[],
  count: number,
  to: Seat | null,
  what: NoInfer<R>,
): Drew<C> => (table.draw === undefined ? topOf(heap, count) : table.draw(heap, count, to, what));

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

const askForCards = (need: DrawNeed): never => {
  throw new LuckNeeded(need);
};

/**
 * Players roll real dice. Their cards are shuffled for them by the seed; or, with `cards`, they shuffle their own: then the seed's order
 * is only how the rest of a heap lies until it is learned.
 */
export const tableLuck = (seed: number, { cards = false } = {}): LuckSource => {
  const luck = { roll: manualLuck.roll, order: seededLuck(seed).order };
  return cards ? { ...luck, draw: askForCards } : luck;
};

/** The fast gear: luck, and nothing told. */
export const fastTable = <E extends GameEvent>(luck: LuckSource): Table<E, string> => ({
  roll: luck.roll,
  shuffle: (items) => luck.order(items.length).map((i) => items[i]!),
  final: () => {},
});

/** A D3 from a D6. */
export const d3 = (die: number): number => Math.ceil(die / 2);
