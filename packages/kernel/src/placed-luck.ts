/** Streams of luck that can be entered anywhere, so that a match can be dropped from memory and gone on with. */

import { type LuckAt, type LuckPosition, type LuckSource, luckFrom, tableLuck } from './luck.ts';
import { belowBits, makeRng } from './rng.ts';

/** The raw numbers of a stream, from the one with this number on. */
type RawFrom = (count: number) => () => number;

/** Who goes on where the last one stopped goes on with the same numbers; everyone else has the stream made anew. */
export const placedLuck = (from: RawFrom, below: (next: () => number, n: number) => number): LuckAt => {
  let left: { readonly at: number; readonly next: () => number } | undefined;
  return ([count = 0]) => {
    const next = left?.at === count ? left.next : from(count);
    let at = count;
    const counted = (): number => {
      left = undefined;
      at++;
      return next();
    };
    return {
      ...luckFrom((n) => below(counted, n)),
      position: () => {
        left = { at, next };
        return [at];
      },
    };
  };
};

/** `seededLuck`, from any place on. */
export const seededAt = (seed: number): LuckAt =>
  placedLuck((count) => {
    const { bits } = makeRng(seed);
    for (let i = 0; i < count; i++) bits();
    return bits;
  }, belowBits);

/** `tableLuck`, from any place on. */
export const tableAt = (seed: number, cards: { readonly cards?: boolean } = {}): LuckAt => {
  const shuffles = seededAt(seed);
  const real = tableLuck(seed, cards);
  return (place) => {
    const { order, position } = shuffles(place);
    return { ...real, order, position };
  };
};

/** Any source, as long as it is kept: what it gave is remembered, and comes again from the same place. */
export const lastingLuck = (source: LuckSource): LuckAt => {
  const dice: number[] = [];
  const orders: (readonly number[])[] = [];
  return ([die = 0, order = 0]: LuckPosition) => {
    let at: LuckPosition = [die, order];
    const roll: LuckSource['roll'] = (count, seat, what) => {
      const [from = 0, orderAt = 0] = at;
      const missing = from + count - dice.length;
      if (missing > 0) dice.push(...source.roll(missing, seat, what));
      at = [from + count, orderAt];
      return dice.slice(from, from + count);
    };
    const shuffled: LuckSource['order'] = (size) => {
      const [dieAt = 0, from = 0] = at;
      if (orders[from]?.length !== size) orders.splice(from, 0, source.order(size));
      at = [dieAt, from + 1];
      return orders[from]!;
    };
    return { roll, order: shuffled, ...(source.draw && { draw: source.draw }), position: () => at };
  };
};
