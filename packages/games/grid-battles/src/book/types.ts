// The parts of the book, and a rule in it with worked examples that can be drawn.
import type { RuleText as AnyRule, RuleSource } from '@muster/kernel';
import type { AttackColour, DefenceColour } from '../content/dice.ts';
import type { HexLabel } from '../state/battle.ts';

/** The parts of the rules page, in reading order. */
export const RULE_SECTIONS = [
  'The battle',
  'The map and counters',
  'Rounds and activation',
  'Movement',
  'Choosing targets',
  'Combat',
  'Terrain',
  'Advantage',
  'Victory',
  'Free battle',
  'Rulings',
] as const;
export type RuleSection = (typeof RULE_SECTIONS)[number];

export type DieFace = 1 | 2 | 3 | 4 | 5 | 6;

/** A die as it lies on the table; `bonus` marks one that terrain added to the pool. */
export type ExampleDie<Colour extends string> = {
  readonly colour: Colour;
  readonly face: DieFace;
  readonly bonus?: true;
};

export type ExampleAttack = {
  readonly dice: readonly ExampleDie<AttackColour>[];
  readonly advantage: boolean;
  /** Damage symbols added by terrain after the roll. */
  readonly damage?: number;
  /** Bonus Damage symbols added by terrain after the roll; they count only with Advantage. */
  readonly bonus?: number;
};

export type ExampleDefence = {
  readonly dice: readonly ExampleDie<DefenceColour>[];
  /** Shields added by terrain after the roll. */
  readonly shields?: number;
};

/** One half of a combat: what was rolled, and what it scored. */
export type ExampleHalf = {
  readonly attack: ExampleAttack;
  readonly defence: ExampleDefence;
  readonly hits: number;
  /** What the very same dice would score without Advantage. */
  readonly hitsWithoutAdvantage?: number;
  /** Health of the unit that was struck. */
  readonly health?: { readonly before: number; readonly after: number };
};

/** A line of sight on a small board of plain hexes, laid out as in R-31. */
export type ExampleSight = {
  readonly columns: number;
  readonly rows: number;
  readonly from: HexLabel;
  readonly to: HexLabel;
  readonly blockers: readonly { readonly hex: HexLabel; readonly what: 'unit' | 'woods' | 'hill' }[];
  readonly clear: boolean;
};

export type RuleExample = { readonly words: string } & Partial<ExampleHalf> & {
    readonly battleBack?: ExampleHalf;
    readonly board?: ExampleSight;
  };

/** Ids: GB the game's rules, R where we had to decide, FB free battle. */
export interface RuleText extends AnyRule {
  readonly section: RuleSection;
  readonly source: Exclude<RuleSource, 'derived'>;
  readonly example?: RuleExample;
}
