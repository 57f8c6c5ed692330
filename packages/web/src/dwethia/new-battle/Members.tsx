/** Who is in the force of a seat. */

import type { ReactNode } from 'react';
import { inPlace } from '../../parts/inPlace.tsx';
import css from './sides.module.css';

interface Member {
  readonly picture: ReactNode;
  readonly name: string;
  readonly points?: number;
}

export const Members = ({ of }: { readonly of: readonly Member[] }) => (
  <ul className={css.members}>
    {inPlace(of, ({ picture, name, points }) => (
      <li>
        {picture}
        <span>
          {name} {points !== undefined && <span className="small muted">{points} points</span>}
        </span>
      </li>
    ))}
  </ul>
);
