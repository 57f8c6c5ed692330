/** Says of a rule, a unit, a scenario whether it is the publisher's or ours. */

import css from './parts.module.css';

/** Where a rule or a thing comes from. */
export type RuleSource = 'official' | 'inferred' | 'house';

const WORDS: Readonly<Record<RuleSource, { readonly name: string; readonly means: string }>> = {
  official: { name: 'official', means: 'published by the game’s makers; the wording is ours' },
  inferred: { name: 'inferred', means: 'not stated, but follows from what was published' },
  house: { name: 'ours', means: 'made for Muster, not the publisher’s' },
};

export const SourceMark = ({ source }: { readonly source: RuleSource }) => (
  <span className={css.source} data-source={source} title={WORDS[source].means}>
    {WORDS[source].name}
  </span>
);

export const SourceKey = () => (
  <dl className={css.sourceKey}>
    {(['official', 'inferred', 'house'] as const).map((source) => (
      <div key={source}>
        <dt>
          <SourceMark source={source} />
        </dt>
        <dd>{WORDS[source].means}</dd>
      </div>
    ))}
  </dl>
);
