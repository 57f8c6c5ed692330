/** The units of the six factions (3.2), nine each. Some names are published, all figures are ours (M-05). */

import { FACTIONS, type FactionId, kebab, type RaceId, stats } from '@muster/dwethia';
import { ELITES } from './religions.ts';
import type { BaseSize, Cost, UnitSheet, Workshop } from './types.ts';

type Seven = readonly [number, number, number, number, number, number, number];

/** `gear` as the table has it: `SF · shield 5+`. Pools and Aether only where there are any. */
type Row = readonly [
  name: string,
  seven: Seven,
  move: number,
  gear: string,
  cost: number,
  more?: { readonly pools: readonly [destiny: number, faith: number, affinity: number]; readonly aether: number },
];

interface List {
  readonly race: RaceId;
  /** Of number 7. */
  readonly machine: RaceId;
  /** numbers that the barracks and the foundry build. */
  readonly barracks: readonly number[];
  readonly foundry: readonly number[];
  /** In the order of their numbers (CQ-05). */
  readonly rows: readonly Row[];
}

const [BARRACKS, FOUNDRY] = [
  [4, 5],
  [6, 7],
];

const LISTS: Readonly<Record<FactionId, List>> = {
  'empire-of-sol': {
    race: 'terran',
    machine: 'cyborii',
    barracks: BARRACKS,
    foundry: FOUNDRY,
    rows: [
      ['Legion', [3, 1, 4, 3, 2, 2, 2], 6, 'SF · shield 5+', 105],
      ['Fabri', [1, 1, 1, 4, 1, 1, 0], 6, 'SF · Worker · Harvest 40', 40],
      ['Sagittarii', [2, 1, 2, 3, 1, 2, 1], 6, 'SF · Short Bows', 90],
      ['Triarii', [4, 1, 4, 4, 2, 2, 2], 6, 'Range 2', 80],
      ['Equites', [4, 1, 4, 4, 3, 2, 1], 10, '', 75],
      ['Ballistae', [1, 2, 1, 2, 1, 2, 0], 4, 'Field Guns', 110],
      ['Colossus', [4, 1, 6, 5, 4, 4, -1], 6, '50 mm', 200],
      ['Legate', [5, 3, 4, 4, 3, 3, 2], 6, 'Commander', 110, { pools: [2, 1, 0], aether: 20 }],
      ['Augur', [2, 3, 2, 3, 1, 2, 0], 6, 'Elite · Blast, Ward', 80, { pools: [1, 1, 3], aether: 30 }],
    ],
  },
  citadel: {
    race: 'sovereign',
    machine: 'cyborii',
    barracks: [4, 6],
    foundry: [5, 7],
    rows: [
      ['Platoon', [2, 1, 3, 3, 1, 2, 1], 6, 'SF · Rifles', 75],
      ['Sappers', [1, 1, 1, 4, 1, 1, 0], 6, 'SF · Worker · Harvest 40', 40],
      ['Wardens', [3, 1, 4, 4, 2, 2, 1], 6, 'SF · Range 2', 60],
      ['Outriders', [3, 1, 4, 4, 2, 2, 1], 10, 'Fire Pistols', 75],
      ['Howitzers', [1, 1, 1, 2, 1, 2, 0], 4, 'Mortars', 105],
      ['Sharpshooters', [2, 1, 2, 3, 1, 1, 0], 6, 'Long Rifles', 70],
      ['Bulwark', [3, 1, 5, 6, 3, 4, -1], 5, 'Tower Guns · 50 mm', 205],
      ['Commissar', [5, 3, 4, 4, 2, 3, 2], 6, 'Commander', 80, { pools: [2, 2, 0], aether: 25 }],
      ['Signal Adept', [2, 3, 2, 3, 1, 2, 0], 6, 'Elite · Lightning, Root', 80, { pools: [1, 0, 3], aether: 30 }],
    ],
  },
  bloodpact: {
    race: 'orc',
    machine: 'taurus',
    barracks: BARRACKS,
    foundry: FOUNDRY,
    rows: [
      ['Mob', [3, 1, 4, 3, 2, 2, 1], 6, 'SF · Horde', 70],
      ['Scavengers', [1, 1, 1, 4, 1, 1, 0], 6, 'SF · Worker · Harvest 40', 40],
      ['Firebrands', [3, 1, 3, 3, 2, 2, 1], 6, 'SF · Fire Pistols', 90],
      ['Berserkers', [4, 1, 5, 3, 3, 2, 0], 6, '', 90],
      ['Marauders', [4, 1, 4, 3, 3, 2, 1], 10, '', 100],
      ['Scrap Mortar', [1, 1, 1, 2, 1, 2, 0], 4, 'Mortars', 100],
      ['Wrecker', [5, 1, 6, 4, 4, 4, -1], 6, '50 mm', 190],
      ['Warchief', [6, 2, 5, 4, 4, 3, 1], 6, 'Commander', 115, { pools: [2, 0, 0], aether: 20 }],
      ['Blood Shaman', [3, 3, 3, 3, 1, 2, 0], 6, 'Elite · Blast, Hasten', 80, { pools: [1, 0, 3], aether: 30 }],
    ],
  },
  'black-sun': {
    race: 'geck',
    machine: 'borii',
    barracks: BARRACKS,
    foundry: FOUNDRY,
    rows: [
      ['Corsairs', [3, 1, 3, 3, 1, 2, 1], 6, 'SF · Carbines', 90],
      ['Prospectors', [1, 1, 1, 4, 1, 1, 0], 6, 'SF · Worker · Harvest 40', 40],
      ['Company Guard', [3, 1, 4, 4, 2, 2, 2], 6, 'SF', 70],
      ['Boarders', [4, 1, 5, 3, 3, 2, 1], 6, '', 90],
      ['Skimmers', [3, 1, 4, 3, 3, 2, 1], 12, '', 95],
      ['Sun Cannon', [1, 1, 1, 2, 1, 2, 0], 4, 'Sun Cannon', 110],
      ['Hauler', [4, 1, 5, 5, 3, 5, 0], 6, 'Harvest 40 · 50 mm', 175],
      ['Factor', [5, 4, 4, 4, 3, 3, 2], 6, 'Commander', 95, { pools: [3, 0, 0], aether: 25 }],
      ['Sun Diviner', [2, 3, 2, 3, 1, 2, 0], 6, 'Elite · Blast, Blink', 80, { pools: [1, 0, 3], aether: 30 }],
    ],
  },
  'eldritch-cult': {
    race: 'old-one',
    machine: 'croc',
    barracks: BARRACKS,
    foundry: FOUNDRY,
    rows: [
      ['Acolytes', [3, 1, 4, 3, 2, 2, 2], 6, 'SF · Horde', 60],
      ['Bondsmen', [1, 1, 1, 4, 1, 1, 0], 6, 'SF · Worker · Harvest 40', 40],
      ['Hexers', [2, 2, 2, 3, 1, 2, 1], 6, 'SF · Hexes', 80],
      ['Fleshkin', [4, 1, 5, 3, 3, 2, 1], 6, '', 85],
      ['Nightriders', [4, 1, 4, 3, 3, 2, 1], 10, '', 95],
      ['Weeping Idol', [1, 1, 1, 3, 1, 2, 0], 3, 'Mortars', 100],
      ['Star Spawn', [5, 1, 6, 5, 4, 4, -1], 7, '50 mm', 190],
      ['Hierophant', [5, 4, 3, 4, 2, 3, 2], 6, 'Commander · Blast, Dread', 85, { pools: [1, 1, 2], aether: 25 }],
      ['Sorcerer', [2, 4, 2, 3, 1, 2, 0], 6, 'Elite · Lightning, Blast, Corrupt', 75, { pools: [1, 0, 4], aether: 30 }],
    ],
  },
  void: {
    race: 'wraith',
    machine: 'borii',
    barracks: BARRACKS,
    foundry: FOUNDRY,
    rows: [
      ['Zombies', [2, 0, 4, 3, 2, 2, 1], 5, 'SF · Horde · Range 2', 55],
      ['Gravediggers', [1, 1, 1, 4, 1, 1, 0], 6, 'SF · Worker · Harvest 40', 40],
      ['Bone Archers', [2, 1, 2, 3, 1, 2, 1], 6, 'SF · Short Bows', 85],
      ['Death Knights', [5, 1, 5, 4, 3, 2, 1], 8, '', 130],
      ['Wargs', [4, 0, 4, 3, 3, 1, 0], 12, '', 80],
      ['Corpse Catapult', [1, 1, 1, 2, 1, 2, 0], 4, 'Mortars', 105],
      ['Siege Golem', [3, 0, 6, 6, 3, 5, -1], 5, 'Range 2 · 50 mm', 200],
      ['Necromancer', [5, 3, 4, 4, 2, 3, 2], 6, 'Commander · Blast, Raise', 120, { pools: [1, 1, 2], aether: 25 }],
      ['Walker Horse', [3, 3, 3, 3, 2, 2, 0], 9, 'Elite · Lightning, Root', 85, { pools: [0, 0, 3], aether: 25 }],
    ],
  },
};

