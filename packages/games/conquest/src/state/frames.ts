/** What lies on the stack, in the order in which it comes up. */

import type { AllotFrame, CoreFrame, Side } from '@muster/dwethia';
import type { Point } from '@muster/geometry';
import type { Framed, Seat } from '@muster/kernel';
import type { ModelId, PoolRoll } from './parts.ts';

/** scenario and missions in secret. */
export interface MusterFrame extends Framed {
  readonly type: 'muster';
}
/** the roll-off; who wins picks the edge where the board is not the same from both. */
export interface EdgeFrame extends Framed {
  readonly type: 'edge';
  readonly winner: Side | null;
}
/** terrain in turn. */
export interface TerrainFrame extends Framed {
  readonly type: 'terrain';
  readonly side: Side;
  /** By side: what it has placed, and in which quarter. */
  readonly placed: readonly [readonly PlacedPiece[], readonly PlacedPiece[]];
}
export interface PlacedPiece {
  /** Of the catalogue, by id; null for a piece that was dropped. */
  readonly piece: string | null;
  readonly quarter: number;
}
/** nodes in turn. */
export interface NodesFrame extends Framed {
  readonly type: 'nodes';
  readonly side: Side;
  /** By side: what it has placed, as `M0`: kind and quarter. */
  readonly placed: readonly [readonly string[], readonly string[]];
}
/** */
export interface HqFrame extends Framed {
  readonly type: 'hq';
  readonly side: Side;
}
/** units in turn. */
export interface DeployFrame extends Framed {
  readonly type: 'deploy';
  readonly side: Side;
}
/** */
export interface ResearchFrame extends Framed {
  readonly type: 'research';
  readonly side: Side;
}
/** one side moves and harvests. */
export interface HalfFrame extends Framed {
  readonly type: 'half';
  readonly side: Side;
  /** `income`: buildings pay; `window`, `waits`: the other side may Surge before the first command, and does (X-327 a). */
  readonly step: 'income' | 'window' | 'waits' | 'act';
}
/** One unit walks, harvests and casts. */
export interface ActivationFrame extends Framed {
  readonly type: 'activation';
  readonly unit: ModelId;
  readonly surge: boolean;
  /** X-39 with `stickyMelee`: who still strikes at it before this path is walked. */
  readonly leaving: { readonly path: readonly Point[]; readonly by: readonly ModelId[] } | null;
}
/** the waiting side may Surge. `walk`: the engagement that opened the window; it is walked when they pass, or cast: Blink. */
export interface SurgeFrame extends Framed {
  readonly type: 'surge';
  /** Who may Surge. */
  readonly side: Side;
  readonly walk: { readonly unit: ModelId; readonly path: readonly Point[]; readonly power: string | null } | null;
  /** Who surges, then who answers; null until it is decided. */
  readonly unit: ModelId | null;
  readonly answer: ModelId | null;
  /** CQ-72: wagered by side, beyond the first point of each. */
  readonly wagers: readonly [number, number];
  /** Whose turn it is to raise; in `moves`, who goes first. */
  readonly turn: Side;
  /** CQ-72: the one before has just stopped while both were level. */
  readonly stopped: boolean;
  /** what closed the activation that opened the window, and goes on when they pass: a unit, or null for `done`. */
  readonly next: { readonly seat: Seat; readonly unit: ModelId | null } | null;
  readonly step: 'offer' | 'answer' | 'wager' | 'moves';
}
/** one side shoots, casts and builds. */
export interface ShootFrame extends Framed {
  readonly type: 'shoot';
  readonly side: Side;
  readonly step: 'begin' | 'act';
}
export interface ShotFrame extends Framed {
  readonly type: 'shot';
  readonly shooter: ModelId;
  readonly target: ModelId;
  readonly arc: boolean;
  /** `fight` rolls whom it strikes, `friend` picks whom. */
  readonly step: 'fight' | 'friend' | 'attack' | 'done';
  /** P′ as it was worked out for the named target. */
  readonly aim: number;
  /** It strikes one of its own side. */
  readonly astray: boolean;
}
export interface PowerFrame extends Framed {
  readonly type: 'power';
  readonly caster: ModelId;
  readonly power: string;
  readonly target: ModelId | null;
  /** Blink, Raise: where. */
  readonly at: Point | null;
  /** Raise: what. */
  readonly sheet: string | null;
  readonly engage: boolean;
  readonly upcharge: number;
  /** P′ of the named target, for damage. */
  readonly aim: number;
  /** Who is struck, the target first. */
  readonly struck: readonly ModelId[];
  readonly step: 'resist' | 'resolve' | 'struck' | 'done';
}
/** What struck. */
export interface WoundCause {
  readonly kind: 'shot' | 'power' | 'fight' | 'leaving';
  /** Whom it is credited to; null for nobody. */
  readonly by: ModelId | null;
  /** [Quick Shot]: removed at once (CQ-52). */
  readonly quick: boolean;
}
/** Wounds on one model: its save, what it ignores, Field Medics, Heroic Resolve, what it suffers. */
export interface WoundsFrame extends Framed {
  readonly type: 'wounds';
  readonly model: ModelId;
  readonly wounds: number;
  readonly how: WoundCause;
  readonly step: 'save' | 'ignore' | 'medics' | 'resolve' | 'suffer';
  /** wounds that have been settled: they are suffered. */
  readonly settled: number;
}
/** products are placed, the first side's first; then casualties are removed. */
export interface PlaceFrame extends Framed {
  readonly type: 'place';
}
/** who could belong to several fights is assigned. */
export interface SupportFrame extends Framed {
  readonly type: 'support';
  readonly fights: readonly FightEntry[];
  /** Units still to be assigned, in order. */
  readonly open: readonly ModelId[];
}
/** a fight of units, or an assault on a building. */
export interface FightEntry {
  /** The lowest id of its core; the building's for an assault. */
  readonly id: ModelId;
  readonly building: ModelId | null;
  /** Of both sides. */
  readonly core: readonly ModelId[];
  /** X-351; X-352: `far` are rollers of Range 3 one step further. */
  readonly supporters: readonly ModelId[];
  readonly far: readonly ModelId[];
}
/** CQ-56: fights are chosen in turn. */
export interface CombatFrame extends Framed {
  readonly type: 'combat';
  /** Who selects next. */
  readonly side: Side;
  /** `begin`: fights have not been worked out yet. */
  readonly step: 'begin' | 'select';
  /** Still to be resolved. */
  readonly fights: readonly FightEntry[];
}
export interface FightFrame extends Framed {
  readonly type: 'fight';
  readonly fight: FightEntry;
  /** Who selected it. */
  readonly attacker: Side;
  readonly step: 'attack' | 'wound' | 'takes' | 'remove';
  /** By side: successes, then wounds still to be taken by the OTHER side. */
  readonly hits: readonly [number, number];
  /** By side: Wounds it has lost in this fight. */
  readonly lost: readonly [number, number];
}
/** the end of a round. */
export interface RoundEndFrame extends Framed {
  readonly type: 'roundEnd';
}

export type Frame =
  | MusterFrame
  | EdgeFrame
  | TerrainFrame
  | NodesFrame
  | HqFrame
  | DeployFrame
  | ResearchFrame
  | HalfFrame
  | ActivationFrame
  | SurgeFrame
  | ShootFrame
  | ShotFrame
  | PowerFrame
  | WoundsFrame
  | PlaceFrame
  | SupportFrame
  | CombatFrame
  | FightFrame
  | AllotFrame
  | RoundEndFrame
  | CoreFrame<PoolRoll>;
