/** What attacks and dangers are worth. Everything is counted in forces: the whole force of a side is 1. */

import { isSince, LONG_DISTANCE, needed, type RangedWeapon, type WeaponKeywords } from '@muster/dwethia';
import { levels } from '@muster/geometry';
import { kitOf, lineSum, type Pace, type ShootCommand } from '@muster/heroes';
import { chanceOf, strike, strikeAtOnce, struck } from './odds.ts';
import { type Fighter, type Outlook, standing } from './outlook.ts';
import {
  AT_EDGE,
  bitsAt,
  isHidden,
  NEAR_CENTRE,
  NEAR_MARKER,
  NEAR_ZONE,
  standingNear,
  sumOf,
  UNSEEN,
  waysFrom,
} from './tables.ts';

type Box = levels.Box;

export const WEIGHTS = {
  /** How the worth of a fighter is shared between its being there and its Wounds. */
  being: 0.5,
  health: 0.5,
  /** How much of what enemies could do is feared: each of them can do it to one only. */
  danger: 0.55,
  /** The same for those who have had their turn. */
  later: 0.55,
  /** For a shot that needs a step to be fired. */
  aside: 0.35,
  /** What has begun: a first victim of two, a first of three. */
  begun: 0.3,
  /** A point of Affinity, of Destiny, of Faith that is kept. */
  affinity: 0.035,
  destiny: 0.02,
  faith: 0.008,
};

/** What an attack is made with, as far as objectives ask. */
export interface Means {
  readonly power: boolean;
  readonly blackSun: boolean;
  readonly grenade: boolean;
}
export const PLAIN: Means = { power: false, blackSun: false, grenade: false };
const BLACK: Means = { power: false, blackSun: true, grenade: false };
export const POWER: Means = { power: true, blackSun: false, grenade: false };

export const meansOf = ({ keywords }: { readonly keywords: WeaponKeywords }): Means =>
  keywords.grenade
    ? { power: false, blackSun: keywords.blackSun === true, grenade: true }
    : keywords.blackSun
      ? BLACK
      : PLAIN;

export const meansOfGun = (f: Fighter, weapon: string): Means => {
  const gun = f.kit.guns.find(({ id }) => id === weapon);
  return gun === undefined ? PLAIN : meansOf(gun);
};

/** What both sides' objectives make of this death, for the slayer's side. */
export const deathGain = (
  o: Outlook,
  slayer: Fighter,
  from: Box | null,
  group: number,
  victim: Fighter,
  at: Box,
  means: Means,
): number => {
  const aims = o.aims[slayer.side];
  const theirs = o.aims[victim.side];
  const bits = bitsAt(o.t, o.places, o.b.markers, at);
  let gain = 0;
  if (means.power || means.blackSun) gain += aims[1]!;
  if (bits & NEAR_MARKER) gain += aims[3]! - theirs[6]!;
  if (means.grenade) gain += aims[7]!;
  if (bits & (NEAR_ZONE << slayer.side)) gain += aims[9]!;
  if (bits & (NEAR_ZONE << victim.side)) gain += aims[10]!;
  if (bits & (AT_EDGE << slayer.side)) gain -= theirs[11]!;
  gain += aims[12]! * (slayer.deeds.slain.length >= 1 ? 1 : WEIGHTS.begun);
  if (victim.deeds.slain.length > 0) gain += aims[13]!;
  if (aims[4]! > 0 && isAvenging(o, slayer.side))
    gain += aims[4]! * (o.b.trackers[slayer.side].avenged >= 1 ? 1 : WEIGHTS.begun);
  if (o.sides[victim.side].length === 1) gain += WON - theirs[19]!;
  if (from === null) return gain;
  if (from.level > at.level) gain += aims[2]!;
  if (bitsAt(o.t, o.places, o.b.markers, from) & NEAR_CENTRE) gain += aims[8]!;
  if (victim.group > group) gain += aims[15]!;
  return gain;
};

/** For the last one of a side. */
const WON = 1;

/** Whether the dearest of the side has fallen. */
const isAvenging = (o: Outlook, side: 0 | 1): boolean => {
  let dearest = -1;
  let fallen = false;
  for (const m of o.b.models) {
    if (m.unit < 0 || o.b.config.seats[m.seat]!.side !== side) continue;
    const { points } = kitOf(o.b, m);
    if (points > dearest) {
      dearest = points;
      fallen = m.fate === 'slain';
    }
  }
  return fallen;
};

