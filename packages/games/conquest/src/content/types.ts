/** What the tables of content hold: units, buildings, research, missions, maps. Effects are declared; the rules carry them out. */

import type { FactionId, RaceId, ReligionId, Stats, Trait } from '@muster/dwethia';
import type { RuleSource } from '@muster/kernel';

/** CQ-09, X-18: Requisition and Aether. */
export interface Cost {
  readonly R: number;
  readonly A: number;
}

// --- Units ---

/** CQ-03: in millimetres. */
export type BaseSize = 25 | 40 | 50;

/** Who builds a unit. */
export type Workshop = 'hq' | 'barracks' | 'foundry' | 'sanctum' | 'temple';

/** What the elite of a religion does (3.6). */
export type EliteRule =
  | { readonly kind: 'lendsSave'; readonly save: number }
  | { readonly kind: 'dearerPowers'; readonly charge: number; readonly within: number }
  | { readonly kind: 'firstHarvest'; readonly add: number }
  | { readonly kind: 'unnameable' };

/** A unit as it is written on its sheet: of a list, an elite, or one's own. */
export interface UnitSheet {
  /** `empire-of-sol.legion`, `vigil-of-the-sun.sun-warden`, `own.1`. */
  readonly id: string;
  readonly name: string;
  /** CQ-05: the number on its base; a letter for elites of religions; a letter from `a` for one's own. */
  readonly mark: string;
  /** Null: the elite of a religion. */
  readonly faction: FactionId | null;
  readonly race: RaceId;
  readonly stats: Stats;
  readonly base: BaseSize;
  /** Id of its ranged weapon. */
  readonly weapon: string | null;
  /** Melee Range (DW-73). */
  readonly reach: 1 | 2 | 3;
  /** Saves on so much or more, by a shield; null without one. */
  readonly save: number | null;
  /** [Harvest X]; 0 without. */
  readonly harvest: number;
  readonly startingForce: boolean;
  readonly worker: boolean;
  readonly horde: boolean;
  readonly commander: boolean;
  readonly elite: boolean;
  readonly powers: readonly string[];
  readonly rule: EliteRule | null;
  readonly builtBy: readonly Workshop[];
  readonly cost: Cost;
  readonly source: RuleSource;
}

// --- Buildings ---

export type BuildingRole = 'hq' | 'extractor' | 'temple' | 'barracks' | 'foundry' | 'sanctum' | 'bastion';

export interface BuildingSheet {
  /** `empire-of-sol.praetorium`. */
  readonly id: string;
  readonly name: string;
  readonly faction: FactionId;
  readonly role: BuildingRole;
  /** Which of the two headquarters; null for other buildings. */
  readonly hq: 'a' | 'b' | null;
  readonly defense: number;
  readonly wounds: number;
  /** CQ-36: how many relics it can hold; null for any number, 0 for none. */
  readonly slots: number | null;
  /** A for each stored relic, in every income. */
  readonly aether: number;
  /** R in every income by itself. */
  readonly income: number;
  /** [Mine] [Harvest X]; 0 without. */
  readonly harvest: number;
  /** [Fortress]: its gun and the Perception of its line. */
  readonly gun: { readonly weapon: string; readonly perception: number } | null;
  /** What it counts for X-367: R + A, 200 for a headquarters. */
  readonly points: number;
  readonly cost: Cost;
  readonly source: RuleSource;
}

// --- Factions ---

/** What all units of a faction have (3.2). */
export interface FactionTrait extends Trait {
  /** Our words for players. */
  readonly words: string;
  /** R more from each harvest by a unit at a Gas Vein. */
  readonly gasBonus: number;
}

// --- Research (3.4) ---

