/**
 * Profiles and weapons as one writes them at a real table: `M5 P4 S4 D4 A3 W3 I3 save5 ignore6 shield`, `24 S4 Blast1`, and for
 * close combat `S3 reach2`. What is not named is 0. Also `24" S4, [Blast 1]` and `save 5+` are read, as the books print them.
 */

import { type Draft, meaning, misread, type Reader, reader, text } from '@muster/kernel';
import type { MeleeWeapon, Penalty, RangedWeapon, WeaponKeywords } from './content/weapons.ts';
import { NO_STATS, type Stat, type Stats } from './profile.ts';

export interface ProfileLine {
  readonly stats: Stats;
  /** Saves on so much or more; null without one. */
  readonly save: number | null;
  readonly ignore: number | null;
  readonly shield: boolean;
  /** That it wears or has by nature. */
  readonly cover: number;
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

/** What a table says of a word; words such as `constructor` are in none. */
const saidOf = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

const MOST = 30;

const numberIn = (text: string, where: string, word: string): number => {
  const n = text === '' ? Number.NaN : Number(text);
  return Number.isInteger(n) && Math.abs(n) <= MOST ? n : misread(where, `${word} has no whole number up to ${MOST}`);
};

const countIn = (text: string, where: string, word: string, least: number): number => {
  const n = numberIn(text, where, word);
  return n >= least ? n : misread(where, `${word} must be ${least} or more`);
};

const rollIn = (text: string, where: string, word: string): number => {
  const n = numberIn(text, where, word);
  return n >= 2 && n <= 6 ? n : misread(where, `${word} must be 2 to 6`);
};

const MOST_LETTERS = 200;

/** Names of two words are written as one, and a number stands at its name. */
const joined = (line: string): string =>
  line
    .replaceAll('−', '-')
    .replaceAll(/[[\](),;]/g, ' ')
    .replaceAll(/(\d)["”″+]/g, '$1')
    .replaceAll(/\b([a-z])\+(\d)/gi, '$1$2')
    .replaceAll(/\b(quick|two|black|multi)[\s-]+(shot|handed|sun)\b/gi, '$1$2')
    .replaceAll(/\b(quickshot|twohanded|blacksun|multishot)\b/gi, (name) => name.toLowerCase())
    .replaceAll(/\b([a-z]|blast|radius|sunder|wound|multishot|reach|save|ignore|cover|move)\s+(-?\d)/gi, '$1$2');

const shortLine = reader<string>(text(MOST_LETTERS).schema, (x, where) =>
  typeof x === 'string' && x.length <= MOST_LETTERS ? x : misread(where, 'must be a short line of text'),
);

const wordsOf = (line: string, where: string): readonly string[] => {
  const words = joined(line).split(/\s+/).filter(Boolean);
  return words.length > 0 ? words : misread(where, 'is empty');
};

const POOLS = /^D(\d+)\/F(\d+)\/A(\d+)$/i;
const PROFILE_PARTS = 'known are M P S D A W I with a number, save, ignore, cover and shield';

export const readProfileLine: Reader<ProfileLine> = meaning(
  shortLine,
  `A profile: ${PROFILE_PARTS}.`,
  (given, where) => {
    const stats: Draft<Stats> = { ...NO_STATS };
    const line: Draft<ProfileLine> = { stats, save: null, ignore: null, shield: false, cover: 0 };
    const seen = new Set<string>();
    for (const word of wordsOf(given, where)) {
      const pools = POOLS.exec(word);
      if (pools !== null) {
        [stats.destiny, stats.faith, stats.affinity] = [Number(pools[1]), Number(pools[2]), Number(pools[3])];
        continue;
      }
      const [, written = '', digits = ''] =
        /^([A-Za-z]+)(-?\d+)?$/.exec(word) ?? misread(where, `${word} is no part of a profile`);
      const name = written.length === 1 ? written.toUpperCase() : written.toLowerCase();
      const stat = saidOf(LETTERS, name);
      if (seen.has(name)) misread(where, `${name} is named twice`);
      seen.add(name);
      if (stat !== undefined) stats[stat] = numberIn(digits, where, word);
      else if (name === 'save') line.save = rollIn(digits, where, word);
      else if (name === 'ignore') line.ignore = rollIn(digits, where, word);
      else if (name === 'cover') line.cover = countIn(digits, where, word, 0);
      else if (name === 'move') stats.move = countIn(digits, where, word, 0);
      else if (name === 'shield' && digits === '') line.shield = true;
      else misread(where, `${word} is no part of a profile; ${PROFILE_PARTS}`);
    }
    return line;
  },
);

type Counted = 'blast' | 'radius' | 'sunder' | 'wound' | 'multiShot';
type Plain = 'arc' | 'light' | 'quickShot' | 'twoHanded' | 'blackSun' | 'grenade';
const COUNTED: Readonly<Record<string, Counted>> = {
  blast: 'blast',
  radius: 'radius',
  sunder: 'sunder',
  wound: 'wound',
  multishot: 'multiShot',
};
const PLAIN: Readonly<Record<string, Plain>> = {
  arc: 'arc',
  light: 'light',
  quickshot: 'quickShot',
  twohanded: 'twoHanded',
  blacksun: 'blackSun',
  grenade: 'grenade',
};
const PENALTIES: Readonly<Record<string, Penalty>> = { none: 'none', half: 'half', full: 'full' };

interface WeaponParts {
  readonly named: Set<string>;
  range: number | null;
  strength: number;
  reach: number | null;
  penalty: Penalty;
  keywords: Draft<WeaponKeywords>;
}

const WEAPON_PARTS =
  'known are a range, S with a number, reach, half or full for moving, and keywords such as Arc, Light, Blast1';

const takeWord = (parts: WeaponParts, word: string, where: string): void => {
  if (/^\d+$/.test(word)) {
    if (parts.range !== null) misread(where, 'a range is named twice');
    parts.range = Number(word) >= 1 && Number(word) <= 200 ? Number(word) : misread(where, 'a range is 1 to 200');
    return;
  }
  const [, written = '', digits = ''] =
    /^([A-Za-z]+)(-?\d+)?$/.exec(word) ?? misread(where, `${word} is no part of a weapon`);
  const name = written.toLowerCase();
  const [counted, plain, penalty] = [saidOf(COUNTED, name), saidOf(PLAIN, name), saidOf(PENALTIES, name)];
  if (parts.named.has(name)) misread(where, `${written} is named twice`);
  parts.named.add(name);
  if (name === 's') parts.strength = numberIn(digits, where, word);
  else if (name === 'reach') {
    const reach = Number(digits);
    parts.reach = reach >= 1 && reach <= 3 ? reach : misread(where, 'reach is 1, 2 or 3');
  } else if (counted !== undefined && digits !== '') parts.keywords[counted] = countIn(digits, where, word, 1);
  else if (plain !== undefined && digits === '') parts.keywords[plain] = true;
  else if (penalty !== undefined && digits === '') parts.penalty = penalty;
  else misread(where, `${word} is no part of a weapon; ${WEAPON_PARTS}`);
};

/** With a range it shoots; with a reach, or neither, it strikes. */
const weaponIn = (given: string, where: string): RangedWeapon | MeleeWeapon => {
  const parts: WeaponParts = { named: new Set(), range: null, strength: 0, reach: null, penalty: 'none', keywords: {} };
  for (const word of wordsOf(given, where)) takeWord(parts, word, where);
  const { range, strength, reach, penalty, keywords } = parts;
  if (range !== null && reach !== null) misread(where, 'a weapon has a range or a reach, not both');
  if (range !== null)
    return { kind: 'ranged', id: 'weapon', name: 'weapon', range, strength, penalty, keywords, uses: null };
  return { kind: 'melee', id: 'weapon', name: 'weapon', reach: (reach ?? 1) as 1 | 2 | 3, strength, keywords };
};

export const readWeaponLine: Reader<RangedWeapon | MeleeWeapon> = meaning(
  shortLine,
  `A weapon: ${WEAPON_PARTS}.`,
  weaponIn,
);
