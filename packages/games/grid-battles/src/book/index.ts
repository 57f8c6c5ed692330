// The rules of Grid Battles in our own words, in reading order, for the rules page and for links from refusals and logs.
import { ADVANTAGE_RULES } from './advantage.ts';
import { BATTLE_RULES } from './battle.ts';
import { COMBAT_RULES } from './combat.ts';
import { FREE_BATTLE_RULES } from './free-battle.ts';
import { MAP_RULES } from './map.ts';
import { MOVEMENT_RULES } from './movement.ts';
import { ROUND_RULES } from './rounds.ts';
import { BATTLE_RULINGS } from './rulings-battle.ts';
import { COMBAT_RULINGS } from './rulings-combat.ts';
import { CONTENT_RULINGS } from './rulings-content.ts';
import { TARGET_RULES } from './targets.ts';
import { TERRAIN_RULES } from './terrain.ts';
import type { RuleText } from './types.ts';
import { VICTORY_RULES } from './victory.ts';

export * from './types.ts';

/** Every rule and ruling, section after section. */
export const RULES: readonly RuleText[] = [
  ...BATTLE_RULES,
  ...MAP_RULES,
  ...ROUND_RULES,
  ...MOVEMENT_RULES,
  ...TARGET_RULES,
  ...COMBAT_RULES,
  ...TERRAIN_RULES,
  ...ADVANTAGE_RULES,
  ...VICTORY_RULES,
  ...FREE_BATTLE_RULES,
  ...COMBAT_RULINGS,
  ...BATTLE_RULINGS,
  ...CONTENT_RULINGS,
];

/** A rule by its id; undefined for an id that is none. */
export const RULE_BY_ID: ReadonlyMap<string, RuleText> = new Map(RULES.map((rule) => [rule.id, rule]));
