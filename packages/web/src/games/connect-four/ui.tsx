/** Connect Four for the pages that play and replay it: its table, declared. */

import { DISCS, type FourTypes } from '@muster/connect-four';
import { seatName } from '../../contract/players.ts';
import type { GameUi } from '../../contract/table-game.ts';
import type { SeenProps, SidesProps, Tabletop } from '../../contract/tabletop.ts';
import play from '../../play/play.module.css';
import { SideTable } from '../../play/SideTable.tsx';
import { Turn } from '../../play/WhoseTurn.tsx';
import { Board } from './Board.tsx';
import { hand } from './hand.ts';
import { told } from './stages.ts';
import css from './table.module.css';
import type { FourTable } from './types.ts';

/** Seats drop in turns: the first has half of all discs, or one more. */
const dropped = (discs: number, seat: number): number => (discs + 1 - seat) >> 1;

const Banner = ({ seen }: SeenProps<FourTable>) => {
  const { outcome, discs } = seen.shown;
  const winner = outcome?.places.length === 2 ? outcome.places[0]![0]! : undefined;
  const won = outcome === null ? undefined : winner === undefined ? 'A draw' : `${seen.seatNames[winner]} wins`;
  return <Turn {...seen} seat={seen.turn} won={won} when={`Disc ${Math.min(discs + 1, DISCS)} of ${DISCS}`} />;
};

const Sides = ({ seen: { shown, seatNames, players } }: SidesProps<FourTable>) => (
  <ul className={css.seats}>
    {seatNames.map((name, seat) => (
      <li key={name} className={play.hint}>
        <span className={play.seatMark} data-seat={seat} aria-hidden="true" />
        <span>
          {seatName(seatNames, players, seat)} <span className="muted">{dropped(shown.discs, seat)} discs</span>
        </span>
      </li>
    ))}
  </ul>
);

const tabletop: Tabletop<FourTable> = { hand, noDraft: {}, Board, Sides, sidesWords: 'Seats', Banner };

export const ui: GameUi<FourTypes, FourTable['scene']> = {
  ...told,
  keys: [{ keys: ['1', '…', '7'], words: 'Hold the disc over this column' }],
  Why: () => null,
  Figures: ({ state }) => (
    <SideTable state={state} heads={['Discs']} rowOf={(seat) => ({ figures: [dropped(state.view.discs, seat)] })} />
  ),
  tabletop,
};
