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
  /** What it may be; null for any. */
  readonly least?: number;
  readonly most?: number | null;
  /** Whether it may not be so. */
  readonly isWrong: boolean;
  /** `0 to 5; 8 each`. */
  readonly may: string;
  readonly onChange: (value: number) => void;
}

export const StatRow = (props: Props) => {
  const { words, value, lowest, highest, least, most, isWrong, may, onChange } = props;
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
        {...(least !== undefined && { least })}
        {...(most != null && { most })}
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
