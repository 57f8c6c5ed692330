/** All the rules of Magewinds, and the tables of fighters and spells behind them. */

import { magewindsDescriptor, PROFILE_IDS, PROFILES, RULES, type RuleText, SPELL_IDS, SPELLS } from '@muster/magewinds';
import type { RuleEntry, RulesContent } from '../../../pages/rules/content.ts';
import { More } from './More.tsx';
import { FighterTable, SpellTable } from './Tables.tsx';

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
  tables: [
    {
      id: 'fighters',
      name: 'All fighters',
      entries: PROFILE_IDS.map((id) => ({ id, name: PROFILES[id].name })),
      Table: ({ ids, words }) => <FighterTable ids={PROFILE_IDS.filter((id) => ids.includes(id))} words={words} />,
    },
    {
      id: 'spells',
      name: 'All spells',
      entries: SPELL_IDS.map((id) => ({ id, name: SPELLS[id].name })),
      Table: ({ ids, words }) => <SpellTable ids={SPELL_IDS.filter((id) => ids.includes(id))} words={words} />,
    },
  ],
  numbering:
    'The core rules are numbered MW 0.1 to MW 20.3, rulings MW-R01 to MW-R103 and additions MW-H01 onwards; fighters ' +
    'go by TC cleric.heal, scenarios by ItT the-prize.end.',
  suggestions: '“knockback”, “18.5.2”, “cleric heal”',
  alsoSearched: ({ rule }) => [rule.why, rule.option?.switch, rule.example?.words].join(' '),
  More,
};
