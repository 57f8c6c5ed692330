/** One choice out of a few, all of them in sight: native radio buttons in the shape of chips. */

import { useId } from 'react';
import css from './parts.module.css';

interface ChipsProps<T> {
  readonly legend: string;
  /** The legend is only spoken. */
  readonly quiet?: boolean;
  /** As many as possible on a line of a small screen. */
  readonly tight?: boolean;
  readonly choices: readonly { readonly value: T; readonly words: string }[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
}

export const Chips = <T extends string | number>({
  legend,
  quiet = false,
  tight = false,
  choices,
  value,
  onChoose,
}: ChipsProps<T>) => {
  const name = useId();
  return (
    <fieldset className={css.chips} data-tight={tight || undefined}>
      <legend className={quiet ? 'visually-hidden' : undefined}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={css.chip}>
          <input type="radio" name={name} checked={choice.value === value} onChange={() => onChoose(choice.value)} />
          <span>{choice.words}</span>
        </label>
      ))}
    </fieldset>
  );
};
