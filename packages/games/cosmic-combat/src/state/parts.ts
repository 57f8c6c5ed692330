/** What a battle is made of: its configuration, its pieces, its orders. Plain data. */

import type { DestinyOrder, FactionId, ReligionId, ResistOrder, Resource, Side } from '@muster/dwethia';
import type { hulls, Length, Point } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import type { Scenario } from '../content/scenarios.ts';
import type { ShipSheet } from '../content/sheet.ts';
import type { Piece } from '../content/terrain.ts';

export type ShipId = string;
export type HullSide = hulls.HullSide;
export type Facing = hulls.Facing;

/** centre and facing; 0 is east, counter-clockwise, in tenths of a degree. */
export interface Place extends Point {
  readonly facing: Facing;
}

/** CC-22. */
export const TOKENS = ['shield', 'move', 'fire', 'board'] as const;
export type Token = (typeof TOKENS)[number];

export interface SeatFleet {
  readonly side: Side;
  readonly faction: FactionId;
  /** DW-26: one for the whole fleet, or none. */
  readonly religion: ReligionId | null;
  readonly ships: readonly ShipSheet[];
}

export interface CosmicConfig {
  readonly points: number;
  /** One of ours, or `open`: a board without terrain. */
  readonly map: string;
  /** CC-13: what lies on the board besides the map's own. */
  readonly pieces: readonly Piece[];
  readonly scenario: Scenario;
  readonly seats: readonly SeatFleet[];
  readonly rulings: Rulings;
  /** Battles from before the second edition tell none: what was corrected since does not hold for them. */
  readonly edition?: 2 | 3 | 4;
}

/** Rules that players may set otherwise; the first value is the default. */
export interface Rulings {
  /** in degrees. */
  readonly turnLimit: 90 | 180;
  /** a turn sweeps its corners. */
  readonly turnSweep: boolean;
  /** each ship against its own Integrity. */
  readonly ramLiteral: boolean;
  /** */
  readonly boardingTwoRolls: boolean;
  /** */
  readonly fireToken: 'allWeapons' | 'oneWeapon';
  /** */
  readonly arcs: 'corner' | 'diagonal' | 'off';
  /** X-211, X-56: a ship with a Move token goes at least 1". */
  readonly minMoveAlways: boolean;
  /** turned in secret by both, or the first side openly after the other. */
  readonly shieldOrder: 'secret' | 'secondFirst';
  /** */
  readonly friendlyZone: 'forced' | 'voluntary';
  /** */
  readonly ramThenFight: boolean;
  /** */
  readonly boardingMove: 'any' | 'forward';
  /** */
  readonly shieldReach: 'half' | 'arc';
  /** */
  readonly nebulaBlind: boolean;
  /** */
  readonly redirect: 'defender' | 'off';
  /** at most so many points more; null for any number. */
  readonly upchargeCap: 1 | null;
  /** by points, or always the larger. */
  readonly boardSize: 'points' | 'large';
  /** in inches. */
  readonly deployDepth: 9 | 6;
}

/** What a ship has done in this round. */
export interface ShipRound {
  /** Its moves are over. */
  readonly activated: boolean;
  /** Tokens used, by kind; what is left when its moves are over is lost. */
  readonly moves: number;
  readonly boards: number;
  readonly fires: number;
  /** Weapons fired in this round, by index, once for each shot. */
  readonly fired: readonly number[];
  /** It shoots no more. */
  readonly ceased: boolean;
  /** the cost of its path; turns and backward moves are moves. */
  readonly moved: Length;
  readonly turned: boolean;
  /** Whom it boarded. */
  readonly boarded: ShipId | null;
  /** in a boarding, so it stays where it is. */
  readonly held: boolean;
  /** one power a round. */
  readonly cast: boolean;
  /** enemies it was locked with when the round began. */
  readonly lockedWith: readonly ShipId[];
}

export interface Ship {
  readonly id: ShipId;
  /** Null: nobody's. */
  readonly seat: Seat | null;
  /** Index among the ships of its seat; −1: a freighter of the scenario, −2: the station. */
  readonly unit: number;
  /** Null: not on the board. */
  readonly place: Place | null;
  /** 0: dying; it is taken off when casualties are. */
  readonly wounds: number;
  readonly fate: 'alive' | 'destroyed' | 'escaped';
  /** CC-21: of this round; null in the views of the other side before the reveal, empty before any are given. */
  readonly tokens: readonly Token[] | null;
  /** one for each Shield token; null in the views of the other side until they are shown, empty before. */
  readonly arrows: readonly HullSide[] | null;
  /** it gets one token in the next Orders phase. */
  readonly ion: boolean;
  /** Weapons that are used up, by index. */
  readonly spent: readonly number[];
  /** by a power of this side, until its next half of movement begins. */
  readonly rooted: Side | null;
  readonly turn: ShipRound;
}

export type Pool = { readonly [R in Resource]: number };

export interface StandingOrders {
  readonly destiny: DestinyOrder;
  readonly resist: ResistOrder;
  readonly shields: 'ask' | 'auto';
  readonly redirect: 'best' | 'ask' | 'never';
  readonly goFirst: 'ask' | 'me' | 'you';
}

export type Phase = 'setup' | 'orders' | 'priority' | 'movement' | 'shoot' | 'combat' | 'end';
export type Edge = 'south' | 'north';

// --- Dice ---

/** What dice that Destiny may touch are rolled for. */
export const POOL_ROLLS = [
  'ram',
  'wreck',
  'opportunity',
  'friendlyFire',
  'inTheWay',
  'attack',
  'save',
  'ignore',
  'power',
  'boarding',
  'boardingWound',
] as const;
export type PoolRoll = (typeof POOL_ROLLS)[number];

/** What dice are rolled for: also those that Destiny never touches. */
export type CosmicRoll = PoolRoll | 'rollOff' | 'priority' | 'resist';
