/** What happened while one waited, in a line or two above the decision, until one acts; and the way to see it once more. */

import { type Recap, recapOf } from '@muster/table';
import { ChevronDown, ChevronUp, RotateCcw } from 'lucide-react';
import { createContext, use, useCallback, useMemo, useState } from 'react';
import { isHere, seatsHere } from '../contract/players.ts';
import type { TableActions, TableGame, TableState } from '../contract/table-game.ts';
import css from './recap.module.css';

export interface ShownRecap extends Recap {
  /** Undefined where it can no longer be shown. */
  readonly showAgain: (() => void) | undefined;
}

/** The frame of the table shows it, whatever the game. */
export const RecapContext = createContext<ShownRecap | undefined>(undefined);

/** For who is about to act. Who sits beside a friend has seen what the friend did, unless there was something to hide. */
export const useRecap = (
  { descriptor, ui }: TableGame,
  state: TableState,
  table: Pick<TableActions, 'mayShowAgain' | 'showAgain'>,
): ShownRecap | undefined => {
  const { acting, log, players, seatNames, view } = state;
  const { config } = view;
  const recap = useMemo(() => {
    if (acting === undefined) return undefined;
    const isAlone = seatsHere(players).length === 1;
    const hasSeen =
      descriptor.secrets.length === 0 && players.every((player, seat) => seat === acting || isHere(player));
    if (hasSeen) return undefined;
    return recapOf(ui, config, log, acting, (seat) => (isAlone && seat === acting ? 'You' : seatNames[seat]!));
  }, [descriptor, ui, config, log, acting, players, seatNames]);
  return useMemo(
    () =>
      recap && { ...recap, showAgain: table.mayShowAgain(recap.from) ? () => table.showAgain(recap.from) : undefined },
    [recap, table],
  );
};

/** Whether not all of it is seen: told once the page is laid out. */
const useCut = () => {
  const [isCut, setCut] = useState(false);
  const words = useCallback((node: HTMLElement | null) => {
    if (node === null) return;
    const observer = new ResizeObserver(() => {
      if (node.dataset['open'] === undefined) setCut(node.scrollHeight > node.clientHeight + 1);
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return { words, isCut };
};

/** The first lines of it; the rest where one asks for it. */
const Words = ({ text }: { readonly text: string }) => {
  const { words, isCut } = useCut();
  const [isOpen, setOpen] = useState(false);
  const Sign = isOpen ? ChevronUp : ChevronDown;
  return (
    <>
      <p ref={words} data-open={isOpen || undefined} tabIndex={isOpen ? 0 : undefined}>
        {text}
      </p>
      {(isCut || isOpen) && (
        <button
          type="button"
          className="button button--small button--quiet"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Sign size={16} aria-hidden="true" />{' '}
          <span className="visually-hidden">{isOpen ? 'Less of what happened' : 'All that happened'}</span>
        </button>
      )}
    </>
  );
};

export const RecapView = () => {
  const recap = use(RecapContext);
  if (recap === undefined) return null;
  const text = recap.sentences.join(' ');
  return (
    <section className={css.recap} aria-label="What happened">
      <Words key={text} text={text} />
      {recap.showAgain !== undefined && (
        <button type="button" className="button button--small button--quiet" onClick={recap.showAgain}>
          <RotateCcw size={16} aria-hidden="true" /> <span className={css.words}>Show again</span>
        </button>
      )}
    </section>
  );
};
