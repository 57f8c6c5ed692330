/** The roster: the ships of the six factions (3). Names marked are published, all figures are ours (M-10). */

import { FACTIONS, type FactionId, stats } from '@muster/dwethia';
import { hulls } from '@muster/geometry';
import { CLASSES } from './classes.ts';
import type { Mount, ShipClass, ShipSheet } from './sheet.ts';

export interface ShipProfile extends ShipSheet {
  /** `empire-of-sol.cohort`. */
  readonly id: string;
  /** The name is the publisher's. */
  readonly named: boolean;
}

type Seven = readonly [number, number, number, number, number, number, number];
/** A name that ends in `†` is the publisher's; weapons as `battery FL`, `*` for all arcs. */
type Row = readonly [
  name: string,
  of: ShipClass | number,
  seven: Seven,
  pools: readonly [number, number, number],
  move: number,
  shield: number | null,
  weapons: string,
  powers?: string,
];

const ARCS: Readonly<Record<string, hulls.HullSide>> = { F: 'front', L: 'left', R: 'right', B: 'back' };
const NONE = [0, 0, 0] as const;

const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

const mount = (text: string): Mount => {
  const [, name, arcs] = /^(.+) ([FLRB]+|\*)$/.exec(text)!;
  return { weapon: idOf(name!), arcs: arcs === '*' ? hulls.HULL_SIDES : [...arcs!].map((letter) => ARCS[letter]!) };
};

/** Every profile has its base (CC-06); a number is the diameter of a round one (CC-04). */
const profile = (faction: FactionId, [marked, of, seven, pools, move, shield, weapons, powers]: Row): ShipProfile => {
  const name = marked.replace('†', '');
  const isRound = typeof of === 'number';
  return {
    id: `${faction}.${idOf(name)}`,
    name,
    named: marked !== name,
    faction,
    class: isRound ? 'round' : of,
    base: isRound ? [of, of] : CLASSES[of].base,
    stats: stats(seven, pools, move),
    shield,
    mounts: weapons.split(', ').map(mount),
    powers: powers?.split(', ') ?? [],
    rules: [],
  };
};

