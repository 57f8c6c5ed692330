/** Another tab has this battle now. What it has kept counts; nothing of the two is mixed. */

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
          It was played on there, so the last command here does not count. Go on here with all that was played there;
          then leave it alone in the other tab.
        </p>
        <button type="button" className="button button--main button--wide" onClick={onLoad}>
          Play here instead
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

/** In the place of the table: only one tab has it. */
export const InAnotherTab = ({ onTake }: { readonly onTake: () => void }) => (
  <div className={css.problem} role="alert">
    <h1>This battle is open in another tab</h1>
    <p>
      Go on there, or play here instead: all that was played there is kept, and the other tab lets go of the battle.
    </p>
    <div className="button-row">
      <button type="button" className="button button--main" onClick={onTake}>
        Play here instead
      </button>
      <Link className="button" href="/">
        To the home page
      </Link>
    </div>
  </div>
);
