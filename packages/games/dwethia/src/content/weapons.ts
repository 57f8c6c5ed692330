/** Weapons and what their keywords are called. The games have the tables; here is what a weapon is (DW-50). */

/** How moving hinders a shot (DW-66). */
export type Penalty = 'none' | 'half' | 'full';

/** Keywords of weapons and damaging powers; a number where the keyword carries one. */
export interface WeaponKeywords {
  readonly arc?: true;
  readonly quickShot?: true;
  readonly light?: true;
  readonly twoHanded?: true;
  readonly blackSun?: true;
  readonly grenade?: true;
  readonly blast?: number;
  readonly radius?: number;
  readonly sunder?: number;
  /** X dice a shot (M-13). */
  readonly multiShot?: number;
  /** Wounds of each success; 1 where it is not named. */
  readonly wound?: number;
}

export interface RangedWeapon {
  readonly kind: 'ranged';
  readonly id: string;
  readonly name: string;
  readonly range: number;
  readonly strength: number;
  readonly penalty: Penalty;
  readonly keywords: WeaponKeywords;
  /** Null: as often as one likes. */
  readonly uses: 1 | null;
}

export interface MeleeWeapon {
  readonly kind: 'melee';
  readonly id: string;
  readonly name: string;
  /** Range 1, 2 or 3 (DW-73). */
  readonly reach: 1 | 2 | 3;
  /** Added to the Strength of who wields it (DW-76). */
  readonly strength: number;
  readonly keywords: WeaponKeywords;
}

/** Something worn or carried that does not strike. */
export interface Gear {
  readonly kind: 'gear';
  readonly id: string;
  readonly name: string;
  /** Saves on so much or more (DW-62); null for none. */
  readonly save: number | null;
  readonly cover: number;
  /** It was priced by us: the published list has no price for it. */
  readonly points: number;
}

export type Wargear = RangedWeapon | MeleeWeapon | Gear;

const NAMES = {
  arc: 'Arc',
  quickShot: 'Quick Shot',
  light: 'Light',
  twoHanded: 'Two-Handed',
  blackSun: 'Black Sun',
  grenade: 'Grenade',
  blast: 'Blast',
  radius: 'Radius',
  sunder: 'Sunder',
  multiShot: 'Multi-Shot',
  wound: 'Wound',
} as const satisfies Record<keyof WeaponKeywords, string>;

export type WeaponKeyword = keyof typeof NAMES;
export const WEAPON_KEYWORDS = Object.keys(NAMES) as readonly WeaponKeyword[];

/** When it may be fired. */
export const PENALTY_WORDS: { readonly [P in Penalty]: string } = {
  none: 'after any move',
  half: 'after half a move at most',
  full: 'only without moving',
};

/** `[Arc]`, `[Blast 2]`, in one order. */
export const keywordWords = (keywords: WeaponKeywords): readonly string[] =>
  WEAPON_KEYWORDS.flatMap((word) => {
    const value = keywords[word];
    if (value === undefined) return [];
    return [value === true ? `[${NAMES[word]}]` : `[${NAMES[word]} ${value}]`];
  });