const ROWS: Readonly<Record<FactionId, readonly Row[]>> = {
  'empire-of-sol': [
    ['Gladius', 'fighter', [1, 3, 1, 4, 0, 1, 4], NONE, 12, null, 'light laser F'],
    ['Pilum', 'fighter', [0, 3, 1, 4, 0, 1, 3], NONE, 10, null, 'torpedo F'],
    ['Cohort', 'cruiser', [3, 3, 2, 5, 2, 5, 6], NONE, 8, 4, 'battery FL, battery FR'],
    ['Testudo', 'cruiser', [2, 3, 3, 6, 1, 6, 8], NONE, 6, 3, 'battery F, pulse gun *'],
    ['Ballista', 'cruiser', [2, 4, 2, 4, 1, 4, 5], NONE, 6, 4, 'lance F'],
    ['Imperator', 'warship', [4, 3, 5, 6, 3, 7, 9], [1, 1, 0], 5, 4, 'heavy battery F, battery L, battery R'],
  ],
  citadel: [
    ['Picket', 'fighter', [1, 3, 1, 4, 0, 1, 4], NONE, 12, null, 'light laser F'],
    ['Comrade-class†', 'cruiser', [3, 3, 3, 5, 2, 4, 7], [0, 1, 0], 8, 4, 'battery FL, battery FR'],
    ['Bulwark', 'cruiser', [3, 3, 2, 5, 1, 3, 6], NONE, 8, 4, 'battery F, battery FL, battery FR'],
    ['Longwatch', 'cruiser', [2, 4, 2, 4, 1, 4, 5], NONE, 6, 4, 'lance F'],
    [
      'Marshal',
      'warship',
      [4, 3, 6, 6, 2, 6, 10],
      [1, 0, 0],
      5,
      4,
      'heavy battery F, heavy battery FL, heavy battery FR',
    ],
    ['Orbital station†', 100, [3, 3, 0, 6, 2, 6, 10], [0, 1, 0], 0, 4, 'heavy battery *, heavy battery *'],
  ],
  bloodpact: [
    ['Shiv', 'fighter', [1, 3, 1, 4, 0, 1, 4], NONE, 12, null, 'light laser F'],
    ['Molotov', 'fighter', [0, 3, 1, 4, 0, 1, 2], NONE, 10, null, 'torpedo F'],
    ['Reaver', 'cruiser', [4, 2, 6, 5, 2, 4, 8], NONE, 6, 5, 'light laser F'],
    ['Chainbreaker', 'cruiser', [4, 2, 7, 5, 3, 4, 8], NONE, 6, 5, 'light laser FL'],
    ['Riot', 'cruiser', [3, 3, 3, 5, 1, 3, 7], NONE, 9, null, 'battery F, battery F'],
    ['Black Banner', 'warship', [4, 3, 6, 6, 3, 7, 9], [1, 0, 0], 5, 5, 'heavy battery F, battery L, battery R'],
  ],
  'black-sun': [
    ['Corsair', 'fighter', [1, 3, 1, 4, 0, 1, 3], NONE, 12, null, 'black sun laser F'],
    ['Cutlass', 'fighter', [0, 3, 1, 4, 0, 1, 3], NONE, 10, null, 'torpedo F'],
    ['Freebooter', 'cruiser', [2, 3, 2, 5, 1, 3, 6], NONE, 9, null, 'black sun battery F, light laser F'],
    ['Galleon', 'cruiser', [2, 3, 4, 5, 1, 5, 8], NONE, 7, 5, 'black sun battery FL, black sun battery FR'],
    ['Blue Sun†', 'cruiser', [3, 3, 3, 5, 1, 4, 7], [1, 0, 4], 7, 4, 'battery F', 'lightning, root'],
    [
      'Consortium',
      'warship',
      [3, 3, 5, 6, 2, 7, 9],
      [2, 0, 0],
      6,
      4,
      'black sun battery FL, black sun battery FR, ion beam F',
    ],
  ],
  'eldritch-cult': [
    ['Wisp', 'fighter', [1, 3, 1, 4, 0, 1, 3], NONE, 12, null, 'light laser F'],
    ['Acolyte', 'cruiser', [2, 3, 1, 5, 1, 3, 5], [0, 0, 1], 8, 4, 'battery F', 'blast'],
    ['Coven', 'cruiser', [2, 3, 2, 5, 1, 4, 7], [0, 0, 4], 7, 4, 'battery F', 'lightning, root'],
    ['Choir', 'cruiser', [4, 2, 4, 5, 2, 4, 7], [0, 0, 1], 8, 4, 'light laser F', 'root'],
    ['Obelisk', 'cruiser', [2, 4, 2, 5, 1, 4, 5], NONE, 6, 4, 'lance F'],
    [
      'Leviathan',
      'warship',
      [4, 3, 5, 6, 3, 7, 9],
      [0, 1, 2],
      5,
      4,
      'heavy battery F, battery L, battery R',
      'lightning',
    ],
  ],
  void: [
    ['Carrion', 'fighter', [1, 3, 1, 4, 0, 1, 4], NONE, 11, null, 'light laser F'],
    ['Gravebolt', 'fighter', [0, 3, 0, 4, 0, 1, 3], NONE, 9, null, 'torpedo F'],
    ['Revenant', 'cruiser', [4, 2, 6, 5, 2, 4, 9], NONE, 7, null, 'light laser F'],
    ['Sepulchre', 'cruiser', [3, 3, 3, 5, 2, 4, 8], NONE, 7, null, 'battery FL, battery FR'],
    ['Dirge', 'cruiser', [2, 4, 2, 4, 1, 4, 5], NONE, 5, null, 'lance F'],
    ['Cairn', 'warship', [4, 3, 6, 6, 3, 7, 10], [0, 1, 0], 5, 5, 'heavy battery F, battery L, battery R'],
    ['Void-born construct†', 90, [3, 3, 4, 6, 3, 7, 9], NONE, 4, null, 'battery *, battery *'],
  ],
};

export const SHIPS: readonly ShipProfile[] = FACTIONS.flatMap(({ id }) => ROWS[id].map((row) => profile(id, row)));

const BY_ID = new Map(SHIPS.map((ship) => [ship.id, ship]));

export const shipProfileOf = (id: string): ShipProfile | undefined => BY_ID.get(id);
/** What a faction may field. */
export const shipsOfFaction = (faction: FactionId): readonly ShipProfile[] =>
  SHIPS.filter((ship) => ship.faction === faction);
