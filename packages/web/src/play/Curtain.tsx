/** Between two people on one screen: nothing secret is shown until the other one sits here. */

import type { Seat } from '@muster/kernel';
import { useEffect, useRef } from 'react';
import css from './play.module.css';

interface Props {
  /** Whose turn it is to look: `Blue (friend)`. */
  readonly name: string;
  readonly onReveal: () => void;
  /** Who has answered, and may still answer otherwise. */
  readonly mayChange: readonly { readonly seat: Seat; readonly name: string }[];
  /** `change the warband`. */
  readonly changeWords: string;
  readonly onAgain: (seat: Seat) => void;
}

export const Curtain = ({ name, onReveal, mayChange, changeWords, onAgain }: Props) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={css.curtain} aria-labelledby="curtain-title">
      <h2 id="curtain-title" ref={title} tabIndex={-1}>
        Hand the device to {name}
      </h2>
      <p>Until then the table shows only what everybody may see.</p>
      <button type="button" className="button button--main button--wide" onClick={onReveal}>
        I am {name}: show my side
      </button>
      {mayChange.map((one) => (
        <button key={one.seat} type="button" className="button button--wide" onClick={() => onAgain(one.seat)}>
          I am {one.name}: {changeWords}
        </button>
      ))}
    </section>
  );
};
