/**
 * How every table is laid out: the board in the middle, what both sides have on one side, the decision at hand and the log on
 * the other; on a narrow screen the board above and one slip at a time below.
 */

import { type ReactNode, use, useId, useRef } from 'react';
import { AfarContext } from './Afar.tsx';
import { useFocusKept } from './focus.ts';
import css from './play.module.css';
import { RecapView } from './Recap.tsx';
import { panelOf, type Slip, SlipTabs, useTabbed } from './SlipTabs.tsx';

export type { Slip } from './SlipTabs.tsx';

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
  /** Others act, and nothing is asked: where there is one slip at a time, the log stands above what can be pressed. */
  readonly watches?: boolean;
  readonly log: ReactNode;
}

export const TableFrame = (props: Props) => {
  const { title, slip, onSlip, forces, forcesPlace = 'beside', forcesWords = 'Forces', children, decision } = props;
  const table = useId();
  const page = useRef<HTMLDivElement>(null);
  useFocusKept(page);
  const tabbed = useTabbed(forcesPlace);
  const tabs = { table, tabbed, chosen: tabbed.includes(slip) ? slip : 'decision' };
  const isLogAbove = props.watches === true && tabbed.includes('log') && tabs.chosen === 'decision';
  return (
    <div
      ref={page}
      className={css.page}
      data-tab={slip}
      data-forces={forcesPlace}
      data-watches={isLogAbove || undefined}
      data-table
    >
      <h1 className="visually-hidden">{title}</h1>
      {!tabbed.includes('forces') && (
        <aside className={css.left} aria-label={`${forcesWords} and goals`}>
          {forces}
        </aside>
      )}
      <div className={css.middle}>{children}</div>
      <aside className={css.right} aria-label="Decision and log">
        {tabbed.length > 0 && (
          <SlipTabs tabs={tabs} words={{ decision: 'Turn', forces: forcesWords, log: 'Log' }} onSlip={onSlip} />
        )}
        <div className={css.decision} {...panelOf(tabs, 'decision')}>
          {use(AfarContext)}
          <RecapView />
          {decision}
        </div>
        {tabbed.includes('forces') && (
          <div className={css.forcesSheet} {...panelOf(tabs, 'forces')}>
            {forces}
          </div>
        )}
        <div className={css.logSheet} {...panelOf(tabs, 'log')} {...(isLogAbove && { hidden: false })}>
          {props.log}
        </div>
      </aside>
    </div>
  );
};
