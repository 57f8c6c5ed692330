/** Ranged weapons of units and buildings (3.2): the Short Bows are published, the rest is ours. Ranges in inches. */

import type { Penalty, RangedWeapon, WeaponKeywords } from '@muster/dwethia';

const weapon = (
  id: string,
  name: string,
  [range, strength, penalty]: readonly [number, number, Penalty],
  keywords: WeaponKeywords = {},
): RangedWeapon => ({ kind: 'ranged', id, name, range, strength, penalty, keywords, uses: null });

/** Of Black Sun make the Strength is already one higher. */
export const WEAPONS: readonly RangedWeapon[] = [
  weapon('short-bows', 'Short Bows', [12, 2, 'none'], { arc: true }),
  weapon('rifles', 'Rifles', [12, 3, 'half']),
  weapon('long-rifles', 'Long Rifles', [15, 3, 'full'], { quickShot: true }),
  weapon('fire-pistols', 'Fire Pistols', [6, 3, 'none']),
  weapon('carbines', 'Carbines', [9, 4, 'half'], { blackSun: true }),
  weapon('hexes', 'Hexes', [9, 2, 'none']),
  weapon('field-guns', 'Field Guns', [18, 3, 'full']),
  weapon('mortars', 'Mortars', [12, 3, 'full'], { arc: true }),
  weapon('sun-cannon', 'Sun Cannon', [15, 4, 'full'], { blackSun: true }),
  weapon('tower-guns', 'Tower Guns', [9, 3, 'none']),
];

/** Weapons whose name and figures are the publisher's. */
export const PUBLISHED_WEAPONS: readonly string[] = ['short-bows'];

const BY_ID = new Map(WEAPONS.map((one) => [one.id, one]));

export const weaponOf = (id: string): RangedWeapon | undefined => BY_ID.get(id);
