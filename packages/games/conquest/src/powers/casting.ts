/** Which powers a unit may cast, what they cost, and why not (DW-84 to DW-90, X-329, X-362, 3.5, 3.6). */

import { casting, type Power, purseOf, sideOfPurse } from '@muster/dwethia';
import { inch } from '@muster/geometry';
import type { RuleId, Seat } from '@muster/kernel';
import { isUnit, kitOf, type UnitKit } from '../ground/field.ts';
import { isWithin } from '../ground/standing.ts';
import { isNew } from '../ground/values.ts';
import { findModel, paidFrom, pushed, seatFor, sideOf, topOf, withSide } from '../state/battle.ts';
import type { Battle, CastCommand, CastFault, ConquestRefusal, Model, ModelId, PowerFrame } from '../state/types.ts';
import { blinkCommands, blinkFault, raiseCommands, raiseFault } from './places.ts';
import { mayBeResisted, resistersOf } from './resisting.ts';
import { foesOfCaster, powerReach, targetFault } from './targets.ts';

export const powerOfUnit = (b: Battle, m: Model, id: string): Power | undefined => {
  const kit = kitOf(b, m);
  return kit.kind === 'unit' ? kit.powers.find((power) => power.id === id) : undefined;
};

/** 3.6: an enemy Confessor near the caster. */
const dearerBy = (b: Battle, caster: Model): number => {
  const side = sideOf(b, caster);
  let most = 0;
  for (const m of b.models) {
    if (sideOf(b, m) === side || !isUnit(b, m)) continue;
    const { rule } = (kitOf(b, m) as UnitKit).sheet;
    if (rule?.kind === 'dearerPowers' && isWithin(b, caster, m, inch(rule.within))) most = Math.max(most, rule.charge);
  }
  return most;
};

/** a unit casts out of the pools of its side. */
export const CASTING = casting<Battle, Model, PowerFrame>({
  caster: (b, m) => ({ purse: purseOf(sideOf(b, m)), seat: seatFor(b, m) }),
  affinity: (b, purse) => b.sides[sideOfPurse(purse)].pool.affinity,
  paid: (b, purse, points) => paidFrom(b, sideOfPurse(purse), 'affinity', points),
  dearerBy,
  isCheaper: (b, m) => kitOf(b, m).trait.cheaperPower && !b.sides[sideOf(b, m)].discounted, // 3.2
  discounted: (b, m) =>
    withSide(b, sideOf(b, m), (s) => {
      s.discounted = true;
    }),
  isContested: (b, m, power, contest) => mayBeResisted(b, m, power) && resistersOf(b, contest).length > 0,
  pushed,
});

/** DW-89. */
export const castCost = CASTING.cost;

/** What forbids this unit to cast at all now. X-329: one that has cast in the Movement phase may still shoot, not cast again. */
const casterFault = (b: Battle, m: Model): CastFault | undefined => {
  if (m.turn.cast) return 'alreadyCast'; // DW-85; nobody here casts several (DW-88) or has powers of its own kind (DW-90)
  if (b.phase !== 'shoot') return undefined;
  if (isNew(b, m)) return 'new';
  return m.turn.shot || m.turn.built > 0 ? 'hasActed' : undefined;
};

const powerFault = (b: Battle, caster: Model, power: Power, upcharge: number): CastFault | undefined =>
  power.phase === b.phase ? CASTING.priceFault(b, caster, power, upcharge) : 'wrongPhase';

/** Fields that this kind of power does not use stay empty; then its target, or its place. */
const aimFault = (b: Battle, caster: Model, power: Power, c: CastCommand): CastFault | undefined => {
  if (power.effect.kind === 'blink' || power.effect.kind === 'raise') {
    if (c.target !== null) return 'wrongTarget';
    if (c.at === null) return 'noPlace';
    if (power.effect.kind === 'raise')
      return c.engage ? 'noPlace' : raiseFault(b, caster, c.sheet, c.at, powerReach(b, caster, power));
    return c.sheet === null ? blinkFault(b, caster, c.at, c.engage, inch(power.effect.spaces)) : 'noUnit';
  }
  if (c.target === null) return 'noTarget';
  if (c.at !== null || c.engage) return 'noPlace';
  if (c.sheet !== null) return 'noUnit';
  const target = findModel(b, c.target);
  return target === undefined ? 'noTarget' : targetFault(b, caster, power, target, foesOfCaster(b, caster));
};

