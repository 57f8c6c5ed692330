/**
 * The profiles: six for each faction, the religious elites, the Colossus and the Thrall. Names marked are published, all figures are
 * ours (M-04).
 */

import { type FactionId, type RaceId, type ReligionId, stats } from '@muster/dwethia';
import type { Rank } from './ranks.ts';
import type { UnitSheet } from './sheet.ts';

export interface Profile extends UnitSheet {
  /** `empire-of-sol.captain`. */
  readonly id: string;
  /** `H.1` (HR-05). */
  readonly number: string;
  /** The name is the publisher's. */
  readonly named: boolean;
}

type Seven = readonly [number, number, number, number, number, number, number];
type Row = readonly [
  number: string,
  name: string,
  race: RaceId,
  seven: Seven,
  pools: readonly [number, number, number],
  move: number,
  kit: string,
];

const LETTERS: Readonly<Record<string, Rank>> = {
  H: 'hero',
  B: 'basic',
  M: 'monster',
  R: 'religious',
  T: 'titanic',
};
const NONE = [0, 0, 0] as const;
const POWER_IDS = new Set(['blast', 'lightning', 'fireburst', 'corrupt', 'raise']);

const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** A name that ends in `†` is the publisher's. */
const profile = (faction: FactionId, [number, marked, race, seven, pools, move, kit]: Row): Profile => {
  const name = marked.replace('†', '');
  const ids = kit.split(' ').filter((id) => id !== '');
  return {
    id: `${faction}.${idOf(name)}`,
    number,
    name,
    named: marked !== name,
    faction,
    race,
    rank: LETTERS[number[0]!]!,
    stats: stats(seven, pools, move),
    wargear: ids.filter((id) => !POWER_IDS.has(id)),
    powers: ids.filter((id) => POWER_IDS.has(id)),
    rules: [],
    scars: [],
  };
};

const ROWS: Readonly<Record<FactionId, readonly Row[]>> = {
  'empire-of-sol': [
    ['H.1', 'Captain†', 'terran', [5, 4, 3, 4, 2, 2, 2], [3, 2, 0], 6, 'hand-weapon shield pistol'],
    ['H.2', 'Centurion', 'sovereign', [6, 4, 4, 4, 4, 3, 1], [2, 2, 0], 6, 'great-weapon'],
    ['H.3', 'Hunter†', 'geck', [4, 5, 3, 2, 2, 2, 1], [1, 0, 0], 7, 'hand-weapon camo-cloak short-bow'],
    ['B.1', 'Praetorian†', 'terran', [3, 1, 4, 4, 2, 2, 2], NONE, 6, 'spear shield'],
    ['B.2', 'Legionnaire†', 'terran', [5, 1, 5, 4, 3, 1, 2], NONE, 6, 'hand-weapon shield'],
    ['M.1', 'Arena bull', 'taurus', [5, 1, 9, 5, 4, 5, -2], NONE, 8, 'claws'],
  ],
  citadel: [
    ['H.1', 'Commissar†', 'terran', [6, 4, 4, 4, 3, 3, 1], [2, 3, 0], 6, 'hand-weapon pistol'],
    ['H.2', 'Sharpshooter†', 'terran', [4, 5, 3, 3, 1, 1, 1], [1, 0, 0], 6, 'hand-weapon camo-cloak quick-rifle'],
    ['H.3', 'Jacker†', 'cyborii', [6, 4, 4, 4, 3, 2, -1], [2, 0, 0], 6, 'hand-weapon pistol'],
    ['B.1', 'Guardsman', 'terran', [3, 3, 3, 3, 2, 1, 2], NONE, 6, 'hand-weapon rifle'],
    ['B.2', 'Grenadier', 'cyborii', [5, 1, 5, 4, 3, 1, 1], NONE, 6, 'hand-weapon shield grenade'],
    ['M.1', 'Strider', 'cyborii', [5, 1, 7, 5, 4, 5, -2], NONE, 8, 'long-limbs'],
  ],
  bloodpact: [
    ['H.1', 'Alpha†', 'orc', [5, 2, 6, 4, 4, 3, 1], [2, 1, 0], 6, 'great-weapon'],
    ['H.2', 'Firebrand', 'terran', [5, 4, 4, 4, 3, 3, 1], [2, 2, 0], 6, 'hand-weapon pistol grenade'],
    ['H.3', 'Shiv', 'geck', [7, 4, 4, 4, 4, 2, 0], [2, 0, 0], 8, 'hand-weapon camo-cloak grenade'],
    ['B.1', 'Reaver', 'orc', [5, 1, 5, 4, 3, 1, 1], NONE, 6, 'great-weapon'],
    ['B.2', 'Slinger', 'geck', [3, 5, 3, 2, 1, 1, 1], NONE, 7, 'hand-weapon short-bow'],
    ['M.1', 'Pit croc', 'croc', [5, 1, 8, 5, 4, 5, -1], NONE, 7, 'claws'],
  ],
  'black-sun': [
    ['H.1', 'Corsair', 'terran', [5, 4, 3, 4, 2, 2, 2], [3, 2, 0], 6, 'hand-weapon shield black-sun-pistol'],
    ['H.2', 'Assassin†', 'wraith', [7, 4, 4, 3, 4, 2, 0], [2, 0, 0], 8, 'black-sun-blade camo-cloak grenade'],
    ['H.3', 'Duellist', 'sovereign', [5, 4, 4, 4, 4, 3, 1], [2, 2, 0], 6, 'black-sun-blade pistol'],
    ['B.1', 'Pirate†', 'terran', [3, 3, 3, 3, 2, 1, 2], NONE, 6, 'hand-weapon black-sun-carbine'],
    ['B.2', 'Boarder', 'orc', [4, 1, 5, 4, 2, 2, 2], NONE, 6, 'black-sun-spear'],
    ['M.1', 'Hold beast', 'croc', [5, 1, 8, 5, 4, 5, -1], NONE, 7, 'claws'],
  ],
  'eldritch-cult': [
    ['H.1', 'Sorcerer†', 'terran', [5, 6, 4, 5, 3, 4, 1], [0, 0, 3], 6, 'hand-weapon blast lightning'],
    ['H.2', 'Seer', 'old-one', [5, 6, 4, 5, 3, 4, 1], [0, 0, 3], 6, 'hand-weapon fireburst corrupt'],
    ['H.3', 'Fleshblade', 'taurus', [5, 2, 7, 4, 4, 3, 0], [2, 1, 0], 6, 'hand-weapon'],
    ['B.1', 'Acolyte†', 'terran', [5, 1, 5, 4, 3, 2, 0], [0, 1, 0], 6, 'hand-weapon'],
    ['B.2', 'Chosen', 'borii', [5, 1, 4, 4, 2, 2, 2], NONE, 5, 'spear'],
    ['M.1', 'Deep one', 'wraith', [5, 1, 7, 4, 4, 5, -1], NONE, 8, 'claws'],
  ],
  void: [
    ['H.1', 'Death Knight†', 'terran', [5, 3, 4, 4, 4, 3, 1], [2, 1, 0], 6, 'great-weapon'],
    ['H.2', 'Necromancer†', 'wraith', [5, 6, 4, 5, 3, 4, 1], [0, 0, 3], 6, 'hand-weapon raise lightning'],
    ['H.3', 'Revenant', 'wraith', [4, 5, 3, 2, 1, 1, 1], [1, 0, 0], 6, 'hand-weapon quick-rifle'],
    ['B.1', 'Warg†', 'terran', [4, 1, 5, 3, 3, 2, 0], NONE, 8, 'hand-weapon'],
    ['B.2', 'Zombie†', 'borii', [3, 1, 4, 4, 3, 2, 2], NONE, 5, 'hand-weapon'],
    ['M.1', 'Siege golem†', 'cyborii', [5, 1, 7, 5, 4, 5, -2], NONE, 8, 'long-limbs'],
  ],
};

