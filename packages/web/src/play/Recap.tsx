/** What happened while one waited, in a line or two above the decision, until one acts; and the way to see it once more. */

import { type Recap, recapOf } from '@muster/table';
import { RotateCcw } from 'lucide-react';
import { createContext, use, useMemo } from 'react';
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

/** What does not fit in is scrolled, so the keyboard must get there. Measured once the page is laid out for the next picture. */
const reachable = (words: HTMLElement | null): void => {
  if (words === null) return;
  requestAnimationFrame(() => {
    if (words.scrollHeight > words.clientHeight + 1) words.tabIndex = 0;
  });
};

export const RecapView = () => {
  const recap = use(RecapContext);
  if (recap === undefined) return null;
  return (
    <section className={css.recap} aria-label="What happened">
      <p ref={reachable}>{recap.sentences.join(' ')}</p>
      {recap.showAgain !== undefined && (
        <button type="button" className="button button--small button--quiet" onClick={recap.showAgain}>
          <RotateCcw size={16} aria-hidden="true" /> <span className={css.words}>Show again</span>
        </button>
      )}
    </section>
  );
};
