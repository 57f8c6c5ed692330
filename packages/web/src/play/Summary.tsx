/** The end of a battle: how it ended, the game's own figures, and what to do now. */

import type { ReactNode } from 'react';
import { Link } from 'wouter';
import css from './play.module.css';

interface Props {
  readonly id: string;
  /** How it ended, in words. */
  readonly ending: string | undefined;
  /** The game's figures. */
  readonly children: ReactNode;
  readonly onDownload: () => void;
  readonly onAgain: () => void;
}

export const Summary = ({ id, ending, children, onDownload, onAgain }: Props) => (
  <section className={css.summary} aria-labelledby="summary-title">
    <h2 id="summary-title">The battle is over</h2>
    <p className="lede">{ending}</p>
    {children}
    <div className="button-row">
      <Link className="button button--main" href={`/replay/${id}`}>
        Watch the replay
      </Link>
      <button type="button" className="button" onClick={onAgain}>
        Play it again
      </button>
      <button type="button" className="button" onClick={onDownload}>
        Download the record
      </button>
    </div>
  </section>
);
