/** One stat of a sheet of one's own, with its price and what it may be. */

import { useId } from 'react';
import css from './force.module.css';
import { Stepper } from './Stepper.tsx';

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
  return (
    <div className={css.stat}>
      <label htmlFor={id}>{words}</label>
      <Stepper
        id={id}
        words={words}
        value={value}
        lowest={lowest}
        highest={highest}
        isWrong={isWrong}
        describedBy={`${id}-may`}
        onChange={onChange}
      />
      <span id={`${id}-may`} className="small muted">
        {may}
      </span>
    </div>
  );
};
