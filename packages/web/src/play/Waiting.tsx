/** What the bar shows while others act: who thinks, how far, the way to skip ahead, and in the place of a take-back the own secret answer, where it may be given again. */

import { isHere, playerName } from '../contract/players.ts';
import type { TableActions, TableState } from '../contract/table-game.ts';
import { capital } from '../parts/words.ts';
import type { Action, Waits } from './ActionBar.tsx';

type Watched = Pick<TableState, 'players' | 'seatNames' | 'thinking' | 'eyes' | 'again' | 'againWords'>;

interface WhileOthersAct {
  readonly waiting: Waits;
  readonly more: readonly Action[];
  readonly again: Action | undefined;
}

export const whileOthersAct = (
  { players, seatNames, thinking, eyes, again, againWords }: Watched,
  table: Pick<TableActions, 'skip' | 'reveal'>,
): WhileOthersAct => ({
  waiting: {
    words:
      thinking === undefined
        ? 'Watch what happens…'
        : `${isHere(players[thinking.seat]) ? 'The computer' : playerName(players[thinking.seat]!)} is thinking for ${seatNames[thinking.seat]}…`,
    progress: thinking?.progress,
    skip: table.skip,
  },
  more: [],
  again:
    thinking !== undefined && typeof eyes === 'number' && again.includes(eyes)
      ? { meaning: 'again', words: capital(againWords), run: () => table.reveal(eyes) }
      : undefined,
});
