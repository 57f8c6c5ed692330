/** Choosing targets (GB-30 to GB-38): range, line of sight, and what else may forbid an attack. */

import { distance, type Hex, isClear, NO_HEX, sight } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import type { UnitProfile } from '../content/units.ts';
import type { AttackCommand, Battle, BattleRefusal, HexLabel, Unit } from '../state/battle.ts';
import { type Field, fieldOf } from '../state/field.ts';
import { hexOf, nameOf, occupants, other, profileOf, standingOf, unitOf } from '../state/units.ts';

/** What blocks sight between two hexes (GB-34: any other unit, blocking terrain; R-16: not all of it from a hill). */
const blocker = (b: Battle, field: Field, seats: readonly Seat[], from: Hex, to: Hex): ((hex: Hex) => boolean) => {
  const fromHill = field.terrain[from] === 'hill' || field.terrain[to] === 'hill';
  return b.config.rulings.hillSeesOver && fromHill
    ? (hex) => field.high[hex]!
    : (hex) => field.blocksSight[hex]! || seats[hex]! >= 0;
};

const canSee = (b: Battle, field: Field, seats: readonly Seat[], from: Hex, to: Hex): boolean =>
  isClear(field.grid, from, to, blocker(b, field, seats, from, to), b.config.rulings.losEdge);

/** The hexes that decide against a line of sight; empty when it is clear. */
export const sightBlockers = (b: Battle, from: HexLabel, to: HexLabel): readonly HexLabel[] => {
  const field = fieldOf(b.config);
  const [a, z] = [field.grid.labels.indexOf(from), field.grid.labels.indexOf(to)];
  const blocked = sight(field.grid, a, z, blocker(b, field, occupants(b, field), a, z), b.config.rulings.losEdge);
  return blocked === undefined ? [] : blocked.hexes.map((hex) => field.grid.labels[hex]!);
};

/** Whether a unit's own weapons reach that far, whatever stands between (GB-31 to GB-33, R-04, R-44). */
export const reaches = (b: Battle, u: Unit, far: number): boolean => {
  const { minRange, range } = profileOf(u);
  return reachesWith(b, minRange, range, far);
};

const reachesWith = (b: Battle, minRange: number, range: number, far: number): boolean => {
  if (far < minRange || far > range) return false;
  return far > 1 || range === 1 || b.config.rulings.rangedInMelee !== 'forbidden';
};

/** R-06, where the switch asks for it. */
const isPinned = (b: Battle, field: Field, seats: readonly Seat[], u: Unit, from: Hex, far: number): boolean =>
  b.config.rulings.mustFightAdjacent &&
  far > 1 &&
  field.grid.neighbours[from]!.some((hex) => seats[hex] === other(u.seat));

/** Why a unit cannot attack anyone now. */
export const idleCode = (
  b: Battle,
  u: Unit,
  { setup, reload }: UnitProfile,
): 'alreadyAttacked' | 'notSetUp' | 'reloading' | undefined => {
  if (u.attacked) return 'alreadyAttacked'; // GB-30
  if (setup && u.left) return 'notSetUp'; // R-41; all others may move and shoot
  if (reload && u.attackedInRound > 0 && u.attackedInRound === b.round - 1) return 'reloading';
  return undefined;
};

/** Why the unit cannot attack an enemy on this hex, in one word; undefined when it can. Only for units that are not idle. */
export const obstacle = (
  b: Battle,
  field: Field,
  seats: readonly Seat[],
  u: Unit,
  profile: UnitProfile,
  from: Hex,
  to: Hex,
) => {
  const far = distance(field.grid, from, to);
  const { minRange, range, indirect } = profile;
  if (far > range) return 'outOfRange'; // GB-31, GB-32
  if (far < minRange) return 'tooClose';
  if (!reachesWith(b, minRange, range, far)) return 'noShootingInMelee';
  if (isPinned(b, field, seats, u, from, far)) return 'mustFightAdjacent';
  if (far > 1 && !indirect && !canSee(b, field, seats, from, to)) return 'noLineOfSight'; // GB-32, R-42
  return undefined;
};

