/** Why the core's procedures refuse, in sentences: what cannot be done, the fact that forbids it, the rule. */

import type { CoreRefusal } from './procedures/types.ts';

/** The rule at the end, where the reason has not named one. */
export const because = (what: string, rule: string | null, why: string): string =>
  `${what}: ${why}${rule === null || /\([A-Z]+-\d+\)$/.test(why) ? '' : ` (${rule})`}.`;

/** What is asked instead: `to choose an edge`. */
export const otherQuestion = (rule: string | null, asked: string): string =>
  because('This answers no open question', rule, `this seat is asked ${asked}`);

const ANSWERS = { resist: 'to resist the power or let it pass', raise: 'to add points or none' } as const;

/** All but who cannot resist: that is a model, or a side. */
type Explained = Exclude<CoreRefusal, { readonly code: 'cannotResist' }>;

export const explainCore = (r: Explained): string => {
  switch (r.code) {
    case 'noGoFirst':
      return otherQuestion(r.rule, 'to say who goes first');
    case 'noReroll':
      return otherQuestion(r.rule, 'to spend Destiny or none');
    case 'tooManyDice':
      return because('So many dice cannot be rolled again', r.rule, `at most ${r.most}`);
    case 'noAnswer':
      return otherQuestion(r.rule, ANSWERS[r.asked]);
    case 'feeIsOne':
      return because('Resisting costs a point', r.rule, 'bid 1 or more');
    case 'tooMuch':
      return because('There are not so many points', r.rule, `at most ${r.most}`);
    case 'onePointOnly':
      return because('A raise is one point', r.rule, 'as was agreed for this battle');
  }
};
