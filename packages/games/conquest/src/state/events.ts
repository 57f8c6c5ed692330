/** What is told of what happened. */

import type { AllotEvent, CastEvent, CoreEvent, Side } from '@muster/dwethia';
import type { Length, Point } from '@muster/geometry';
import type { GameEvent, Seat } from '@muster/kernel';
import type { FightEntry } from './frames.ts';
import type { Aims, Edge, ModelId, NodeId, Pool, PoolRoll } from './parts.ts';

/** Why dice were not rolled again: the order says never, nothing important is concerned, the last points are a reserve. */
export type Kept = 'never' | 'unimportant' | 'reserve';

/** What a standing order answered where nothing else shows it; only its owner hears of it. */
export type OrderAnswer =
  | { readonly order: 'surge'; readonly model: ModelId }
  | { readonly order: 'surgeAnswer'; readonly model: ModelId }
  | { readonly order: 'reroll'; readonly what: PoolRoll; readonly why: Kept }
  | { readonly order: 'resolve'; readonly model: ModelId; readonly why: 'never' | 'notFatal' };

export type ConquestEvent =
  | (GameEvent & { readonly type: 'mustered'; readonly side: Side; readonly aims: Aims })
  | (GameEvent & { readonly type: 'sealed'; readonly side: Side })
  | (GameEvent & {
      readonly type: 'rolledOff';
      readonly faces: readonly [number, number];
      readonly winner: Side | null;
    })
  | (GameEvent & { readonly type: 'edgeChosen'; readonly side: Side; readonly edge: Edge })
  | (GameEvent & {
      readonly type: 'terrainPlaced';
      readonly side: Side;
      readonly piece: string;
      readonly at: Point;
      readonly turns: number;
    })
  /** `lay`: the last piece, which is taken off again. */
  | (GameEvent & { readonly type: 'terrainDropped'; readonly side: Side; readonly lay: boolean })
  | (GameEvent & { readonly type: 'nodePlaced'; readonly side: Side; readonly node: NodeId; readonly at: Point })
  | (GameEvent & { readonly type: 'hqPlaced'; readonly side: Side; readonly model: ModelId; readonly at: Point })
  | (GameEvent & {
      readonly type: 'deployed';
      readonly model: ModelId;
      readonly sheet: string;
      readonly at: Point;
    })
  | (GameEvent & { readonly type: 'banked'; readonly side: Side; readonly R: number; readonly why: BankReason })
  | (GameEvent & {
      readonly type: 'roundBegan';
      readonly round: number;
      /** By side, as they are filled now. */
      readonly pools: readonly [Pool, Pool];
    })
  | (GameEvent & {
      readonly type: 'researched';
      readonly side: Side;
      readonly item: string;
      readonly unit: string | null;
    })
  | (GameEvent & { readonly type: 'halfBegan'; readonly side: Side; readonly phase: 'movement' | 'shoot' })
  /** Phases of both sides: fights, if there are any, and the end of the round. */
  | (GameEvent & { readonly type: 'phaseBegan'; readonly phase: 'combat' | 'end' })
  | (GameEvent & {
      readonly type: 'income';
      readonly side: Side;
      readonly R: number;
      readonly A: number;
      readonly from: readonly { readonly model: ModelId; readonly R: number; readonly A: number }[];
    })
  | (GameEvent & { readonly type: 'activated'; readonly model: ModelId; readonly surge: boolean })
  | (GameEvent & {
      readonly type: 'walked';
      readonly model: ModelId;
      readonly from: Point;
      readonly path: readonly Point[];
      readonly cost: Length;
      readonly ledger: Length;
    })
  | (GameEvent & {
      readonly type: 'engaged';
      readonly model: ModelId;
      readonly with: readonly ModelId[];
      /** all whom it pins, itself included. */
      readonly pins: readonly ModelId[];
    })
  | (GameEvent & {
      readonly type: 'struckLeaving';
      readonly model: ModelId;
      readonly by: ModelId;
      readonly dice: number;
    })
  | (GameEvent & { readonly type: 'harvested'; readonly model: ModelId; readonly node: NodeId; readonly R: number })
  | (GameEvent & { readonly type: 'pickedUp'; readonly model: ModelId; readonly node: NodeId })
  | (GameEvent & {
      readonly type: 'delivered';
      readonly model: ModelId;
      readonly node: NodeId;
      readonly building: ModelId;
    })
  | (GameEvent & { readonly type: 'relicDropped'; readonly node: NodeId; readonly at: Point })
  | (GameEvent & { readonly type: 'surged'; readonly model: ModelId; readonly side: Side })
  | (GameEvent & { readonly type: 'surgePassed'; readonly side: Side })
  | (GameEvent & { readonly type: 'surgeAnswered'; readonly model: ModelId; readonly side: Side })
  | (GameEvent & { readonly type: 'wagered'; readonly side: Side; readonly points: number; readonly total: number })
  | (GameEvent & { readonly type: 'surgeWon'; readonly side: Side; readonly face: number | null })
  | (GameEvent & { readonly type: 'withdrawn'; readonly model: ModelId })
  | (GameEvent & { readonly type: 'byOrder'; readonly seat: Seat } & OrderAnswer)
  | (GameEvent & { readonly type: 'shot'; readonly shooter: ModelId; readonly target: ModelId; readonly arc: boolean })
  | (GameEvent & { readonly type: 'astray'; readonly shooter: ModelId; readonly struck: ModelId })
  | (GameEvent & {
      readonly type: 'ordered';
      readonly builder: ModelId;
      readonly product: string;
      /** For a [Mine]. */
      readonly node: NodeId | null;
      readonly R: number;
      readonly A: number;
    })
  | (GameEvent & {
      readonly type: 'orderLost';
      readonly builder: ModelId;
      readonly product: string;
      readonly refund: boolean;
    })
  | (GameEvent & {
      readonly type: 'placed';
      readonly model: ModelId;
      readonly sheet: string;
      readonly at: Point;
      readonly builder: ModelId;
    })
  | CastEvent<ModelId | null>
  | (GameEvent & {
      readonly type: 'powerTook';
      readonly power: string;
      readonly on: ModelId | null;
      /** the half under way does not free it. */
      readonly held: boolean;
    })
  | (GameEvent & { readonly type: 'blinked'; readonly model: ModelId; readonly from: Point; readonly to: Point })
  | (GameEvent & {
      readonly type: 'summoned';
      readonly model: ModelId;
      readonly sheet: string;
      readonly at: Point;
      readonly by: ModelId;
    })
  | (GameEvent & { readonly type: 'mended'; readonly model: ModelId; readonly wounds: number })
  | (GameEvent & { readonly type: 'medics'; readonly model: ModelId; readonly face: number; readonly ignored: boolean })
  | (GameEvent & {
      readonly type: 'resolved';
      readonly model: ModelId;
      readonly face: number;
      readonly ignored: boolean;
    })
  | (GameEvent & { readonly type: 'wounded'; readonly model: ModelId; readonly wounds: number; readonly left: number })
  | (GameEvent & { readonly type: 'dying'; readonly model: ModelId })
  | (GameEvent & {
      readonly type: 'slain';
      readonly model: ModelId;
      readonly sheet: string;
      readonly at: Point;
      readonly by: ModelId | null;
    })
  | (GameEvent & { readonly type: 'joined'; readonly unit: ModelId; readonly fight: ModelId })
  | (GameEvent & {
      readonly type: 'fought';
      readonly fight: FightEntry;
      readonly attacker: Side;
      readonly values: readonly [FightValues, FightValues];
    })
  | (GameEvent & { readonly type: 'fightWon'; readonly side: Side; readonly lost: readonly [number, number] })
  | (GameEvent & { readonly type: 'cityHeld'; readonly side: Side | null; readonly points: readonly [number, number] })
  | (GameEvent & { readonly type: 'scored'; readonly side: Side; readonly what: string; readonly vp: number })
  | (GameEvent & { readonly type: 'roundEnded'; readonly round: number; readonly vp: readonly [number, number] })
  | (GameEvent & { readonly type: 'conceded'; readonly seat: Seat })
  | (GameEvent & {
      readonly type: 'over';
      readonly winner: Side | null;
      readonly reason: string;
      readonly vp: readonly [number, number];
    })
  | AllotEvent
  | CoreEvent<PoolRoll>;

export type BankReason = 'start' | 'loot' | 'tithe' | 'refund';

/** What a side brings into a fight (DW-74 to DW-76). */
export interface FightValues {
  readonly dice: number;
  /** Attack Roll Value. */
  readonly arv: number;
  readonly strength: number;
  readonly defense: number;
  /** What its attack and wound dice need; null where it has none. */
  readonly attack: number | null;
  readonly wound: number | null;
}
