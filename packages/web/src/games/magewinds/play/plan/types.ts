/** What the slip shows and the table draws for one decision, and what it is made from. */

import type { Outline } from '@muster/geometry';
import type {
  Battle,
  Card,
  Fighter,
  FighterId,
  MagewindsCommand,
  MagewindsDecision,
  ObjectId,
  PositionOdds,
} from '@muster/magewinds';
import type { BoardLine, BoardRange, BoardZone, Ghost } from '../../../../measured/types.ts';
import type { AttackOption } from '../attacks.ts';
import type { Casting, Offer, Open } from '../casts.ts';
import type { Intent } from '../intent.ts';
import type { Mover } from '../moving.ts';

export interface Button {
  readonly words: string;
  readonly commands: readonly MagewindsCommand[];
  /** Of what ends something: what could still usefully be done, asked once before it runs. */
  readonly unless?: string | undefined;
}

/** One of several things to choose from. */
export interface Choice {
  readonly id: string;
  readonly words: string;
  readonly note?: string | undefined;
  readonly pressed?: boolean;
  /** What it does, once it is confirmed; said by the main button. */
  readonly commands?: readonly MagewindsCommand[];
  /** Of the main button, where the choice alone would not say it all. */
  readonly confirm?: string;
  readonly intent?: Partial<Intent>;
}

/** A cost that is being paid by hand. */
export interface Paying {
  readonly name: string;
  readonly spell: Offer['spell'];
  readonly cards: readonly Card[];
}

export interface Plan {
  readonly hint: string;
  /** When there is nothing to confirm yet. */
  readonly waiting: string;
  /** Does what is planned; never ends a phase, an activation or an exchange. */
  readonly main?: Button | undefined;
  /** Passes, forgoes or ends. */
  readonly end?: Button | undefined;
  /** Whom to activate. */
  readonly who: readonly Choice[];
  readonly choices: readonly Choice[];
  /** What is not offered, and why. */
  readonly cannot: readonly string[];
  readonly spells: readonly Offer[];
  readonly casting?: { readonly offer: Offer; readonly open: Open; readonly casting: Casting } | undefined;
  readonly paying?: Paying | undefined;
  /** The attacks on the chosen target. */
  readonly options: readonly AttackOption[];
  readonly odds?: PositionOdds | undefined;
  readonly refusal?: string | undefined;
  readonly selected?: FighterId | undefined;
  readonly targets: ReadonlySet<FighterId>;
  readonly objects: ReadonlySet<ObjectId>;
  readonly mover?: Mover | undefined;
  /** Pointing at the ground chooses a place, not a way. */
  readonly placing?: boolean;
  readonly reach?: Outline | undefined;
  readonly ghost?: Ghost | undefined;
  readonly zones: readonly BoardZone[];
  readonly ranges: readonly BoardRange[];
  readonly lines: readonly BoardLine[];
  /** What would be in reach from the pinned place. */
  readonly aftermath: readonly string[];
  /** Who could strike there, and the worst it could do. */
  readonly threats: readonly string[];
}

export interface Situation {
  readonly b: Battle;
  readonly seat: number;
  readonly decision: MagewindsDecision;
  readonly intent: Intent;
  readonly mover: Mover | undefined;
  readonly candidates: readonly MagewindsCommand[];
}

const NO_TARGETS: ReadonlySet<never> = new Set();

export const EMPTY: Omit<Plan, 'hint' | 'waiting'> = {
  who: [],
  choices: [],
  cannot: [],
  spells: [],
  options: [],
  targets: NO_TARGETS,
  objects: NO_TARGETS,
  zones: [],
  ranges: [],
  lines: [],
  aftermath: [],
  threats: [],
};

export const button = (words: string, ...commands: MagewindsCommand[]): Button => ({ words, commands });

/** The one that acts. */
export const actorOf = ({ b, decision }: Situation): Fighter | undefined =>
  decision.fighter === null ? undefined : b.fighters[decision.fighter];

/** The same plan, with commands that lead to it. */
export const after = (commands: readonly MagewindsCommand[], plan: Plan): Plan => {
  if (commands.length === 0) return plan;
  const first = <B extends Button | Choice | undefined>(b: B): B =>
    b?.commands === undefined ? b : { ...b, commands: [...commands, ...b.commands] };
  return { ...plan, main: first(plan.main), end: undefined, choices: plan.choices.map(first) };
};
