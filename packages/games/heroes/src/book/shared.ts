/** The shared rules as Heroes plays them: without those that it does not have, and in its own words where it reads otherwise. */

import type { RuleText } from '@muster/kernel';

/** By title: no weapon is too weak here, and all dice of a blow go at one enemy, so no wounds are shared out. */
const NOT_HERE: readonly string[] = ['Behemoth', 'Behemoth exactly', 'Sharing out wounds'];

const OTHERWISE: Readonly<Record<string, Pick<RuleText, 'text'>>> = {
  'DW-26': {
    text: 'A force may take religious elites of any religion, of one or of several; the chart says how many.',
  },
};

export const forHeroes = (rules: readonly RuleText[]): readonly RuleText[] =>
  rules
    .filter(({ title }) => !NOT_HERE.includes(title))
    .map((rule) => (Object.hasOwn(OTHERWISE, rule.id) ? { ...rule, ...OTHERWISE[rule.id] } : rule));
