/** What a plan is: marks, ways, lines, odds, risks, and the buttons with their words. */

import type { levels } from '@muster/geometry';
import type { Battle, Forecast, HeroesCommand, ModelId, PlannedWay, Risk, Space } from '@muster/heroes';
import type { Line, Mark, Planned } from '../../board/types.ts';
import type { Attack } from '../intent.ts';
import type { Outlook } from '../outlook.ts';

/** A button and the commands behind it. */
export interface PlanAction {
  readonly meaning: string;
  readonly words: string;
  readonly commands: readonly HeroesCommand[];
  readonly unless?: string | undefined;
}

/** One attack to choose. */
export interface Option {
  readonly attack: Attack;
  readonly words: string;
  readonly note: string;
  readonly forecast: Forecast | undefined;
  readonly chosen: boolean;
}

export interface Plan {
  readonly hint: string;
  readonly wait: string;
  readonly selected: ModelId | undefined;
  readonly marks: readonly Mark[];
  readonly costs: ReadonlyMap<Space, string>;
  readonly targets: readonly ModelId[];
  readonly target: ModelId | undefined;
  readonly planned: Planned | undefined;
  readonly lines: readonly Line[];
  readonly way: PlannedWay | undefined;
  readonly options: readonly Option[];
  readonly forecast: Forecast | undefined;
  /** The deciding line of the planned shot, as if the move were done. */
  readonly section:
    | { readonly b: Battle; readonly from: ModelId; readonly to: ModelId; readonly sight: levels.Sight }
    | undefined;
  /** Who would strike after one who turns away. */
  readonly risk: Risk | undefined;
  /** What the enemy could do where the plan ends. */
  readonly outlook: Outlook | undefined;
  readonly main: PlanAction | undefined;
  readonly end: PlanAction | undefined;
  readonly still: PlanAction | undefined;
  /** others of one's own who could shoot back first. */
  readonly first: readonly PlanAction[];
  /** What a model that is engaged may do. */
  readonly choices: readonly ('retreat' | 'fire' | 'fight')[];
}

export const NO_COSTS: ReadonlyMap<Space, string> = new Map();

export const EMPTY: Plan = {
  hint: '',
  wait: '',
  selected: undefined,
  marks: [],
  costs: NO_COSTS,
  targets: [],
  target: undefined,
  planned: undefined,
  lines: [],
  way: undefined,
  options: [],
  forecast: undefined,
  section: undefined,
  risk: undefined,
  outlook: undefined,
  main: undefined,
  end: undefined,
  still: undefined,
  first: [],
  choices: [],
};
