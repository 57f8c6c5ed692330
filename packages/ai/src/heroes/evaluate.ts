/** How likely a side is to win from here, for playouts that were not played to the end. */

import type { Battle } from '@muster/heroes';
import { sideOfSeat } from '@muster/heroes';
import type { Seat } from '@muster/kernel';
import { type Outlook, outlookOf } from './outlook.ts';

const EVALUATION = { being: 1.5, health: 1.5, met: 1 };

const strength = (o: Outlook, side: 0 | 1): number => {
  let sum = 0;
  for (const f of o.sides[side])
    sum += f.worth * (EVALUATION.being + (EVALUATION.health * f.wounds) / f.kit.stats.wounds);
  return sum;
};

export const score = (b: Battle, seat: Seat): number => {
  const o = outlookOf(b);
  const side = sideOfSeat(b, seat);
  const other = side === 0 ? 1 : 0;
  const met = (of: 0 | 1): number => (b.objectives[of] ?? []).filter((id) => b.trackers[of].met.includes(id)).length;
  return strength(o, side) - strength(o, other) + 0.4 * EVALUATION.met * (met(side) - met(other));
};
