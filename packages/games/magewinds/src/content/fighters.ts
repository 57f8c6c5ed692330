/** Fighters of the pack Tempest Crusaders (MW 0.4), their attacks, and what a warband may consist of. */

import { inch, type Length } from '@muster/geometry';
import type { RuleId } from '@muster/kernel';
import type { ActionId } from './actions.ts';
import { CURRENT_EDITION, type Edition } from './edition.ts';
import { type Origin, SPELLS, type SpellId, UNIVERSAL_SPELLS } from './spells.ts';

export const PROFILE_IDS = [
  'cleric',
  'deadeye',
  'druid',
  'enchanter',
  'guardian',
  'mesmer',
  'seer',
  'witch',
  'wizard',
  'warrior',
  'warlock',
  'militia',
  'acolyte',
  'minion',
] as const;
export type ProfileId = (typeof PROFILE_IDS)[number];

export const ATTACK_IDS = ['melee', 'poison-tip', 'quick-shot', 'aimed-shot', 'push', 'zap', 'blast', 'spark'] as const;
export type AttackId = (typeof ATTACK_IDS)[number];

export const ATTACK_NAMES: Readonly<Record<AttackId, string>> = {
  melee: 'Melee',
  'poison-tip': 'Poison Tip',
  'quick-shot': 'Quick Shot',
  'aimed-shot': 'Aimed Shot',
  push: 'Push',
  zap: 'Zap',
  blast: 'Blast',
  spark: 'Spark',
};

export interface Pair {
  readonly power: number;
  readonly precision: number;
}

/** MW 6.0: what an attack is made with and does. Either a light and a heavy pair, or a single one. */
export interface AttackRules {
  readonly type: 'melee' | 'missile';
  readonly light: Pair | null;
  readonly heavy: Pair | null;
  readonly single: Pair | null;
  /** Moves what it strikes an inch for each point, in place of damage (TC cleric.push). */
  readonly pushes: boolean;
  /** Who is damaged by it is poisoned (TC witch.poison-tip). */
  readonly poisons: boolean;
  readonly rule: RuleId;
}

/** One that a fighter has. */
export interface Attack extends AttackRules {
  readonly id: AttackId;
  readonly name: string;
  readonly min: Length;
  readonly max: Length;
  /** The spell that is paid for it. */
  readonly spell: SpellId | null;
  /** May be made at objects too (MW-R71). */
  readonly atObjects: boolean;
  /** Only near the marker of Take Aim (TC deadeye.aimed-shot). */
  readonly needsAim: boolean;
  /** All so near to the target are attacked too (TC wizard.blast); null: nobody else. */
  readonly splash: Length | null;
  readonly source: Origin;
}

export type AbilityId = 'charge' | 'attunement' | 'insight';

/** MW 4.1: what a profile is in every edition; its numbers are those of one (MW-H22). */
export interface ProfileFacts {
  readonly id: ProfileId;
  readonly name: string;
  readonly source: Origin;
  /** TC pack.versions: of the pack its numbers were read in, or fit. */
  readonly version: string;
  readonly slots: number;
  /** The most of them in one warband. */
  readonly limit: number;
  /** Counts against this profile's limit as well. */
  readonly sharesLimitOf: ProfileId | null;
  readonly attacks: readonly AttackId[];
  readonly spells: readonly SpellId[];
  readonly abilities: readonly AbilityId[];
  /** Actions of its own, beside those that are spells. */
  readonly actions: readonly ActionId[];
  /** What it is good at, in our words: for its reference card (MW 4.2). */
  readonly text: string;
  readonly rule: RuleId;
}

/** MW 4.5: with the numbers of an edition. */
export interface Profile extends ProfileFacts {
  readonly toughness: number;
  readonly movement: Length;
  readonly armour: number;
  readonly deflect: number;
  readonly evasion: number;
  readonly dodge: number;
}

const pair = (power: number, precision: number): Pair => ({ power, precision });

/** TC druid.quake: the terrain attacks with these. */
export const QUAKE: Pair = pair(6, 3);

/** What the terrain attacks with, which is nobody's weapon (MW-R76). */
export const GROUND_ATTACK: AttackRules = {
  type: 'missile',
  light: null,
  heavy: null,
  single: QUAKE,
  pushes: false,
  poisons: false,
  rule: 'TC druid.quake',
};

type Numbers = readonly [
  toughness: number,
  movement: number,
  armour: number,
  deflect: number,
  evasion: number,
  dodge: number,
];
const STANDARD: Numbers = [6, 5, 1, 2, 1, 3];

