/** A power that has been cast: paid for, resisted or not (P5, DW-89, X-363), then it takes effect. */

import {
  type Aimed,
  diceOfPower,
  hitBy,
  type Note,
  type Power,
  powerStrength,
  powerWounds,
  purseOf,
  type RollFrame,
  rollOf,
  strikesOf,
} from '@muster/dwethia';
import { byItself } from '@muster/kernel';
import { checkMissions } from '../round/missions.ts';
import { aimedAlong, aimedWith } from '../shooting/aim.ts';
import { wayOf } from '../shooting/line.ts';
import {
  findModel,
  isDying,
  modelOf,
  popped,
  pushed,
  replaced,
  seatFor,
  sideOf,
  topOf,
  withTally,
  withTurn,
} from '../state/battle.ts';
import type {
  Battle,
  CastCommand,
  ConquestProcedure,
  ConquestTable,
  Model,
  ModelId,
  PoolRoll,
  PowerFrame,
} from '../state/types.ts';
import { woundsOn } from '../wounds/wounds.ts';
import { CASTING, powerOfUnit } from './casting.ts';
import { takeEffect } from './effects.ts';
import { struckBy } from './struck.ts';

/** like a shot, but for Behemoth. */
export const aimOfPower = (b: Battle, caster: Model, power: Power, target: Model, note?: Note): Aimed =>
  aimedAlong(b, caster, target, powerStrength(power), wayOf(b, caster, target), note, false);

/** the aim at the target counts for all who are struck, each with its own Defense. */
export const powerNeeds = (b: Battle, power: Power, aim: number, struck: Model): number =>
  aimedWith(b, aim, powerStrength(power), struck).needs;

/** who stands beside the target counts as things are at casting. */
const frameFor = (b: Battle, c: CastCommand, caster: Model, power: Power): PowerFrame => {
  const target = c.target === null ? undefined : modelOf(b, c.target);
  return {
    type: 'power',
    caster: c.unit,
    power: c.power,
    target: c.target,
    at: c.at,
    sheet: c.sheet,
    engage: c.engage,
    upcharge: c.upcharge,
    aim: target !== undefined && power.effect.kind === 'damage' ? aimOfPower(b, caster, power, target).aim : 0,
    struck: target === undefined ? [] : struckBy(b, target, strikesOf(power)).map(({ id }) => id),
    step: 'resist',
  };
};

const withStep = (f: PowerFrame, step: PowerFrame['step'], struck = f.struck): PowerFrame => ({
  type: 'power',
  caster: f.caster,
  power: f.power,
  target: f.target,
  at: f.at,
  sheet: f.sheet,
  engage: f.engage,
  upcharge: f.upcharge,
  aim: f.aim,
  struck,
  step,
});

/** Pays, and lets the other side resist. Only for castings that were not refused. */
export const applyCast = (b: Battle, c: CastCommand, table: ConquestTable): Battle => {
  const caster = modelOf(b, c.unit);
  const power = powerOfUnit(b, caster, c.power)!;
  return withTurn(CASTING.cast(b, caster, power, frameFor(b, c, caster, power), table), caster.id, (turn) => {
    turn.cast = true;
    if (power.phase === 'shoot') turn.shot = true; // DW-86, X-330
  });
};

/** DW-93: the contest is over and the power lies on top: it resolves or is negated. */
export const powerResisted = (b: Battle, resolves: boolean, _table: ConquestTable): Battle => {
  const f = topOf(b);
  if (f.type !== 'power') throw new Error(`a contest of a ${f.type}`);
  return resolves ? replaced(b, withStep(f, 'resolve')) : popped(b);
};

const living = (b: Battle, ids: readonly ModelId[]): readonly Model[] =>
  ids.flatMap((id) => {
    const m = findModel(b, id);
    return m === undefined || isDying(m) ? [] : [m];
  });

const RANGED: PoolRoll = 'ranged';

const rollDamage = (b: Battle, f: PowerFrame, power: Power): Battle => {
  const caster = modelOf(b, f.caster);
  const struck = living(b, f.struck);
  const whose = { purse: purseOf(sideOf(b, caster)), seat: seatFor(b, caster) };
  const pools = diceOfPower(whose, struck, (m) => powerNeeds(b, power, f.aim, m));
  const ids = struck.map(({ id }) => id);
  return pushed(replaced(b, withStep(f, 'struck', ids)), rollOf(RANGED, 'X-362', pools));
};

/** 3.7: powers that took effect are counted; one that does damage did if some die succeeded. */
const counted = (b: Battle, f: PowerFrame, table: ConquestTable): Battle => {
  const now = withTally(b, sideOf(b, modelOf(b, f.caster)), (t) => {
    t.powers += 1;
  });
  return checkMissions(now, table, 'now');
};

/** The dice of a damaging power lie; who is wounded stays till casualties are removed. */
export const powerLanded = (b: Battle, f: PowerFrame, roll: RollFrame, table: ConquestTable): Battle => {
  const power = powerOfUnit(b, modelOf(b, f.caster), f.power)!;
  const done = replaced(b, withStep(f, 'done'));
  const hit = hitBy(f.struck, roll);
  if (hit.length === 0) return done;
  for (const id of hit) table.tell?.({ type: 'powerTook', power: f.power, on: id, held: false, rule: 'X-362' });
  const how = { kind: 'power', by: f.caster, quick: false } as const;
  const frames = hit.map((id) => woundsOn(id, powerWounds(power, f.upcharge), how)); // an upcharge adds to every success
  return pushed(counted(done, f, table), ...frames.reverse());
};

const resolve = (b: Battle, f: PowerFrame, table: ConquestTable): Battle => {
  const caster = modelOf(b, f.caster);
  const power = powerOfUnit(b, caster, f.power)!;
  if (power.effect.kind === 'damage') return rollDamage(b, f, power);
  return counted(takeEffect(replaced(b, withStep(f, 'done')), f, power, living(b, f.struck), table), f, table);
};

export const powerProcedure: ConquestProcedure<PowerFrame> = byItself((b, f, table) =>
  f.step === 'done' ? popped(b) : resolve(b, f, table),
);
