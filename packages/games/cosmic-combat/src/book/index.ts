/** The rules of Dwethia Cosmic Combat in players' words. */

import { DESTINY_RULES, DICE_RULES, FORCE_RULES, POWER_RULES, PRIORITY_RULES, SHOOTING_RULES } from '@muster/dwethia';
import type { Book, RuleText } from '@muster/kernel';
import { SWITCHES } from '../switches.ts';
import { BOARDING_RULES, FIRE_RULES, FLEET_RULES, MOVE_RULES, ORDER_RULES, RAM_RULES, SETUP_RULES } from './rules.ts';
import { FLEET_RULINGS, MOVE_RULINGS, ORDER_RULINGS, RAM_RULINGS, SETUP_RULINGS } from './rulings.ts';
import { BOARDING_RULINGS, DESTINY_RULINGS, FIRE_RULINGS, POWER_RULINGS } from './rulings-fire.ts';
import { forShips } from './shared.ts';

/** With the switch that belongs to it, if there is one. */
const withOption = (rule: RuleText): RuleText => {
  const found = SWITCHES.find((one) => one.rule === rule.id);
  if (found === undefined) return rule;
  const values = found.choices.map(({ value }) => String(value));
  return { ...rule, option: { switch: found.name, values, default: values[0]! } };
};

const RULES = [
  ...forShips(DICE_RULES),
  ...forShips(FORCE_RULES),
  ...FLEET_RULES,
  ...FLEET_RULINGS,
  ...SETUP_RULES,
  ...SETUP_RULINGS,
  ...ORDER_RULES,
  ...ORDER_RULINGS,
  ...forShips(PRIORITY_RULES),
  ...MOVE_RULES,
  ...MOVE_RULINGS,
  ...RAM_RULES,
  ...RAM_RULINGS,
  ...forShips(SHOOTING_RULES),
  ...FIRE_RULES,
  ...FIRE_RULINGS,
  ...BOARDING_RULES,
  ...BOARDING_RULINGS,
  ...forShips(DESTINY_RULES),
  ...DESTINY_RULINGS,
  ...forShips(POWER_RULES),
  ...POWER_RULINGS,
].map(withOption);

export const BOOK: Book = {
  sections: RULES.map(({ section }) => section).filter((section, i, all) => section !== all[i - 1]),
  rules: RULES,
  ids: /((?:DW|CC|X)-\d+)/,
};
