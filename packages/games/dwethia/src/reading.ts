/** Readers of what states of several games hold alike: sides, pools of dice, contests of powers. */

import { fields, integer, list, misread, oneOf, plainObject, type Reader, text } from '@muster/kernel';
import type { Side } from './procedures/priority.ts';
import type { ResistStep } from './procedures/resist.ts';
import type { RollPool } from './procedures/roll.ts';

export const readSide: Reader<Side> = oneOf([0, 1] as const);

/** One for each side. */
export const pairOf =
  <T>(read: Reader<T>): Reader<readonly [T, T]> =>
  (x, where) => {
    const both = list(read, 2)(x, where);
    return both.length === 2 ? [both[0]!, both[1]!] : misread(where, 'must hold one for each side');
  };

/** Up to four play. */
const seat = integer(0, 3);
const count = integer(0, 999);
const points = integer(-99, 99);
const id = text(8);

const isTrue: Reader<true> = (x, where) => (x === true ? x : misread(where, 'must be true, or missing'));

/** `purse`: how a game names whose Destiny it is. */
export const rollPoolOf = (purse: Reader<string>): Reader<RollPool> => {
  const pool = { purse, seat, count, needs: integer(0, 20), faces: list(integer(1, 6), 99), again: count };
  const [plain, own] = [fields<RollPool>(pool), fields<RollPool>({ ...pool, hurtsOwn: isTrue })];
  return (x, where) => (Object.hasOwn(plainObject(x, where), 'hurtsOwn') ? own : plain)(x, where);
};

const contest = {
  resister: id,
  resisterSeat: seat,
  turn: oneOf(['resister', 'caster'] as const),
  defence: points,
  cast: points,
};

/** A step at which somebody is asked. */
export const readResistStep: Reader<ResistStep> = (x, where) => {
  const { at } = plainObject(x, where);
  if (at === 'offer') return fields<{ at: 'offer' }>({ at: oneOf(['offer'] as const) })(x, where);
  if (at === 'bid') return fields({ at: oneOf(['bid'] as const), ...contest })(x, where) as never;
  return fields({ at: oneOf(['destiny'] as const), ...contest, passes: integer(0, 1) })(x, where) as never;
};
