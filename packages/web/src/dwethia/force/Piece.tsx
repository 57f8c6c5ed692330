/** Something to be had or not, with its price and what it does; and lists of such things, of which one or some are had. */

import type { ReactNode } from 'react';
import { capital } from '../../parts/words.ts';
import { inCoin } from './Bill.tsx';
import css from './force.module.css';

/** A thing with its price and what it does. */
interface Priced {
  readonly name: string;
  readonly words: string;
  readonly points: number;
}

interface Props extends Priced {
  /** `R`, where there are several kinds of points. */
  readonly coin?: string | undefined;
  readonly checked: boolean;
  /** Chosen instead of the others of this name. */
  readonly radio?: string;
  readonly onChange: (checked: boolean) => void;
}

export const Piece = ({ name, words, points, coin, checked, radio, onChange }: Props) => (
  <label className={`choice ${css.piece}`}>
    <input
      type={radio === undefined ? 'checkbox' : 'radio'}
      name={radio}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span>
      <b>{capital(name)}</b> <span className={css.price}>{inCoin(points, coin)}</span>
      <span className={css.facts}>{words}</span>
    </span>
  </label>
);

interface ListProps<T> {
  readonly legend: string;
  readonly of: readonly (Priced & { readonly id: T })[];
  readonly coin?: string;
}

interface OneProps<T> extends ListProps<T> {
  readonly chosen: T;
  readonly onChoose: (id: T) => void;
  /** What else belongs there. */
  readonly children?: ReactNode;
}

export const OnePiece = <T extends string | number | null>(props: OneProps<T>) => (
  <fieldset className={css.group}>
    <legend>{props.legend}</legend>
    {props.of.map(({ id, ...piece }) => (
      <Piece
        key={id}
        {...piece}
        coin={props.coin}
        radio={props.legend}
        checked={props.chosen === id}
        onChange={() => props.onChoose(id)}
      />
    ))}
    {props.children}
  </fieldset>
);

interface SomeProps<T> extends ListProps<T> {
  readonly chosen: readonly T[];
  readonly onChange: (chosen: readonly T[]) => void;
}

export const SomePieces = <T extends string>({ legend, of, coin, chosen, onChange }: SomeProps<T>) => (
  <fieldset className={css.group}>
    <legend>{legend}</legend>
    {of.map(({ id, ...piece }) => (
      <Piece
        key={id}
        {...piece}
        coin={coin}
        checked={chosen.includes(id)}
        onChange={(on) => onChange(on ? [...chosen, id] : chosen.filter((other) => other !== id))}
      />
    ))}
  </fieldset>
);
