/**
 * How every table is laid out: the board in the middle, what both sides have on one side, the decision at hand and the log on
 * the other; on a narrow screen the board above and one slip at a time below.
 */

import { type ReactNode, use, useRef } from 'react';
import { AfarContext } from './Afar.tsx';
import { useFocusKept } from './focus.ts';
import css from './play.module.css';
import { RecapView } from './Recap.tsx';

export type Slip = 'decision' | 'forces' | 'log';

interface Props {
  readonly title: string;
  /** The slip in sight on a narrow screen. */
  readonly slip: Slip;
  readonly onSlip: (slip: Slip) => void;
  /** What the sides have, and what they want. */
  readonly forces: ReactNode;
  /** Where they lie when there is room: a wide map has it below, others beside. */
  readonly forcesPlace?: 'beside' | 'below';
  /** What the slip of the forces is called. */
  readonly forcesWords?: string;
  /** Banner and board. */
  readonly children: ReactNode;
  readonly decision: ReactNode;
  readonly log: ReactNode;
}

export const TableFrame = (props: Props) => {
  const { title, slip, onSlip, forces, forcesPlace = 'beside', forcesWords = 'Forces', children, decision } = props;
  const tabs: readonly (readonly [Slip, string])[] = [
    ['decision', 'Turn'],
    ['forces', forcesWords],
    ['log', 'Log'],
  ];
  const page = useRef<HTMLDivElement>(null);
  useFocusKept(page);
  return (
    <div ref={page} className={css.page} data-tab={slip} data-forces={forcesPlace} data-table>
      <h1 className="visually-hidden">{title}</h1>
      <aside className={css.left} aria-label={`${forcesWords} and goals`}>
        {forces}
      </aside>
      <div className={css.middle}>{children}</div>
      <aside className={css.right} aria-label="Decision and log">
        <div className={css.tabs} role="tablist" aria-label="Slips">
          {tabs.map(([tab, words]) => (
            <button
              key={tab}
              type="button"
              role="tab"
              className="tab"
              data-slip={tab}
              aria-selected={slip === tab}
              onClick={() => onSlip(tab)}
            >
              {words}
            </button>
          ))}
        </div>
        <div className={css.decision}>
          {use(AfarContext)}
          <RecapView />
          {decision}
        </div>
        <div className={css.forcesSheet}>{forces}</div>
        {props.log}
      </aside>
    </div>
  );
};
