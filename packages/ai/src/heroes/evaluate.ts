/** How well a side stands, for imagined games that were not played to the end, and how much of it was luck. */

import { type Battle, type HeroesCommand, sideOfSeat } from '@muster/heroes';
import type { Seat } from '@muster/kernel';
import { DECIDED } from '../mind.ts';
import { metWorth } from './aims.ts';
import { expected } from './hopes.ts';
import { type Outlook, outlookOf, standAt } from './outlook.ts';
import { waitWorth } from './plans.ts';
import { errandOf } from './position.ts';
import { WEIGHTS } from './weigh.ts';

const EVALUATION = {
  /** What a whole force is worth as a score. */
  force: 4,
  /** How much of what places promise and threaten counts. */
  places: 0.6,
};

/** What has begun: a first victim of two, one wounded of three (12, 14, 17). */
const begun = (o: Outlook, side: 0 | 1): number => {
  const aims = o.aims[side];
  let [slain, wounded, higher] = [0, 0, 0];
  for (const { deeds } of o.sides[side]) {
    if (deeds.slain.length > slain) slain = deeds.slain.length;
    if (deeds.wounded.length > wounded) wounded = deeds.wounded.length;
    if (deeds.woundedHigher.length > higher) higher = deeds.woundedHigher.length;
  }
  const thirds = wounded >= 2 ? 0.4 : wounded === 1 ? 0.15 : 0;
  return (
    WEIGHTS.begun * (slain > 0 ? aims[12]! : 0) + thirds * aims[14]! + WEIGHTS.begun * (higher > 0 ? aims[17]! : 0)
  );
};

/** What a side has: fighters, Wounds, points to spend, objectives. */
const holdings = (o: Outlook, side: 0 | 1): number => {
  let sum = metWorth(o.b, side) + begun(o, side);
  for (const f of o.sides[side]) {
    sum += f.worth * (WEIGHTS.being + (WEIGHTS.health * f.wounds) / f.kit.stats.wounds);
    sum += WEIGHTS.destiny * f.model.destiny + WEIGHTS.faith * f.model.faith;
    if (f.kit.powers.length > 0) sum += WEIGHTS.affinity * f.model.affinity;
  }
  return sum;
};

const places = (o: Outlook, side: 0 | 1): number => {
  let sum = 0;
  for (const f of o.sides[side]) {
    if (f.box === null) continue;
    standAt(o, f, f.box);
    sum += waitWorth(o, errandOf(o, f), f.box);
  }
  return sum;
};

const otherOf = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0);

export const score = (b: Battle, seat: Seat): number => {
  const o = outlookOf(b);
  const side = sideOfSeat(b, seat);
  const other = otherOf(side);
  const has = holdings(o, side) - holdings(o, other);
  const lies = places(o, side) - places(o, other);
  const sum = EVALUATION.force * (has + EVALUATION.places * lies);
  return Math.max(-DECIDED, Math.min(DECIDED, sum));
};

/** What came of the dice beyond what could be expected of them. */
export const luck = (before: Battle, command: HeroesCommand, after: Battle, seat: Seat): number => {
  if (after.outcome !== null) return 0;
  const hope = expected(before, command);
  if (hope === undefined) return 0;
  const side = sideOfSeat(before, seat);
  const was = balance(before, side);
  const came = balance(after, side) - was + (expected(after, undefined)?.for(side) ?? 0);
  return EVALUATION.force * (came - hope.for(side));
};

const balance = (b: Battle, side: 0 | 1): number => {
  const o = outlookOf(b);
  return holdings(o, side) - holdings(o, otherOf(side));
};
