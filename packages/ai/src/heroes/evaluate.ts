/** How well a side stands, for imagined games that were not played to the end, and how much of it was luck. */

import { type Battle, type HeroesCommand, roundLimit, sideOfSeat } from '@muster/heroes';
import type { Seat } from '@muster/kernel';
import { DECIDED } from '../mind.ts';
import { metOf, metWorth } from './aims.ts';
import { expected } from './hopes.ts';
import { type Outlook, outlookOf, standAt } from './outlook.ts';
import { dangerAt, WEIGHTS } from './weigh.ts';

/** Fitted to how 4500 battles of the Veteran against itself ended, two thirds of them for objectives that were drawn. */
const EVALUATION = {
  /** Wounds of a whole force: at the beginning, and what is added to it until the last round. */
  health: 1.7,
  later: 4.3,
  /** What threatens. What places promise is in the playout. */
  danger: 3.5,
  destiny: 0.2,
  /** An objective that is met: in the beginning, and what is added to it until the last round. */
  met: 0.3,
  metLater: 1.8,
  /** To have one only left, and that one to do nothing for (16). */
  spying: 1.6,
  /** What luck gives or takes, a whole force. */
  luck: 4,
};

/** How much easier than others, or harder, what is still to be met proves. */
const EASE: Readonly<Record<number, number>> = {
  1: 0.05,
  2: -0.1,
  3: 0.25,
  6: 0,
  8: 0.2,
  10: 0.05,
  12: 0.15,
  13: 0.25,
  14: -0.1,
  16: 0.2,
  17: -0.1,
  21: 0,
};
const HARD = -0.3;
const ESPIONAGE = 16;

/** What a side has met, and what the rest of its five will ask of it. */
const progress = (o: Outlook, side: 0 | 1): number => {
  const { met } = o.b.trackers[side];
  const left = (o.b.objectives[side] ?? []).filter((id) => !met.includes(id));
  const each = EVALUATION.met + (EVALUATION.metLater * o.b.round) / roundLimit(o.b);
  let sum = each * metOf(o.b, side);
  for (const id of left) sum += EASE[id] ?? HARD;
  if (left.length === 1 && left[0] === ESPIONAGE) sum += EVALUATION.spying;
  return sum;
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

const otherOf = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0);

const standOf = (o: Outlook, side: 0 | 1): number => {
  const health = EVALUATION.health + (EVALUATION.later * o.b.round) / roundLimit(o.b);
  let sum = progress(o, side);
  for (const f of o.sides[side]) {
    sum += (health * f.worth * f.wounds) / f.kit.stats.wounds + EVALUATION.destiny * f.model.destiny;
    if (f.box === null) continue;
    standAt(o, f, f.box);
    sum -= EVALUATION.danger * dangerAt(o, f, f.box, 'half', null, 0);
  }
  return sum;
};

export const score = (b: Battle, seat: Seat): number => {
  const o = outlookOf(b);
  const side = sideOfSeat(b, seat);
  const sum = standOf(o, side) - standOf(o, otherOf(side));
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
  return EVALUATION.luck * (came - hope.for(side));
};

const balance = (b: Battle, side: 0 | 1): number => {
  const o = outlookOf(b);
  return holdings(o, side) - holdings(o, otherOf(side));
};
