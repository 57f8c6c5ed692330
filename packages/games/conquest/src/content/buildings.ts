/** Buildings (3.3, M-06): two headquarters and six others for each faction. All ours. */

import { FACTIONS, type FactionId, kebab } from '@muster/dwethia';
import type { BuildingRole, BuildingSheet } from './types.ts';

/** CQ-03: in millimetres. */
export const BUILDING_BASE = 50;
/** what a headquarters counts. */
export const HQ_POINTS = 200;
/** Relics that a Temple holds, and the Aether of each. */
export const TEMPLE = { slots: 2, aether: 12 } as const;
/** [Mine] [Harvest X] of an extractor. */
export const EXTRACTOR_HARVEST = 40;
const BASTION_GUN = { weapon: 'tower-guns', perception: 1 } as const;

type Hq = readonly [name: string, defense: number, wounds: number, aether: number, income: number];
type Work = readonly [name: string, defense: number, wounds: number, cost: number];

const WORKS = ['extractor', 'temple', 'barracks', 'foundry', 'sanctum', 'bastion'] as const;

interface List {
  readonly a: Hq;
  readonly b: Hq;
  /** In the order of `WORKS`. */
  readonly works: readonly [Work, Work, Work, Work, Work, Work];
}

const LISTS: Readonly<Record<FactionId, List>> = {
  'empire-of-sol': {
    a: ['Praetorium', 4, 10, 10, 0],
    b: ['Forum', 4, 8, 8, 20],
    works: [
      ['Quarry', 4, 4, 80],
      ['Shrine', 4, 5, 60],
      ['Castra', 4, 6, 80],
      ['Fabrica', 4, 6, 100],
      ['Basilica', 4, 5, 60],
      ['Burgus', 4, 6, 110],
    ],
  },
  citadel: {
    a: ['Command Bunker', 5, 9, 10, 0],
    b: ['Signal Station', 4, 8, 8, 20],
    works: [
      ['Drill Tower', 4, 5, 85],
      ['Reliquary Vault', 5, 5, 70],
      ['Garrison', 4, 6, 80],
      ['Works', 4, 6, 100],
      ['Academy', 4, 5, 60],
      ['Pillbox', 5, 6, 120],
    ],
  },
  bloodpact: {
    a: ['Warcamp', 4, 10, 10, 0],
    b: ['Junk Fort', 4, 8, 8, 20],
    works: [
      ['Pit', 4, 4, 75],
      ['Fire Totem', 3, 5, 55],
      ['Riot Den', 4, 5, 70],
      ['Scrapyard', 4, 5, 90],
      ['Oath Stone', 4, 5, 60],
      ['Spike Tower', 4, 5, 100],
    ],
  },
  'black-sun': {
    a: ['Trade Hub', 4, 10, 10, 0],
    b: ['Black Market', 4, 8, 7, 30],
    works: [
      ['Pump Rig', 4, 4, 75],
      ['Auction House', 4, 5, 60],
      ['Free Port', 4, 6, 80],
      ['Dry Dock', 4, 6, 100],
      ['Counting House', 4, 5, 60],
      ['Gun Platform', 4, 6, 110],
    ],
  },
  'eldritch-cult': {
    a: ['Black Ziggurat', 4, 10, 11, 0],
    b: ['Sunken Fane', 4, 8, 9, 15],
    works: [
      ['Bone Quarry', 4, 4, 80],
      ['Altar', 4, 5, 50],
      ['Gathering Hall', 4, 5, 75],
      ['Spawning Pit', 4, 6, 100],
      ['Star Circle', 4, 5, 50],
      ['Watching Eye', 4, 6, 110],
    ],
  },
  void: {
    a: ['Necropolis', 4, 10, 10, 0],
    b: ['Bone Gate', 4, 8, 8, 20],
    works: [
      ['Grave Pit', 4, 4, 80],
      ['Ossuary', 4, 5, 60],
      ['Crypt', 4, 6, 80],
      ['Golem Yard', 4, 6, 100],
      ['Black Chapel', 4, 5, 60],
      ['Watch Spire', 4, 6, 110],
    ],
  },
};

/** Free, holds any number of relics (CQ-22, CQ-35). */
const headquarters = (
  faction: FactionId,
  hq: 'a' | 'b',
  [name, defense, wounds, aether, income]: Hq,
): BuildingSheet => ({
  id: `${faction}.${kebab(name)}`,
  name,
  faction,
  role: 'hq',
  hq,
  defense,
  wounds,
  slots: null,
  aether,
  income,
  harvest: 0,
  gun: null,
  points: HQ_POINTS,
  cost: { R: 0, A: 0 },
  source: 'house',
});

const work = (
  faction: FactionId,
  role: Exclude<BuildingRole, 'hq'>,
  [name, defense, wounds, R]: Work,
): BuildingSheet => ({
  id: `${faction}.${kebab(name)}`,
  name,
  faction,
  role,
  hq: null,
  defense,
  wounds,
  slots: role === 'temple' ? TEMPLE.slots : 0, // CQ-36
  aether: role === 'temple' ? TEMPLE.aether : 0,
  income: 0,
  harvest: role === 'extractor' ? EXTRACTOR_HARVEST : 0, // CQ-37
  gun: role === 'bastion' ? BASTION_GUN : null, // CQ-08
  points: R,
  cost: { R, A: 0 },
  source: 'house',
});

export const BUILDINGS: readonly BuildingSheet[] = FACTIONS.flatMap(({ id }) => [
  headquarters(id, 'a', LISTS[id].a),
  headquarters(id, 'b', LISTS[id].b),
  ...WORKS.map((role, i) => work(id, role, LISTS[id].works[i]!)),
]);

const BY_ID = new Map(BUILDINGS.map((building) => [building.id, building]));

export const buildingOf = (id: string): BuildingSheet | undefined => BY_ID.get(id);

/** Both headquarters first. */
export const buildingsOf = (faction: FactionId): readonly BuildingSheet[] =>
  BUILDINGS.filter((building) => building.faction === faction);

export const hqOf = (faction: FactionId, which: 'a' | 'b'): BuildingSheet =>
  BUILDINGS.find((building) => building.faction === faction && building.hq === which)!;

/** [Fortress] (CQ-54). */
export const isFortress = ({ gun }: BuildingSheet): boolean => gun !== null;
