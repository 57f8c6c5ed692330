/** One rule: its number in the margin, our words, whose it is, what the game adds, what to read next. */

import { memo } from 'react';
import type { Ruled } from '../../contract/table-game.ts';
import { ruleTitle } from '../../parts/RuleRef.tsx';
import { placeOf } from '../../parts/rule-address.ts';
import { SourceMark } from '../../parts/SourceMark.tsx';
import type { RuleEntry, RulesContent } from './content.ts';
import { Highlighted } from './Highlighted.tsx';
import { RuleLink } from './RuleLink.tsx';
import css from './rules.module.css';

interface RuleProps {
  readonly content: RulesContent;
  readonly rule: RuleEntry;
  /** The words of the search. */
  readonly words: readonly string[];
  /** The address leads here. */
  readonly isTarget: boolean;
}

const SeeAlso = ({ game, ids }: { readonly game: Ruled; readonly ids: readonly string[] }) => (
  <p className={css.see}>
    <span>See </span>
    {ids.map((id) => (
      <span key={id} className={css.seeItem}>
        <RuleLink game={game.id} to={id}>
          {ruleTitle(game, id)} <span className={css.seeId}>{id}</span>
        </RuleLink>
      </span>
    ))}
  </p>
);

export const Rule = memo(({ content, rule, words, isTarget }: RuleProps) => {
  const { game, More } = content;
  const place = placeOf(rule.id);
  return (
    <article
      id={place}
      tabIndex={-1}
      className={css.rule}
      data-target={isTarget || undefined}
      aria-labelledby={`${place}-title`}
    >
      <div className={css.margin}>
        <RuleLink game={game.id} to={rule.id} className={css.number}>
          <Highlighted text={rule.id} words={words} />
        </RuleLink>
        <SourceMark source={rule.source} />
      </div>
      <div>
        <h3 id={`${place}-title`} className={css.ruleTitle}>
          <Highlighted text={rule.title} words={words} />
        </h3>
        <p className={css.ruleText}>
          <Highlighted text={rule.text} words={words} />
        </p>
        <More rule={rule} words={words} />
        {rule.see && <SeeAlso game={game} ids={rule.see} />}
      </div>
    </article>
  );
});
