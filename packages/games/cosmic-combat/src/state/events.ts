/** What is told of what happened. */

import type { AllotEvent, CastEvent, CoreEvent, RedirectedEvent, Side } from '@muster/dwethia';
import type { Length, Point } from '@muster/geometry';
import type { GameEvent, Seat } from '@muster/kernel';
import type { RamFrame } from './frames.ts';
import type { Edge, HullSide, Place, PoolRoll, ShipId, Token } from './parts.ts';

export type CosmicEvent =
  | (GameEvent & {
      readonly type: 'rolledOff';
      readonly for: 'role' | 'edge';
      readonly faces: readonly [number, number];
      readonly winner: Side | null;
    })
  | (GameEvent & { readonly type: 'roleChosen'; readonly side: Side; readonly role: 'attack' | 'defend' })
  | (GameEvent & { readonly type: 'edgeChosen'; readonly side: Side; readonly edge: Edge })
  | (GameEvent & { readonly type: 'deployed'; readonly ship: ShipId; readonly place: Place })
  | (GameEvent & { readonly type: 'noPlace'; readonly ship: ShipId })
  | (GameEvent & { readonly type: 'roundBegan'; readonly round: number })
  | (GameEvent & { readonly type: 'confirmed'; readonly seat: Seat; readonly what: 'orders' | 'shields' })
  | (GameEvent & {
      readonly type: 'revealed';
      readonly orders: readonly { readonly ship: ShipId; readonly tokens: readonly Token[] }[];
    })
  | (GameEvent & {
      readonly type: 'shieldsShown';
      readonly arrows: readonly { readonly ship: ShipId; readonly arrows: readonly HullSide[] }[];
    })
  | (GameEvent & { readonly type: 'halfBegan'; readonly side: Side; readonly phase: 'movement' | 'shoot' })
  | (GameEvent & { readonly type: 'activated'; readonly ship: ShipId })
  | (GameEvent & {
      readonly type: 'moved';
      readonly ship: ShipId;
      readonly why: 'straight' | 'turn' | 'back' | 'fly' | 'board' | 'drift' | 'setBack';
      readonly from: Place;
      readonly to: Place;
      /** Ends of legs where there are several. */
      readonly ends: readonly Point[];
      readonly cost: Length;
      /** What it uses up; null: nothing. */
      readonly token: 'move' | 'board' | null;
    })
  | (GameEvent & { readonly type: 'tokenLost'; readonly ship: ShipId; readonly token: Token })
  | (GameEvent & {
      readonly type: 'collided';
      readonly mover: ShipId;
      readonly target: ShipId;
      readonly how: RamFrame['how'];
    })
  | (GameEvent & { readonly type: 'wrecked'; readonly ship: ShipId; readonly strength: number })
  | (GameEvent & { readonly type: 'certain'; readonly ship: ShipId; readonly wounds: 0 | 1 })
  | (GameEvent & { readonly type: 'boarded'; readonly ship: ShipId; readonly target: ShipId })
  | (GameEvent & { readonly type: 'leftTheBoard'; readonly ship: ShipId })
  | (GameEvent & { readonly type: 'escaped'; readonly ship: ShipId })
  | (GameEvent & {
      readonly type: 'opportunity';
      readonly ship: ShipId;
      readonly target: ShipId;
      readonly dice: number;
    })
  | (GameEvent & { readonly type: 'shot'; readonly shooter: ShipId; readonly target: ShipId; readonly weapon: number })
  | RedirectedEvent
  | (GameEvent & { readonly type: 'astray'; readonly shooter: ShipId; readonly struck: ShipId })
  | (GameEvent & { readonly type: 'tooTough'; readonly shooter: ShipId; readonly target: ShipId })
  | CastEvent<ShipId>
  | (GameEvent & { readonly type: 'powerTook'; readonly power: string; readonly on: ShipId; readonly by: ShipId })
  | (GameEvent & { readonly type: 'ionHit'; readonly ship: ShipId })
  | (GameEvent & { readonly type: 'wounded'; readonly ship: ShipId; readonly wounds: number; readonly left: number })
  | (GameEvent & { readonly type: 'dying'; readonly ship: ShipId })
  | (GameEvent & { readonly type: 'destroyed'; readonly ship: ShipId; readonly by: ShipId | null })
  | (GameEvent & {
      readonly type: 'fought';
      readonly ships: readonly [readonly ShipId[], readonly ShipId[]];
      readonly attacker: Side;
    })
  | (GameEvent & { readonly type: 'crewLost'; readonly left: number; readonly by: Side })
  | (GameEvent & { readonly type: 'held'; readonly side: Side | null })
  | (GameEvent & { readonly type: 'conceded'; readonly seat: Seat })
  | (GameEvent & { readonly type: 'over'; readonly winner: Side | null; readonly reason: string })
  | AllotEvent
  | CoreEvent<PoolRoll>;
