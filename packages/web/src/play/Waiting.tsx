/** While others act: who thinks, how far, and the way to skip ahead. */

import { playerName } from '../contract/players.ts';
import type { TableActions, TableState } from '../contract/table-game.ts';
import css from './play.module.css';

interface Props {
  readonly state: Pick<TableState, 'players' | 'seatNames' | 'thinking' | 'eyes' | 'again'>;
  readonly table: Pick<TableActions, 'skip' | 'reveal'>;
}

export const Waiting = ({ state: { players, seatNames, thinking, eyes, again }, table }: Props) => (
  <div className={css.waiting}>
    <p className={css.hint} role="status">
      {thinking === undefined
        ? 'Watch what happens…'
        : `${playerName(players[thinking.seat]!)} is thinking for ${seatNames[thinking.seat]}…`}
    </p>
    <progress
      className={css.progress}
      max={1}
      value={thinking?.progress ?? 0}
      aria-label="Thinking"
      data-idle={thinking === undefined || undefined}
    />
    <button type="button" className="button button--main button--wide" onClick={table.skip}>
      Skip ahead <kbd className="kbd">S</kbd>
    </button>
    {thinking !== undefined && typeof eyes === 'number' && again.includes(eyes) && (
      <button type="button" className="button button--wide button--small" onClick={() => table.reveal(eyes)}>
        Change my answer
      </button>
    )}
  </div>
);
