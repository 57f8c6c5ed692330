/** What cards say of spells and actions. */

import { type ActionId, type Pair, SPELLS, type SpellId } from '@muster/magewinds';
import { type Cost, kindName } from './suits.ts';

export const isSpell = (id: string): id is SpellId => id in SPELLS;

export const actionName = (action: ActionId): string =>
  OWN_ACTIONS[action] ?? (isSpell(action) ? SPELLS[action].name : action);

/** A cost of the rules as it is printed on cards. */
export const costOf = (spell: SpellId): Cost => {
  const { needs, upTo } = SPELLS[spell].cost;
  const least = needs.reduce((sum, need) => sum + need.count, 0);
  return needs.map(({ type, count }) => ({
    amount: needs.length === 1 && upTo > least ? (upTo >= 99 ? `${count}+` : `${count}–${upTo}`) : String(count),
    of: type,
  }));
};

/** `1 Heart and 1 Club`. */
export const priceWords = (spell: SpellId): string =>
  costOf(spell)
    .map(({ amount, of }) => `${amount} ${kindName(of, amount)}`)
    .join(' and ');

const OWN_ACTIONS: Readonly<Partial<Record<ActionId, string>>> = {
  move: 'Move',
  attack: 'Attack',
  guard: 'Guard',
  wait: 'Wait',
  'take-aim': 'Take Aim',
  escape: 'Escape',
  dodge: 'Dodge',
  deflect: 'Deflect',
};

/** `Power 3, Precision 9`. */
export const strengthWords = ({ power, precision }: Pair): string => `Power ${power}, Precision ${precision}`;
