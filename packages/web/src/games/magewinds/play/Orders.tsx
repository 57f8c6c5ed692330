/** Standing orders: about which spells you want to be asked when others act, whatever you hold (MW-R61). */

import { ASKED_SPELLS, ASKS, type AskedSpell, type Battle, type MagewindsCommand } from '@muster/magewinds';
import type { SeatPlayers } from '../../../contract/players.ts';
import { isAlone, ordersOf, useTableSettings } from './orders.ts';
import css from './table.module.css';
import { ASK_WORDS, ASKED_NAMES } from './words.ts';

interface Props {
  readonly battle: Battle;
  readonly players: SeatPlayers;
  readonly seat: number;
  readonly onPlay: (command: MagewindsCommand) => void;
}

const Order = ({ spell, battle, seat, onPlay }: Props & { readonly spell: AskedSpell }) => (
  <label className={css.orderRow}>
    <span>{ASKED_NAMES[spell]}</span>
    <select
      className={css.select}
      aria-label={`Ask me about ${ASKED_NAMES[spell]}`}
      value={ordersOf(battle, seat)?.[spell] ?? 'always'}
      onChange={(e) =>
        onPlay({ type: 'setOrders', spell, ask: ASKS.find((ask) => ask === e.target.value) ?? 'always' })
      }
    >
      {ASKS.map((ask) => (
        <option key={ask} value={ask}>
          {ASK_WORDS[ask]}
        </option>
      ))}
    </select>
  </label>
);

export const Orders = (props: Props) => {
  const { declines, choose } = useTableSettings();
  return (
    <details className={css.orders}>
      <summary>When to ask me about spells</summary>
      <label className="choice">
        <input type="checkbox" checked={declines} onChange={(e) => choose({ declines: e.target.checked })} />
        <span>
          Decline for me what I cannot pay
          {isAlone(props.players, props.seat) ? '' : ', where everybody has seen my whole hand'}
        </span>
      </label>
      {ASKED_SPELLS.map((spell) => (
        <Order key={spell} {...props} spell={spell} />
      ))}
    </details>
  );
};