interface Fighting {
  readonly numbers: Numbers;
  readonly melee: { readonly light: Pair; readonly heavy: Pair };
}

interface Entry extends Fighting {
  readonly name: string;
  readonly source: Origin;
  readonly version: string;
  readonly slots: number;
  readonly limit: number;
  readonly sharesLimitOf?: ProfileId;
  /** Other attacks of its own; `melee` is everybody's unless `poison-tip` stands in its place. */
  readonly attacks?: readonly AttackId[];
  readonly spells?: readonly SpellId[];
  readonly abilities?: readonly AbilityId[];
  readonly actions?: readonly ActionId[];
  readonly text: string;
}

const entry = (
  [name, source, version]: readonly [string, Origin, string],
  numbers: Numbers,
  light: Pair,
  heavy: Pair,
  text: string,
  own: Partial<Entry> = {},
): Entry => ({ name, source, version, slots: 2, limit: 1, numbers, melee: { light, heavy }, text, ...own });

const ENTRIES: Readonly<Record<ProfileId, Entry>> = {
  // TC cleric.profile, TC cleric.melee
  cleric: entry(
    ['Cleric', 'official', '1.4.0'],
    STANDARD,
    pair(3, 10),
    pair(6, 5),
    'Heals with Hearts at the end of its activation, brings the fallen back, and pushes enemies around.',
    { attacks: ['push'], spells: ['push', 'heal', 'revive'] },
  ),
  // TC deadeye.profile, TC deadeye.melee
  deadeye: entry(
    ['Deadeye', 'derived', '1.3.0'],
    [5, 5, 1, 1, 1, 3],
    pair(3, 10),
    pair(5, 5),
    'Shoots without cards. Take Aim marks a place within 10" it can see; in its next activation it may take an ' +
      'Aimed Shot at someone within 2" of the mark.',
    { attacks: ['quick-shot', 'aimed-shot'], actions: ['take-aim'] },
  ),
  // TC druid.profile, TC druid.melee
  druid: entry(
    ['Druid', 'official', '1.5.2'],
    [6, 5, 0, 2, 2, 3],
    pair(3, 9),
    pair(6, 5),
    'Runs and strikes as a beast, shakes the ground around terrain, and roots enemies to the spot.',
    { spells: ['wildform', 'quake', 'entangle'] },
  ),
  // TC enchanter.profile, TC enchanter.melee
  enchanter: entry(
    ['Enchanter', 'official', '1.3.1'],
    STANDARD,
    pair(3, 10),
    pair(6, 5),
    'Makes the weapons of friends nearby bite through Armour, and lets fighters walk through walls.',
    { spells: ['white-hot-weapons', 'phasewalk'] },
  ),
  // TC guardian.profile, TC guardian.melee
  guardian: entry(
    ['Guardian', 'official', '1.5.2'],
    [7, 4, 2, 2, 0, 2],
    pair(3, 9),
    pair(6, 5),
    'Slow and hard to hurt; its Ward gives friends cover from attacks that pass close by it.',
    { spells: ['ward'] },
  ),
  // TC mesmer.profile, TC mesmer.melee
  mesmer: entry(
    ['Mesmer', 'official', '1.5.0'],
    STANDARD,
    pair(3, 9),
    pair(6, 5),
    'Holds the gaze of a fighter, doubles a friend, and turns blocked hits back on the attacker.',
    { spells: ['hypnotize', 'clone', 'mirrorshield'] },
  ),
  // TC seer.profile, TC seer.melee
  seer: entry(
    ['Seer', 'official', '1.4.0'],
    STANDARD,
    pair(3, 10),
    pair(5, 6),
    'Insight: while it is on the battlefield you look at two cards when you draw from the deck, keep one and put the ' +
      'other back on top.',
    { spells: ['prediction', 'third-eye'], abilities: ['insight'] },
  ),
  // TC witch.profile, TC witch.poison-tip
  witch: entry(
    ['Witch', 'official', '1.4.0'],
    STANDARD,
    pair(3, 10),
    pair(6, 5),
    'Poison Tip: who is damaged by it is poisoned and takes 1 damage at the end of each Action Phase until healed. ' +
      'Its spells spoil attacks and take control of enemies.',
    { attacks: ['poison-tip'], spells: ['hex', 'charm'] },
  ),
  // TC wizard.profile, TC wizard.melee
  wizard: entry(
    ['Wizard', 'official', '1.5.0'],
    STANDARD,
    pair(3, 9),
    pair(6, 5),
    'The strongest attack spells: Zap reaches far, Blast strikes everyone close to the target.',
    { attacks: ['zap', 'blast'], spells: ['zap', 'blast'] },
  ),
  // TC warrior.profile, TC warrior.melee
  warrior: entry(
    ['Warrior', 'house', 'house'],
    [7, 5, 1, 1, 1, 2],
    pair(3, 9),
    pair(7, 5),
    'Charge: at the end of a Move action it began 1" or more from every enemy it may make a melee attack for free.',
    { abilities: ['charge'] },
  ),
  // TC warlock.profile, TC warlock.melee
  warlock: entry(
    ['Warlock', 'house', 'house'],
    STANDARD,
    pair(3, 9),
    pair(6, 5),
    'Summons Minions and gives them more to do.',
    { spells: ['summon', 'empower'] },
  ),
  // TC militia.profile, TC militia.melee
  militia: entry(
    ['Militia', 'house', 'house'],
    [4, 5, 0, 2, 1, 3],
    pair(2, 9),
    pair(4, 5),
    'Cheap, weaker than others, but a pair of hands.',
    { slots: 1, limit: 2 },
  ),
  // TC acolyte.profile, TC acolyte.melee
  acolyte: entry(
    ['Acolyte', 'house', 'house'],
    [4, 5, 0, 1, 2, 3],
    pair(2, 9),
    pair(3, 5),
    'Hard to catch and quick to fall. Attunement: while it is on the battlefield your hand limit is one higher. Counts as Militia for their limit.',
    { slots: 1, limit: 2, sharesLimitOf: 'militia', abilities: ['attunement'] },
  ),
  // TC minion.profile, TC minion.melee
  minion: entry(
    ['Minion', 'house', 'house'],
    [4, 5, 1, 1, 0, 3],
    pair(2, 9),
    pair(4, 5),
    'Thick of skin and slow of wit: easy to hit, but a weak blow hardly hurts it. No other fighter comes in such numbers.',
    { slots: 1, limit: 4 },
  ),
};

