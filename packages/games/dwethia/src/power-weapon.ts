/** A power that does damage, worked out like a shot (DW-56): the weapon it would be, for odds. */

import type { Power } from './content/powers.ts';
import type { RangedWeapon } from './content/weapons.ts';

/** Undefined for a power that does no damage. */
export const weaponOfPower = ({ id, name, range, effect }: Power): RangedWeapon | undefined => {
  if (effect.kind !== 'damage' || range === null) return undefined;
  const { strength, keywords } = effect;
  return { kind: 'ranged', id, name, range, strength, penalty: 'none', keywords, uses: null };
};
