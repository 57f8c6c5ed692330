/** What a unit could do in a turn of its own: move, then attack, as all others stand now. For tables that show it beforehand. */

import { destroyedAfter } from '@muster/dice';
import { distance, type Hex } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import type { UnitProfile } from '../content/units.ts';
import { destinations } from '../movement/movement.ts';
import type { Battle, HexLabel, Unit, UnitId } from '../state/battle.ts';
import { type Field, fieldOf } from '../state/field.ts';
import { copyBattle, copyUnit, hexOf, indexOf, occupants, other, profileOf, unitOf, withUnit } from '../state/units.ts';
import { idleCode, obstacle } from '../targets/targets.ts';
import { attackOdds, type CombatOdds } from './odds.ts';

/** An attack that a unit could make after a move. */
export interface Strike {
  readonly attacker: UnitId;
  readonly target: UnitId;
  /** Where it would best strike from; its own hex where it need not move. */
  readonly from: HexLabel;
  readonly odds: CombatOdds;
}

/** The battle as if this unit had gone to that hex. */
export const asIfOn = (b: Battle, id: UnitId, hex: HexLabel): Battle => {
  const index = indexOf(b, id);
  const unit = copyUnit(b.units[index]!);
  if (unit.hex !== hex) unit.left = true;
  unit.hex = hex;
  return withUnit(b, index, unit);
};

/** As in the first turn it takes: not moved, nothing spent. */
const rested = (u: Unit): Unit => {
  const unit = copyUnit(u);
  unit.moved = false;
  unit.left = false;
  unit.attacked = false;
  return unit;
};

/** Nothing farther than this can be struck, whatever the ground: the road's point included. */
const isOutOfQuestion = (field: Field, u: Unit, { move, range }: UnitProfile, to: Hex): boolean =>
  distance(field.grid, hexOf(field, u), to) > move + 1 + range;

/** Who stands where when this unit has left its hex. */
const seatsWithout = (b: Battle, field: Field, u: Unit): readonly Seat[] => {
  const seats = occupants(b, field).slice();
  seats[hexOf(field, u)] = -1;
  return seats;
};

/** The hexes it could strike from. */
const standsOf = (b: Battle, field: Field, attacker: Unit): readonly Hex[] =>
  profileOf(attacker).setup || attacker.moved
    ? [hexOf(field, attacker)]
    : destinations(b, attacker).map((d) => d.hex);

/** Calls `found` with every hex from which the unit could strike the target after a move, until it returns true. */
const eachStand = (b: Battle, attacker: Unit, target: Unit, found: (from: Hex) => boolean): boolean => {
  const field = fieldOf(b.config);
  const profile = profileOf(attacker);
  const to = hexOf(field, target);
  if (isOutOfQuestion(field, attacker, profile, to) || idleCode(b, attacker, profile) !== undefined) return false;
  const seats = seatsWithout(b, field, attacker);
  for (const from of standsOf(b, field, attacker))
    if (obstacle(b, field, seats, attacker, profile, from, to) === undefined && found(from)) return true;
  return false;
};

/** The better first: what destroys more surely, else what hits more, else what brings less in return. */
export const compareStrikes = ({ odds: x }: Pick<Strike, 'odds'>, { odds: y }: Pick<Strike, 'odds'>): number =>
  y.destroy - x.destroy || y.mean - x.mean || x.battleBack.mean - y.battleBack.mean;

/** Every attack that the unit could make on the target after its move, by the hex it would strike from. */
export const strikesOn = (b: Battle, attacker: Unit, target: Unit): readonly Strike[] => {
  const field = fieldOf(b.config);
  const known = new Map<string, CombatOdds>(); // the ground it stands on and the distance decide
  const found: Strike[] = [];
  eachStand(b, attacker, target, (from) => {
    const key = `${field.terrain[from]} ${distance(field.grid, from, hexOf(field, target))}`;
    const label = field.grid.labels[from]!;
    const there = asIfOn(b, attacker.id, label);
    const odds = known.get(key) ?? attackOdds(there, unitOf(there, attacker.id), target);
    known.set(key, odds);
    found.push({ attacker: attacker.id, target: target.id, from: label, odds });
    return false;
  });
  return found;
};