export const refuseAttack = (b: Battle, c: AttackCommand, target: Unit): BattleRefusal | undefined => {
  const field = fieldOf(b.config);
  const attacker = unitOf(b, c.attacker);
  const name = nameOf(attacker);
  const names = { name, target: nameOf(target) };
  if (attacker.state !== 'activated')
    return { code: 'notActivated', rule: 'GB-30', unit: attacker.id, name, state: attacker.state };
  if (target.seat === attacker.seat) return { code: 'friendlyTarget', rule: 'GB-30', ...names };
  const profile = profileOf(attacker);
  const idle = idleCode(b, attacker, profile);
  if (idle !== undefined) return { code: idle, rule: IDLE_RULES[idle], name };
  const code = obstacle(b, field, occupants(b, field), attacker, profile, hexOf(field, attacker), hexOf(field, target));
  switch (code) {
    case undefined:
      return undefined;
    case 'outOfRange':
    case 'tooClose': {
      const { minRange, range } = profile;
      const far = distance(field.grid, hexOf(field, attacker), hexOf(field, target));
      const rule = code === 'tooClose' ? 'R-44' : range === 1 ? 'GB-31' : 'GB-32';
      return { code, rule, ...names, distance: far, range: [minRange, range] };
    }
    case 'noLineOfSight':
      return { code, rule: 'GB-34', ...names, blockers: sightBlockers(b, attacker.hex!, target.hex!) };
    case 'noShootingInMelee':
      return { code, rule: 'R-04', ...names };
    case 'mustFightAdjacent':
      return { code, rule: 'R-06', ...names };
  }
};

/** Whether this unit could strike that enemy from where both stand, were it activated. */
export const couldAttack = (b: Battle, attacker: Unit, target: Unit): boolean => {
  const field = fieldOf(b.config);
  const profile = profileOf(attacker);
  const [from, to] = [hexOf(field, attacker), hexOf(field, target)];
  return (
    idleCode(b, attacker, profile) === undefined &&
    obstacle(b, field, occupants(b, field), attacker, profile, from, to) === undefined
  );
};

const IDLE_RULES = { alreadyAttacked: 'GB-30', notSetUp: 'R-41', reloading: 'R-43' } as const;

/** Calls `found` for every attack that may be made now, until it returns true. */
const eachAttack = (b: Battle, found: (attacker: Unit, target: Unit) => boolean): boolean => {
  const field = fieldOf(b.config);
  const { seats, hexes } = standingOf(b, field);
  for (let i = 0; i < b.units.length; i++) {
    const u = b.units[i]!;
    if (u.state !== 'activated') continue;
    const profile = profileOf(u);
    if (idleCode(b, u, profile) !== undefined) continue;
    for (let j = 0; j < b.units.length; j++) {
      const hex = hexes[j]!;
      if (hex === NO_HEX || b.units[j]!.seat === u.seat) continue;
      if (obstacle(b, field, seats, u, profile, hexes[i]!, hex) === undefined && found(u, b.units[j]!)) return true;
    }
  }
  return false;
};

export const canAnyAttack = (b: Battle): boolean => eachAttack(b, () => true);

export const attackCandidates = (b: Battle): AttackCommand[] => {
  const attacks: AttackCommand[] = [];
  eachAttack(b, (attacker, target) => {
    attacks.push({ type: 'attack', attacker: attacker.id, target: target.id });
    return false;
  });
  return attacks;
};

/** Every hex in range and in sight of a unit where it stands, at any time (GB-39). */
export const seenBy = (b: Battle, u: Unit): readonly HexLabel[] => {
  const field = fieldOf(b.config);
  const seats = occupants(b, field);
  const from = hexOf(field, u);
  const { indirect } = profileOf(u);
  return field.grid.labels.filter((_, to) => {
    const far = distance(field.grid, from, to);
    return reaches(b, u, far) && (indirect || canSee(b, field, seats, from, to));
  });
};

/** Whether a struck unit may strike back at this distance (GB-42, R-02). */
export const mayBattleBack = (
  b: Battle,
  defender: Unit,
  attacker: Unit,
  far: number,
): 'yes' | 'notAdjacent' | 'cannotReach' | 'off' => {
  const { battleBack } = b.config.rulings;
  if (battleBack === 'off') return 'off';
  if (battleBack === 'adjacent' && far > 1) return 'notAdjacent';
  if (!reaches(b, defender, far)) return 'cannotReach'; // R-44; R-40: setup and reload do not matter
  if (far === 1 || profileOf(defender).indirect) return 'yes';
  const field = fieldOf(b.config);
  return canSee(b, field, occupants(b, field), hexOf(field, defender), hexOf(field, attacker)) ? 'yes' : 'cannotReach';
};
