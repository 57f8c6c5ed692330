/** A shot between two sheets, wherever they stand (P1): what the odds page asks. */

import { atLeast, type Distribution, mean } from '@muster/dice';
import { aimed, isBehemothTo, noting, type Step, woundsOf } from '@muster/dwethia';
import { TRAITS } from '../content/factions.ts';
import type { BuildingSheet, UnitSheet } from '../content/types.ts';
import { weaponOf } from '../content/weapons.ts';
import { DEFAULT_RULINGS } from '../state/rulings.ts';

export type Sheet = UnitSheet | BuildingSheet;

export interface ShotQuestion {
  readonly attacker: Sheet;
  readonly defender: Sheet;
  /** In inches. */
  readonly distance: number;
  readonly cover: number;
  /** Models in the way. */
  readonly inTheWay: number;
  readonly arc: boolean;
  /** The shooter has nothing on its ledger. */
  readonly isStill: boolean;
  /** The target stands behind a shield that is not its own (DW-63). */
  readonly isShielded: boolean;
}

export interface ShotOdds {
  readonly dice: number;
  readonly needs: { readonly attack: number | null; readonly save: number | null; readonly ignore: number | null };
  /** By number; not capped. */
  readonly wounds: Distribution;
  readonly mean: number;
  readonly slain: number;
  readonly steps: readonly Step[];
}

const isUnitSheet = (sheet: Sheet): sheet is UnitSheet => 'stats' in sheet;

/** What it shoots with; undefined for who has no ranged weapon. */
export const gunOfSheet = (sheet: Sheet) => {
  const id = isUnitSheet(sheet) ? sheet.weapon : (sheet.gun?.weapon ?? null);
  return id === null ? undefined : weaponOf(id);
};

export const defenseOfSheet = (sheet: Sheet): number => (isUnitSheet(sheet) ? sheet.stats.defense : sheet.defense);
export const woundsOfSheet = (sheet: Sheet): number => (isUnitSheet(sheet) ? sheet.stats.wounds : sheet.wounds);

/** in inches. */
export const reachOfSheet = (sheet: Sheet, arc: boolean): number =>
  (gunOfSheet(sheet)?.range ?? 0) * (arc ? DEFAULT_RULINGS.arcMultiplier : 1);

const traitOfSheet = ({ faction }: Sheet) => (faction === null ? undefined : TRAITS[faction]);

/** the struck one's own Integrity, as its faction lets it count. */
const shieldOf = (sheet: Sheet, isShielded: boolean): number => {
  if (!isUnitSheet(sheet) || (sheet.save === null && !isShielded)) return 0;
  return Math.max(0, Math.min(sheet.stats.integrity, traitOfSheet(sheet)?.integrityCap ?? sheet.stats.integrity));
};

/** Undefined for who has no ranged weapon; the distance is the page's to look at. */
export const sheetShot = (q: ShotQuestion): ShotOdds | undefined => {
  const { attacker, defender, cover, inTheWay, arc } = q;
  const gun = gunOfSheet(attacker);
  if (gun === undefined) return undefined;
  const { steps, note } = noting();
  const isSteady = isUnitSheet(attacker) && q.isStill && traitOfSheet(attacker)?.steadyAim === true;
  const { needs } = aimed(
    {
      perception: isUnitSheet(attacker) ? attacker.stats.perception : (attacker.gun?.perception ?? 0),
      strength: gun.strength,
      defense: defenseOfSheet(defender),
      cover,
      inTheWay,
      far: false, // this game knows no long distance
      others: isSteady ? [{ what: 'Has not moved', value: 1, rule: 'CQ-51' }] : [],
      arc,
      shield: shieldOf(defender, q.isShielded),
    },
    note,
  );
  const isVain = isBehemothTo(defenseOfSheet(defender), gun.strength);
  if (isVain) note('Too tough for this weapon: no die', 0, 'DW-59');
  const save = isUnitSheet(defender) ? defender.save : null;
  const ignore = isUnitSheet(defender) ? (traitOfSheet(defender)?.ignore ?? null) : null;
  const attack = isVain ? null : needs;
  const wounds = attack === null ? [1] : woundsOf({ dice: 1, attack, wound: null, save, ignore, woundsEach: 1 });
  return {
    dice: isVain ? 0 : 1,
    needs: { attack, save, ignore },
    wounds,
    mean: mean(wounds),
    slain: atLeast(wounds, Math.max(1, woundsOfSheet(defender))),
    steps,
  };
};
