/** A piece in the list of its side: who it is, its Wounds, what has become of it; a press takes it up. */

import type { ReactNode } from 'react';
import css from './lines.module.css';

interface Props {
  /** Its card: `ship A1`. */
  readonly card: string;
  readonly icon: ReactNode;
  readonly name: string;
  readonly wounds: number;
  readonly most: number;
  readonly state: string;
  readonly selected: boolean;
  readonly may: boolean;
  /** Out of the battle. */
  readonly gone?: boolean;
  /** Beside its name. */
  readonly children?: ReactNode;
  readonly onPress: () => void;
}

export const PieceLine = ({ card, icon, name, wounds, most, state, selected, may, gone = false, ...rest }: Props) => (
  <li>
    <button
      type="button"
      className={css.piece}
      aria-pressed={selected}
      data-gone={gone || undefined}
      data-may={may || undefined}
      data-card={card}
      disabled={gone}
      onClick={rest.onPress}
    >
      {icon}
      <span className={css.name}>{name}</span>
      {rest.children}
      <span className={css.health}>
        {wounds}/{most}
        <span className="visually-hidden"> Wounds</span>
      </span>
      <span className={css.state} data-state>
        {state}
      </span>
    </button>
  </li>
);