/** MW-H23: HOUSE numbers as they were before the lab had weighed them. */
const FIRST: Readonly<Partial<Record<ProfileId, Fighting>>> = {
  warrior: { numbers: [7, 5, 1, 2, 1, 3], melee: { light: pair(3, 9), heavy: pair(7, 5) } },
  acolyte: { numbers: [4, 5, 0, 1, 1, 3], melee: { light: pair(2, 9), heavy: pair(3, 5) } },
  minion: { numbers: [3, 5, 0, 1, 0, 3], melee: { light: pair(2, 8), heavy: pair(3, 5) } },
};

const fightingOf = (id: ProfileId, edition: Edition): Fighting => (edition === 1 && FIRST[id]) || ENTRIES[id];

const attacksOf = (own: readonly AttackId[]): readonly AttackId[] =>
  own.includes('poison-tip') ? [...own, 'spark'] : ['melee', ...own, 'spark'];

const makeProfile = (id: ProfileId, edition: Edition): Profile => {
  const e = ENTRIES[id];
  const [toughness, movement, armour, deflect, evasion, dodge] = fightingOf(id, edition).numbers;
  return {
    id,
    name: e.name,
    source: e.source,
    version: e.version,
    slots: e.slots,
    limit: e.limit,
    sharesLimitOf: e.sharesLimitOf ?? null,
    toughness,
    movement: inch(movement),
    armour,
    deflect,
    evasion,
    dodge,
    attacks: attacksOf(e.attacks ?? []),
    spells: [...UNIVERSAL_SPELLS, ...(e.spells ?? [])],
    abilities: e.abilities ?? [],
    actions: e.actions ?? [],
    text: e.text,
    rule: `TC ${id}.profile`,
  };
};

const tableOf = <K extends string, T>(keys: readonly K[], make: (key: K) => T): Readonly<Record<K, T>> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, T>;

type ProfileTable = Readonly<Record<ProfileId, Profile>>;
const makeProfiles = (edition: Edition): ProfileTable => tableOf(PROFILE_IDS, (id) => makeProfile(id, edition));
const FIRST_PROFILES = makeProfiles(1);
/** Of the current edition: for tables and pages. A battle asks for its own numbers. */
export const PROFILES: ProfileTable = makeProfiles(CURRENT_EDITION);

