/** Exact odds of one shot or damaging power between two profiles, as at a real table (P1): what is rolled, what it needs, why, and what comes of it. */

import { atLeast, certain, type Distribution, mean } from '@muster/dice';
import {
  aimed,
  isBehemothTo,
  type Modifier,
  NO_STATS,
  type Note,
  noting,
  type Power,
  type RangedWeapon,
  type Reason,
  weaponOfPower,
  woundsOf,
} from '@muster/dwethia';
import { traitOf } from '../content/factions.ts';
import type { BuildingSheet, UnitSheet } from '../content/types.ts';
import { unitPoints } from '../content/units.ts';
import { weaponOf } from '../content/weapons.ts';
import type { Fighter } from './profile-fights.ts';

/** One who shoots, is shot at, or fights, wherever it stands. */
export interface OddsModel extends Fighter {
  /** DW-63: bears a shield. */
  readonly shield: boolean;
  /** By nature. */
  readonly cover: number;
  readonly weapon: RangedWeapon | null;
}

/** A unit with what its faction always gives it; what asks for circumstances is left out (3.2). */
export const oddsModelOf = (sheet: UnitSheet): OddsModel => {
  const trait = sheet.faction === null ? null : traitOf(sheet.faction);
  const cap = trait?.integrityCap ?? null;
  const integrity = cap === null ? sheet.stats.integrity : Math.min(cap, sheet.stats.integrity);
  return {
    stats: { ...sheet.stats, integrity },
    save: sheet.save,
    ignore: trait?.ignore ?? null,
    isCommander: sheet.commander,
    isBuilding: false,
    worth: unitPoints(sheet),
    shield: sheet.save !== null,
    cover: 0,
    weapon: sheet.weapon === null ? null : weaponOf(sheet.weapon)!,
  };
};

/** Defense and Wounds only; a gun has the Perception of its line. */
export const oddsModelOfBuilding = ({ defense, wounds, gun, points }: BuildingSheet): OddsModel => ({
  stats: { ...NO_STATS, defense, wounds, perception: gun?.perception ?? 0 },
  save: null,
  ignore: null,
  isCommander: false,
  isBuilding: true,
  worth: points,
  shield: false,
  cover: 0,
  weapon: gun === null ? null : weaponOf(gun.weapon)!,
});

/** What is fired: a weapon, or a power that does damage. */
export interface OddsWeapon extends RangedWeapon {
  readonly isPower: boolean;
}

/** Undefined for a power that does no damage. */
export const oddsWeaponOfPower = (power: Power): OddsWeapon | undefined => {
  const weapon = weaponOfPower(power);
  return weapon === undefined ? undefined : { ...weapon, isPower: true };
};

export interface ProfileShot {
  readonly attacker: OddsModel;
  readonly defender: OddsModel;
  readonly weapon: OddsWeapon;
  /** From base to base, in inches. */
  readonly distance: number;
  /** of terrain, with one more where the target is behind it. */
  readonly cover: number;
  readonly inTheWay: number;
  /** fired in an arc, though the target is in range. */
  readonly arc: boolean;
  /** CQ-51: of the Citadel, and has not moved; it helps shots of units, no powers. */
  readonly steady: boolean;
  /** within an inch of a shield bearer. */
  readonly shielded: boolean;
  /** Its Integrity behind a shield, where it is not that of its line; null: as printed. */
  readonly defenderIntegrity: number | null;
  /** Affinity more for a power. */
  readonly upcharge: number;
}

export interface ProfileShotOdds {
  readonly dice: number;
  readonly needs: {
    /** Null: too tough for the weapon, no die is rolled (DW-59). */
    readonly attack: number | null;
    readonly wound: null;
    readonly save: number | null;
    readonly ignore: number | null;
  };
  /** By number; not capped by the Wounds of the target. */
  readonly wounds: Distribution;
  readonly mean: number;
  readonly slain: number;
  readonly steps: readonly Reason[];
}

/** */
const ARC_REACH = 2;

/** beyond its range a weapon with [Arc] fires in an arc. */
const isArc = ({ weapon, distance, arc }: ProfileShot): boolean =>
  weapon.keywords.arc === true && (arc || distance > weapon.range);

/** Why this shot cannot be made at all; undefined when it can. */
export const shotFault = ({ weapon, distance, arc, upcharge, attacker }: ProfileShot): string | undefined => {
  if (arc && weapon.keywords.arc !== true) return 'Only a weapon with [Arc] is fired in an arc (CQ-53).';
  if (upcharge > 0 && !weapon.isPower) return 'Only a power can be upcharged (X-362).';
  if (weapon.isPower && attacker.isBuilding) return 'A building casts no powers.';
  const most = weapon.range * (weapon.keywords.arc === true ? ARC_REACH : 1);
  return distance <= most ? undefined : `The target is ${distance}" away; this weapon reaches ${most}" (DW-50).`;
};

const STEADY: readonly Modifier[] = [{ what: 'Has not moved', value: 1, rule: 'CQ-51' }];
const NO_MODIFIERS: readonly Modifier[] = [];

/** DW-63, X-346, X-348: its own Integrity, if it has any. */
const shieldOf = ({ defender, shielded, defenderIntegrity }: ProfileShot): number => {
  if (defender.isBuilding) return 0;
  if (defenderIntegrity !== null) return Math.max(0, defenderIntegrity);
  return defender.shield || shielded ? Math.max(0, defender.stats.integrity) : 0;
};

/** Null: too tough (DW-59, X-342); powers know no Behemoth. */
const needsOf = (q: ProfileShot, note: Note): number | null => {
  const { attacker, defender, weapon } = q;
  if (!weapon.isPower && isBehemothTo(defender.stats.defense, weapon.strength)) {
    note('Strength of the attack', weapon.strength, 'DW-56');
    note('Defense', defender.stats.defense, 'DW-56');
    note('Too tough for this weapon: no die', 0, 'DW-59');
    return null;
  }
  return aimed(
    {
      perception: attacker.stats.perception,
      strength: weapon.strength,
      defense: defender.stats.defense,
      cover: q.cover + defender.cover,
      inTheWay: q.inTheWay,
      far: false, // DW-61, X-44: this game knows no long distance
      others: q.steady && !attacker.isBuilding && !weapon.isPower ? STEADY : NO_MODIFIERS,
      arc: isArc(q),
      shield: shieldOf(q),
    },
    note,
  ).needs;
};

export const shotOdds = (q: ProfileShot): ProfileShotOdds => {
  const { steps, note } = noting();
  const { weapon, defender } = q;
  const attack = needsOf(q, note);
  const dice = attack === null ? 0 : (weapon.keywords.multiShot ?? 1);
  const [save, ignore] = defender.isBuilding ? [null, null] : [defender.save, defender.ignore];
  const woundsEach = (weapon.keywords.wound ?? 1) + q.upcharge;
  if (attack !== null) {
    if (save !== null) note('Saved on', save, 'DW-62');
    if (ignore !== null) note('Ignored on', ignore, 'DW-64');
    if (woundsEach > 1) note('Wounds of each success', woundsEach, 'X-362');
  }
  const wounds = attack === null ? certain(0) : woundsOf({ dice, attack, wound: null, save, ignore, woundsEach });
  return {
    dice,
    needs: { attack, wound: null, save, ignore },
    wounds,
    mean: mean(wounds),
    slain: atLeast(wounds, Math.max(1, defender.stats.wounds)),
    steps,
  };
};
