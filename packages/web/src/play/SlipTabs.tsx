/** The slips of a table that share one place, behind tabs: none where all are in sight. */

import type { HTMLAttributes, KeyboardEvent } from 'react';
import css from './play.module.css';
import { useWhole, useWide } from './useWide.ts';

export type Slip = 'decision' | 'forces' | 'log';

/** Which slips have a tab; the others are in sight, or stand elsewhere. */
export const useTabbed = (forcesPlace: 'beside' | 'below'): readonly Slip[] => {
  const isWide = useWide();
  const isWhole = useWhole();
  if (!isWide) return ['decision', 'forces', 'log'];
  return isWhole || forcesPlace === 'below' ? [] : ['decision', 'forces'];
};

const tabId = (table: string, slip: Slip): string => `${table}tab-${slip}`;
const panelId = (table: string, slip: Slip): string => `${table}panel-${slip}`;

interface Tabs {
  /** Told apart from those of other tables. */
  readonly table: string;
  readonly tabbed: readonly Slip[];
  readonly chosen: Slip;
}

/** What makes an element the panel of its tab, where it has one. */
export const panelOf = ({ table, tabbed, chosen }: Tabs, slip: Slip): HTMLAttributes<HTMLElement> =>
  tabbed.includes(slip)
    ? { id: panelId(table, slip), role: 'tabpanel', 'aria-labelledby': tabId(table, slip), hidden: slip !== chosen }
    : {};

/** Where a key leads among so many tabs. */
const stepTo = (key: string, at: number, count: number): number | undefined => {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};

interface Props {
  readonly tabs: Tabs;
  readonly words: Readonly<Record<Slip, string>>;
  readonly onSlip: (slip: Slip) => void;
}

/** One stop for the keyboard; the arrows go from tab to tab, and what they come to is shown. */
export const SlipTabs = ({ tabs: { table, tabbed, chosen }, words, onSlip }: Props) => {
  const walk = (event: KeyboardEvent<HTMLElement>): void => {
    const to = stepTo(event.key, tabbed.indexOf(chosen), tabbed.length);
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    onSlip(tabbed[to]!);
    document.getElementById(tabId(table, tabbed[to]!))?.focus();
  };
  return (
    <div className={css.tabs} role="tablist" aria-label="Slips" onKeyDown={walk}>
      {tabbed.map((slip) => (
        <button
          key={slip}
          id={tabId(table, slip)}
          type="button"
          role="tab"
          className="tab"
          data-slip={slip}
          aria-selected={slip === chosen}
          aria-controls={panelId(table, slip)}
          tabIndex={slip === chosen ? 0 : -1}
          onClick={() => onSlip(slip)}
        >
          {words[slip]}
        </button>
      ))}
    </div>
  );
};