/** What it means to have wounded one more (14, 17). */
const woundGain = (o: Outlook, by: Fighter, from: Box, victim: Fighter, at: Box): number => {
  const aims = o.aims[by.side];
  let gain = 0;
  if (aims[14]! > 0 && !by.deeds.wounded.includes(victim.model.id))
    gain += aims[14]! * (by.deeds.wounded.length >= 2 ? 1 : by.deeds.wounded.length === 1 ? 0.4 : 0.15);
  if (aims[17]! > 0 && at.level > from.level && !by.deeds.woundedHigher.includes(victim.model.id))
    gain += aims[17]! * (by.deeds.woundedHigher.length >= 1 ? 1 : WEIGHTS.begun);
  return gain;
};

/** What `struck` is worth against this victim, objectives left out. */
const damage = (victim: Fighter): number =>
  victim.worth * (WEIGHTS.being * struck.kill + (WEIGHTS.health * struck.loss) / victim.kit.stats.wounds);

/** What `struck` is worth to who strikes. */
const harm = (o: Outlook, by: Fighter, from: Box, group: number, victim: Fighter, at: Box, means: Means): number => {
  let worth = damage(victim);
  if (struck.kill > 0) worth += struck.kill * deathGain(o, by, from, group, victim, at, means);
  if (struck.any > 0) worth += struck.any * woundGain(o, by, from, victim, at);
  return worth;
};

// --- Blows ---

/** The chance of one die of a blow to take off a Wound. */
const blowChance = (by: Fighter, arv: number, victim: Fighter, victimArv: number, through: number): number =>
  chanceOf(needed(arv, victimArv)) * chanceOf(needed(by.strength, victim.defense)) * through;

export const diceOf = (f: Fighter, engages: boolean): number =>
  f.aggression + (engages && f.kit.isFurious && f.kit.stats.aggression > 0 ? 1 : 0);

/** Whether its weapon reaches from there. */
const reachesFrom = (o: Outlook, f: Fighter, from: Box, at: Box): boolean => {
  const { reach } = f.kit.melee;
  return reach === 1 ? levels.areTouching(o.t.ground, from, at) : levels.isInReach(o.t.ground, from, at, reach);
};

/** The worth of a blow from there; `standing` must be that place. Leaves the chances in `struck`. */
export const blowWorth = (o: Outlook, f: Fighter, from: Box, victim: Fighter, engages: boolean): number => {
  strike(diceOf(f, engages), blowChance(f, standing.arv, victim, victim.arv, victim.through), victim.wounds);
  return harm(o, f, from, standing.group, victim, victim.box!, meansOf(f.kit.melee));
};

// --- Shots ---

const wornCover = (f: Fighter, stealth: boolean): number => f.kit.cover + (stealth ? 1 : 0);

/** The chance that one die of a shot succeeds; `sum` is what lies between. */
const shotChance = (
  by: Fighter,
  strength: number,
  victim: Fighter,
  distance: number,
  sum: number,
  others: number,
  arc: boolean,
): number => {
  const far = distance > LONG_DISTANCE ? 1 : 0;
  const aim = arc ? 0 : Math.max(0, by.perception - sum - far + others);
  return chanceOf(needed(aim + strength, victim.defense + victim.shield));
};

const ARC = 3;

/** How exactly lines are looked at: by the ground alone, or by what the rules say now. */
export type SightLine = (o: Outlook, f: Fighter, from: Box, victim: Fighter) => number;

export const byGround: SightLine = (o, _, from, victim) => sumOf(o.t, from, victim.box!);

/** Lines as the rules see them now; only for who stands where it shoots from. */
export const byRules: SightLine = (o, f, _, victim) => lineSum(o.b, f.model, victim.model);

const mayFire = (gun: RangedWeapon, pace: Pace): boolean =>
  gun.penalty === 'none' || pace === 'still' || (gun.penalty === 'half' && pace === 'half');

export interface Shooting {
  readonly pace: Pace;
  readonly engaged: boolean;
  /** HR-42. */
  readonly fire: boolean;
  readonly line: SightLine;
}

/** The best shot that was asked about. */
export const aim = { worth: 0, gun: null as RangedWeapon | null, victim: null as Fighter | null, arc: false, kill: 0 };

const steadiness = (f: Fighter, how: Shooting): number =>
  (how.fire ? -3 : 0) + (how.pace === 'still' && f.kit.isSteady ? 1 : 0);

