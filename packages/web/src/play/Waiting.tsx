/** What the bar shows while others act: who thinks, how far, the way to skip ahead, and in the place of a take-back the own secret answer, where it may be given again. */

import type { Seat } from '@muster/kernel';
import { isHere, playerName, seatName } from '../contract/players.ts';
import type { TableActions, TableState } from '../contract/table-game.ts';
import { capital, listed } from '../parts/words.ts';
import type { Action, Waits } from './ActionBar.tsx';

type Watched = Pick<
  TableState,
  'players' | 'seatNames' | 'thinking' | 'eyes' | 'mayChange' | 'changeWords' | 'showing' | 'decisions' | 'link'
>;

interface WhileOthersAct {
  readonly waiting: Waits;
  readonly more: readonly Action[];
  readonly change: Action | undefined;
}

/** Everything has been shown, and who is asked is not at this screen: who they are. */
const waitedFor = ({ showing, thinking, decisions, players }: Watched): readonly Seat[] =>
  showing || thinking !== undefined ? [] : decisions.flatMap(({ seat }) => (isHere(players[seat]) ? [] : [seat]));

/** What was commanded here has no answer yet, and nothing new comes. */
const isCutOff = ({ showing, thinking, link }: Watched): boolean =>
  showing && thinking === undefined && link.is !== 'there';

const wordsOf = (watched: Watched): string => {
  const { players, seatNames, thinking } = watched;
  if (isCutOff(watched)) return 'Waiting for the server';
  if (thinking !== undefined)
    return `${isHere(players[thinking.seat]) ? 'The computer' : playerName(players[thinking.seat]!)} is thinking for ${seatNames[thinking.seat]}…`;
  const others = waitedFor(watched);
  if (others.length === 0) return 'Watch what happens…';
  return `Waiting for ${listed(others.map((seat) => seatName(seatNames, players, seat)))}`;
};

export const whileOthersAct = (watched: Watched, table: Pick<TableActions, 'skip' | 'reveal'>): WhileOthersAct => {
  const { thinking, eyes, mayChange, changeWords } = watched;
  const isWaiting = waitedFor(watched).length > 0;
  return {
    waiting: {
      words: wordsOf(watched),
      progress: thinking?.progress,
      skip: isWaiting || isCutOff(watched) ? undefined : table.skip,
    },
    more: [],
    change:
      (thinking !== undefined || isWaiting) && typeof eyes === 'number' && mayChange.includes(eyes)
        ? { meaning: 'mayChange', words: capital(changeWords), run: () => table.reveal(eyes) }
        : undefined,
  };
};
