/** How well a side stands, for imagined games that were not played to the end. */

import { type Battle, escapedIn, sideOfSeat } from '@muster/cosmic-combat';
import type { Side } from '@muster/dwethia';
import type { Seat } from '@muster/kernel';
import { DECIDED } from '../mind.ts';
import { enemiesIn, type Outlook, outlookOf, type Vessel, volleyWorth } from './outlook.ts';
import { placeWorth } from './places.ts';

const EVALUATION = {
  /** A whole fleet: at the beginning, and what is added to it until the last round. */
  fleet: 4,
  later: 3,
  /** What it could do next, and where it stands. */
  volley: 2.5,
  place: 1.2,
  destiny: 0.15,
  escaped: 2.2,
  station: 2.5,
};

/** Half of a ship's worth is to be there at all, and a cripple counts half. */
const holding = ({ ship, kit, worth }: Vessel): number => {
  const share = ship.wounds / kit.stats.wounds;
  return worth * (0.3 + 0.5 * share + (2 * ship.wounds < kit.stats.wounds ? 0 : 0.2));
};

const standOf = (o: Outlook, side: Side): number => {
  const { b } = o;
  const weight = EVALUATION.fleet + (EVALUATION.later * b.round) / 5;
  const enemies = enemiesIn(o, side);
  let sum = EVALUATION.destiny * b.pools[side].destiny;
  for (const v of o.vessels) {
    if (v.side !== side) continue;
    sum += weight * holding(v);
    if (b.round < 5) {
      sum += EVALUATION.volley * volleyWorth(o, v, v.hull, enemies);
      sum += EVALUATION.place * placeWorth(o, v, v.hull).rest;
    }
  }
  if (b.attacker !== null && b.attacker !== side) sum += EVALUATION.escaped * escapedIn(b);
  if (b.station?.holder === side) sum += EVALUATION.station;
  return sum;
};

export const score = (b: Battle, seat: Seat): number => {
  const o = outlookOf(b);
  const side = sideOfSeat(b, seat);
  const sum = standOf(o, side) - standOf(o, side === 0 ? 1 : 0);
  return Math.max(-DECIDED, Math.min(DECIDED, sum));
};
