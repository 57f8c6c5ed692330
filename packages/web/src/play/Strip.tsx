/** One line over the board: what came of the last blow until the next, or whose turn it is. */

import type { ReactNode } from 'react';
import { Above } from './Above.tsx';
import css from './strip.module.css';

interface Props {
  /** It says what a blow did. */
  readonly blow: boolean;
  /** It says what came of something. */
  readonly result: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export const Strip = ({ blow, result, className, children }: Props) => (
  <Above>
    <p
      className={className === undefined ? css.strip : `${css.strip} ${className}`}
      data-blow={blow || undefined}
      data-result={result || undefined}
    >
      {children}
    </p>
  </Above>
);

interface Shown {
  readonly title: string;
  readonly results: readonly string[];
}

/** `A2 shoots at B1: hits twice, slain.`; empty while nothing came of it. */
export const resultWords = (moment: Shown | undefined): string =>
  moment === undefined || moment.results.length === 0 ? '' : `${moment.title}: ${moment.results.join(', ')}.`;
