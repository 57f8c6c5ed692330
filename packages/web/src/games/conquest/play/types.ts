/** The types of the table of Conquest. */

import type {
  ConquestCommand,
  ConquestTypes,
  FightChances,
  ModelId,
  NodeId,
  PowerChances,
  ShotChances,
} from '@muster/conquest';
import type { Outline } from '@muster/geometry';
import type { Act, Option as OptionOf, Plan as PlanOf, Question as QuestionOf } from '../../../contract/tabletop.ts';
import type { BoardLine, BoardPlan, BoardRange, BoardZone, Ghost } from '../../../measured/types.ts';
import type { Gesture, Held, Remark } from './hand/types.ts';
import type { Scene } from './scene.ts';

/** What is put together in the slip. */
export interface Draft {
  /** By index: dice to roll again. */
  readonly dice: readonly number[];
  readonly points: number;
}

/** What of a plan the map draws, and what else may be done with who is chosen. */
export interface Marks {
  readonly nodes: readonly NodeId[];
  /** Who may be taken up by hand. */
  readonly drags: readonly ModelId[];
  readonly reach: Outline | undefined;
  readonly near: Outline | undefined;
  readonly ghost: Ghost | undefined;
  readonly plans: readonly BoardPlan[];
  readonly lines: readonly BoardLine[];
  readonly ranges: readonly BoardRange[];
  readonly zones: readonly BoardZone[];
  readonly besides: readonly { readonly words: string; readonly held: Held }[];
}

export type Odds =
  /** `other`: in an arc what is shot directly, and the other way round, where both can be done. */
  | {
      readonly kind: 'shot';
      readonly of: ShotChances;
      readonly isArc: boolean;
      readonly other: ShotChances | undefined;
    }
  | { readonly kind: 'power'; readonly of: PowerChances; readonly power: string; readonly target: ModelId | null }
  | { readonly kind: 'fight'; readonly of: FightChances };

export interface WarTable extends ConquestTypes {
  /** A model or a node by its id. */
  readonly place: string;
  readonly scene: Scene;
  readonly id: ModelId;
  readonly held: Held;
  readonly gesture: Gesture;
  readonly remark: Remark;
  readonly draft: Draft;
  readonly marks: Marks;
  readonly odds: Odds;
}

export type Plan = PlanOf<WarTable>;
export type PlanAct = Act<ConquestCommand>;
export type Option = OptionOf<WarTable>;
export type Question = QuestionOf<ConquestCommand>;
