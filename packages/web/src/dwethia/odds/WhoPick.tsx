/** One of all who can be asked about, by faction, with its picture and its figures. */

import type { ReactNode } from 'react';
import page from '../../pages/odds/odds.module.css';

interface Sheet {
  readonly id: string;
  readonly name: string;
}

/** Those of a faction. */
export interface Listed<S> {
  readonly name: string;
  readonly sheets: readonly S[];
}

interface SelectProps<S extends Sheet> {
  readonly label: string;
  readonly isQuiet?: boolean;
  readonly lists: readonly Listed<S>[];
  readonly value: S;
  readonly onPick: (sheet: S) => void;
}

export const WhoSelect = <S extends Sheet>({ label, isQuiet = false, lists, value, onPick }: SelectProps<S>) => (
  <label className="field">
    <span className={isQuiet ? 'visually-hidden' : 'field__label'}>{label}</span>
    <select
      className="input"
      value={value.id}
      onChange={({ target }) => onPick(lists.flatMap(({ sheets }) => sheets).find(({ id }) => id === target.value)!)}
    >
      {lists.map(({ name, sheets }) => (
        <optgroup key={name} label={name}>
          {sheets.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  </label>
);

interface Props<S extends Sheet> extends SelectProps<S> {
  readonly picture: ReactNode;
  readonly figures: string;
}

export const WhoPick = <S extends Sheet>({ picture, figures, ...select }: Props<S>) => (
  <div className={page.who}>
    {picture}
    <div>
      <WhoSelect {...select} />
      <p className="small muted">{figures}</p>
    </div>
  </div>
);
