/** `Round 2 of 6`, in a banner; a phone has no room for how many there are. */

import css from './sides.module.css';

export const Round = ({ round, of }: { readonly round: number; readonly of: number }) => (
  <>
    Round {round}
    <span className={css.rounds}> of {of}</span>
  </>
);
