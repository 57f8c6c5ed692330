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

const WANTS: Readonly<Record<OpenRequest['kind'], string>> = {
  takeBack: 'to take back the last command',
  redo: 'to play again what was taken back',
  draw: 'to call it a draw',
  rematch: 'another battle',
};

interface RequestProps {
  readonly request: OpenRequest;
  readonly players: SeatPlayers;
  readonly seatNames: readonly string[];
  readonly table: Actions;
}

/** Asked of who sits here: answered. Asked from here: waited for, or withdrawn. */
const Request = ({ request, players, seatNames, table }: RequestProps) => {
  const { id, kind, by, of } = request;
  const name = (seat: number): string => seatName(seatNames, players, seat);
  const asked = of.filter((seat) => isAsked(request, seat));
  const isForUs = asked.some((seat) => isHere(players[seat]));
  return (
    <section className={css.curtain} aria-label="A question">
      <p role="status">
        {name(by)} wants {WANTS[kind]}. {isForUs ? 'Do you agree?' : `${listed(asked.map(name))} must agree.`}
      </p>
      <div className="button-row">
        {isForUs && (
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

export const Afar = ({ state, table }: { readonly state: TableState; readonly table: Actions }) => {
  const { link, requests, players, seatNames } = state;
  return (
    <>
      {link.is !== 'there' && (
        <p className="notice notice--risk" role="status">
          {link.is === 'lost'
            ? 'The battle cannot be reached. What you play is sent as soon as it can.'
            : 'The battle is reached again: what you missed is on its way.'}
        </p>
      )}
      {requests.map((request) => (
        <Request key={request.id} request={request} players={players} seatNames={seatNames} table={table} />
      ))}
    </>
  );
};
