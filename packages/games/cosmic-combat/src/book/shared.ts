/** The shared rules as Cosmic Combat plays them: what does not concern ships is left out, what reads otherwise says so. */

import type { RuleText } from '@muster/kernel';

/** By their titles: heights, shields that men carry and shots over others are nothing between ships. */
const ELSEWHERE: ReadonlySet<string> = new Set(['Raised shooters', 'Behind a shield', 'Arc', 'Whose Integrity']);

const OTHERWISE: Readonly<Record<string, Pick<RuleText, 'text' | 'why'>>> = {
  'DW-13': { text: 'How hard a ship rams.' },
  'DW-15': { text: 'How many dice a ship rolls in a boarding; the book calls them Aggressors.' },
  'DW-17': { text: 'How strong the hull is; only rams ask for it.' },
  'DW-26': { text: 'A fleet follows one religion or none; its elite goes aboard one ship that is no fighter.' },
  'DW-27': { text: 'A ship is a class with its base, its figures, its weapons and the powers it knows.' },
  'DW-51': { text: 'One straight line is drawn from ship to ship; what lies on it is in the way.' },
  'DW-52': { text: 'Ships on the line may be struck, terrain on it blocks or makes aiming harder.' },
  'DW-65': {
    text: 'Each wound takes one of the ship’s Wounds. With none left it is removed: after shooting when both sides are done, otherwise at once.',
  },
  'DW-67': { text: 'For each ship in the way a die is rolled: on 1 to 3 it is struck instead.' },
  'DW-70': { text: 'Friends near the shooter are never in the way.' },
  'DW-71': { text: 'Only some factions shoot at enemies in a boarding. A die of 1 to 3 strikes a friend instead.' },
  'DW-72': { text: 'A shot at a ship with friends near it may be passed to one of them by who controls it.' },
  'DW-81': { text: 'The side that acts first in this round decides first, the other after seeing what came of it.' },
  'DW-87': { text: 'A caster near enemies may only choose those.' },
  'DW-91': { text: 'A defender whose ship is the target, or within 24" of the caster, may pay a point to resist.' },
  'X-42': {
    text: 'A die for each ship in the way, in order from the shooter; on 1 to 3 the shot ends there.',
    why: 'The book of this game has a number for it.',
  },
};

export const forShips = (rules: readonly RuleText[]): readonly RuleText[] =>
  rules
    .filter(({ title }) => !ELSEWHERE.has(title))
    .map((rule) => (Object.hasOwn(OTHERWISE, rule.id) ? { ...rule, ...OTHERWISE[rule.id] } : rule));
