/** All the rules of Magewinds, and the tables of fighters and spells behind them. */

import { magewindsDescriptor, RULES, type RuleText } from '@muster/magewinds';
import type { RuleEntry, RulesContent } from '../../../pages/rules/content.ts';
import { More } from './More.tsx';
import { TABLES } from './tables.tsx';

/** A rule as the page knows it; it says `inferred` where the packs say `derived`. */
export interface MagewindsRule extends RuleEntry {
  readonly rule: RuleText;
}

const entryOf = (rule: RuleText): MagewindsRule => ({
  id: rule.id,
  section: rule.section,
  title: rule.title,
  text: rule.text,
  source: rule.source === 'derived' ? 'inferred' : rule.source,
  ...(rule.see && { see: rule.see }),
  rule,
});

export const CONTENT: RulesContent<MagewindsRule> = {
  game: magewindsDescriptor,
  rules: RULES.map(entryOf),
  tables: TABLES,
  numbering:
    'The core rules are numbered MW 0.1 to MW 20.3, rulings MW-R01 to MW-R103 and additions MW-H01 onwards; fighters ' +
    'go by TC cleric.heal, scenarios by ItT the-prize.end.',
  suggestions: '“knockback”, “18.5.2”, “cleric heal”',
  alsoSearched: ({ rule }) => [rule.why, rule.option?.switch, rule.example?.words].join(' '),
  More,
};
