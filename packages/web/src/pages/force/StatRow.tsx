/** One stat of a sheet of one's own, with its price and what it may be. */

import { useId } from 'react';
import css from './force.module.css';

interface Props {
  readonly words: string;
  readonly value: number;
  /** What can be written down at all. */
  readonly lowest: number;
  readonly highest: number;
  /** Whether it may not be so. */
  readonly isWrong: boolean;
  /** `0 to 5; 8 each`. */
  readonly may: string;
  readonly onChange: (value: number) => void;
}

export const StatRow = ({ words, value, lowest, highest, isWrong, may, onChange }: Props) => {
  const id = useId();
  const set = (next: number) => onChange(Math.max(lowest, Math.min(highest, next)));
  return (
    <div className={css.stat}>
      <label htmlFor={id}>{words}</label>
      <span className={css.stepper}>
        <button
          type="button"
          className="button button--small button--icon"
          aria-label={`Less ${words}`}
          onClick={() => set(value - 1)}
        >
          −
        </button>
        <input
          id={id}
          className="input"
          type="number"
          min={lowest}
          max={highest}
          value={value}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-may`}
          onChange={(event) => {
            const next = event.target.valueAsNumber;
            if (Number.isInteger(next)) set(next);
          }}
        />
        <button
          type="button"
          className="button button--small button--icon"
          aria-label={`More ${words}`}
          onClick={() => set(value + 1)}
        >
          +
        </button>
      </span>
      <span id={`${id}-may`} className="small muted">
        {may}
      </span>
    </div>
  );
};
