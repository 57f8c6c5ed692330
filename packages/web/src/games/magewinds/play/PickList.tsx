/** A few things to choose from, side by side. */

import css from './table.module.css';

interface Props {
  readonly label: string;
  readonly items: readonly {
    readonly id: string;
    readonly words: string;
    /** Whether it is chosen; undefined for what is done at once. */
    readonly on?: boolean;
    readonly onPick: () => void;
  }[];
}

export const PickList = ({ label, items }: Props) => (
  <fieldset className={css.pickList}>
    <legend className="small">{label}</legend>
    {items.map(({ id, words, on, onPick }) => (
      <button key={id} type="button" className="button button--small" aria-pressed={on} onClick={onPick}>
        {words}
      </button>
    ))}
  </fieldset>
);