/** Neither machines nor of their list's race. */
const OTHER_RACES: Readonly<Record<string, RaceId>> = { Wargs: 'taurus' };

const KEYWORDS: ReadonlySet<string> = new Set(['SF', 'Worker', 'Horde', 'Commander', 'Elite']);

interface Kit {
  readonly weapon: string | null;
  readonly reach: 1 | 2 | 3;
  readonly save: number | null;
  readonly harvest: number;
  readonly base: BaseSize | null;
  readonly words: ReadonlySet<string>;
  readonly powers: readonly string[];
}

const isCaster = (words: ReadonlySet<string>): boolean => words.has('Commander') || words.has('Elite');

/** What a column of the table says: keywords, figures, and of the rest powers for casters, a weapon for others. */
const kitOf = (gear: string): Kit => {
  const parts = gear === '' ? [] : gear.split(' · ');
  const number = (pattern: RegExp): number | null => {
    const found = parts.map((part) => pattern.exec(part)?.[1]).find((digits) => digits !== undefined);
    return found === undefined ? null : Number(found);
  };
  const words = new Set(parts.filter((part) => KEYWORDS.has(part)));
  const rest = parts.filter((part) => !words.has(part) && !/^(shield|Range|Harvest) \d|^\d+ mm$/.test(part));
  return {
    weapon: isCaster(words) ? null : (rest.map(kebab)[0] ?? null),
    reach: (number(/^Range (\d)$/) ?? 1) as 1 | 2 | 3,
    save: number(/^shield (\d)\+$/),
    harvest: number(/^Harvest (\d+)$/) ?? 0,
    base: number(/^(\d+) mm$/) as BaseSize | null,
    words,
    powers: isCaster(words) ? rest.flatMap((part) => part.split(', ')).map(kebab) : [],
  };
};

