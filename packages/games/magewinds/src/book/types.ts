// The shape of the players' rules text: numbered rules, and where each of them comes from.
import type { RuleId } from '@muster/kernel';

/** The parts of the rules page, in reading order. */
export const RULE_SECTIONS = [
  'What you need',
  'Manners and dice',
  'Fighters and attacks',
  'Terrain and measuring',
  'Setting up',
  'Rounds and Channelling',
  'The Action Phase',
  'The End Phase',
  'Movement and sight',
  'Casting spells',
  'Attacking',
  'Objects and other rules',
  'At a real table',
  'Warbands',
  'Universal abilities',
  'Fighter by fighter',
  'Scenarios',
  'Rulings: geometry',
  'Rulings: movement',
  'Rulings: turns and actions',
  'Rulings: reactions and damage',
  'Rulings: cards and spells',
  'Rulings: objects',
  'Rulings: abilities and scenarios',
  'Our additions',
] as const;
export type RuleSection = (typeof RULE_SECTIONS)[number];

/** official: published by the game's maker; derived: follows from a published change list or pattern; house: ours. */
export type RuleSource = 'official' | 'derived' | 'house';

/** A rule that players may set otherwise before the battle. */
export type RuleOption = {
  readonly switch: string;
  readonly values: readonly string[];
  readonly default: string;
};

export type RuleText = {
  /** MW: the core book, MW-R: rulings, MW-H: our additions, TC: fighter pack, ItT: scenario pack. */
  readonly id: RuleId;
  readonly section: RuleSection;
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
};
