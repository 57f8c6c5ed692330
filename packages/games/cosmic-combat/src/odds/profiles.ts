/** Exact odds of one shot between two ships, as at a real table: what is rolled, what it needs, why, and what comes of it. */

import { atLeast, certain, type Distribution, mean, needs, sum, thin } from '@muster/dice';
import {
  aimed,
  factionOf,
  LONG_DISTANCE,
  type Modifier,
  type Note,
  noting,
  type Power,
  type RangedWeapon,
  type Reason,
  type Stats,
  weaponOfPower,
} from '@muster/dwethia';
import type { ShipSheet } from '../content/sheet.ts';
import { kitOfSheet } from '../ground/field.ts';
import type { BoardingShip } from '../ships/boarding.ts';
import type { RamShip } from '../ships/ram.ts';
import { type ShipRolls, shipRolls, shipWounds, struckOdds, volleyWounds } from '../ships/shot.ts';

/** What counts of a ship that is attacked or attacks, wherever it is. */
export interface OddsShip {
  readonly stats: Stats;
  /** Saves on so much or more where a shield is turned; null without shields. */
  readonly shield: number | null;
  readonly ignore: number | null;
  /** By nature. */
  readonly cover: number;
  /** Aggressors more in the round in which it boards. */
  readonly boldness: number;
}

/** A ship of the roster or of one's own, with what its faction and elite give it. */
export const oddsShipOf = (sheet: ShipSheet): OddsShip => {
  const faction = factionOf(sheet.faction);
  const { stats, shield, ignores } = kitOfSheet(sheet, faction);
  const boldness = faction.trait.onset && stats.aggression > 0 ? 1 : 0;
  return { stats, shield, ignore: ignores, cover: 0, boldness };
};

export const ramShipOf = ({ stats, ignore }: OddsShip): RamShip => ({
  strength: stats.strength,
  integrity: stats.integrity,
  ignore,
});

/** A line that names no Wounds has one. */
export const boardingShipFrom = ({ stats, ignore, boldness }: OddsShip, boards: boolean): BoardingShip => ({
  martial: stats.martial,
  aggressors: stats.aggression + (boards ? boldness : 0),
  wounds: Math.max(1, stats.wounds),
  ignore,
});

/** Of so many successes those that are not ignored, shared out as where most ships are destroyed: the weakest first, the rest to the last. */
const unignored = (count: number, ships: readonly BoardingShip[]): Distribution => {
  let left = count;
  return ships
    .toSorted((a, b) => a.wounds - b.wounds)
    .reduce((wounds, { wounds: most, ignore }, i) => {
      const share = i + 1 === ships.length ? left : Math.min(left, most);
      left -= share;
      return sum(wounds, ignore === null ? certain(share) : thin(certain(share), 1 - needs(ignore)));
    }, certain(0));
};

/** DW-64: what is left of the successes of one side when these ships have ignored what they can. */
export const boardingWounds = (successes: Distribution, struck: readonly BoardingShip[]): Distribution => {
  const total = successes.map(() => 0);
  successes.forEach((chance, count) => {
    unignored(count, struck).forEach((p, n) => {
      total[n]! += chance * p;
    });
  });
  return total;
};

/** What is fired: a weapon, or a power that does damage. */
export interface OddsWeapon extends RangedWeapon {
  readonly ion: boolean;
  readonly isPower: boolean;
}

export const oddsWeaponOf = (weapon: RangedWeapon & { readonly ion?: boolean }): OddsWeapon => ({
  ...weapon,
  ion: weapon.ion === true,
  isPower: false,
});

/** Undefined for a power that does no damage. */
export const oddsWeaponOfPower = (power: Power): OddsWeapon | undefined => {
  const weapon = weaponOfPower(power);
  return weapon === undefined ? undefined : { ...weapon, ion: false, isPower: true };
};

