/**
 * The 21 units (GB-06, GB-50). The ten `official` names are the publisher's, with the figures that were published; all other
 * figures, the tags and the eleven `house` units are ours.
 */

import type { AttackColour, DefenceColour } from './dice.ts';

export const UNIT_TYPES = [
  'pikeman',
  'swordman',
  'axeman',
  'maceman',
  'lightcav',
  'medcav',
  'knight',
  'crossbow',
  'archer',
  'longbow',
  'militia',
  'spearman',
  'halberdier',
  'manatarms',
  'skirmisher',
  'horsearcher',
  'captain',
  'ballista',
  'catapult',
  'trebuchet',
  'bombard',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

export const TAGS = [
  'foot',
  'mounted',
  'engine',
  'polearm',
  'sword',
  'axe',
  'mace',
  'ranged',
  'light',
  'armored',
  'leader',
] as const;
// A leader has no effect in combat: scenarios make him a goal.
export type Tag = (typeof TAGS)[number];
export type UnitClass = 'foot' | 'mounted' | 'engine';

export interface UnitProfile {
  readonly name: string;
  readonly source: 'official' | 'house';
  readonly class: UnitClass;
  readonly move: number;
  readonly health: number;
  readonly attack: readonly AttackColour[];
  readonly defence: readonly DefenceColour[];
  /** 1 for a melee unit; `minRange` above 1 cannot strike closer. */
  readonly minRange: number;
  readonly range: number;
  readonly tags: readonly Tag[];
  /** Advantage over every unit with one of these tags (GB-70, R-24). */
  readonly beats: readonly Tag[];
  /** Points in a free battle (FB-01). */
  readonly cost: number;
  /** May not attack in a turn in which it moved. */
  readonly setup: boolean;
  /** Needs no line of sight. */
  readonly indirect: boolean;
  /** May not attack in two consecutive rounds. */
  readonly reload: boolean;
  /** Which of its figures the publisher has published. */
  readonly published: readonly ('move' | 'health' | 'attack' | 'defence' | 'range')[];
}

type Figures = Pick<UnitProfile, 'move' | 'health' | 'attack' | 'defence' | 'tags' | 'beats' | 'cost'> &
  Partial<Pick<UnitProfile, 'minRange' | 'range' | 'setup' | 'indirect' | 'reload' | 'published'>>;

const unit = (source: 'official' | 'house', name: string, kind: UnitClass, figures: Figures): UnitProfile => ({
  name,
  source,
  class: kind,
  minRange: 1,
  range: 1,
  setup: false,
  indirect: false,
  reload: false,
  published: [],
  ...figures,
  tags: [kind, ...figures.tags],
});

export const UNITS: Readonly<Record<UnitType, UnitProfile>> = {
  pikeman: unit('official', 'Pikeman', 'foot', {
    move: 2,
    health: 4,
    attack: ['blue'],
    defence: ['grey'],
    tags: ['polearm'],
    beats: ['mounted'],
    cost: 9,
    published: ['move', 'health', 'range'],
  }),
  swordman: unit('official', 'Swordman', 'foot', {
    move: 2,
    health: 4,
    attack: ['blue'],
    defence: ['grey'],
    tags: ['sword'],
    beats: ['polearm', 'light'],
    cost: 10,
    published: ['range'],
  }),
  axeman: unit('official', 'Axeman', 'foot', {
    move: 2,
    health: 4,
    attack: ['blue'],
    defence: ['brown'],
    tags: ['axe'],
    beats: ['polearm', 'sword'],
    cost: 9,
    published: ['move', 'health', 'range'],
  }),
  maceman: unit('official', 'Maceman', 'foot', {
    move: 2,
    health: 4,
    attack: ['blue'],
    defence: ['brown'],
    tags: ['mace'],
    beats: ['armored'],
    cost: 8,
    published: ['range'],
  }),
  lightcav: unit('official', 'Light Cavalry', 'mounted', {
    move: 4,
    health: 3,
    attack: ['yellow'],
    defence: ['brown'],
    tags: [],
    beats: ['ranged', 'engine'],
    cost: 7,
    published: ['move', 'health', 'attack', 'defence', 'range'],
  }),
  medcav: unit('official', 'Medium Cavalry', 'mounted', {
    move: 3,
    health: 3,
    attack: ['blue'],
    defence: ['grey'],
    tags: [],
    beats: ['ranged', 'engine', 'light'],
    cost: 9,
    published: ['range'],
  }),
  knight: unit('official', 'Knight', 'mounted', {
    move: 3,
    health: 3,
    attack: ['red'],
    defence: ['black'],
    tags: ['armored'],
    beats: ['ranged', 'light'],
    cost: 12,
    published: ['move', 'health', 'range'],
  }),
  crossbow: unit('official', 'Crossbowman', 'foot', {
    move: 2,
    health: 3,
    attack: ['blue'],
    defence: ['grey'],
    range: 3,
    tags: ['ranged'],
    beats: ['armored'],
    cost: 10,
    published: ['range'],
  }),
  archer: unit('official', 'Archer', 'foot', {
    move: 2,
    health: 3,
    attack: ['yellow'],
    defence: ['brown'],
    range: 4,
    tags: ['ranged', 'light'],
    beats: ['light'],
    cost: 8,
    published: ['range'],
  }),
  longbow: unit('official', 'Longbow', 'foot', {
    move: 2,
    health: 3,
    attack: ['yellow'],
    defence: ['brown'],
    range: 5,
    tags: ['ranged', 'light'],
    beats: ['light', 'mounted'],
    cost: 9,
    published: ['range'],
  }),
  militia: unit('house', 'Militia', 'foot', {
    move: 2,
    health: 3,
    attack: ['yellow'],
    defence: ['brown'],
    tags: ['light'],
    beats: [],
    cost: 5,
  }),
  spearman: unit('house', 'Spearman', 'foot', {
    move: 2,
    health: 4,
    attack: ['yellow'],
    defence: ['grey'],
    tags: ['polearm'],
    beats: ['mounted'],
    cost: 7,
  }),
  halberdier: unit('house', 'Halberdier', 'foot', {
    move: 2,
    health: 4,
    attack: ['blue'],
    defence: ['brown'],
    tags: ['polearm'],
    beats: ['mounted', 'armored'],
    cost: 8,
  }),
  manatarms: unit('house', 'Man-at-Arms', 'foot', {
    move: 2,
    health: 4,
    attack: ['blue'],
    defence: ['black'],
    tags: ['sword', 'armored'],
    beats: ['light'],
    cost: 11,
  }),
  skirmisher: unit('house', 'Skirmisher', 'foot', {
    move: 3,
    health: 3,
    attack: ['yellow'],
    defence: ['brown'],
    range: 2,
    tags: ['ranged', 'light'],
    beats: ['light', 'engine'],
    cost: 7,
  }),
  horsearcher: unit('house', 'Horse Archer', 'mounted', {
    move: 4,
    health: 3,
    attack: ['yellow'],
    defence: ['brown'],
    range: 3,
    tags: ['ranged'],
    beats: ['polearm'],
    cost: 8,
  }),
  captain: unit('house', 'Captain', 'mounted', {
    move: 3,
    health: 4,
    attack: ['blue'],
    defence: ['black'],
    tags: ['armored', 'leader'],
    beats: [],
    cost: 11,
  }),
  ballista: unit('house', 'Ballista', 'engine', {
    move: 1,
    health: 2,
    attack: ['red'],
    defence: ['brown'],
    minRange: 2,
    range: 5,
    tags: [],
    beats: ['armored', 'mounted'],
    cost: 7,
    setup: true,
  }),
  catapult: unit('house', 'Catapult', 'engine', {
    move: 1,
    health: 2,
    attack: ['blue'],
    defence: ['brown'],
    minRange: 3,
    range: 6,
    tags: [],
    beats: ['polearm', 'sword'],
    cost: 8,
    setup: true,
    indirect: true,
  }),
  trebuchet: unit('house', 'Trebuchet', 'engine', {
    move: 0,
    health: 2,
    attack: ['red'],
    defence: ['brown'],
    minRange: 4,
    range: 8,
    tags: [],
    beats: ['polearm', 'sword'],
    cost: 11,
    indirect: true,
  }),
  bombard: unit('house', 'Bombard', 'engine', {
    move: 1,
    health: 3,
    attack: ['red', 'yellow'],
    defence: ['brown'],
    minRange: 2,
    range: 4,
    tags: [],
    beats: ['armored'],
    cost: 9,
    setup: true,
    reload: true,
  }),
};
