/**
 * The focus never falls to the page: when what had it goes, because a command was played, it returns to the board, if it was
 * there, or to the bar.
 */

import { type RefObject, useEffect } from 'react';

/** What of a table takes the keyboard: the grid of a map, a measured table. */
const boardIn = (page: Element): HTMLElement | null => page.querySelector('[role="grid"], [role="application"]');

const barIn = (page: Element): HTMLElement | null => page.querySelector('[data-bar] [data-slot="main"]');

const pageOf = (element: Element): Element | null => element.closest('[data-table]');

/** From anything at the table to its board, unless a piece on it has the focus already. */
export const focusBoard = (from: Element): void => {
  const page = pageOf(from);
  const board = page === null ? null : boardIn(page);
  if (board?.contains(document.activeElement) === false) board.focus({ preventScroll: true });
};

/** What had the focus last, at any table: one may take the other's place while it is shown. */
let held: { readonly element: HTMLElement; readonly onBoard: boolean } | undefined;

const isGone = (element: HTMLElement): boolean => !element.isConnected || element.matches(':disabled');

export const useFocusKept = (page: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const root = page.current;
    if (root === null) return;
    const note = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement || target instanceof SVGElement)
        held = { element: target as HTMLElement, onBoard: boardIn(root)?.contains(target) === true };
    };
    const restore = (): void => {
      const at = document.activeElement;
      const isElsewhere = at !== null && at !== document.body && at !== held?.element; // what is disabled has it for a moment more
      if (held === undefined || !isGone(held.element) || isElsewhere) return;
      const target = (held.onBoard ? boardIn(root) : barIn(root)) ?? boardIn(root);
      target?.focus({ preventScroll: true });
    };
    restore();
    root.addEventListener('focusin', note);
    const observer = new MutationObserver(restore);
    observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    return () => {
      root.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [page]);
};