/** the headquarters build numbers 1 to 3 and 8, a sanctum 8 and 9. */
const workshopsOf = (number: number, { barracks, foundry }: List): readonly Workshop[] => {
  const of: Readonly<Record<Exclude<Workshop, 'temple'>, readonly number[]>> = {
    hq: [1, 2, 3, 8],
    barracks,
    foundry,
    sanctum: [8, 9],
  };
  return (['hq', 'barracks', 'foundry', 'sanctum'] as const).filter((workshop) => of[workshop].includes(number));
};

const sheet = (faction: FactionId, list: List, number: number): UnitSheet => {
  const [name, seven, move, gear, R, more] = list.rows[number - 1]!;
  const kit = kitOf(gear);
  const cost: Cost = { R, A: more?.aether ?? 0 };
  return {
    id: `${faction}.${kebab(name)}`,
    name,
    mark: String(number), // CQ-05
    faction,
    race: OTHER_RACES[name] ?? (number === 7 ? list.machine : list.race),
    stats: stats(seven, more?.pools ?? [0, 0, 0], move),
    base: kit.base ?? (isCaster(kit.words) ? 25 : 40), // CQ-03
    weapon: kit.weapon,
    reach: kit.reach,
    save: kit.save,
    harvest: kit.harvest,
    startingForce: kit.words.has('SF'),
    worker: kit.words.has('Worker'),
    horde: kit.words.has('Horde'),
    commander: kit.words.has('Commander'),
    elite: kit.words.has('Elite'),
    powers: kit.powers,
    rule: null,
    builtBy: workshopsOf(number, list),
    cost,
    source: 'house',
  };
};

export const UNITS: readonly UnitSheet[] = FACTIONS.flatMap(({ id }) =>
  LISTS[id].rows.map((_, i) => sheet(id, LISTS[id], i + 1)),
);

/** Units whose name is the publisher's (Acolyte and Sharpshooter stand there in the singular). */
export const NAMED: ReadonlySet<string> = new Set([
  'empire-of-sol.legion',
  'citadel.platoon',
  'citadel.sharpshooters',
  'citadel.commissar',
  'eldritch-cult.acolytes',
  'eldritch-cult.sorcerer',
  'void.zombies',
  'void.death-knights',
  'void.wargs',
  'void.siege-golem',
  'void.necromancer',
  'void.walker-horse',
]);

const BY_ID = new Map([...UNITS, ...ELITES].map((unit) => [unit.id, unit]));

/** A unit of a list, or the elite of a religion. */
export const unitOf = (id: string): UnitSheet | undefined => BY_ID.get(id);

/** The list of a faction, in the order of its numbers. */
export const unitsOf = (faction: FactionId): readonly UnitSheet[] => UNITS.filter((unit) => unit.faction === faction);

/** DW-24, X-310: what a unit counts. */
export const unitPoints = ({ cost: { R, A } }: UnitSheet): number => R + A;

const only = (found: readonly UnitSheet[]): UnitSheet | undefined => (found.length === 1 ? found[0] : undefined);

/** `void.death-knights`, `Death Knights`, `knights`: by its id, its name, or as much of its end as names one alone. */
export const findUnit = (called: string): UnitSheet | undefined => {
  const wanted = kebab(called);
  if (wanted === '') return undefined;
  const all = [...BY_ID.values()];
  const exact = unitOf(called.trim()) ?? only(all.filter(({ id, name }) => [kebab(id), kebab(name)].includes(wanted)));
  return exact ?? only(all.filter(({ id }) => kebab(id).endsWith(`-${wanted}`)));
};
