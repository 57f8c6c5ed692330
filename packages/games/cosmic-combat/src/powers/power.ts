/** A power that has been cast: resisted or not (P5, X-23, X-250), then its effect. */

import {
  type Aimed,
  aimed,
  diceOfPower,
  hitBy,
  type Note,
  needed,
  type Power,
  powerStrength,
  powerWounds,
  purseOf,
  type RollFrame,
  strikesOf,
  touchedBy,
} from '@muster/dwethia';
import { byItself } from '@muster/kernel';
import { areNear, friendsOf } from '../ground/standing.ts';
import { statOf } from '../ground/values.ts';
import { isFar } from '../shooting/aim.ts';
import { coverOf, isBlocked } from '../shooting/line.ts';
import {
  copyShip,
  diceOf,
  popped,
  pushed,
  replaced,
  seatFor,
  shipOf,
  sideOf,
  withShip,
  withTurn,
} from '../state/battle.ts';
import type { Battle, CastCommand, CosmicProcedure, CosmicTable, PowerFrame, Ship, ShipId } from '../state/types.ts';
import { woundsOn } from '../wounds/wounds.ts';
import { CASTING, isImmune, powerOfShip } from './casting.ts';

/** Pays, and lets the other side resist. Only for castings that were not refused. */
export const applyCast = (b: Battle, c: CastCommand, table: CosmicTable): Battle => {
  const caster = shipOf(b, c.ship);
  const power = powerOfShip(b, caster, c.power)!;
  const { upcharge, target } = c;
  const frame: PowerFrame = {
    type: 'power',
    caster: c.ship,
    power: c.power,
    target,
    upcharge,
    struck: [],
    step: 'resolve',
  };
  return withTurn(CASTING.cast(b, caster, power, frame, table), caster.id, (turn) => {
    turn.cast = true;
    if (power.phase === 'shoot') turn.ceased = true; // DW-86
  });
};

/** the target and, with Lightning, ships of its side near it; powers pass the immune by. */
export const struckBy = (b: Battle, target: Ship, power: Power): readonly Ship[] =>
  touchedBy(strikesOf(power), target, () =>
    friendsOf(b, target).filter((s) => s.wounds > 0 && areNear(b, target, s) && !isImmune(b, s)),
  );

/** cover and distance lower Perception; no arc, nobody in the way, no Behemoth. */
export const aimOfPower = (b: Battle, caster: Ship, power: Power, target: Ship, note?: Note): Aimed =>
  aimed(
    {
      perception: statOf(b, caster, 'perception'),
      strength: powerStrength(power),
      defense: statOf(b, target, 'defense'),
      cover: coverOf(b, caster, target),
      inTheWay: 0,
      far: isFar(b, caster, target),
      others: [],
      arc: false,
      shield: 0,
    },
    note,
  );

/** whom the caster cannot see is struck through the target, with the aim at that. */
export const powerNeeds = (b: Battle, caster: Ship, power: Power, target: Ship, struck: Ship): number => {
  if (!isBlocked(b, caster, struck)) return aimOfPower(b, caster, power, struck).needs;
  return needed(aimOfPower(b, caster, power, target).value, statOf(b, struck, 'defense'));
};

/** the upcharge counts on the target only. */
export const woundsOfPower = (power: Power, upcharge: number, isTarget: boolean): number =>
  powerWounds(power, isTarget ? upcharge : 0);

const withStruck = (f: PowerFrame, struck: readonly ShipId[], step: PowerFrame['step']): PowerFrame => ({
  type: 'power',
  caster: f.caster,
  power: f.power,
  target: f.target,
  upcharge: f.upcharge,
  struck,
  step,
});

const rollDamage = (b: Battle, f: PowerFrame, power: Power, struck: readonly Ship[]): Battle => {
  const caster = shipOf(b, f.caster);
  const target = shipOf(b, f.target);
  const whose = { purse: purseOf(sideOf(b, caster)!), seat: seatFor(b, caster) };
  const pools = diceOfPower(whose, struck, (s) => powerNeeds(b, caster, power, target, s));
  const ids = struck.map(({ id }) => id);
  return pushed(replaced(b, withStruck(f, ids, 'struck')), diceOf('power', 'X-246', pools));
};

/** no moves until the next half of the caster's side begins. */
const root = (b: Battle, f: PowerFrame, struck: readonly Ship[], table: CosmicTable): Battle => {
  const side = sideOf(b, shipOf(b, f.caster))!;
  return struck.reduce((now, s) => {
    table.tell?.({ type: 'powerTook', power: f.power, on: s.id, by: f.caster, rule: 'X-249' });
    const copy = copyShip(s);
    copy.rooted = side;
    return withShip(now, copy);
  }, popped(b));
};

const resolve = (b: Battle, f: PowerFrame, table: CosmicTable): Battle => {
  const power = powerOfShip(b, shipOf(b, f.caster), f.power)!;
  const struck = struckBy(b, shipOf(b, f.target), power);
  return power.effect.kind === 'damage' ? rollDamage(b, f, power, struck) : root(b, f, struck, table);
};

/** The dice of a damaging power lie. */
export const powerLanded = (b: Battle, f: PowerFrame, roll: RollFrame): Battle => {
  const power = powerOfShip(b, shipOf(b, f.caster), f.power)!;
  const frames = hitBy(f.struck, roll).map((id) =>
    woundsOn(id, woundsOfPower(power, f.upcharge, id === f.target), { kind: 'power', by: f.caster }),
  );
  return pushed(replaced(b, withStruck(f, f.struck, 'done')), ...frames.toReversed());
};

export const powerProcedure: CosmicProcedure<PowerFrame> = byItself((b, f, table) =>
  f.step === 'resolve' ? resolve(b, f, table) : popped(b),
);
