/** In the place of a decision: the computer player did not come, or broke off. The battle is kept, and goes on when it answers. */

import css from './play.module.css';

interface Props {
  readonly why: string;
  readonly onAgain: () => void;
}

export const Failed = ({ why, onAgain }: Props) => (
  <section className={css.curtain} aria-labelledby="failed-title" role="alert">
    <h2 id="failed-title">The computer player does not answer</h2>
    <p>
      It stopped: {why}. Check your connection, then ask it again; if that does not help, load the page anew. The battle
      is kept as it stands.
    </p>
    <button type="button" className="button button--main button--wide" onClick={onAgain}>
      Try again
    </button>
  </section>
);
