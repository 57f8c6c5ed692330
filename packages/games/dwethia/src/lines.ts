/**
 * Profiles and weapons as one writes them at a real table: `M5 P4 S4 D4 A3 W3 I3 save5 ignore6 shield`, `24 S4 Blast1`, and for
 * close combat `S3 reach2`. What is not named is 0.
 */

import { type Draft, misread, type Reader } from '@muster/kernel';
import type { MeleeWeapon, RangedWeapon, WeaponKeywords } from './content/weapons.ts';
import { NO_STATS, type Stat, type Stats } from './profile.ts';

export interface ProfileLine {
  readonly stats: Stats;
  /** Saves on so much or more; null without one. */
  readonly save: number | null;
  readonly ignore: number | null;
  readonly shield: boolean;
}

const LETTERS: Readonly<Record<string, Stat>> = {
  M: 'martial',
  P: 'perception',
  S: 'strength',
  D: 'defense',
  A: 'aggression',
  W: 'wounds',
  I: 'integrity',
};

const MOST = 30;

const numberIn = (text: string, where: string, word: string): number => {
  const n = Number(text);
  return Number.isInteger(n) && Math.abs(n) <= MOST ? n : misread(where, `${word} has no whole number up to ${MOST}`);
};

const rollIn = (text: string, where: string, word: string): number => {
  const n = numberIn(text, where, word);
  return n >= 2 && n <= 6 ? n : misread(where, `${word} must be 2 to 6`);
};

const wordsOf = (x: unknown, where: string): readonly string[] =>
  typeof x === 'string' && x.length <= 200
    ? x.split(/[\s,]+/).filter(Boolean)
    : misread(where, 'must be a short line of text');

export const readProfileLine: Reader<ProfileLine> = (x, where) => {
  const stats: Draft<Stats> = { ...NO_STATS };
  let [save, ignore, shield]: [number | null, number | null, boolean] = [null, null, false];
  const seen = new Set<string>();
  for (const word of wordsOf(x, where)) {
    const [, name = '', digits = ''] =
      /^([A-Za-z]+)(-?\d+)?$/.exec(word) ?? misread(where, `${word} is no part of a profile`);
    const stat = LETTERS[name];
    if (seen.has(name)) misread(where, `${name} is named twice`);
    seen.add(name);
    if (stat !== undefined) stats[stat] = numberIn(digits === '' ? 'none' : digits, where, word);
    else if (name === 'save') save = rollIn(digits, where, word);
    else if (name === 'ignore') ignore = rollIn(digits, where, word);
    else if (name === 'shield' && digits === '') shield = true;
    else
      misread(where, `${word} is no part of a profile; known are M P S D A W I with a number, save, ignore and shield`);
  }
  return { stats, save, ignore, shield };
};

type Counted = 'blast' | 'radius' | 'sunder' | 'wound' | 'multiShot';
type Plain = 'arc' | 'light' | 'quickShot' | 'twoHanded' | 'blackSun' | 'grenade';
const COUNTED: Readonly<Record<string, Counted>> = {
  Blast: 'blast',
  Radius: 'radius',
  Sunder: 'sunder',
  Wound: 'wound',
  MultiShot: 'multiShot',
};
const PLAIN: Readonly<Record<string, Plain>> = {
  Arc: 'arc',
  Light: 'light',
  QuickShot: 'quickShot',
  TwoHanded: 'twoHanded',
  BlackSun: 'blackSun',
  Grenade: 'grenade',
};

interface WeaponParts {
  range: number | null;
  strength: number;
  reach: number | null;
  keywords: Draft<WeaponKeywords>;
}

const takeWord = (parts: WeaponParts, word: string, where: string): void => {
  if (/^\d+$/.test(word)) {
    parts.range = Number(word) <= 200 ? Number(word) : misread(where, 'a range is 200 at most');
    return;
  }
  const [, name = '', digits = ''] =
    /^([A-Za-z]+)(-?\d+)?$/.exec(word) ?? misread(where, `${word} is no part of a weapon`);
  if (name === 'S') parts.strength = numberIn(digits === '' ? 'none' : digits, where, word);
  else if (name === 'reach') parts.reach = numberIn(digits, where, word);
  else if (COUNTED[name] !== undefined && digits !== '') parts.keywords[COUNTED[name]] = numberIn(digits, where, word);
  else if (PLAIN[name] !== undefined && digits === '') parts.keywords[PLAIN[name]] = true;
  else
    misread(
      where,
      `${word} is no part of a weapon; known are a range, S with a number, reach and keywords such as Arc, Light, Blast1`,
    );
};

/** With a range it shoots; with a reach, or neither, it strikes. */
export const readWeaponLine: Reader<RangedWeapon | MeleeWeapon> = (x, where) => {
  const parts: WeaponParts = { range: null, strength: 0, reach: null, keywords: {} };
  for (const word of wordsOf(x, where)) takeWord(parts, word, where);
  const { range, strength, reach, keywords } = parts;
  if (range !== null && reach !== null) misread(where, 'a weapon has a range or a reach, not both');
  if (range !== null)
    return { kind: 'ranged', id: 'weapon', name: 'weapon', range, strength, penalty: 'none', keywords, uses: null };
  if (reach !== null && reach !== 1 && reach !== 2 && reach !== 3) return misread(where, 'reach is 1, 2 or 3');
  return { kind: 'melee', id: 'weapon', name: 'weapon', reach: reach ?? 1, strength, keywords };
};
