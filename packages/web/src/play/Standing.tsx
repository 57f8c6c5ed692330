/** What it means to stand where a plan ends: in the open or not, and the worst that the enemy could do there. */

import type { ReactNode } from 'react';
import css from './play.module.css';

interface Props {
  readonly place: string;
  /** Some enemy could strike there. */
  readonly threatened: boolean;
  readonly children: ReactNode;
}

export const Standing = ({ place, threatened, children }: Props) => (
  <div className={css.standing} data-threat={threatened || undefined}>
    <p className="overline">Standing on {place}</p>
    {children}
  </div>
);
