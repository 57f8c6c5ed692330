/** In the place of a decision: another tab has this battle now. What it has kept counts; nothing of the two is mixed. */

import { Link } from 'wouter';
import type { TableState } from '../contract/table-game.ts';
import css from './play.module.css';

interface Props {
  readonly what: NonNullable<TableState['elsewhere']>;
  readonly onLoad: () => void;
}

export const Elsewhere = ({ what, onLoad }: Props) => (
  <section className={css.curtain} aria-labelledby="elsewhere-title" role="alert">
    <h2 id="elsewhere-title">
      {what === 'playedOn' ? 'This battle goes on in another tab' : 'This battle was deleted in another tab'}
    </h2>
    {what === 'playedOn' ? (
      <>
        <p>
          It was played on there, so the last command here does not count. Load it to go on here; then leave it alone in
          the other tab.
        </p>
        <button type="button" className="button button--main button--wide" onClick={onLoad}>
          Load it from there
        </button>
      </>
    ) : (
      <>
        <p>It is no longer kept in this browser, and cannot go on here.</p>
        <Link className="button button--main button--wide" href="/">
          To the home page
        </Link>
      </>
    )}
  </section>
);
