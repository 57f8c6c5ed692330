/** Wargear of Heroes. Figures and prices of the list; the Short Bow and the price of the pistol are published, the rest is ours. */

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

/** Black Sun make: one Strength more and the tag, for one point. */
const ofBlackSun = <W extends MeleeWeapon | RangedWeapon>(weapon: W, name: string): WargearEntry => ({
  gear: {
    ...weapon,
    id: `black-sun-${weapon.id === 'hand-weapon' ? 'blade' : weapon.id}`,
    name,
    strength: weapon.strength + 1,
    keywords: { ...weapon.keywords, blackSun: true },
  },
  points: wargearPoints(weapon) + 1,
});

const HAND_WEAPON = blade('hand-weapon', 'hand weapon', 1, 0);
const SPEAR = blade('spear', 'spear', 2, 0);
const PISTOL = gun('pistol', 'pistol', [12, 4, 'none'], { light: true });
const CARBINE = gun('carbine', 'carbine', [18, 4, 'half'], { blackSun: true });

export const WARGEAR: readonly WargearEntry[] = [
  bought(HAND_WEAPON),
  bought(blade('great-weapon', 'great weapon', 1, 3, { twoHanded: true })),
  bought(SPEAR),
  bought(blade('pike', 'pike', 3, 0, { twoHanded: true })),
  bought(blade('claws', 'claws', 1, 0)),
  bought(blade('long-limbs', 'long limbs', 2, 0)),
  bought({ kind: 'gear', id: 'shield', name: 'shield', save: 5, cover: 0, points: 3 }),
  bought({ kind: 'gear', id: 'camo-cloak', name: 'camo cloak', save: null, cover: 1, points: 1 }),
  bought(gun('short-bow', 'Short Bow', [24, 2, 'none'], { arc: true })),
  bought(gun('crossbow', 'crossbow', [18, 4, 'full'])),
  bought(PISTOL),
  bought(gun('rifle', 'rifle', [24, 3, 'half'])),
  bought(gun('quick-rifle', 'quick rifle', [24, 3, 'half'], { quickShot: true })),
  bought(CARBINE),
  bought(gun('grenade', 'grenade', [6, 4, 'none'], { blast: 1, grenade: true }, 1)),
  bought(gun('siege-gun', 'siege gun', [36, 6, 'full'], { blast: 2 })),
  ofBlackSun(HAND_WEAPON, 'Black Sun blade'),
  ofBlackSun(SPEAR, 'Black Sun spear'),
  ofBlackSun(PISTOL, 'Black Sun pistol'),
  ofBlackSun(CARBINE, 'Black Sun carbine'),
];

const BY_ID = new Map(WARGEAR.map((entry) => [entry.gear.id, entry]));

export const wargearOf = (id: string): WargearEntry | undefined => BY_ID.get(id);
