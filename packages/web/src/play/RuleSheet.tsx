/** One rule beside the battle: its words, what to read next, the way back, and the whole rules in a tab of their own. */

import type { RuleId } from '@muster/kernel';
import { useEffect, useRef } from 'react';
import type { Ruled } from '../contract/table-game.ts';
import { RuleRef, ruleTitle } from '../parts/RuleRef.tsx';
import { RuleWords } from '../parts/RuleWords.tsx';
import { ruleAddress } from '../parts/rule-address.ts';
import css from './RuleSheet.module.css';
import { useKeys } from './useKeys.ts';

interface Props {
  readonly game: Ruled;
  /** The rules that were opened one from the other; the last one is shown. */
  readonly trail: readonly RuleId[];
  readonly onBack: () => void;
  readonly onClose: () => void;
}

export const RuleSheet = ({ game, trail, onBack, onClose }: Props) => {
  const id = trail.at(-1)!;
  const rule = game.book.rules.find((one) => one.id === id);
  const title = useRef<HTMLHeadingElement>(null);
  // whoever opened it from a line of the log goes on there when it is closed
  const before = useRef<Element | null>(null);
  useEffect(() => {
    before.current = document.activeElement;
    return () => {
      if (before.current instanceof HTMLElement && before.current.isConnected)
        before.current.focus({ preventScroll: true });
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every rule that is opened is read from its title on
  useEffect(() => title.current?.focus({ preventScroll: true }), [id]);
  useKeys({ Escape: onClose }, 3);
  return (
    <section className={css.sheet} aria-labelledby="rule-title">
      <div className={css.head}>
        <span className={css.number}>{id}</span>
        {trail.length > 1 && (
          <button type="button" className="button button--small button--quiet" onClick={onBack}>
            Back to {trail.at(-2)}
          </button>
        )}
        <button type="button" className="button button--small" onClick={onClose}>
          Close <kbd className="kbd">Esc</kbd>
        </button>
      </div>
      <div className={css.body}>
        <h2 id="rule-title" ref={title} tabIndex={-1}>
          {rule?.title ?? id}
        </h2>
        <p className={css.words}>
          {rule === undefined ? 'The rules have no such number.' : <RuleWords game={game} text={rule.text} />}
        </p>
        {rule?.example !== undefined && (
          <p className={css.words}>
            <strong>For example:</strong> <RuleWords game={game} text={rule.example.words} />
          </p>
        )}
        {rule?.why !== undefined && (
          <p className="small muted">
            <strong>Why:</strong> <RuleWords game={game} text={rule.why} />
          </p>
        )}
        {rule?.see !== undefined && rule.see.length > 0 && (
          <ul className={css.see} aria-label="See also">
            {rule.see.map((other) => (
              <li key={other}>
                <RuleRef game={game} id={other} /> {ruleTitle(game, other)}
              </li>
            ))}
          </ul>
        )}
        <p className="small">
          <a href={ruleAddress(game.id, id)} target="_blank" rel="noreferrer">
            All rules of {game.name}, in a new tab
          </a>
        </p>
      </div>
    </section>
  );
};
