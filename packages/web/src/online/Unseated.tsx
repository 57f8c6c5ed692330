/** In place of every decision, for who sits here no longer: the seat has a new link, which is somebody else's now. */

import type { MatchId } from '@muster/protocol';
import { Link } from 'wouter';
import { dropKey } from '../match/keys.ts';
import css from '../play/play.module.css';

interface Props {
  readonly match: MatchId;
  readonly why: string;
}

export const Unseated = ({ match, why }: Props) => (
  <section className={css.curtain} aria-labelledby="unseated" role="alert">
    <h2 id="unseated">This device plays here no longer</h2>
    <p>{why}</p>
    <Link className="button" href="/battles" onClick={() => dropKey(match)}>
      Forget this battle
    </Link>
  </section>
);
