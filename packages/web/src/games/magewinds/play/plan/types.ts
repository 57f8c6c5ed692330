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
}

/** One of several things to choose from. */
export interface Choice {
  readonly id: string;
  readonly words: string;
  readonly note?: string | undefined;
  readonly pressed?: boolean;
  /** Why not. */
  readonly off?: string | undefined;
  readonly commands?: readonly MagewindsCommand[];
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
  readonly main?: Button | undefined;
  readonly second?: Button | undefined;
  readonly choices: readonly Choice[];
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
  readonly reach?: Outline | undefined;
  readonly ghost?: Ghost | undefined;
  readonly zones: readonly BoardZone[];
  readonly ranges: readonly BoardRange[];
  readonly lines: readonly BoardLine[];
  /** What would be in reach from the pinned place. */
  readonly aftermath: readonly string[];
}

export interface Situation {
  readonly b: Battle;
  readonly seat: number;
  readonly decision: MagewindsDecision;
  readonly intent: Intent;
  readonly mover: Mover | undefined;
  readonly candidates: readonly MagewindsCommand[];
}

export const NO_TARGETS: ReadonlySet<never> = new Set();

export const EMPTY: Omit<Plan, 'hint' | 'waiting'> = {
  choices: [],
  spells: [],
  options: [],
  targets: NO_TARGETS,
  objects: NO_TARGETS,
  zones: [],
  ranges: [],
  lines: [],
  aftermath: [],
};

export const button = (words: string, ...commands: MagewindsCommand[]): Button => ({ words, commands });

/** The one that acts. */
export const actorOf = ({ b, decision }: Situation): Fighter | undefined =>
  decision.fighter === null ? undefined : b.fighters[decision.fighter];

export const simple = (hint: string, main: Button, more: Partial<Plan> = {}): Plan => ({
  ...EMPTY,
  hint,
  waiting: main.words,
  main,
  ...more,
});
