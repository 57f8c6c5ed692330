/** Standing orders of a seat: about which spells it is asked (MW-R61), and what is answered for it. */

import { type Battle, type MagewindsCommand, magewindsDescriptor } from '@muster/magewinds';
import type { SeatPlayers } from '../../../contract/players.ts';
import { StandingOrders } from '../../../play/StandingOrders.tsx';
import { useTableSettings } from './orders.ts';
import { isAlone } from './own-answers.ts';
import css from './table.module.css';

/** What is answered for a player who is not asked; `where`: in which battles what cannot be paid is declined. */
export const OwnAnswers = ({ where }: { readonly where: string }) => {
  const { declines, hushes, change } = useTableSettings();
  return (
    <>
      <label className="choice">
        <input type="checkbox" checked={declines} onChange={(e) => change({ declines: e.target.checked })} />
        <span>Decline for me what I cannot pay{where}</span>
      </label>
      <label className="choice">
        <input type="checkbox" checked={hushes} onChange={(e) => change({ hushes: e.target.checked })} />
        <span>After Let it be or Hold, ask again only when something has changed; for all spells</span>
      </label>
    </>
  );
};

interface Props {
  readonly battle: Battle;
  readonly players: SeatPlayers;
  readonly seat: number;
  readonly onPlay: (command: MagewindsCommand) => void;
}

export const OrdersOf = ({ battle, players, seat, onPlay }: Props) => (
  <div className={css.orders}>
    <StandingOrders
      orders={magewindsDescriptor.orders}
      view={battle}
      seat={seat}
      onPlay={onPlay}
      above={<OwnAnswers where={isAlone(players, seat) ? '' : ', where everybody has seen my whole hand'} />}
    />
  </div>
);