/** What a shot at this one is worth, if it is not passed on; 0 where it cannot be fired. */
const shotWorth = (
  o: Outlook,
  f: Fighter,
  from: Box,
  gun: RangedWeapon,
  e: Fighter,
  arc: boolean,
  how: Shooting,
): number => {
  const distance = levels.distance(from, e.box!);
  if (distance > gun.range * (arc ? ARC : 1) || isHidden(o.t, e.box!)) return 0;
  const sum = arc ? 0 : how.line(o, f, from, e);
  if (sum < 0) return 0;
  const cover = wornCover(e, e.model.stance === 'stealth');
  const chance = shotChance(f, gun.strength, e, distance, sum + cover, steadiness(f, how), arc);
  const dice = gun.keywords.multiShot ?? 1;
  if (gun.keywords.wound === undefined) strike(dice, chance * e.through, e.wounds);
  else strikeAtOnce(chance, gun.keywords.wound, e.through, e.wounds);
  const kill = struck.kill;
  let worth = harm(o, f, from, standing.group, e, e.box!, meansOf(gun));
  const friends = friendsBeside(o, f, e);
  if (gun.keywords.blast !== undefined) worth += chance * rowsWorth(o, f, from, gun.strength, e);
  if (friends > 0 && !f.kit.faction.shootsIntoCombat)
    worth = 0; // DW-71
  else if (friends > 0 && mayStray(o, gun)) worth = worth / 2 - 0.06;
  if (gun.uses !== null) worth -= 0.01;
  struck.kill = kill;
  return worth;
};

/** Not with a Blast: its centre does not change (HR-38). */
const mayStray = ({ b }: Outlook, gun: RangedWeapon): boolean => !(gun.keywords.blast && isSince(b.config, 5));

/** Friends of a shooter that touch this one. */
const friendsBeside = (o: Outlook, f: Fighter, e: Fighter): number => {
  let count = 0;
  for (const friend of o.sides[f.side])
    if (friend !== f && friend.box !== null && levels.areTouching(o.t.ground, friend.box, e.box!)) count++;
  return count;
};

/** What a blast does to those beside its centre, friend and foe. */
const rowsWorth = (o: Outlook, f: Fighter, from: Box, strength: number, centre: Fighter): number => {
  let worth = 0;
  for (const one of o.fighters) {
    if (one === centre || one.box === null) continue;
    const box = one === f ? from : one.box;
    if (!levels.areTouching(o.t.ground, box, centre.box!)) continue;
    if (one.side === f.side && !o.b.config.rulings.friendlyBlast) continue;
    strike(1, shotChance(f, strength, one, 1, 0, 0, false) * one.through, one.wounds);
    worth += one.side === f.side ? -1.2 * damage(one) : harm(o, f, from, standing.group, one, one.box, PLAIN);
  }
  return worth;
};

/** The best shot from there; fills `aim`. `standing` must be that place. */
export const bestShot = (o: Outlook, f: Fighter, from: Box, how: Shooting): number => {
  aim.worth = 0;
  aim.gun = null;
  aim.victim = null;
  aim.kill = 0;
  if (f.guns.length === 0 || isHidden(o.t, from)) return 0;
  const foes = o.sides[1 - f.side]!;
  for (let g = 0; g < f.guns.length; g++) {
    const gun = f.guns[g]!;
    if (!mayFire(gun, how.pace) || (how.engaged && !how.fire && !gun.keywords.light)) continue;
    for (let arcs = 0; arcs < (gun.keywords.arc ? 2 : 1); arcs++)
      for (let i = 0; i < foes.length; i++) {
        const e = foes[i]!;
        if (e.box === null) continue;
        let worth = shotWorth(o, f, from, gun, e, arcs === 1, how);
        if (worth <= aim.worth) continue;
        const { kill } = struck;
        if (e.group > 1 && gun.keywords.blast === undefined)
          worth = passedOn(o, f, from, gun, e, arcs === 1, how, worth);
        if (worth <= aim.worth) continue;
        aim.worth = worth;
        aim.gun = gun;
        aim.victim = e;
        aim.arc = arcs === 1;
        aim.kill = kill;
      }
  }
  return aim.worth;
};

/** the defender lets the one be struck for whom it costs least. */
const passedOn = (
  o: Outlook,
  f: Fighter,
  from: Box,
  gun: RangedWeapon,
  e: Fighter,
  arc: boolean,
  how: Shooting,
  worth: number,
): number => {
  if (o.b.config.rulings.redirect === 'off') return worth;
  let least = worth;
  for (const ally of o.sides[e.side]) {
    if (ally === e || ally.box === null || !levels.areTouching(o.t.ground, ally.box, e.box!)) continue;
    const there = shotWorth(o, f, from, gun, ally, arc, how);
    if (there > 0 && there < least) least = there;
  }
  return least;
};