export interface OddsQuestion {
  readonly attacker: OddsShip;
  readonly defender: OddsShip;
  readonly weapon: OddsWeapon;
  /** From base to base, in inches. */
  readonly distance: number;
  /** Shield tokens on the side that is reached. */
  readonly shielded: number;
  /** of terrain, with one more where the target is behind it. */
  readonly cover: number;
  /** */
  readonly inTheWay: number;
  /** of the Citadel, and neither moved nor turned. */
  readonly steady: boolean;
  /** of the Empire, with another shield within 4 inches. */
  readonly shieldWall: boolean;
}

export interface Odds {
  readonly dice: number;
  readonly needs: { readonly attack: number | null; readonly save: number | null };
  /** Of the target, by number; not capped by its Wounds. */
  readonly wounds: Distribution;
  readonly mean: number;
  readonly destroyed: number;
  /** only of a weapon that brings a marker instead of wounds. */
  readonly marker?: number;
  readonly steps: readonly Reason[];
}

const STEADY: readonly Modifier[] = [{ what: 'Neither moved nor turned', value: 1, rule: 'X-255' }];
const NO_MODIFIERS: readonly Modifier[] = [];

/** powers know no Behemoth and no shields. */
const powerRolls = (q: OddsQuestion, note: Note): ShipRolls => {
  const { needs: attack } = aimed(
    {
      perception: q.attacker.stats.perception,
      strength: q.weapon.strength,
      defense: q.defender.stats.defense,
      cover: q.cover + q.defender.cover,
      inTheWay: 0,
      far: q.distance > LONG_DISTANCE,
      others: [],
      arc: false,
      shield: 0,
    },
    note,
  );
  const { ignore } = q.defender;
  if (ignore !== null) note('Each wound ignored on', ignore, 'DW-64');
  return { attack, save: null, ignore, woundsEach: q.weapon.keywords.wound ?? 1 };
};

const weaponRolls = (q: OddsQuestion, note: Note): ShipRolls =>
  shipRolls(
    {
      perception: q.attacker.stats.perception,
      strength: q.weapon.strength,
      woundsEach: q.weapon.ion ? 1 : (q.weapon.keywords.wound ?? 1),
      distance: q.distance,
      cover: q.cover + q.defender.cover,
      others: q.steady ? STEADY : NO_MODIFIERS,
      defense: q.defender.stats.defense,
      shield: q.defender.shield,
      ignore: q.weapon.ion ? null : q.defender.ignore,
      arrows: [q.shielded],
      betterSave: q.shieldWall ? 1 : 0,
    },
    note,
  );

/** Why this shot cannot be made at all; undefined when it can. */
export const outOfReach = ({ weapon, distance }: OddsQuestion): string | undefined =>
  distance <= weapon.range
    ? undefined
    : `The target is ${distance}" away; this weapon reaches ${weapon.range}" (X-203).`;

/** The chance that who is struck at is not missed for a ship in the way, as a factor of every number of wounds. */
const reached = (wounds: Distribution, chance: number): Distribution =>
  wounds.map((p, n) => p * chance + (n === 0 ? 1 - chance : 0));

export const oddsOf = (q: OddsQuestion): Odds => {
  const { steps, note } = noting();
  const inTheWay = q.weapon.isPower ? 0 : q.inTheWay;
  if (inTheWay > 0) note('Ships in the way, each struck on 1 to 3', inTheWay, 'X-232');
  const rolls = q.weapon.isPower ? powerRolls(q, note) : weaponRolls(q, note);
  const dice = rolls.attack === null ? 0 : (q.weapon.keywords.multiShot ?? 1);
  if (dice > 1) note('Dice of the shot', dice, 'X-69');
  const volley = volleyWounds(Array<Distribution>(dice).fill(shipWounds(rolls)));
  const successes = reached(volley, struckOdds(inTheWay)[inTheWay]!);
  const wounds = q.weapon.ion ? certain(0) : successes;
  return {
    dice,
    needs: { attack: rolls.attack, save: rolls.save },
    wounds,
    mean: mean(wounds),
    destroyed: atLeast(wounds, Math.max(1, q.defender.stats.wounds)),
    ...(q.weapon.ion ? { marker: atLeast(successes, 1) } : {}),
    steps,
  };
};
