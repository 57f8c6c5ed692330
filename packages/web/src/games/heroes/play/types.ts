/** What the table of Dwethia Heroes is made of. */

import type { levels } from '@muster/geometry';
import type {
  CastCommand,
  Forecast,
  HeroesTypes,
  ModelId,
  ObjectiveId,
  ShootCommand,
  Space,
  StrikeCommand,
  Turn,
} from '@muster/heroes';
import type * as table from '../../../contract/tabletop.ts';
import type { SectionView } from '../board/Section.tsx';
import type { Line, Mark, Planned } from '../board/types.ts';
import type { Outlook } from './outlook.ts';
import type { Scene } from './scene.ts';

export type Attack = ShootCommand | StrikeCommand | CastCommand;

/** What one that is engaged does (HR-40). */
export type Choice = 'retreat' | 'fire' | 'fight';

/** A whole activation as far as it is planned. */
export interface Act {
  readonly kind: 'act';
  readonly model: ModelId;
  /** By the player. Otherwise the hand took it up by itself, and an enemy that is clicked may be another's. */
  readonly chosen: boolean;
  /** Where it enters; null while it is not chosen, or not needed. */
  readonly entry: Space | null;
  /** By the player; otherwise it was found for where it goes, and is found anew. */
  readonly entryChosen: boolean;
  readonly to: Space | null;
  /** By the player; otherwise it was found for the attack. */
  readonly toChosen: boolean;
  readonly jump: boolean;
  /** Null for one that is not engaged, or has not chosen yet. */
  readonly choice: Choice | null;
  readonly attack: Attack | null;
  /** The enemy that was meant: other ways to attack it are offered. */
  readonly aim: ModelId | null;
}

/** HR-09: a piece of terrain in the hand, turned so, and where it is to lie. */
export interface Laying {
  readonly kind: 'lay';
  readonly piece: string;
  readonly turn: Turn;
  readonly space: Space | null;
}

export type Held =
  | { readonly kind: 'idle' }
  /** Looking at a model that is not to act; what was held before stays in the hand. */
  | { readonly kind: 'look'; readonly model: ModelId; readonly over: Held }
  | Act
  | Laying
  /** A question that one place answers. */
  | { readonly kind: 'answer'; readonly command: HeroesTypes['command'] };

export type Gesture =
  | { readonly kind: 'space'; readonly space: Space }
  /** One's own model is dragged over a space, or let go there. */
  | { readonly kind: 'drag' | 'drop'; readonly model: ModelId; readonly space: Space };

export interface Remark {
  readonly at: Space;
  readonly text: string;
  readonly sight?: { readonly of: ModelId; readonly to: ModelId; readonly line: levels.Sight } | undefined;
}

export interface Draft {
  /** Dice to be rolled again, by index. */
  readonly dice: readonly number[];
  /** Who resists, and with how much; or how much is added. */
  readonly by: string | null;
  readonly points: number;
  readonly objectives: readonly ObjectiveId[];
}

export interface PlanMarks {
  readonly spaces: readonly Mark[];
  readonly costs: ReadonlyMap<Space, string>;
  /** Of the targets, the chosen one. */
  readonly target?: ModelId | undefined;
  readonly planned?: Planned | undefined;
  readonly lines: readonly Line[];
  /** The deciding line of the planned shot, as if the move were done. */
  readonly section?: SectionView | undefined;
  /** What the enemy could do where the plan ends. */
  readonly outlook?: Outlook | undefined;
}

export interface HeroesTable extends HeroesTypes {
  /** A model by its id, a space by its number. */
  readonly place: string;
  readonly scene: Scene;
  readonly id: ModelId;
  readonly held: Held;
  readonly gesture: Gesture;
  readonly remark: Remark;
  readonly draft: Draft;
  readonly marks: PlanMarks;
  readonly odds: Forecast;
}

export type Gestured = table.Gestured<HeroesTable>;
export type Plan = table.Plan<HeroesTable>;
export type PlanAct = table.Act<HeroesTypes['command']>;
export type Option = table.Option<HeroesTable>;