export const profileOf = (id: ProfileId): ProfileFacts => PROFILES[id];

export const profileIn = (edition: Edition, id: ProfileId): Profile =>
  edition === 1 ? FIRST_PROFILES[id] : PROFILES[id];

const OFFICIAL_SPELLS = tableOf(PROFILE_IDS, (id) => PROFILES[id].spells.filter((s) => SPELLS[s].source !== 'house'));

/** The spells a fighter knows in this battle: with `officialOnly` no stand-ins of ours. */
export const spellsOf = (id: ProfileId, officialOnly: boolean): readonly SpellId[] =>
  officialOnly ? OFFICIAL_SPELLS[id] : PROFILES[id].spells;

const split = (id: ProfileId, attack: 'melee' | 'poison-tip', normalise: boolean, edition: Edition): Attack => {
  const { source } = ENTRIES[id];
  const { melee } = fightingOf(id, edition);
  const lowered = normalise && melee.light.precision === 10;
  return {
    id: attack,
    name: ATTACK_NAMES[attack],
    type: 'melee',
    min: 0,
    max: inch(1),
    light: lowered ? pair(melee.light.power, 9) : melee.light,
    heavy: melee.heavy,
    single: null,
    spell: null,
    pushes: false,
    atObjects: false,
    poisons: attack === 'poison-tip',
    needsAim: false,
    splash: null,
    source: lowered ? 'derived' : source,
    rule: `TC ${id}.${attack}`,
  };
};

const shot = (
  id: AttackId,
  [min, max]: readonly [number, number],
  single: Pair,
  own: Pick<Attack, 'spell' | 'source' | 'rule'> & Partial<Attack>,
): Attack => ({
  id,
  name: ATTACK_NAMES[id],
  type: 'missile',
  min: inch(min),
  max: inch(max),
  light: null,
  heavy: null,
  single,
  pushes: false,
  atObjects: false,
  poisons: false,
  needsAim: false,
  splash: null,
  ...own,
});

const cast = (spell: SpellId) => ({ spell, source: SPELLS[spell].source, rule: SPELLS[spell].rule });

const SHOTS: Readonly<Record<Exclude<AttackId, 'melee' | 'poison-tip'>, Attack>> = {
  'quick-shot': shot('quick-shot', [2, 9], pair(4, 5), {
    spell: null,
    source: 'derived',
    rule: 'TC deadeye.quick-shot',
  }),
  'aimed-shot': shot('aimed-shot', [2, 12], pair(6, 6), {
    spell: null,
    source: 'derived',
    rule: 'TC deadeye.aimed-shot',
    needsAim: true,
  }),
  push: shot('push', [0, 5], pair(6, 6), { ...cast('push'), pushes: true, atObjects: true }),
  zap: shot('zap', [1, 9], pair(7, 6), cast('zap')),
  blast: shot('blast', [0, 5], pair(4, 6), { ...cast('blast'), splash: inch(1) }),
  spark: shot('spark', [1, 5], pair(3, 4), cast('spark')),
};

type AttackTable = Readonly<Record<ProfileId, Readonly<Partial<Record<AttackId | 'quake', Attack>>>>>;
const makeAttacks = (normalise: boolean, edition: Edition): AttackTable =>
  tableOf(PROFILE_IDS, (id) =>
    tableOf(PROFILES[id].attacks, (a) =>
      a === 'melee' || a === 'poison-tip' ? split(id, a, normalise, edition) : SHOTS[a],
    ),
  );
const FIRST_AS_PRINTED = makeAttacks(false, 1);
const FIRST_NORMALISED = makeAttacks(true, 1);
const AS_PRINTED = makeAttacks(false, CURRENT_EDITION);
const NORMALISED = makeAttacks(true, CURRENT_EDITION);

/** undefined when fighters of this profile have no such attack. */
export const attackIn = (
  edition: Edition,
  profile: ProfileId,
  attack: AttackId | 'quake',
  normalise: boolean,
): Attack | undefined => {
  if (edition === 1) return (normalise ? FIRST_NORMALISED : FIRST_AS_PRINTED)[profile][attack];
  return (normalise ? NORMALISED : AS_PRINTED)[profile][attack];
};

/** Of the current edition: for tables and pages. Which attacks there are is the same in every one. */
export const attackOf = (profile: ProfileId, attack: AttackId, normalise: boolean): Attack | undefined =>
  attackIn(CURRENT_EDITION, profile, attack, normalise);
