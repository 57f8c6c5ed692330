// The parts of the book, and a rule in it.
import type { RuleText as AnyRule } from '@muster/kernel';

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

/** Ids: MW the core book, MW-R rulings, MW-H our additions, TC fighter pack, ItT scenario pack. */
export interface RuleText extends AnyRule {
  readonly section: RuleSection;
}