/** The best attack the unit could make on the target after its move; undefined when it cannot get at it. */
const bestStrike = (b: Battle, attacker: Unit, target: Unit): Strike | undefined => {
  let best: Strike | undefined;
  for (const strike of strikesOn(b, attacker, target))
    if (best === undefined || compareStrikes(strike, best) < 0) best = strike;
  return best;
};

const strikesBy = (b: Battle, attacker: Unit): readonly Strike[] =>
  b.units
    .filter((u) => u.seat !== attacker.seat && u.hex !== null)
    .flatMap((target) => bestStrike(b, attacker, target) ?? [])
    .sort(compareStrikes);

/** All the unit could strike in this turn after a move, the best first. */
export const strikesOf = (b: Battle, id: UnitId): readonly Strike[] => strikesBy(b, unitOf(b, id));

/** The battle at the enemy's next turn: this round when it has fresh units, else the next one (GB-12, GB-14), if there is one. */
const atNextTurnOf = (b: Battle, seat: Seat): { readonly then: Battle; readonly able: readonly Unit[] } => {
  const alive = b.units.filter((u) => u.seat === seat && u.hex !== null);
  const fresh = alive.filter((u) => u.state === 'fresh');
  const then = copyBattle(b);
  if (fresh.length > 0) return { then, able: fresh.map(rested) };
  then.round = b.round + 1;
  return { then, able: b.round < fieldOf(b.config).roundLimit ? alive.map(rested) : [] };
};

export interface Threats {
  /** Who could strike the unit in the enemy's next turn, the worst first. */
  readonly strikes: readonly Strike[];
  /** The chance at most that it is destroyed, if as many as may be activated all go for it. */
  readonly worst: number;
}

/** What the enemy could do to this unit in its next turn, if all others stay where they stand. */
export const threatsTo = (b: Battle, id: UnitId): Threats => {
  const target = unitOf(b, id);
  const enemy = other(target.seat);
  const { then, able } = atNextTurnOf(b, enemy);
  const strikes = able.flatMap((u) => bestStrike(then, u, target) ?? []).sort(compareStrikes);
  const most = strikes.slice(0, fieldOf(b.config).scenario.sides[enemy]!.activations);
  const worst = destroyedAfter(
    target.health,
    most.map((s) => s.odds.hits),
  );
  return { strikes, worst: worst.at(-1) ?? 0 };
};

/** Those of these hexes on which the enemy could strike the unit in its next turn. */
export const threatenedHexes = (b: Battle, id: UnitId, hexes: readonly HexLabel[]): readonly HexLabel[] => {
  const enemy = other(unitOf(b, id).seat);
  return hexes.filter((hex) => {
    const { then, able } = atNextTurnOf(asIfOn(b, id, hex), enemy);
    const target = unitOf(then, id);
    return able.some((u) => eachStand(then, u, target, () => true));
  });
};

/** What one unit could do in its side's next turn. */
export interface Menace {
  /** Whom it could strike, the best first. */
  readonly strikes: readonly Strike[];
  /** Every hex on which it could strike somebody. */
  readonly hexes: readonly HexLabel[];
}

/** What a unit could do in the next turn of its side; nothing where it has acted in this round and others have not. */
export const menaceOf = (b: Battle, id: UnitId): Menace => {
  const field = fieldOf(b.config);
  const { then, able } = atNextTurnOf(b, unitOf(b, id).seat);
  const unit = able.find((u) => u.id === id);
  if (unit === undefined || idleCode(then, unit, profileOf(unit)) !== undefined) return { strikes: [], hexes: [] };
  const profile = profileOf(unit);
  const seats = seatsWithout(then, field, unit);
  const stands = standsOf(then, field, unit);
  const isStruck = (to: Hex): boolean =>
    stands.some((from) => obstacle(then, field, seats, unit, profile, from, to) === undefined);
  return {
    strikes: strikesBy(then, unit),
    hexes: field.grid.labels.filter((_, hex) => isStruck(hex)),
  };
};
