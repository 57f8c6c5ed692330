/** The rules of Dwethia Conquest in players' words. */

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
import type { Book, RuleText, Switch } from '@muster/kernel';
import { SWITCHES } from '../switches.ts';
import {
  AIM_RULES,
  ARMY_RULES,
  BUILD_RULES,
  END_RULES,
  FIGHT_RULES,
  FIRE_RULES,
  HARVEST_RULES,
  MOVE_RULES,
  RESEARCH_RULES,
  RESOLVE_RULES,
  ROUND_RULES,
  SETUP_RULES,
  SURGE_RULES,
} from './rules.ts';
import { DESTINY_RULINGS, END_RULINGS, FIGHT_RULINGS, POWER_RULINGS } from './rulings-fight.ts';
import { BUILD_RULINGS, FIRE_RULINGS } from './rulings-fire.ts';
import { COHERENCY_RULINGS, HARVEST_RULINGS, MOVE_RULINGS, SURGE_RULINGS } from './rulings-moving.ts';
import { AIM_RULINGS, ARMY_RULINGS, RESEARCH_RULINGS, ROUND_RULINGS, SETUP_RULINGS } from './rulings-setup.ts';
import { forArmies } from './shared.ts';

/** A rule tells of one switch. Where two belong to one rule, the second is told of where its subject is. */
const TOLD_AT: Readonly<Record<string, string>> = { poolLossOnDeath: 'DW-29' };

const toldAt = ({ name, rule }: Switch): string => TOLD_AT[name] ?? rule;

/** With the switch that belongs to it, if there is one. */
const withOption = (rule: RuleText): RuleText => {
  const found = SWITCHES.find((one) => toldAt(one) === rule.id);
  if (found === undefined) return rule;
  const values = found.choices.map(({ value }) => String(value));
  return { ...rule, option: { switch: found.name, values, default: values[0]! } };
};

const RULES = [
  ...forArmies(DICE_RULES),
  ...forArmies(FORCE_RULES),
  ...ARMY_RULES,
  ...ARMY_RULINGS,
  ...AIM_RULES,
  ...AIM_RULINGS,
  ...SETUP_RULES,
  ...SETUP_RULINGS,
  ...ROUND_RULES,
  ...ROUND_RULINGS,
  ...forArmies(PRIORITY_RULES),
  ...RESEARCH_RULES,
  ...RESEARCH_RULINGS,
  ...MOVE_RULES,
  ...MOVE_RULINGS,
  ...HARVEST_RULES,
  ...HARVEST_RULINGS,
  ...SURGE_RULES,
  ...SURGE_RULINGS,
  ...forArmies(COHERENCY_RULES),
  ...COHERENCY_RULINGS,
  ...forArmies(SHOOTING_RULES),
  ...FIRE_RULES,
  ...FIRE_RULINGS,
  ...BUILD_RULES,
  ...BUILD_RULINGS,
  ...forArmies(MELEE_RULES),
  ...FIGHT_RULES,
  ...FIGHT_RULINGS,
  ...forArmies(DESTINY_RULES),
  ...RESOLVE_RULES,
  ...DESTINY_RULINGS,
  ...forArmies(POWER_RULES),
  ...POWER_RULINGS,
  ...END_RULES,
  ...END_RULINGS,
].map(withOption);

export const BOOK: Book = {
  sections: RULES.map(({ section }) => section).filter((section, i, all) => section !== all[i - 1]),
  rules: RULES,
  ids: /((?:DW|CQ|X)-\d+)/,
};
