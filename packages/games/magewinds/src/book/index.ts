// The rules of Magewinds in our own words, in reading order, for the rules page and for links from refusals and logs.
import { ADDITIONS } from './additions.ts';
import { BASIC_RULES } from './basics.ts';
import { FIGHTER_RULES } from './fighter-rules.ts';
import { FIGHTING_RULES } from './fighting.ts';
import { ROUND_RULES } from './rounds.ts';
import { ABILITY_RULINGS } from './rulings-abilities.ts';
import { ACTION_RULINGS } from './rulings-actions.ts';
import { CARD_RULINGS } from './rulings-cards.ts';
import { MEASURE_RULINGS } from './rulings-measure.ts';
import { SCENARIO_RULES } from './scenario-rules.ts';
import { STAND_INS } from './stand-ins.ts';
import type { RuleText } from './types.ts';
import { WARBAND_RULES } from './warbands.ts';

export * from './types.ts';

/** Every rule and ruling, section after section. */
export const RULES: readonly RuleText[] = [
  ...BASIC_RULES,
  ...ROUND_RULES,
  ...FIGHTING_RULES,
  ...WARBAND_RULES,
  ...FIGHTER_RULES,
  ...STAND_INS,
  ...SCENARIO_RULES,
  ...MEASURE_RULINGS,
  ...ACTION_RULINGS,
  ...CARD_RULINGS,
  ...ABILITY_RULINGS,
  ...ADDITIONS,
];

/** A rule by its id; undefined for an id that is none. */
export const RULE_BY_ID: ReadonlyMap<string, RuleText> = new Map(RULES.map((rule) => [rule.id, rule]));
