/** In place of every decision, for who sits here no longer: the seat has a new link, which is somebody else's now. */

import type { MatchId } from '@muster/protocol';
import css from '../play/play.module.css';
import { Forget } from './Forget.tsx';

interface Props {
  readonly match: MatchId;
  readonly why: string;
}

export const Unseated = ({ match, why }: Props) => (
  <section className={css.curtain} aria-labelledby="unseated" role="alert">
    <h2 id="unseated">This device plays here no longer</h2>
    <p>{why}</p>
    <Forget match={match} />
  </section>
);
