/** A number with a button for one less and one for one more. */

import css from './force.module.css';

interface Props {
  /** Of the field, for its label. */
  readonly id: string;
  readonly words: string;
  readonly value: number;
  /** What can be written down at all. */
  readonly lowest: number;
  readonly highest: number;
  /** Where the buttons stop; as far as can be written down unless told. */
  readonly least?: number;
  readonly most?: number;
  readonly isWrong?: boolean;
  readonly describedBy?: string;
  /** What the buttons do: `Less Strength`, `More Strength`. */
  readonly verbs?: readonly [string, string];
  readonly onChange: (value: number) => void;
}

export const Stepper = (props: Props) => {
  const { id, words, value, lowest, highest, isWrong = false, describedBy, verbs = ['Less', 'More'], onChange } = props;
  const { least = lowest, most = highest } = props;
  const set = (next: number) => onChange(Math.max(lowest, Math.min(highest, next)));
  const [isLeast, isMost] = [value <= least, value >= most];
  return (
    <span className={css.stepper}>
      <button
        type="button"
        className="button button--small button--icon"
        aria-label={`${verbs[0]} ${words}`}
        aria-disabled={isLeast || undefined}
        onClick={() => isLeast || set(value - 1)}
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
        aria-describedby={describedBy}
        onChange={(event) => {
          const next = event.target.valueAsNumber;
          if (Number.isInteger(next)) set(next);
        }}
      />
      <button
        type="button"
        className="button button--small button--icon"
        aria-label={`${verbs[1]} ${words}`}
        aria-disabled={isMost || undefined}
        onClick={() => isMost || set(value + 1)}
      >
        +
      </button>
    </span>
  );
};