// --- Powers that do damage ---

/** Whether somebody could resist, and so how often a power comes through. */
export const comesThrough = (o: Outlook, f: Fighter, from: Box): number => {
  let most = 0;
  for (const e of o.sides[1 - f.side]!)
    if (e.box !== null && levels.distance(e.box, from) <= 10) most = Math.max(most, e.model.faith + e.model.affinity);
  return most === 0 ? 1 : most === 1 ? 0.8 : 0.65;
};

/** What damage by a power is worth, before its price. */
export const boltWorth = (
  o: Outlook,
  f: Fighter,
  from: Box,
  e: Fighter,
  effect: { readonly strength: number; readonly strikes: 'target' | 'coherent' | 'blast' },
  wounds: number,
  line: SightLine,
): number => {
  const sum = line(o, f, from, e);
  if (sum === UNSEEN) return 0;
  const distance = levels.distance(from, e.box!);
  const chance = shotChance(
    f,
    effect.strength,
    e,
    distance,
    Math.max(0, sum) + wornCover(e, e.model.stance === 'stealth'),
    0,
    false,
  );
  strikeAtOnce(chance, wounds, e.through, e.wounds);
  let worth = harm(o, f, from, standing.group, e, e.box!, POWER);
  const kill = struck.kill;
  if (effect.strikes === 'blast') worth += chance * rowsWorth(o, f, from, effect.strength, e);
  if (effect.strikes === 'coherent')
    for (const ally of o.sides[e.side]) {
      if (ally === e || ally.box === null || !levels.areTouching(o.t.ground, ally.box, e.box!)) continue;
      const its = shotChance(f, effect.strength, ally, distance, 0, 0, false);
      strikeAtOnce(its, wounds, ally.through, ally.wounds);
      worth += harm(o, f, from, standing.group, ally, ally.box, POWER);
    }
  struck.kill = kill;
  return worth;
};

// --- Dangers ---

/** Whether it could strike one who stands there after a move of its own, as far as the ground says. */
const comesAt = (o: Outlook, e: Fighter, at: Box): boolean => {
  const { reach } = e.kit.melee;
  if (e.box === null) {
    const far = o.t.depth + e.move + reach;
    return e.side === 0 ? at.y < far : at.y + at.side > o.t.size - far;
  }
  if (isBound(o, e)) return levels.distance(e.box, at) <= reach;
  const way = waysFrom(o.t, e.kit.side, e.box.space)[
    e.kit.side === 1 ? at.space : standingNear(o.t, e.kit.side, at.x, at.y)
  ]!;
  return way >= 0 && way <= e.move + reach;
};

/** Whether an enemy holds it. */
const isBound = (o: Outlook, e: Fighter): boolean => {
  for (const f of o.sides[1 - e.side]!)
    if (f.box !== null && levels.areTouching(o.t.ground, f.box, e.box!)) return true;
  return false;
};

/** What an enemy could do with a shot or a power to one who stands there: fills `struck`. */
const shotAt = (o: Outlook, e: Fighter, f: Fighter, at: Box, stealth: boolean, through: number): number => {
  const distance = levels.distance(e.box!, at);
  let best = 0;
  let sum = -2;
  const cover = wornCover(f, stealth);
  for (let g = 0; g < e.guns.length; g++) {
    const gun = e.guns[g]!;
    const reach = gun.range + (gun.penalty === 'full' ? 0 : gun.penalty === 'half' ? e.move >> 1 : e.move);
    if (distance > (gun.keywords.arc ? gun.range * ARC : reach)) continue;
    if (sum === -2) sum = sumOf(o.t, e.box!, at);
    const isOpen = sum !== UNSEEN && distance <= gun.range;
    let chance = isOpen
      ? shotChance(e, gun.strength, f, distance, sum + cover, 0, false)
      : gun.penalty === 'full' || distance > reach
        ? 0
        : WEIGHTS.aside * shotChance(e, gun.strength, f, distance, 1 + cover, 0, false);
    if (gun.keywords.arc) chance = Math.max(chance, shotChance(e, gun.strength, f, distance, 0, 0, true));
    if (chance > best) best = chance;
  }
  for (let p = 0; p < e.powers.length; p++) {
    const { effect, range } = e.powers[p]!;
    if (effect.kind !== 'damage' || distance > range! + e.move) continue;
    if (sum === -2) sum = sumOf(o.t, e.box!, at);
    const isOpen = sum !== UNSEEN && distance <= range!;
    const chance =
      (isOpen ? 0.8 : WEIGHTS.aside) *
      shotChance(e, effect.strength, f, distance, (isOpen ? sum : 1) + cover, 0, false);
    if (chance > best) best = chance;
  }
  strike(1, best * through, f.wounds);
  return best;
};

