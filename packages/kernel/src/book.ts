/** A game's rules in players' words: numbered rules, and where each of them comes from. */

import type { RuleId } from './game.ts';

/** official: published by the game's makers; inferred, derived: follows from what they published; house: ours. */
export type RuleSource = 'official' | 'inferred' | 'derived' | 'house';

/** A rule that players may set otherwise before the battle. */
export interface RuleOption {
  readonly switch: string;
  /** Every value it can take, the default first; empty when it takes any whole number. */
  readonly values: readonly string[];
  readonly default: string;
}

export interface RuleText {
  readonly id: RuleId;
  readonly section: string;
  readonly title: string;
  readonly text: string;
  readonly source: RuleSource;
  /** The book or pack it was read in, with its version; none for what is ours. */
  readonly version?: string;
  /** Why it is played like this; only for what we decided. */
  readonly why?: string;
  /** The ruling goes against the letter of the book. */
  readonly departs?: true;
  readonly see?: readonly RuleId[];
  readonly option?: RuleOption;
  readonly example?: { readonly words: string };
}

export interface Book {
  /** The parts of the rules page, in reading order. */
  readonly sections: readonly string[];
  readonly rules: readonly RuleText[];
  /** Finds the ids of rules in a sentence: one group around the id, no flags. */
  readonly ids: RegExp;
}
