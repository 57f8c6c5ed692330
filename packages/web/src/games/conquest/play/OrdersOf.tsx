/** Standing orders of a seat in a war, with the rally points that were set on the map. */

import { type Battle, type ConquestCommand, conquestDescriptor } from '@muster/conquest';
import offer from '../../../play/offer.module.css';
import { StandingOrders } from '../../../play/StandingOrders.tsx';
import { nameOf } from '../words.ts';

interface Props {
  readonly battle: Battle;
  readonly seat: number;
  readonly onPlay: (command: ConquestCommand) => void;
}

const Rallies = ({ battle, seat, onPlay }: Props) => {
  const orders = battle.standing[seat];
  if (orders == null || orders.rally.length === 0) return null;
  const without = (builder: string): void =>
    onPlay({ type: 'standing', orders: { ...orders, rally: orders.rally.filter((one) => one.builder !== builder) } });
  return (
    <ul className={offer.list}>
      {orders.rally.map(({ builder }) => (
        <li key={builder}>
          Rally point of {nameOf(battle, builder)}{' '}
          <button type="button" className="button button--small" onClick={() => without(builder)}>
            Take it away
          </button>
        </li>
      ))}
    </ul>
  );
};

export const OrdersOf = (props: Props) => (
  <StandingOrders orders={conquestDescriptor.orders} view={props.battle} seat={props.seat} onPlay={props.onPlay}>
    <Rallies {...props} />
  </StandingOrders>
);
