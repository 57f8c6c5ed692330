/** What a hand at this table holds before it is a command, and what it may do. */

import type {
  CastCommand,
  CosmicCommand,
  CosmicDecision,
  CosmicTypes,
  FireCommand,
  Harm,
  HullSide,
  ShipId,
  ShotChances,
  Token,
} from '@muster/cosmic-combat';
import type { Point } from '@muster/geometry';
import type { Act, DecisionOf, Gestured, Option, Plan, Situation } from '../../../../contract/tabletop.ts';
import type { ChartMarks } from '../../chart/types.ts';
import type { MoveStep, Nudge } from '../moving.ts';
import type { Scene } from '../scene.ts';

/** A shot or a power. */
export type Attack = FireCommand | CastCommand;

interface Moving {
  readonly kind: 'move';
  readonly ship: ShipId;
  readonly steps: readonly MoveStep[];
  /** The table has planned it: the first gesture of the player begins anew. */
  readonly offered?: true;
  /** Whom it is planned against. */
  readonly target?: ShipId;
}

type Lying =
  | { readonly kind: 'idle' }
  /** Somebody is looked at; what lay in the hand comes back afterwards. */
  | { readonly kind: 'look'; readonly ship: ShipId; readonly over: Held }
  | {
      readonly kind: 'deploy';
      readonly ship: ShipId;
      readonly at: Point | null;
      readonly facing: number;
      /** Its place in the line, planned by the table. */
      readonly offered?: true;
    }
  | { readonly kind: 'order'; readonly ship: ShipId; readonly tokens: readonly Token[] }
  | { readonly kind: 'shield'; readonly ship: ShipId; readonly arrows: readonly HullSide[] }
  | Moving
  /** What it fires or casts, one after the other. */
  | { readonly kind: 'attack'; readonly ship: ShipId; readonly volley: readonly Attack[] }
  | { readonly kind: 'pick'; readonly ship: ShipId };

/** At whom ships that have moved mean to shoot once all have. */
export type Meant = Readonly<Record<ShipId, ShipId>>;

export type Held = Lying & { readonly meant?: Meant };

export type HeldOf<K extends Held['kind']> = Extract<Held, { readonly kind: K }>;

export type Gesture =
  | { readonly kind: 'ground'; readonly at: Point }
  /** A ship was carried there. */
  | { readonly kind: 'drop'; readonly ship: ShipId; readonly at: Point }
  | Nudge
  | { readonly kind: 'back' };

/** The first shot at a target, and all shots at it together. */
export interface Aimed {
  readonly of: ShotChances;
  readonly volley: Harm;
  readonly shots: number;
}

export interface CosmicTable extends CosmicTypes {
  readonly scene: Scene;
  readonly place: ShipId;
  readonly id: ShipId;
  readonly held: Held;
  readonly gesture: Gesture;
  readonly remark: { readonly at: Point; readonly text: string };
  /** By index: dice to roll again; points to bid. */
  readonly draft: { readonly dice: readonly number[]; readonly points: number };
  readonly marks: ChartMarks;
  /** Of a volley, by target, as it is fired. */
  readonly odds: readonly Aimed[];
}

export type CosmicNow = Situation<CosmicTable>;
export type CosmicGestured = Gestured<CosmicTable>;
export type CosmicPlan = Plan<CosmicTable>;
export type CosmicOption = Option<CosmicTable>;
export type CosmicAct = Act<CosmicCommand>;
/** The decision of this kind. */
export type Deciding<K extends CosmicDecision['kind']> = DecisionOf<CosmicDecision, K>;

export const IDLE: Held = { kind: 'idle' };
