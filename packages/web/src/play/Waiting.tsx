/** What the bar shows while others act: who thinks, how far, the way to skip ahead, and to answer otherwise where one may. */

import { isPerson, playerName } from '../contract/players.ts';
import type { TableActions, TableState } from '../contract/table-game.ts';
import type { Action, Waits } from './ActionBar.tsx';

type Watched = Pick<TableState, 'players' | 'seatNames' | 'thinking' | 'eyes' | 'again'>;

interface WhileOthersAct {
  readonly waiting: Waits;
  readonly more: readonly Action[];
}

export const whileOthersAct = (
  { players, seatNames, thinking, eyes, again }: Watched,
  table: Pick<TableActions, 'skip' | 'reveal'>,
): WhileOthersAct => ({
  waiting: {
    words:
      thinking === undefined
        ? 'Watch what happens…'
        : `${isPerson(players[thinking.seat]) ? 'The computer' : playerName(players[thinking.seat]!)} is thinking for ${seatNames[thinking.seat]}…`,
    progress: thinking?.progress,
    skip: table.skip,
  },
  more:
    thinking !== undefined && typeof eyes === 'number' && again.includes(eyes)
      ? [{ meaning: 'change', words: 'Change my answer', run: () => table.reveal(eyes) }]
      : [],
});
