/** The rules of Dwethia Heroes in players' words. */

import {
  COHERENCY_RULES,
  DESTINY_RULES,
  DICE_RULES,
  FORCE_RULES,
  MELEE_RULES,
  POWER_RULES,
  PRIORITY_RULES,
  SHOOTING_RULES,
} from '@muster/dwethia';
import type { Book, RuleText } from '@muster/kernel';
import { SWITCHES } from '../switches.ts';
import { ACTIVATION_RULES, END_RULES, OWN_FORCE_RULES, SETUP_RULES } from './rules.ts';
import {
  BOARD_RULINGS,
  COMBAT_RULINGS,
  DESTINY_RULINGS,
  END_RULINGS,
  MOVE_RULINGS,
  OBJECTIVE_RULINGS,
  POWER_RULINGS,
  ROUND_RULINGS,
  SETUP_RULINGS,
  SHOT_RULINGS,
  WOUND_RULINGS,
} from './rulings.ts';
import { forHeroes } from './shared.ts';

/** With the switch that belongs to it, if there is one. */
const withOption = (rule: RuleText): RuleText => {
  const found = SWITCHES.find((one) => one.rule === rule.id);
  if (found === undefined) return rule;
  const values = found.choices.map(({ value }) => String(value));
  return { ...rule, option: { switch: found.name, values, default: values[0]! } };
};

const RULES = [
  ...DICE_RULES,
  ...forHeroes(FORCE_RULES),
  ...OWN_FORCE_RULES,
  ...SETUP_RULES,
  ...SETUP_RULINGS,
  ...PRIORITY_RULES,
  ...ROUND_RULINGS,
  ...ACTIVATION_RULES,
  ...BOARD_RULINGS,
  ...MOVE_RULINGS,
  ...COHERENCY_RULES,
  ...forHeroes(SHOOTING_RULES),
  ...SHOT_RULINGS,
  ...forHeroes(MELEE_RULES),
  ...COMBAT_RULINGS,
  ...WOUND_RULINGS,
  ...DESTINY_RULES,
  ...DESTINY_RULINGS,
  ...POWER_RULES,
  ...POWER_RULINGS,
  ...OBJECTIVE_RULINGS,
  ...END_RULES,
  ...END_RULINGS,
].map(withOption);

export const BOOK: Book = {
  sections: RULES.map(({ section }) => section).filter((section, i, all) => section !== all[i - 1]),
  rules: RULES,
  ids: /((?:DW|HR|X)-\d+)/,
};