/** What each religion makes of the religious elite. */
const ELITES: Readonly<Record<ReligionId, { readonly row: Row; readonly rules?: readonly string[] }>> = {
  'vigil-of-the-sun': { row: elite('Sun Warden', [5, 4, 6, 5, 3, 3, 1], [1, 3, 0], 'spear shield') },
  'iron-catechism': {
    row: elite('Confessor', [5, 4, 6, 5, 3, 3, 1], [1, 3, 0], 'spear'),
    rules: ['dread-words'],
  },
  'red-communion': { row: elite('Flagellant', [5, 4, 6, 4, 4, 3, 1], [1, 3, 0], 'spear') },
  'ledger-of-fortune': { row: elite('Auditor', [5, 4, 6, 5, 3, 3, 1], [2, 3, 0], 'spear') },
  'choir-below': { row: elite('Cantor', [5, 4, 6, 5, 3, 3, 1], [1, 3, 1], 'spear blast') },
  silence: { row: elite('Null Monk', [5, 4, 6, 5, 3, 3, 1], [1, 3, 0], 'spear'), rules: ['null'] },
};

function elite(name: string, seven: Seven, pools: readonly [number, number, number], kit: string): Row {
  return ['R.1', name, 'terran', seven, pools, 6, kit];
}

/** The profiles that a faction may field; of the religious elites, those of all religions. */
export const profilesOf = (faction: FactionId): readonly Profile[] => [
  ...ROWS[faction].map((row) => profile(faction, row)),
  ...Object.values(ELITES).map(({ row, rules = [] }) => ({ ...profile(faction, row), rules })),
  profile(faction, ['T.1', 'Colossus', 'terran', [6, 3, 9, 5, 3, 5, -2], NONE, 8, 'siege-gun']),
];

/** Nobody buys it: a Raise calls it. */
export const thrallOf = (faction: FactionId): Profile =>
  profile(faction, ['B.0', 'Thrall', 'terran', [4, 1, 4, 4, 2, 1, 0], NONE, 6, 'hand-weapon']);

export const profileOf = (id: string): Profile | undefined => {
  const faction = id.split('.')[0] as FactionId;
  return !Object.hasOwn(ROWS, faction) ? undefined : profilesOf(faction).find((one) => one.id === id);
};
