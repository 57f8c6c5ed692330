/** The rules page of Dwethia Cosmic Combat: its book. */

import { cosmicCombatDescriptor } from '@muster/cosmic-combat';
import type { RuleText } from '@muster/kernel';
import type { RuleEntry, RulesContent } from '../../pages/rules/content.ts';
import { RulesPage } from '../../pages/rules/RulesPage.tsx';

interface Entry extends RuleEntry {
  readonly why: string;
}

const entryOf = ({ id, section, title, text, source, see, why = '' }: RuleText): Entry => ({
  id,
  section,
  title,
  text,
  source: source === 'derived' ? 'inferred' : source,
  ...(see && { see }),
  why,
});

const CONTENT: RulesContent<Entry> = {
  game: cosmicCombatDescriptor,
  rules: cosmicCombatDescriptor.book.rules.map(entryOf),
  tables: [],
  numbering: 'Rules that three games share are numbered DW, those of Cosmic Combat CC, and rulings X.',
  suggestions: '“drift”, “shield”, “X-216”',
  alsoSearched: ({ why }) => why,
  More: ({ rule }) => (rule.why === '' ? null : <p className="small muted">Why: {rule.why}</p>),
};

const Rules = ({ rule }: { readonly rule?: string | undefined }) => <RulesPage content={CONTENT} rule={rule} />;

export default Rules;
