/** The rules page of a plain game: its book, and nothing else. */

import type { Descriptor, RuleText } from '@muster/kernel';
import { useMemo } from 'react';
import type { RuleEntry, RulesContent } from '../pages/rules/content.ts';
import { RulesPage } from '../pages/rules/RulesPage.tsx';

interface PlainRule extends RuleEntry {
  readonly why: string;
}

const entryOf = ({ id, section, title, text, source, see, why = '' }: RuleText): PlainRule => ({
  id,
  section,
  title,
  text,
  source: source === 'derived' ? 'inferred' : source,
  ...(see && { see }),
  why,
});

const contentOf = (descriptor: Descriptor): RulesContent<PlainRule> => {
  const { rules } = descriptor.book;
  const [first, last] = [rules[0]!, rules.at(-1)!];
  return {
    game: descriptor,
    rules: rules.map(entryOf),
    tables: [],
    numbering: `The rules are numbered ${first.id} to ${last.id}.`,
    suggestions: `“${first.title}”, “${last.id}”`,
    alsoSearched: ({ why }) => why,
    More: ({ rule }) => (rule.why === '' ? null : <p className="small muted">Why: {rule.why}</p>),
  };
};

interface Props {
  readonly descriptor: Descriptor;
  readonly rule?: string | undefined;
}

export const Rules = ({ descriptor, rule }: Props) => {
  const content = useMemo(() => contentOf(descriptor), [descriptor]);
  return <RulesPage content={content} rule={rule} />;
};
