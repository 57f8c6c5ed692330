/** What is said of a piece that is pointed at: who it is and of which faction, its figures, what it carries. */

import type { ReactNode } from 'react';
import { inPlace } from '../../parts/inPlace.tsx';
import css from './cards.module.css';

interface Props {
  readonly name: string;
  readonly icon: ReactNode;
  /** Beside its name. */
  readonly aside: ReactNode;
  readonly stats: ReactNode;
  readonly gear: readonly string[];
  readonly className?: string | undefined;
  /** How it stands. */
  readonly children: ReactNode;
}

export const PieceCard = ({ name, icon, aside, stats, gear, className = '', children }: Props) => (
  <section className={`${css.card} ${className}`} aria-label={name}>
    {icon}
    <div>
      <h3 className={css.cardName}>
        {name} {aside}
      </h3>
      {stats}
      <Lines of={gear} />
      {children}
    </div>
  </section>
);

/** Beside the name of a thing, quietly. */
export const Aside = ({ children }: { readonly children: ReactNode }) => (
  <span className={`muted ${css.cardAside}`}>{children}</span>
);

export const Lines = ({ of }: { readonly of: readonly string[] }) => (
  <ul className={css.gear}>
    {inPlace(of, (words) => (
      <li>{words}</li>
    ))}
  </ul>
);
