/** Who takes part in a question of odds: units as they stand alone, powers that strike like weapons. */

import type { Power, RangedWeapon } from '@muster/dwethia';
import type { UnitSheet } from './build/sheet.ts';
import type { Duellist } from './odds.ts';
import { kitOfSheet } from './table/field.ts';

/** A unit as it stands alone: its shield, its cloak, what its faction and race give it wherever it is. */
export const duellistOf = (sheet: UnitSheet): Duellist => {
  const { stats, save, hasShield, cover, ignores } = kitOfSheet(sheet);
  return { stats, save, ignore: ignores, shield: hasShield, cover };
};

/** a power that does damage is worked out like a shot; undefined for all others. */
export const weaponOfPower = ({ id, name, range, effect }: Power): RangedWeapon | undefined =>
  effect.kind !== 'damage' || range === null
    ? undefined
    : {
        kind: 'ranged',
        id,
        name,
        range,
        strength: effect.strength,
        penalty: 'none',
        keywords: effect.keywords,
        uses: null,
      };
