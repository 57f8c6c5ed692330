/** What a plan is: marks, lines, odds, risks, and the buttons with their words. */

import type { CosmicCommand, ShipId, ShotChances } from '@muster/cosmic-combat';
import { type ChartMarks, NO_MARKS } from '../../chart/types.ts';
import type { Intent } from '../intent.ts';

/** A button and the commands behind it. */
export interface PlanAction {
  readonly meaning: string;
  readonly words: string;
  readonly commands: readonly CosmicCommand[];
  readonly unless?: string | undefined;
}

/** One thing to choose in the slip. */
export interface Option {
  readonly key: string;
  readonly words: string;
  readonly note: string;
  readonly chance: number | undefined;
  readonly chosen: boolean;
  readonly intent: Intent;
}

export interface Plan {
  readonly hint: string;
  readonly wait: string;
  readonly selected: ShipId | undefined;
  readonly choices: readonly ShipId[];
  readonly targets: readonly ShipId[];
  readonly marks: ChartMarks;
  readonly options: readonly Option[];
  readonly odds: { readonly of: ShotChances; readonly target: ShipId } | undefined;
  readonly risks: readonly string[];
  readonly main: PlanAction | undefined;
  readonly end: PlanAction | undefined;
  readonly more: readonly PlanAction[];
}

export const EMPTY: Plan = {
  hint: '',
  wait: '',
  selected: undefined,
  choices: [],
  targets: [],
  marks: NO_MARKS,
  options: [],
  odds: undefined,
  risks: [],
  main: undefined,
  end: undefined,
  more: [],
};

/** Where the pointer is, if anywhere. */
export type Hovered = { readonly x: number; readonly y: number } | undefined;