const RULES: { readonly [F in CastFault]: RuleId } = {
  unknown: 'DW-84',
  alreadyCast: 'DW-85',
  hasActed: 'X-330',
  hasMoved: 'X-314',
  pinned: 'X-318',
  new: 'X-335',
  tooDear: 'DW-89',
  wrongPhase: 'X-329',
  noTarget: 'X-362',
  wrongTarget: 'X-362',
  outOfRange: 'X-362',
  blocked: 'X-337',
  obscured: 'X-337',
  protected: 'X-347',
  unnameable: 'DW-26',
  notInContact: 'DW-87',
  inCombat: 'X-344',
  friendInTheWay: 'X-345',
  noUpcharge: 'X-362',
  noPlace: 'X-362',
  zone: 'CQ-41',
  mustEngage: 'X-316',
  nobodyToEngage: 'X-316',
  noUnit: 'X-362',
  useless: 'X-362',
};

/** in the Movement phase only the active unit casts. */
const isItsTime = (b: Battle, m: Model): boolean => {
  const top = topOf(b);
  return b.phase !== 'movement' || top?.type !== 'activation' || top.unit === m.id;
};

/** Why this seat may not cast so; undefined when it may. */
export const refuseCast = (b: Battle, seat: Seat, c: CastCommand): ConquestRefusal | undefined => {
  const no = (why: CastFault): ConquestRefusal => ({ code: 'cannotCast', rule: RULES[why], power: c.power, why });
  const caster = findModel(b, c.unit);
  if (caster === undefined || seatFor(b, caster) !== seat || !isItsTime(b, caster))
    return { code: 'noSuchModel', rule: 'X-329', model: c.unit };
  const power = powerOfUnit(b, caster, c.power);
  if (power === undefined) return no('unknown');
  const why = casterFault(b, caster) ?? powerFault(b, caster, power, c.upcharge) ?? aimFault(b, caster, power, c);
  return why === undefined ? undefined : no(why);
};

/** Upcharges that are worth listing. */
const MOST_UPCHARGE = 2;

const mostUpcharge = (b: Battle, caster: Model, power: Power, target: Model): number => {
  if (!power.upcharge) return 0;
  const left = b.sides[sideOf(b, caster)].pool.affinity - castCost(b, caster, power, 0);
  const isOne = power.effect.kind === 'damage' && power.effect.strikes === 'target';
  return Math.min(MOST_UPCHARGE, left, isOne ? target.wounds - 1 : MOST_UPCHARGE);
};

const castOf = (caster: Model, power: string, target: ModelId, upcharge: number): CastCommand => ({
  type: 'cast',
  unit: caster.id,
  power,
  target,
  at: null,
  sheet: null,
  engage: false,
  upcharge,
});

const castsAt = (b: Battle, caster: Model, power: Power, foes: readonly Model[], all: CastCommand[]): void => {
  for (let i = 0; i < b.models.length; i++) {
    const target = b.models[i]!;
    if (targetFault(b, caster, power, target, foes) !== undefined) continue;
    const most = mostUpcharge(b, caster, power, target);
    for (let upcharge = 0; upcharge <= most; upcharge++) all.push(castOf(caster, power.id, target.id, upcharge));
  }
};

/** All castings of a unit in this phase; places are thinned out. */
export const castCommands = (b: Battle, caster: Model): readonly CastCommand[] => {
  const kit = kitOf(b, caster);
  if (kit.kind !== 'unit' || kit.powers.length === 0) return NONE;
  if (b.sides[sideOf(b, caster)].pool.affinity === 0 || casterFault(b, caster) !== undefined) return NONE;
  const all: CastCommand[] = [];
  const foes = foesOfCaster(b, caster);
  for (const power of kit.powers) {
    if (powerFault(b, caster, power, 0) !== undefined) continue;
    if (power.effect.kind === 'blink') blinkCommands(b, caster, power.id, inch(power.effect.spaces), all);
    else if (power.effect.kind === 'raise') raiseCommands(b, caster, power.id, powerReach(b, caster, power), all);
    else castsAt(b, caster, power, foes, all);
  }
  return all;
};
const NONE: readonly CastCommand[] = [];