/**
 * What enemies could do to a fighter that stands there before it acts again; `pace` says whether it stands fast, `spared` is an
 * enemy that falls first with the chance `gone`. `standing` must be that place.
 */
export const dangerAt = (o: Outlook, f: Fighter, at: Box, pace: Pace, spared: Fighter | null, gone: number): number => {
  const foes = o.sides[1 - f.side]!;
  const { arv, group } = standing;
  const isFast = pace !== 'full';
  const through = isFast ? f.throughFast : f.through;
  const hidden = isHidden(o.t, at);
  let lives = 1;
  let loss = 0;
  let gain = 0;
  for (let i = 0; i < foes.length; i++) {
    const e = foes[i]!;
    let weight = e.model.acted ? WEIGHTS.later : 1;
    if (e.box === null) weight *= 0.4;
    if (e === spared) weight *= 1 - gone;
    let worst = 0;
    let kill = 0;
    let lost = 0;
    if (comesAt(o, e, at)) {
      strike(diceOf(e, true), blowChance(e, e.arv, f, arv, through), f.wounds);
      worst = damage(f);
      kill = struck.kill;
      lost = struck.loss;
    }
    if (e.box !== null && !hidden && (e.guns.length > 0 || e.powers.length > 0)) {
      shotAt(o, e, f, at, isFast && f.kit.hasCloak, through);
      if (damage(f) > worst) {
        kill = struck.kill;
        lost = struck.loss;
      }
    }
    if (lost === 0) continue;
    lives *= 1 - weight * kill;
    loss += weight * lost;
    if (kill > 0) gain += weight * kill * deathGain(o, e, e.box, e.group, f, at, PLAIN);
  }
  const total =
    f.worth * (WEIGHTS.being * (1 - lives) + (WEIGHTS.health * Math.min(loss, f.wounds)) / f.kit.stats.wounds) + gain;
  standing.arv = arv;
  standing.group = group;
  return WEIGHTS.danger * total;
};

/** What opportunity attacks by those who have it in reach now would cost it (HR-48). */
export const opportunityCost = (o: Outlook, f: Fighter, except: Fighter | null): number => {
  let cost = 0;
  for (const e of o.sides[1 - f.side]!) {
    if (e === except || e.box === null || !reachesFrom(o, e, e.box, f.box!)) continue;
    strike(e.aggression, f.through / 6, f.wounds);
    cost += damage(f) + struck.kill * deathGain(o, e, e.box, e.group, f, f.box!, PLAIN);
  }
  return cost;
};

/** The best blow from there: what it is worth and against whom. `standing` must be that place. */
export const blow = { worth: 0, victim: null as Fighter | null, kill: 0 };

export const bestBlow = (o: Outlook, f: Fighter, from: Box, engages: boolean): number => {
  blow.worth = 0;
  blow.victim = null;
  blow.kill = 0;
  const foes = o.sides[1 - f.side]!;
  for (let i = 0; i < foes.length; i++) {
    const e = foes[i]!;
    if (e.box === null || !reachesFrom(o, f, from, e.box)) continue;
    const worth = blowWorth(o, f, from, e, engages);
    if (worth <= blow.worth) continue;
    blow.worth = worth;
    blow.victim = e;
    blow.kill = struck.kill;
  }
  return blow.worth;
};

/** What this shot is worth now, passed on or not. `standing` must be the shooter's place. */
export const shotWorthNow = (o: Outlook, f: Fighter, shot: ShootCommand, how: Shooting): number => {
  const gun = f.kit.guns.find(({ id }) => id === shot.weapon);
  const e = o.fighters.find(({ model }) => model.id === shot.target);
  if (gun === undefined || e?.box == null || f.box === null) return 0;
  const worth = shotWorth(o, f, f.box, gun, e, shot.arc, how);
  if (e.group === 1 || gun.keywords.blast !== undefined) return worth;
  return passedOn(o, f, f.box, gun, e, shot.arc, how, worth);
};
