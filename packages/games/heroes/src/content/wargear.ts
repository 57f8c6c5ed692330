/** Wargear of Heroes (HR-03). Figures and prices of the list; the Short Bow and the price of the pistol are published, the rest is ours. */

import { type MeleeWeapon, type RangedWeapon, type Wargear, wargearPoints } from '@muster/dwethia';

export interface WargearEntry {
  readonly gear: Wargear;
  readonly points: number;
}

const bought = (gear: Wargear): WargearEntry => ({ gear, points: wargearPoints(gear) });

const blade = (
  id: string,
  name: string,
  reach: 1 | 2 | 3,
  strength: number,
  keywords: MeleeWeapon['keywords'] = {},
): MeleeWeapon => ({ kind: 'melee', id, name, reach, strength, keywords });

const gun = (
  id: string,
  name: string,
  [range, strength, penalty]: readonly [number, number, RangedWeapon['penalty']],
  keywords: RangedWeapon['keywords'] = {},
  uses: 1 | null = null,
): RangedWeapon => ({ kind: 'ranged', id, name, range, strength, penalty, keywords, uses });

const BLACK_SUN = 'black-sun-';

/** Black Sun make: one Strength more and the tag, for one point. */
const ofBlackSun = (weapon: MeleeWeapon | RangedWeapon): WargearEntry => ({
  gear: {
    ...weapon,
    id: BLACK_SUN + (weapon.id === 'hand-weapon' ? 'blade' : weapon.id),
    name: `Black Sun ${weapon.id === 'hand-weapon' ? 'blade' : weapon.name}`,
    strength: weapon.strength + 1,
    keywords: { ...weapon.keywords, blackSun: true },
  },
  points: wargearPoints(weapon) + 1,
});

const BLADES = [
  blade('hand-weapon', 'hand weapon', 1, 0),
  blade('great-weapon', 'great weapon', 1, 3, { twoHanded: true }),
  blade('spear', 'spear', 2, 0),
  blade('pike', 'pike', 3, 0, { twoHanded: true }),
];
const GUNS = [
  gun('short-bow', 'Short Bow', [24, 2, 'none'], { arc: true }),
  gun('crossbow', 'crossbow', [18, 4, 'full']),
  gun('pistol', 'pistol', [12, 4, 'none'], { light: true }),
  gun('rifle', 'rifle', [24, 3, 'half']),
  gun('quick-rifle', 'quick rifle', [24, 3, 'half'], { quickShot: true }),
  gun('carbine', 'carbine', [18, 4, 'half'], { blackSun: true }),
  gun('grenade', 'grenade', [6, 4, 'none'], { blast: 1, grenade: true }, 1),
  gun('siege-gun', 'siege gun', [36, 6, 'full'], { blast: 2 }),
];

export const WARGEAR: readonly WargearEntry[] = [
  ...BLADES.map(bought),
  bought(blade('claws', 'claws', 1, 0)),
  bought(blade('long-limbs', 'long limbs', 2, 0)),
  bought({ kind: 'gear', id: 'shield', name: 'shield', save: 5, cover: 0, points: 3 }),
  bought({ kind: 'gear', id: 'camo-cloak', name: 'camo cloak', save: null, cover: 1, points: 1 }),
  ...GUNS.map(bought),
  ...[...BLADES, ...GUNS].map(ofBlackSun),
];

const BY_ID = new Map(WARGEAR.map((entry) => [entry.gear.id, entry]));

export const wargearOf = (id: string): WargearEntry | undefined => BY_ID.get(id);

/** Only the Black Sun Traders have it made so, and one weapon for each model. */
export const isBlackSunMake = (id: string): boolean => id.startsWith(BLACK_SUN) && BY_ID.has(id);
