/** Standing orders: what the game answers in one's place, so that it asks only what one wants to be asked. */

import { type Battle, DEFAULT_ORDERS, type HeroesCommand, type Orders as OrdersOf } from '@muster/heroes';
import sides from '../../../dwethia/play/sides.module.css';
import css from './table.module.css';

type Choices<K extends keyof OrdersOf> = readonly (readonly [OrdersOf[K], string])[];

const LINES: { readonly [K in keyof OrdersOf]: { readonly title: string; readonly choices: Choices<K> } } = {
  destiny: {
    title: 'Roll failed dice again',
    choices: [
      ['ask', 'ask me'],
      ['auto', 'where it slays or saves a life'],
      ['never', 'never'],
    ],
  },
  redirect: {
    title: 'Pass a shot on',
    choices: [
      ['best', 'to whom it costs least'],
      ['ask', 'ask me'],
      ['never', 'never'],
    ],
  },
  resist: {
    title: 'Resist powers',
    choices: [
      ['ask', 'ask me'],
      ['never', 'never'],
      [1, 'with 1 point'],
      [2, 'with up to 2 points'],
      [3, 'with up to 3 points'],
    ],
  },
  fallBack: {
    title: 'Fall back after a fight',
    choices: [
      ['fighters', 'ask for the two who fought'],
      ['all', 'ask for everybody'],
      ['never', 'never'],
    ],
  },
  goFirst: {
    title: 'When we win priority',
    choices: [
      ['ask', 'ask me'],
      ['me', 'we go first'],
      ['you', 'they go first'],
    ],
  },
  shootBack: {
    title: 'A last shot of the dying',
    choices: [
      ['auto', 'at the best target'],
      ['ask', 'ask me'],
    ],
  },
  stance: {
    title: 'With shield and cloak',
    choices: [
      ['shield', 'shield up'],
      ['cloak', 'under the cloak'],
    ],
  },
  autoClaim: {
    title: 'When all five are met',
    choices: [
      [true, 'claim at once'],
      [false, 'wait for me'],
    ],
  },
};

const ORDER = ['destiny', 'redirect', 'resist', 'fallBack', 'goFirst', 'shootBack', 'stance', 'autoClaim'] as const;

interface FormProps {
  readonly orders: OrdersOf;
  readonly onChange: (orders: OrdersOf) => void;
}

/** One line for each. */
export const OrdersForm = ({ orders, onChange }: FormProps) =>
  ORDER.map((name) => {
    const { title, choices } = LINES[name];
    const all: readonly (readonly [OrdersOf[keyof OrdersOf], string])[] = choices;
    return (
      <label key={name} className={css.order}>
        <span>{title}</span>
        <select
          className={`${sides.select} ${css.select}`}
          value={all.findIndex(([value]) => value === orders[name])}
          onChange={({ target }) => onChange({ ...orders, [name]: all[Number(target.value)]![0] })}
        >
          {all.map(([value, words], i) => (
            <option key={String(value)} value={i}>
              {words}
            </option>
          ))}
        </select>
      </label>
    );
  });

interface Props {
  readonly battle: Battle;
  readonly seat: number;
  readonly onPlay: (command: HeroesCommand) => void;
}

export const Orders = ({ battle, seat, onPlay }: Props) => (
  <details className={css.orders}>
    <summary>When to ask me</summary>
    <OrdersForm
      orders={battle.orders[seat] ?? DEFAULT_ORDERS}
      onChange={(orders) => onPlay({ type: 'orders', orders })}
    />
  </details>
);
