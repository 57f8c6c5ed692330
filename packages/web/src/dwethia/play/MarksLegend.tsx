/** What the marks on a board mean, under the forces, to be opened. */

import type { ReactNode } from 'react';
import css from './legend.module.css';

/** The kind of patch that shows a mark, and what it says. */
type MarkWords = readonly [kind: string, words: string];

interface Props {
  readonly marks: readonly MarkWords[];
  /** What pieces wear. */
  readonly children: ReactNode;
}

export const MarksLegend = ({ marks, children }: Props) => (
  <details className={css.legend}>
    <summary>What the marks mean</summary>
    <ul>
      {marks.map(([kind, words]) => (
        <li key={kind}>
          <span className={css.swatch} data-kind={kind} aria-hidden="true" />
          {words}
        </li>
      ))}
    </ul>
    <p className="small">{children}</p>
  </details>
);
