/** The end of a round on the board: how each side stands. */

import play from './play.module.css';
import { roundOverNow } from './round-over.ts';
import css from './round-slip.module.css';

export const RoundSlip = ({ seen }: { readonly seen: Parameters<typeof roundOverNow>[0] }) => {
  const over = roundOverNow(seen);
  if (over === undefined) return null;
  return (
    <div className={css.slip} role="status" data-round-over>
      <p className={css.title}>Round {over.round} is over</p>
      {over.sides.map(({ seat, words }) => (
        <p key={seat} className={css.side}>
          <span className={play.seatMark} data-seat={seat} aria-hidden="true" />
          {words}
        </p>
      ))}
      {over.count !== undefined && <p>{over.count}</p>}
    </div>
  );
};
