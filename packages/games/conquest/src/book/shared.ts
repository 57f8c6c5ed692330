/** The shared rules as Conquest plays them: where this game reads otherwise, or has no such rule, it says so in its own words. */

import type { RuleText } from '@muster/kernel';

/** Rules of the two other games. */
const NOT_HERE: Pick<RuleText, 'why' | 'source'> = {
  why: 'The book of this game does not have it.',
  source: 'derived',
};

const OTHERWISE: Readonly<Record<string, Partial<Pick<RuleText, 'text' | 'why' | 'source'>>>> = {
  'DW-24': { text: 'Every unit and every building has a value in points: its Requisition and its Aether together.' },
  'DW-25': { text: 'Each player leads one faction. It decides how he plays and what he may build.' },
  'DW-26': { text: 'Each player follows one religion, whose elite a Temple may build.' },
  'DW-27': { text: 'A unit has a race, a type and wargear; its figures contain what they give.' },
  'DW-42': { text: 'Units of a side are in coherency when their bases are within 1" of each other.' },
  'DW-53': { text: 'A shooter raised more than 3" shoots over other models; our boards are flat.' },
  'DW-61': { text: 'There is none: a target is in range or it is not.', ...NOT_HERE },
  'DW-65': {
    text: 'Each wound takes one of the model’s Wounds. With none left it is slain and removed: in close combat at once, after shooting when both sides are done.',
  },
  'DW-72': { text: 'Nobody does: who was named is the target.', ...NOT_HERE },
  'DW-73': { text: 'A weapon of Range 2 strikes over one friend, of Range 3 over two.' },
  'DW-74': {
    text: 'The highest Martial of the side in the fight and its highest Integrity, less its greatest negative one.',
  },
  'DW-76': { text: 'The highest Strength of the side is held against the highest Defense of the other in the chart.' },
  'DW-83': { text: 'Heroes may do more with Destiny: Surge and Heroic Resolve.' },
  'DW-85': { text: 'A unit casts one power in a round.' },
  'DW-91': { text: 'A defender whose unit is the target, or within 12" of the caster, may pay a point to resist.' },
  'X-04': { text: 'In an arc Perception counts as 0 and nothing between matters; the range is doubled.' },
  'X-44': { text: 'Distance gives no Cover here.', ...NOT_HERE },
};

export const forArmies = (rules: readonly RuleText[]): readonly RuleText[] =>
  rules.map((rule) => (Object.hasOwn(OTHERWISE, rule.id) ? { ...rule, ...OTHERWISE[rule.id] } : rule));
