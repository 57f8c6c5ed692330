/** Which ground is fought on: a card with a picture for each. */

import type { ReactNode } from 'react';
import sheet from '../../pages/new-battle/sheet.module.css';
import css from './sides.module.css';

interface Props {
  /** `Arena`. */
  readonly legend: string;
  readonly value: string;
  readonly grounds: readonly {
    readonly id: string;
    readonly name: string;
    readonly words: string;
    readonly picture: ReactNode;
  }[];
  readonly onChoose: (id: string) => void;
}

export const Grounds = ({ legend, value, grounds, onChoose }: Props) => (
  <fieldset className={`${sheet.picker} ${css.grounds}`}>
    <legend className="visually-hidden">{legend}</legend>
    {grounds.map(({ id, name, words, picture }) => (
      <label key={id} className={`${sheet.choice} ${sheet.card} ${css.ground}`}>
        <input type="radio" name={legend.toLowerCase()} checked={id === value} onChange={() => onChoose(id)} />
        {picture}
        <span>
          <span className={sheet.cardName}>{name}</span>
          <br />
          <span className="small muted">{words}</span>
        </span>
      </label>
    ))}
  </fieldset>
);
