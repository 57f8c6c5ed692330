/** What is told of what happened. */

import type { CastEvent, CoreEvent, RedirectedEvent, Side } from '@muster/dwethia';
import type { GameEvent, Seat } from '@muster/kernel';
import type { PlacedPiece } from '../content/terrain.ts';
import type { Choice } from './frames.ts';
import type { Lasting, ModelId, ObjectiveId, PoolRoll, Space, Stance } from './parts.ts';

export type HeroesEvent =
  | (GameEvent & {
      readonly type: 'rolledOff';
      readonly for: 'terrain' | 'edge' | 'markers';
      readonly faces: readonly [number, number];
      readonly winner: Side | null;
    })
  | (GameEvent & { readonly type: 'terrainPlaced'; readonly piece: PlacedPiece; readonly side: Side })
  | (GameEvent & { readonly type: 'noTerrain'; readonly side: Side })
  | (GameEvent & { readonly type: 'edgeChosen'; readonly side: Side; readonly edge: 'own' | 'other' })
  | (GameEvent & { readonly type: 'markerPlaced'; readonly space: Space; readonly side: Side })
  | (GameEvent & { readonly type: 'sealed'; readonly side: Side })
  | (GameEvent & { readonly type: 'roundBegan'; readonly round: number })
  | (GameEvent & { readonly type: 'activated'; readonly model: ModelId })
  | (GameEvent & { readonly type: 'oneMore'; readonly side: Side })
  | (GameEvent & { readonly type: 'entered'; readonly model: ModelId; readonly space: Space })
  | (GameEvent & { readonly type: 'chose'; readonly model: ModelId; readonly choice: Choice })
  | (GameEvent & {
      readonly type: 'moved';
      readonly model: ModelId;
      readonly from: Space;
      readonly path: readonly Space[];
      readonly cost: number;
      readonly why: 'move' | 'retreat' | 'fallBack' | 'corrupt' | 'blink';
    })
  | (GameEvent & { readonly type: 'stance'; readonly model: ModelId; readonly stance: Stance })
  | (GameEvent & { readonly type: 'jumped'; readonly model: ModelId; readonly drop: number })
  | (GameEvent & {
      readonly type: 'shot';
      readonly shooter: ModelId;
      readonly target: ModelId;
      readonly weapon: string;
      readonly arc: boolean;
      readonly back: boolean;
    })
  | RedirectedEvent
  | (GameEvent & { readonly type: 'astray'; readonly shooter: ModelId; readonly friend: ModelId })
  | (GameEvent & { readonly type: 'blasted'; readonly centre: ModelId; readonly struck: readonly ModelId[] })
  | CastEvent<ModelId | null>
  | (GameEvent & {
      readonly type: 'powerTook';
      readonly power: Lasting['power'] | 'mend';
      readonly on: ModelId;
      readonly by: ModelId;
      /** Wounds that are left to whom it took. */
      readonly left: number;
    })
  | (GameEvent & { readonly type: 'raisedModel'; readonly model: ModelId; readonly space: Space })
  | (GameEvent & {
      readonly type: 'struck';
      readonly attacker: ModelId;
      readonly target: ModelId;
      readonly dice: number;
    })
  | (GameEvent & { readonly type: 'opportunity'; readonly attacker: ModelId; readonly mover: ModelId })
  | (GameEvent & { readonly type: 'wounded'; readonly model: ModelId; readonly wounds: number; readonly left: number })
  | (GameEvent & { readonly type: 'slain'; readonly model: ModelId; readonly by: ModelId | null })
  | (GameEvent & { readonly type: 'met'; readonly side: Side; readonly objective: ObjectiveId })
  | (GameEvent & {
      readonly type: 'claimed';
      readonly side: Side;
      readonly objectives: readonly ObjectiveId[];
      readonly met: boolean;
    })
  | (GameEvent & { readonly type: 'conceded'; readonly seat: Seat })
  | (GameEvent & {
      readonly type: 'over';
      readonly winner: Side | null;
      readonly reason: string;
      /** by side; both seals are opened. */
      readonly objectives: readonly (readonly ObjectiveId[])[];
    })
  | CoreEvent<PoolRoll>;
