/** In the place of what an address asks: what of it is not there, and what there is, each a link to the address as it would then be. */

import type { Unknown } from '@muster/kernel';
import { Link, useLocation, useSearch } from 'wouter';
import type { Ruled } from '../contract/table-game.ts';
import { withParameter } from './address.ts';
import css from './parts.module.css';
import { RuleWords } from './RuleWords.tsx';

/** Why nothing can begin. */
export const ANSWER_FIRST = 'Choose first what the address leaves open.';

interface Props {
  readonly game: Ruled;
  readonly unknown: readonly Unknown[];
}

export const Unknowns = ({ game, unknown }: Props) => {
  const [path] = useLocation();
  const search = useSearch();
  return (
    <div className={`notice notice--risk ${css.unknowns}`} role="alert">
      <p>The link may be old or mistyped. Nothing was put in the place of what it asks; all else stays as it says.</p>
      {unknown.map(({ name, words, offers }) => (
        <section key={name} aria-label={words} data-unknown={name}>
          <p>
            <RuleWords game={game} text={words} />
          </p>
          {offers.length > 0 && (
            <div className="button-row">
              {offers.map(({ value, words: offer, also }) => (
                <Link
                  key={value ?? ''}
                  className="button button--small"
                  href={`${path}?${withParameter(search, name, value, also)}`}
                  replace
                >
                  {offer}
                </Link>
              ))}
            </div>
          )}
        </section>
      ))}
    </div>
  );
};
