/** What is in the hand: what a player has pointed at, and not done yet. */

import type {
  Aims,
  BuildCommand,
  CastCommand,
  ConquestDecision,
  DeployCommand,
  HqCommand,
  ModelId,
  NodeCommand,
  NodeId,
  PlaceCommand,
  ShootCommand,
  TerrainCommand,
} from '@muster/conquest';
import type { Point } from '@muster/geometry';
import type { MoveDecision, RouteStep } from '../moving.ts';

/** A power in the hand, its target still to be chosen. */
export interface Casting {
  readonly power: string;
  /** Raise. */
  readonly sheet: string | null;
}

export type Act = ShootCommand | CastCommand | BuildCommand;

/** What is put on the table by hand: a command that has no place yet. */
export type Thing =
  | Omit<TerrainCommand, 'at'>
  | Omit<NodeCommand, 'at'>
  | Omit<HqCommand, 'at'>
  | Omit<DeployCommand, 'at'>
  | Omit<PlaceCommand, 'at'>;

/** An enemy that a way leads against. */
export interface Against {
  readonly target: ModelId;
  /** So many steps were planned before. */
  readonly from: number;
  readonly kind: 'engage' | 'assault' | 'shoot' | 'near';
  /** What is meant for the phase in which one shoots. */
  readonly shot?: ShootCommand | undefined;
}

/** What goes on being meant while others are moved, or shoot. */
export interface Meant {
  readonly shots: readonly ShootCommand[];
  /** Who was shot at last. */
  readonly target: ModelId | null;
}

export type Held = HeldThing & { readonly meant?: Meant | undefined };

type HeldThing =
  | { readonly kind: 'idle' }
  | { readonly kind: 'look'; readonly model: ModelId }
  | { readonly kind: 'aims'; readonly scenario: Aims['scenario'] | null; readonly missions: readonly string[] }
  | { readonly kind: 'put'; readonly thing: Thing; readonly at: Point | null }
  | {
      readonly kind: 'route';
      readonly unit: ModelId;
      readonly steps: readonly RouteStep[];
      readonly casting: Casting | null;
      readonly against?: Against | undefined;
      /** Taken up by itself, as the next one: nobody has chosen it. */
      readonly offered?: true | undefined;
    }
  | { readonly kind: 'group'; readonly units: readonly ModelId[]; readonly by: Point | null }
  | { readonly kind: 'research'; readonly item: string; readonly unit: string | null }
  | {
      readonly kind: 'act';
      readonly model: ModelId;
      readonly act: Act | null;
      readonly offered?: true | undefined;
    }
  | { readonly kind: 'rally'; readonly builder: ModelId; readonly at: Point | null }
  | { readonly kind: 'pick'; readonly id: ModelId };

export const IDLE: Held = { kind: 'idle' };

export type HeldRoute = Extract<Held, { kind: 'route' }>;

export type HeldGroup = Extract<Held, { kind: 'group' }>;

export type HeldPut = Extract<Held, { kind: 'put' }>;

export type HeldAct = Extract<Held, { kind: 'act' }>;

/** What a hand does on the map, beside touching a model. */
export type Gesture =
  | { readonly kind: 'node'; readonly id: NodeId }
  | { readonly kind: 'ground'; readonly at: Point }
  /** A unit is lifted; where it is dropped is ground. */
  | { readonly kind: 'lift'; readonly id: ModelId }
  /** All that hang together with who is chosen; once more, only this one. */
  | { readonly kind: 'together' };

export interface Remark {
  readonly at: Point;
  readonly text: string;
}

export interface Gestured {
  readonly held: Held;
  readonly remark?: Remark | undefined;
}

export const to = (held: Held): Gestured => ({ held });

export const said = (held: Held, at: Point, text: string): Gestured => ({ held, remark: { at, text } });

export const isMoveDecision = (d: ConquestDecision): d is MoveDecision => d.kind === 'activate' || d.kind === 'move';
