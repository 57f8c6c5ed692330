/** A blow as it is seen beside those who are in it: who, the dice, what came of them. */

import type { ComponentProps } from 'react';
import { DiceRow } from '../dice/Rolled.tsx';
import css from './moment.module.css';

interface Seen {
  readonly title: string;
  readonly dice: ComponentProps<typeof DiceRow> | undefined;
  readonly results: readonly string[];
}

export const MomentSlip = ({ moment }: { readonly moment: Seen }) => (
  <div className={css.moment} role="status">
    <p className={css.momentTitle}>{moment.title}</p>
    {moment.dice !== undefined && <DiceRow event={moment.dice.event} rolling={moment.dice.rolling} />}
    {moment.results.length > 0 && <p className={css.results}>{moment.results.join(', ')}</p>}
  </div>
);
