/** What the marks on a board mean, under the forces, to be opened. */

import type { ReactElement, ReactNode } from 'react';
import css from './legend.module.css';

/** The kind of patch that shows a mark, or a small drawing of it, and what it says. */
export type MarkWords = readonly [mark: string | ReactElement, words: string];

interface Props {
  readonly marks: readonly MarkWords[];
  /** What pieces wear. */
  readonly children?: ReactNode;
}

export const MarksLegend = ({ marks, children }: Props) => (
  <details className={css.legend}>
    <summary>What the marks mean</summary>
    <ul>
      {marks.map(([mark, words]) => (
        <li key={words}>
          {typeof mark === 'string' ? <span className={css.swatch} data-kind={mark} aria-hidden="true" /> : mark}
          {words}
        </li>
      ))}
    </ul>
    {children !== undefined && <p className="small">{children}</p>}
  </details>
);
