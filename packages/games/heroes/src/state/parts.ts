/** What a battle is made of: its configuration, its pieces, its orders. Plain data. */

import type { DestinyOrder, FactionId, ResistOrder, Side } from '@muster/dwethia';
import type { levels } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import type { Prices } from '../content/prices.ts';
import type { UnitSheet } from '../content/sheet.ts';
import type { PlacedPiece } from '../content/terrain.ts';

export type Space = levels.Space;
export type ModelId = string;
export type ObjectiveId = number;

export interface SeatForce {
  readonly side: Side;
  readonly faction: FactionId;
  readonly units: readonly UnitSheet[];
}

export interface HeroesConfig {
  readonly points: number;
  /** An arena, or a board without terrain. */
  readonly arena: string;
  /** HR-09: that of the arena, placed in turn, or as given. */
  readonly terrain: 'arena' | 'placed' | 'given';
  /** What lies on the board besides the arena's own; it grows while terrain is placed. */
  readonly pieces: readonly PlacedPiece[];
  readonly seats: readonly SeatForce[];
  /** placed in turn, or where the arena has them. */
  readonly markers: 'placed' | 'arena';
  /** Picked in secret, drawn in secret, or these, by side; null in the views of others until the seal is opened. */
  readonly objectives: 'picked' | 'drawn' | readonly (readonly ObjectiveId[] | null)[];
  readonly rulings: Rulings;
  /** Battles from before the second edition tell none. Corrections since that would change how a battle went do not hold for it. */
  readonly edition?: 2 | 3 | 4 | 5 | 6;
}

/** Rules that players may set otherwise; the first value is the default. */
export interface Rulings {
  /** */
  readonly objectiveMix: 'free' | 'mixed';
  /** */
  readonly customUnits: 'on' | 'printed';
  /** */
  readonly prices: Prices;
  /** */
  readonly unevenForces: 'oneMore' | 'all';
  /** */
  readonly roundLimit: 'board' | 'none';
  /** */
  readonly redirect: 'defender' | 'off';
  /** */
  readonly friendlyBlast: boolean;
  /** */
  readonly falling: 'risk' | 'free';
  /** */
  readonly raised: 'floor' | 'aboveTarget';
}

export type Stance = 'none' | 'defensive' | 'stealth';

export interface Model {
  readonly id: ModelId;
  readonly seat: Seat;
  /** Index among the units of its seat; −1 for a Thrall. */
  readonly unit: number;
  /** Null: beside the board. */
  readonly space: Space | null;
  /** 0: dying; it is taken off when all that its death brings has happened. */
  readonly wounds: number;
  /** HR-12: its own. */
  readonly destiny: number;
  readonly faith: number;
  readonly affinity: number;
  /** Has the activation token. */
  readonly acted: boolean;
  readonly stance: Stance;
  /** Weapons that are used up, and `resonance` (HR-17). */
  readonly used: readonly string[];
  /** `left`: taken from the board alive. */
  readonly fate: 'alive' | 'slain' | 'left';
}

/** A power that lasts. */
export interface Lasting {
  readonly power: 'root' | 'corrupt' | 'ward' | 'hasten' | 'dread';
  readonly on: ModelId;
  readonly by: ModelId;
  /** It ends with this round at the latest. */
  readonly until: number;
}

/** What one model has done that objectives ask about. */
export interface Deeds {
  readonly id: ModelId;
  readonly slain: readonly ModelId[];
  readonly wounded: readonly ModelId[];
  /** Wounded while they stood higher. */
  readonly woundedHigher: readonly ModelId[];
  /** Bits of the markers beside which it ended a move. */
  readonly markers: number;
  /** Bits of the edges on which it has stood: south, north, west, east. */
  readonly edges: number;
  readonly saves: number;
  /** Own activations in a row near a marker without doing anything. */
  readonly idle: number;
}

/** What both sides can count. */
export interface Tracker {
  /** Objectives that are met, in order of id. */
  readonly met: readonly ObjectiveId[];
  /** Kills since the leader died. */
  readonly avenged: number;
  readonly powers: number;
  readonly raised: number;
  /** A starting model was lost, but not to an enemy. */
  readonly spoiled: boolean;
}

export interface Orders {
  readonly redirect: 'best' | 'ask' | 'never';
  readonly destiny: DestinyOrder;
  readonly resist: ResistOrder;
  readonly fallBack: 'fighters' | 'all' | 'never';
  readonly goFirst: 'ask' | 'me' | 'you';
  readonly stance: 'shield' | 'cloak';
  readonly autoClaim: boolean;
  readonly shootBack: 'auto' | 'ask';
  /** HR-48: after a fight. Left out it is `always`: states of battles from before it could be said have none. */
  readonly opportunity?: 'always' | 'ask';
}

// --- Dice ---

/** What dice are rolled for that Destiny may roll again. */
export const POOL_ROLLS = [
  'attack',
  'wound',
  'save',
  'ignore',
  'power',
  'blast',
  'opportunity',
  'jump',
  'friendlyFire',
] as const;
export type PoolRoll = (typeof POOL_ROLLS)[number];

/** What dice are rolled for. */
export type HeroesRoll = PoolRoll | 'resist' | 'priority' | 'terrainRollOff' | 'edgeRollOff' | 'markersRollOff';
