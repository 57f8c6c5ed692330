/** Parts of pages on which a force is put together: how much of its budget is spent, and what it may be filled from. */

import css from './tray.module.css';

interface BudgetProps {
  readonly taken: number;
  readonly of: number;
  /** `points` */
  readonly what: string;
}

export const Budget = ({ taken, of, what }: BudgetProps) => (
  <div className={css.budget}>
    <p>
      <strong>{taken}</strong> of {of} {what},{' '}
      {taken > of ? <span className={css.tooMany}>{taken - of} too many</span> : `${of - taken} left`}
    </p>
    <span className={css.meter} data-over={taken > of || undefined} aria-hidden="true">
      <span style={{ width: `${Math.min(1, taken / of) * 100}%` }} />
    </span>
  </div>
);

interface Offer {
  readonly name: string;
  /** What is in it. */
  readonly words: string;
  readonly fill: () => void;
}

interface FillFromProps {
  /** `the force of Blue` */
  readonly what: string;
  readonly ready: readonly Offer[];
  /** Kept in this browser. */
  readonly kept: readonly Offer[];
}

/** Ready-made ones, and one's own. */
export const FillFrom = ({ what, ready, kept }: FillFromProps) => {
  const all = [...ready, ...kept];
  const optionOf = (offer: Offer) => (
    <option key={offer.name} value={all.indexOf(offer)}>
      {offer.name}: {offer.words}
    </option>
  );
  return (
    <label className={css.fill}>
      <span className="visually-hidden">Fill {what} from</span>
      <select
        className="input"
        value=""
        onChange={({ target }) => all.find((_, i) => String(i) === target.value)?.fill()}
      >
        <option value="">Fill from…</option>
        <optgroup label="Ready-made">{ready.map(optionOf)}</optgroup>
        {kept.length > 0 && <optgroup label="Yours">{kept.map(optionOf)}</optgroup>}
      </select>
    </label>
  );
};
