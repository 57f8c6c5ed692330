/** A blow as it is seen beside those who are in it. */

import { DiceRow } from '../../../parts/dice/Rolled.tsx';
import type { Moment } from './present.ts';
import css from './table.module.css';

export const MomentSlip = ({ moment }: { readonly moment: Moment }) => (
  <div className={css.moment} role="status">
    <p className={css.momentTitle}>{moment.title}</p>
    {moment.dice !== undefined && <DiceRow event={moment.dice.event} rolling={moment.dice.rolling} />}
    {moment.results.length > 0 && <p className={css.results}>{moment.results.join(', ')}</p>}
  </div>
);