export type ResearchEffect =
  | { readonly kind: 'harvest'; readonly add: number }
  /** Units with printed Move up to `upTo` on bases of this size. */
  | { readonly kind: 'move'; readonly add: number; readonly upTo: number; readonly base: BaseSize }
  /** One unit type, named when it is bought. */
  | { readonly kind: 'strengthOfType'; readonly add: number }
  | { readonly kind: 'range'; readonly add: number; readonly weapons: 'units' | 'blackSun' }
  | { readonly kind: 'buildingWounds'; readonly add: number }
  | { readonly kind: 'medics'; readonly needs: number }
  | { readonly kind: 'relicAether'; readonly add: number }
  | { readonly kind: 'priority'; readonly add: number }
  | {
      readonly kind: 'martial';
      readonly units: readonly string[];
      readonly add: number;
      readonly when: 'always' | 'engaging';
    }
  | { readonly kind: 'hqIncome'; readonly add: number }
  /** Units and buildings by id. */
  | { readonly kind: 'perception'; readonly of: readonly string[]; readonly add: number }
  | { readonly kind: 'deflection'; readonly upTo: number }
  | { readonly kind: 'loot'; readonly perModel: number }
  | { readonly kind: 'relicIncome'; readonly perRelic: number }
  | { readonly kind: 'affinity'; readonly add: number }
  | { readonly kind: 'powerRange'; readonly add: number }
  | { readonly kind: 'ignoreAtHome'; readonly needs: number; readonly within: number }
  | { readonly kind: 'tithe'; readonly unit: string; readonly perUnit: number };

export interface Research {
  readonly id: string;
  readonly name: string;
  /** Null: open to all. */
  readonly faction: FactionId | null;
  readonly cost: Cost;
  readonly effect: ResearchEffect;
  readonly words: string;
}

// --- Missions (3.7) ---

export type MissionGoal =
  | { readonly kind: 'holdNodes'; readonly count: number }
  | { readonly kind: 'deliver'; readonly count: number }
  | { readonly kind: 'razeHq' }
  | { readonly kind: 'commanderLives'; readonly byRound: number }
  | { readonly kind: 'everyQuarter' }
  | { readonly kind: 'slayHero' }
  | { readonly kind: 'chain'; readonly units: number }
  | { readonly kind: 'slainByShots'; readonly count: number }
  | { readonly kind: 'fightsWon'; readonly count: number }
  | { readonly kind: 'bank'; readonly R: number }
  | { readonly kind: 'powers'; readonly count: number }
  | { readonly kind: 'centreAfterLoss'; readonly points: number };

export interface Mission {
  readonly id: string;
  readonly name: string;
  readonly faction: FactionId | null;
  readonly vp: number;
  readonly goal: MissionGoal;
  readonly words: string;
}

// --- The ground ---

export const TERRAIN_KINDS = ['forest', 'mountain', 'ocean', 'desert', 'city', 'saltflat', 'mist'] as const;
export type TerrainKind = (typeof TERRAIN_KINDS)[number];

/** DW-48: what a kind of terrain does. */
export interface TerrainTraits {
  readonly name: string;
  readonly difficult: boolean;
  readonly impassable: boolean;
  readonly hazardous: boolean;
  readonly obscuring: boolean;
  /** Cover X; 0 for none. */
  readonly cover: number;
}

/** In inches, as maps are written. */
export type Shape =
  | { readonly disc: readonly [x: number, y: number, radius: number] }
  | { readonly poly: readonly (readonly [x: number, y: number])[] };

export interface MapPiece {
  readonly k: TerrainKind;
  readonly shape: Shape;
}

/** CQ-20: a Mine, a Gas Vein, a Relic. */
export const NODE_KINDS = ['M', 'G', 'R'] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

/** A map of 36 by 36 inches: all pieces, nodes and sites of both sides, already mirrored (4.1). */
export interface BattleMap {
  readonly id: string;
  readonly name: string;
  readonly pieces: readonly MapPiece[];
  readonly nodes: readonly { readonly kind: NodeKind; readonly x: number; readonly y: number }[];
  /** Of side 0: default, left, right; side 1 has them mirrored. */
  readonly hq: readonly (readonly [x: number, y: number])[];
}

/** 4.1: what may be placed in turn, about its reference point. */
export interface CataloguePiece {
  readonly id: string;
  readonly name: string;
  readonly k: TerrainKind;
  /** Around 0, 0. */
  readonly shape: Shape;
}

// --- Armies ---

export interface Army {
  readonly faction: FactionId;
  readonly religion: ReligionId;
  readonly hq: 'a' | 'b';
  /** Ids of units, in the order in which they are set up. */
  readonly start: readonly string[];
}
