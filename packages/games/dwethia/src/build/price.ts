/**
 * The published price list: what stats, wargear and powers cost (roleplaying rules: character advancement, custom wargear, custom
 * spells), item by item. Each game multiplies and adds its own.
 */

import { keywordWords, type Penalty, type Wargear, type WeaponKeywords } from '../content/weapons.ts';
import { STATS, type Stat, type Stats } from '../profile.ts';

/** One line of a bill. */
export interface Item {
  readonly what: string;
  readonly points: number;
}

export const total = (items: readonly Item[]): number => items.reduce((sum, { points }) => sum + points, 0);

/** Points for each +1. Move is not on the list: each game has its own price. */
export const STAT_PRICES: { readonly [S in Exclude<Stat, 'move'>]: number } = {
  martial: 1,
  perception: 1,
  strength: 1,
  defense: 1,
  aggression: 1,
  wounds: 1,
  integrity: 1,
  destiny: 10,
  faith: 5,
  affinity: 10,
};

/** The list's caps; null where it gives none. */
export type Caps = { readonly [S in Exclude<Stat, 'move'>]: number | null };
export const HERO_CAPS: Caps = {
  martial: 9,
  perception: null,
  strength: 9,
  defense: 5,
  aggression: 4,
  wounds: 5,
  integrity: 3,
  destiny: 6,
  faith: 6,
  affinity: 6,
};
export const BASE_CAPS: Caps = {
  martial: 5,
  perception: null,
  strength: 5,
  defense: 4,
  aggression: 3,
  wounds: 2,
  integrity: 3,
  destiny: 1,
  faith: 1,
  affinity: 2,
};

const PRICED = STATS.filter(({ name }) => name !== 'move');

export const statItems = (of: Stats): readonly Item[] =>
  PRICED.flatMap(({ name, words }) => {
    const points = of[name] * STAT_PRICES[name as Exclude<Stat, 'move'>];
    return points === 0 ? [] : [{ what: `${words} ${of[name]}`, points }];
  });

/** Stats above their cap. */
export const overCaps = (
  of: Stats,
  caps: Caps,
): readonly { readonly stat: Stat; readonly value: number; readonly cap: number }[] =>
  PRICED.flatMap(({ name }) => {
    const cap = caps[name as Exclude<Stat, 'move'>];
    return cap !== null && of[name] > cap ? [{ stat: name, value: of[name], cap }] : [];
  });

const PENALTIES: { readonly [P in Penalty]: number } = { none: 0, half: -1, full: -2 };

/** What the keywords cost; [Multi-Shot] multiplies the whole and is not among them. */
const keywordPoints = (k: WeaponKeywords): number =>
  (k.arc ? 1 : 0) +
  (k.light ? 1 : 0) +
  (k.blackSun ? 1 : 0) +
  (k.grenade ? 1 : 0) +
  (k.quickShot ? 5 : 0) +
  (k.twoHanded ? -2 : 0) +
  (k.blast ?? 0) +
  (k.radius ?? 0) +
  (k.sunder ?? 0) +
  5 * ((k.wound ?? 1) - 1);

export const wargearPoints = (gear: Wargear): number => {
  switch (gear.kind) {
    case 'gear':
      return gear.points;
    case 'melee':
      return gear.reach - 1 + gear.strength + keywordPoints(gear.keywords);
    case 'ranged': {
      const once = gear.uses === null ? 0 : -5;
      const plain = Math.ceil(gear.range / 6) + gear.strength + PENALTIES[gear.penalty] + keywordPoints(gear.keywords);
      return (plain + once) * (gear.keywords.multiShot ?? 1);
    }
  }
};

export const wargearItem = (gear: Wargear): Item => {
  const words = gear.kind === 'gear' ? [] : keywordWords(gear.keywords);
  return { what: [gear.name, ...words].join(' '), points: wargearPoints(gear) };
};

/** Every power costs the least that a power can cost. */
export const POWER_POINTS = 5;
