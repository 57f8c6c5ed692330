/** Who takes part in a question of odds: units as they stand alone. */

import type { UnitSheet } from '../content/sheet.ts';
import { kitOfSheet } from '../ground/field.ts';
import type { Duellist } from './profiles.ts';

/** A unit as it stands alone: its shield, its cloak, what its faction and race give it wherever it is. */
export const duellistOf = (sheet: UnitSheet): Duellist => {
  const { stats, save, hasShield, cover, ignores } = kitOfSheet(sheet);
  return { stats, save, ignore: ignores, shield: hasShield, cover };
};

export { weaponOfPower } from '@muster/dwethia';
