/** A power that has been cast: resisted or not (P5, X-23, X-250), then its effect. */

import {
  type Aimed,
  aimed,
  type Note,
  needed,
  type Power,
  type RollFrame,
  resistOf,
  successesOf,
} from '@muster/dwethia';
import { isFar } from '../shooting/aim.ts';
import { coverOf, isBlocked } from '../shooting/line.ts';
import {
  atSide,
  copyBattle,
  copyShip,
  diceOf,
  paidFrom,
  popped,
  purseOf,
  pushed,
  replaced,
  seatFor,
  shipOf,
  sideOf,
  withShip,
  withTurn,
} from '../state/battle.ts';
import { byItself } from '../state/by-itself.ts';
import type { Battle, CastCommand, CosmicProcedure, CosmicTable, PowerFrame, Ship, ShipId } from '../state/types.ts';
import { kitOf } from '../table/field.ts';
import { areNear, friendsOf } from '../table/standing.ts';
import { statOf } from '../table/values.ts';
import { woundsOn } from '../wounds/wounds.ts';
import { castCost, isImmune, powerOfShip } from './casting.ts';

/** Pays, and lets the other side resist. Only for castings that were not refused. */
export const applyCast = (b: Battle, c: CastCommand, table: CosmicTable): Battle => {
  const caster = shipOf(b, c.ship);
  const side = sideOf(b, caster)!;
  const power = powerOfShip(b, caster, c.power)!;
  const cost = castCost(b, caster, power, c.upcharge);
  table.tell?.({ type: 'cast', caster: caster.id, power: power.id, target: c.target, cost, rule: 'DW-89' });
  const paid = copyBattle(paidFrom(b, side, 'affinity', cost));
  if (kitOf(b, caster).faction?.id === 'eldritch-cult') paid.discounted = atSide(b.discounted, side, true);
  const now = withTurn(paid, caster.id, (turn) => {
    turn.cast = true;
    if (power.phase === 'shoot') turn.ceased = true; // DW-86
  });
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
  return pushed(now, frame, resistOf(power.id, purseOf(side), seatFor(b, caster), cost));
};

/** The contest is over: the power lies on top of the stack. */
export const resistEnded = (b: Battle, resolves: boolean): Battle => (resolves ? b : popped(b));

/** the target and, with Lightning, ships of its side near it; powers pass the immune by. */
export const struckBy = (b: Battle, target: Ship, { effect }: Power): readonly Ship[] => {
  if (effect.kind === 'damage' && effect.strikes === 'target') return [target];
  const near = friendsOf(b, target).filter((s) => s.wounds > 0 && areNear(b, target, s) && !isImmune(b, s));
  return [target, ...near];
};

const strengthOf = ({ effect }: Power): number => (effect.kind === 'damage' ? effect.strength : 0);

/** cover and distance lower Perception; no arc, nobody in the way, no Behemoth. */
export const aimOfPower = (b: Battle, caster: Ship, power: Power, target: Ship, note?: Note): Aimed =>
  aimed(
    {
      perception: statOf(b, caster, 'perception'),
      strength: strengthOf(power),
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
export const powerWounds = ({ effect }: Power, upcharge: number, isTarget: boolean): number =>
  effect.kind === 'damage' ? (effect.keywords.wound ?? 1) + (isTarget ? upcharge : 0) : 0;

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
  const [purse, seat] = [purseOf(sideOf(b, caster)!), seatFor(b, caster)];
  const pools = struck.map((s) => ({ purse, seat, count: 1, needs: powerNeeds(b, caster, power, target, s) }));
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
  const hit = f.struck.filter((_, i) => successesOf(roll, i) > 0);
  const frames = hit.map((id) =>
    woundsOn(id, powerWounds(power, f.upcharge, id === f.target), { kind: 'power', by: f.caster }),
  );
  return pushed(replaced(b, withStruck(f, f.struck, 'done')), ...frames.reverse());
};

export const powerProcedure: CosmicProcedure<PowerFrame> = byItself((b, f, table) =>
  f.step === 'resolve' ? resolve(b, f, table) : popped(b),
);
