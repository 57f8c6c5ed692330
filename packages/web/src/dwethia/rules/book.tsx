/** The rules page of a game whose book says all by itself: its rules with their reasons, and the tables behind it. */

import type { RuleText } from '@muster/kernel';
import type { Ruled } from '../../contract/table-game.ts';
import type { RuleEntry, RulesTable } from '../../pages/rules/content.ts';
import { rulesPage } from '../../pages/rules/RulesPage.tsx';

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

interface About {
  /** Which numbers there are, for who asked for another one. */
  readonly numbering: string;
  /** What to look for, for who found nothing. */
  readonly suggestions: string;
  readonly tables?: readonly RulesTable[];
}

export const bookPage = (game: Ruled, { numbering, suggestions, tables = [] }: About) =>
  rulesPage<Entry>({
    game,
    rules: game.book.rules.map(entryOf),
    tables,
    numbering,
    suggestions,
    alsoSearched: ({ why }) => why,
    More: ({ rule }) => (rule.why === '' ? null : <p className="small muted">Why: {rule.why}</p>),
  });
