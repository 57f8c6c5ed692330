/** What lies between people who do not sit at one screen: whether the battle can be reached, and what one asks of the other. */

import { isAsked, type OpenRequest } from '@muster/table';
import { createContext, type ReactNode } from 'react';
import { isHere, type SeatPlayers, seatName } from '../contract/players.ts';
import type { TableActions, TableState } from '../contract/table-game.ts';
import { listed } from '../parts/words.ts';
import css from './play.module.css';

/** The frame of the table shows it, whatever the game. */
export const AfarContext = createContext<ReactNode>(undefined);

type Actions = Pick<TableActions, 'answerRequest' | 'withdrawRequest'>;

const WANTED: Readonly<Record<OpenRequest['kind'], (whose: string) => string>> = {
  takeBack: (whose) => `to take back ${whose} last command, and what came after it`,
  redo: () => 'to play again what was taken back',
  draw: () => 'to call it a draw',
  rematch: () => 'another battle',
};

/** `Red (Ann) wants to call it a draw`; who sits here alone is `You`. */
const wantWords = ({ kind, by }: OpenRequest, players: SeatPlayers, name: (seat: number) => string): string => {
  const isYou = isHere(players[by]) && players.filter(isHere).length === 1;
  return isYou ? `You want ${WANTED[kind]('your')}` : `${name(by)} wants ${WANTED[kind]('their')}`;
};

interface RequestProps {
  readonly request: OpenRequest;
  readonly isAlone: boolean;
  readonly players: SeatPlayers;
  readonly seatNames: readonly string[];
  readonly table: Actions;
}

/** Whether somebody who sits here has to answer it. */
export const isForUs = (request: OpenRequest, players: SeatPlayers): boolean =>
  players.some((player, seat) => isHere(player) && isAsked(request, seat));

/** Whether it was asked for from here, and is waited for: it is not asked for twice. */
export const isAwaited = (
  kind: OpenRequest['kind'],
  { requests, players }: Pick<TableState, 'requests' | 'players'>,
): boolean => requests.some((request) => request.kind === kind && isHere(players[request.by]));

/** Asked of who sits here: answered. Asked from here: waited for, or withdrawn. */
const Request = ({ request, isAlone, players, seatNames, table }: RequestProps) => {
  const { id, by, of } = request;
  const name = (seat: number): string => seatName(seatNames, players, seat);
  const asked = of.filter((seat) => isAsked(request, seat));
  const isOurs = isForUs(request, players);
  return (
    <section className={css.request} aria-label="A question" data-roomy={isAlone ? undefined : ''}>
      <p role="status">
        {wantWords(request, players, name)}. {isOurs ? 'Do you agree?' : `${listed(asked.map(name))} must agree.`}
      </p>
      <div className="button-row">
        {isOurs && (
          <>
            <button type="button" className="button" onClick={() => table.answerRequest(id, true)}>
              Agree
            </button>
            <button type="button" className="button" onClick={() => table.answerRequest(id, false)}>
              Decline
            </button>
          </>
        )}
        {isHere(players[by]) && (
          <button type="button" className="button" onClick={() => table.withdrawRequest(id)}>
            Ask no longer
          </button>
        )}
      </div>
    </section>
  );
};

interface AfarProps {
  readonly state: TableState;
  readonly table: Actions;
  /** It is closed for good: that is told elsewhere. */
  readonly isClosed: boolean;
}

export const Afar = ({ state, table, isClosed }: AfarProps) => {
  const { link, requests, players, seatNames } = state;
  return (
    <>
      {link.is !== 'there' && !isClosed && (
        <p className="notice notice--risk" role="status">
          {link.is === 'lost'
            ? 'The battle cannot be reached. What you play is sent as soon as it can.'
            : 'The battle is reached again: what you missed is on its way.'}
        </p>
      )}
      {requests.map((request) => (
        <Request
          key={request.id}
          request={request}
          isAlone={requests.length === 1}
          players={players}
          seatNames={seatNames}
          table={table}
        />
      ))}
    </>
  );
};
