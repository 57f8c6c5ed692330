/** What standing at a place is worth to a fighter: the city, danger, shots, walls to tear down, the way to its goal. */

import { type Battle, weaponReach } from '@muster/conquest';
import { supportAt } from './brawl.ts';
import { chanceOf, exchange, partyOf } from './guess.ts';
import type { Outlook } from './outlook.ts';
import { distance, INCH, isFree, type Place, type Seen } from './seen.ts';

/** base within 3" of a disc of 2". */
const CITY_REACH = 5;

const isAtCity = (look: Outlook, at: Place, radius: number): boolean =>
  distance(at, look.middle) - radius <= CITY_REACH;

/** Of those who may still come to the city in this round, how much is counted. */
const MAY_COME = 0.5;
/** Points that make the city as good as held. */
const SAFE = 70;

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

interface CityCount {
  /** Points at the city, without the unit in question: own, theirs. */
  readonly own: number;
  readonly foes: number;
}

export const cityCountFor = (look: Outlook, unit: Seen): CityCount => {
  let [own, foes] = [0, 0];
  for (const one of look.own) {
    if (one === unit || !one.fights) continue;
    const gap = distance(one, look.middle) - one.radius - CITY_REACH;
    if (gap <= 0) own += one.points;
    else if (isFree(one) && gap <= one.move) own += MAY_COME * one.points;
  }
  for (const foe of look.foes) {
    if (!foe.fights) continue;
    const gap = distance(foe, look.middle) - foe.radius - CITY_REACH;
    if (gap <= 0) foes += foe.points;
    else if (look.theyMove && isFree(foe) && gap <= foe.move) foes += MAY_COME * foe.points;
  }
  return { own, foes };
};

/** What its presence changes. */
const citySwing = (look: Outlook, unit: Seen, { own, foes }: CityCount): number =>
  look.city * (sigmoid((own + unit.points - foes) / SAFE) - sigmoid((own - foes) / SAFE));

const MOST_ATTACKERS = 3;
/** Whoever moved last in this round may move first in the next. */
const NEXT_ROUND = 0.5;

/** Who could engage it there, the nearest first. */
const attackersAt = (look: Outlook, unit: Seen, at: Place): readonly Seen[] => {
  let found: Seen[] | undefined;
  for (const foe of look.foes) {
    if (!foe.fights || foe.dice < 2 || (look.theyMove && !isFree(foe))) continue;
    if (distance(foe, at) - foe.radius - unit.radius > foe.move + 1) continue;
    found ??= [];
    if (found.length < MOST_ATTACKERS) found.push(foe);
  }
  return found ?? NOBODY;
};
const NOBODY: readonly Seen[] = [];

/** What it stands to lose there, if they come; beside friends it is less. */
const dangerAt = (look: Outlook, unit: Seen, at: Place): number => {
  const attackers = attackersAt(look, unit, at);
  if (attackers.length === 0) return 0;
  const all = [unit];
  let more = 0;
  for (const one of look.own) {
    if (one === unit || !one.fights || distance(one, at) - one.radius - unit.radius > 1.6) continue;
    all.push(one);
    more += one.dice * (one.reach > 1 ? 1 : 0.6);
  }
  const worth = exchange(look, partyOf(all, [unit], more), partyOf(attackers, attackers));
  return worth >= 0 ? 0 : worth * (look.theyMove ? 0.8 : NEXT_ROUND);
};

/** What it can strike from afar with. */
interface Arm {
  readonly reach: number;
  /** Perception and Strength. */
  readonly aim: number;
}

const POWER_STRENGTH = 6;

/** Its weapon if it has not walked too far for it, or a power that harms while there is Affinity for it. */
const armOf = (b: Battle, look: Outlook, unit: Seen, walked: number): Arm | undefined => {
  const { weapon, powers, sheet, trait } = unit.kit;
  const { perception, move } = sheet.stats;
  if (weapon !== null) {
    const isTooFar = weapon.penalty === 'full' ? walked > 0.01 : weapon.penalty === 'half' && walked > move / 2;
    const steady = trait.steadyAim && walked < 0.01 ? 1 : 0;
    return isTooFar
      ? undefined
      : { reach: weaponReach(b, unit.model, false) / INCH, aim: perception + weapon.strength + steady };
  }
  const power = powers.find(({ effect }) => effect.kind === 'damage');
  if (power === undefined || unit.model.turn.cast || b.sides[look.side].pool.affinity < power.charge) return undefined;
  return { reach: POWER_REACH, aim: perception + POWER_STRENGTH };
};
const POWER_REACH = 9;

/** The best target from there, in points. */
const shotAt = (b: Battle, look: Outlook, unit: Seen, at: Place): number => {
  const { weapon, powers } = unit.kit;
  if (weapon === null && powers.length === 0) return 0;
  const arm = armOf(b, look, unit, distance(unit, at) + unit.model.turn.ledger / INCH);
  if (arm === undefined) return 0;
  let best = 0;
  for (const foe of look.foes) {
    const gap = distance(foe, at) - foe.radius - unit.radius;
    if (gap > arm.reach || gap < 1) continue;
    const worth = (foe.points / foe.wounds) * chanceOf(arm.aim, foe.defense) * foe.suffers;
    if (worth > best) best = worth;
  }
  return 0.8 * look.kill * best;
};

/** dice on a building that nobody defends; none come back. */
const assaultAt = (look: Outlook, unit: Seen, at: Place): number => {
  for (const one of look.enemyBuildings) {
    if (distance(one, at) - one.radius - unit.radius > 1) continue;
    const wounds = unit.dice * (5 / 6) * chanceOf(unit.strength, one.defense);
    return (0.75 * look.kill * one.points * Math.min(1, wounds)) / Math.max(1, one.model.wounds);
  }
  return 0;
};

export interface Goal {
  readonly at: Place;
  /** Points for each inch nearer. */
  readonly pull: number;
}

/** *Phalanx*: in the last round each friend beside it may be a link of the chain. */
const LINK = 14;

const chainAt = (b: Battle, look: Outlook, unit: Seen, at: Place): number => {
  if (look.left > 0 || b.sides[look.side].aims?.missions.includes('phalanx') !== true) return 0;
  let links = 0;
  for (const one of look.own)
    if (one !== unit && one.fights && distance(one, at) - one.radius - unit.radius <= 1) links++;
  return LINK * Math.min(2, links);
};

/** A Commander belongs beside others: it lends them what it has, and they shield it. */
const companyAt = (look: Outlook, unit: Seen, at: Place): number => {
  let best = 0;
  for (const one of look.own) {
    if (one === unit || !one.fights) continue;
    const gap = distance(one, at) - one.radius - unit.radius;
    if (gap > 1) continue;
    best = Math.max(best, unit.kit.sheet.commander ? 14 : one.kit.sheet.commander ? 8 : 3);
  }
  return best;
};

export const placeWorth = (
  b: Battle,
  look: Outlook,
  unit: Seen,
  at: Place,
  goal: Goal,
  count: CityCount,
  isQuick: boolean,
): number => {
  let worth = dangerAt(look, unit, at) + shotAt(b, look, unit, at) - goal.pull * distance(at, goal.at);
  if (look.city > 0 && isAtCity(look, at, unit.radius - 0.05)) worth += citySwing(look, unit, count);
  if (look.enemyBuildings.length > 0) worth += assaultAt(look, unit, at);
  if (!isQuick) worth += companyAt(look, unit, at) + supportAt(look, unit, at) + chainAt(b, look, unit, at);
  return worth;
};
