/** One rule: its number in the margin, our words, whose it is, what can be switched, an example, what to read next. */

import { RULE_BY_ID, type RuleText, SWITCHES } from '@muster/grid-battles';
import { memo } from 'react';
import { SourceMark } from '../parts/SourceMark.tsx';
import { Example } from './Example.tsx';
import { Highlighted } from './Highlighted.tsx';
import { RuleLink } from './RuleLink.tsx';
import css from './rules.module.css';

interface RuleProps {
  readonly rule: RuleText;
  /** The words of the search. */
  readonly words: readonly string[];
  /** The address leads here. */
  readonly isTarget: boolean;
}

/** The first choice of a switch is the usual one. */
const SwitchWords = ({ rule }: { readonly rule: RuleText }) => {
  const found = SWITCHES.find((s) => s.rule === rule.id);
  if (!found) return null;
  return (
    <div className={css.switch}>
      <span className="overline">A house rule may change this</span>
      <p>
        {found.title}:{' '}
        {found.choices.map(({ words }, i) => (
          <span key={words}>
            {i > 0 && '; '}
            {words}
            {i === 0 && <em> (as usual)</em>}
          </span>
        ))}
        .
      </p>
    </div>
  );
};

const SeeAlso = ({ ids }: { readonly ids: readonly string[] }) => (
  <p className={css.see}>
    <span>See </span>
    {ids.map((id) => (
      <span key={id} className={css.seeItem}>
        <RuleLink to={id}>
          {RULE_BY_ID.get(id)?.title} <span className={css.seeId}>{id}</span>
        </RuleLink>
      </span>
    ))}
  </p>
);

export const Rule = memo(({ rule, words, isTarget }: RuleProps) => (
  <article
    id={rule.id}
    tabIndex={-1}
    className={css.rule}
    data-target={isTarget || undefined}
    aria-labelledby={`${rule.id}-title`}
  >
    <div className={css.margin}>
      <RuleLink to={rule.id} className={css.number}>
        <Highlighted text={rule.id} words={words} />
      </RuleLink>
      <SourceMark source={rule.source} />
    </div>
    <div>
      <h3 id={`${rule.id}-title`} className={css.ruleTitle}>
        <Highlighted text={rule.title} words={words} />
      </h3>
      <p className={css.ruleText}>
        <Highlighted text={rule.text} words={words} />
      </p>
      {rule.option && <SwitchWords rule={rule} />}
      {rule.example && <Example example={rule.example} words={words} />}
      {rule.see && <SeeAlso ids={rule.see} />}
    </div>
  </article>
));
Rule.displayName = 'Rule';
