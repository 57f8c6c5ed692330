/** What is in the hand: what a player has pointed at, and not done yet. */

import type {
  Aims,
  BuildCommand,
  CastCommand,
  ConquestDecision,
  ModelId,
  NodeKind,
  ShootCommand,
} from '@muster/conquest';
import type { Point } from '@muster/geometry';
import type { MoveDecision, RouteStep } from '../moving.ts';

/** A power in the hand, its target still to be chosen. */
export interface Casting {
  readonly power: string;
  /** Raise. */
  readonly sheet: string | null;
  readonly upcharge: number;
}

export type Act = ShootCommand | CastCommand | BuildCommand;

/** What is put on the table by hand. */
export type Thing =
  | { readonly type: 'terrain'; readonly piece: string; readonly turns: 0 | 1 | 2 | 3 }
  | { readonly type: 'node'; readonly kind: NodeKind }
  | { readonly type: 'hq' }
  | { readonly type: 'deploy'; readonly unit: string }
  | { readonly type: 'place' };

export type Intent =
  | { readonly kind: 'idle' }
  | { readonly kind: 'look'; readonly model: ModelId }
  | { readonly kind: 'aims'; readonly scenario: Aims['scenario'] | null; readonly missions: readonly string[] }
  | { readonly kind: 'put'; readonly thing: Thing; readonly at: Point | null }
  | {
      readonly kind: 'route';
      readonly unit: ModelId;
      readonly steps: readonly RouteStep[];
      readonly casting: Casting | null;
    }
  | { readonly kind: 'group'; readonly units: readonly ModelId[]; readonly by: Point | null }
  | { readonly kind: 'research'; readonly item: string; readonly unit: string | null }
  | { readonly kind: 'act'; readonly model: ModelId; readonly act: Act | null; readonly casting: Casting | null }
  | { readonly kind: 'rally'; readonly builder: ModelId; readonly at: Point | null }
  | { readonly kind: 'pick'; readonly id: ModelId };

export const IDLE: Intent = { kind: 'idle' };

export type RouteIntent = Extract<Intent, { kind: 'route' }>;

export type GroupIntent = Extract<Intent, { kind: 'group' }>;

export type PutIntent = Extract<Intent, { kind: 'put' }>;

export type ActIntent = Extract<Intent, { kind: 'act' }>;

export interface Remark {
  readonly at: Point;
  readonly text: string;
}

export interface Gestured {
  readonly intent: Intent;
  readonly answer?: Remark | undefined;
}

export const to = (intent: Intent): Gestured => ({ intent });

export const said = (intent: Intent, at: Point, text: string): Gestured => ({ intent, answer: { at, text } });

export const isMoveDecision = (d: ConquestDecision): d is MoveDecision => d.kind === 'activate' || d.kind === 'move';
