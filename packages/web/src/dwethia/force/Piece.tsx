/** Something to be had or not, with its price and what it does. */

import { capital } from '../../parts/words.ts';
import { inCoin } from './Bill.tsx';
import css from './force.module.css';

interface Props {
  readonly name: string;
  readonly words: string;
  readonly points: number;
  /** `R`, where there are several kinds of points. */
  readonly coin?: string;
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

export const toggled = (ids: readonly string[], id: string, on: boolean): readonly string[] =>
  on ? [...ids, id] : ids.filter((other) => other !== id);
