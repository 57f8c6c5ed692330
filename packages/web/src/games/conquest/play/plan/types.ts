/** What a plan is made of. */

import type { ConquestCommand, FightChances, ModelId, NodeId, PowerChances, ShotChances } from '@muster/conquest';
import type { Outline } from '@muster/geometry';
import type { BoardLine, BoardPlan, BoardRange, BoardZone, Ghost } from '../../../../measured/types.ts';
import type { Intent } from '../hand/types.ts';

/** A button and the commands behind it. */
export interface PlanAction {
  readonly meaning: string;
  readonly words: string;
  readonly commands: readonly ConquestCommand[];
  readonly unless?: string | undefined;
  readonly key?: string;
}

/** One thing to choose in the slip. */
export interface Option {
  readonly key: string;
  readonly words: string;
  readonly note: string;
  /** What it could bring, from 0 to 1. */
  readonly chance?: number | undefined;
  /** Why it cannot be chosen. */
  readonly why?: string | undefined;
  readonly chosen: boolean;
  readonly intent: Intent;
  /** Of a heading over several. */
  readonly group?: string;
  readonly house?: boolean;
}

export type Odds =
  | { readonly kind: 'shot'; readonly of: ShotChances; readonly arc: ShotChances | undefined }
  | { readonly kind: 'power'; readonly of: PowerChances; readonly power: string; readonly target: ModelId | null }
  | { readonly kind: 'fight'; readonly of: FightChances };

export interface Plan {
  readonly hint: string;
  readonly wait: string;
  readonly selected: readonly ModelId[];
  readonly choices: readonly ModelId[];
  readonly targets: readonly ModelId[];
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
  readonly options: readonly Option[];
  readonly odds: Odds | undefined;
  readonly facts: readonly string[];
  readonly risks: readonly string[];
  readonly main: PlanAction | undefined;
  readonly end: PlanAction | undefined;
  readonly more: readonly PlanAction[];
}

export const EMPTY: Plan = {
  hint: '',
  wait: '',
  selected: [],
  choices: [],
  targets: [],
  nodes: [],
  drags: [],
  reach: undefined,
  near: undefined,
  ghost: undefined,
  plans: [],
  lines: [],
  ranges: [],
  zones: [],
  options: [],
  odds: undefined,
  facts: [],
  risks: [],
  main: undefined,
  end: undefined,
  more: [],
};
