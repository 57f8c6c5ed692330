/** Standing orders: what the game answers in one's place, so that it asks only what one wants to be asked. A line for each. */

import {
  choicesOf,
  type Descriptor,
  type GameTypes,
  type OrderForm,
  type OrderLine,
  type OrdersSaid,
  type OrderValue,
  type Seat,
} from '@muster/kernel';
import { Fragment, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { usualOrders } from '../match/usual-orders.ts';
import css from './orders.module.css';

interface LineProps<T extends GameTypes> {
  readonly line: OrderLine<T>;
  readonly config: T['config'] | undefined;
  readonly said: OrderValue | undefined;
  /** What it is called to say nothing; where it may not be, the first choice stands for what has no words. */
  readonly unsaid: string | undefined;
  readonly isShort: boolean;
  readonly onSay: (value: OrderValue | undefined) => void;
}

const Line = <T extends GameTypes>({ line, config, said, unsaid, isShort, onSay }: LineProps<T>) => {
  const choices = choicesOf(line, config);
  const chosen = choices.findIndex(({ value }) => value === said);
  return (
    <label className={css.line} data-short={isShort || undefined}>
      <span>{line.title}</span>
      <select
        className={css.select}
        aria-label={line.whole}
        value={chosen < 0 && unsaid === undefined ? 0 : chosen}
        onChange={({ target }) => onSay(choices[Number(target.value)]?.value)}
      >
        {unsaid !== undefined && <option value={-1}>{unsaid}</option>}
        {choices.map(({ value, words }, i) => (
          <option key={String(value)} value={i}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
};

/** Answers no longer than this stand beside their title. */
const SHORT = 10;

interface LinesProps<T extends GameTypes> extends Pick<LineProps<T>, 'config' | 'unsaid'> {
  readonly orders: OrderForm<T>;
  readonly said: OrdersSaid;
  readonly onSay: (name: string, value: OrderValue | undefined) => void;
}

const Lines = <T extends GameTypes>({ orders: { lines }, config, said, unsaid, onSay }: LinesProps<T>) => {
  const isShort = lines.every(({ choices }) => choices.every(({ words }) => words.length <= SHORT));
  return lines.map((line, i) => (
    <Fragment key={line.name}>
      {line.heading !== undefined && line.heading !== lines[i - 1]?.heading && (
        <p className={css.heading}>{line.heading}</p>
      )}
      <Line
        line={line}
        config={config}
        said={said[line.name]}
        unsaid={unsaid}
        isShort={isShort}
        onSay={(value) => onSay(line.name, value)}
      />
    </Fragment>
  ));
};

interface Props<T extends GameTypes> {
  readonly orders: OrderForm<T> | undefined;
  readonly view: T['state'];
  readonly seat: Seat;
  readonly onPlay: (command: T['command']) => void;
  /** What else the game has to say about it: `above` the lines, and below. */
  readonly above?: ReactNode;
  readonly children?: ReactNode;
}

/** Those of one's own seat, in a battle; nothing of a seat whose orders this view does not tell. */
export const StandingOrders = <T extends GameTypes>({ orders, view, seat, onPlay, above, children }: Props<T>) => {
  const said = orders?.said(view, seat);
  if (orders === undefined || said === undefined) return null;
  const say = (name: string, value: OrderValue | undefined): void => {
    if (value !== undefined) for (const command of orders.give(view, seat, { [name]: value })) onPlay(command);
  };
  return (
    <details className={css.orders}>
      <summary>{orders.title}</summary>
      {above}
      <Lines orders={orders} config={view.config} said={said} unsaid={undefined} onSay={say} />
      {children}
    </details>
  );
};

const AS_IT_IS = 'as the game has it';

interface UsualProps {
  readonly game: Descriptor['id'];
  readonly orders: OrderForm;
}

/** Those that are given at the beginning of every battle. */
export const UsualOrders = ({ game, orders }: UsualProps) => {
  const { orders: said, change } = useStore(usualOrders(game, orders));
  const say = (name: string, value: OrderValue | undefined): void => {
    const { [name]: _, ...others } = said;
    change({ orders: value === undefined ? others : { ...others, [name]: value } });
  };
  return (
    <>
      <h3>{orders.title}</h3>
      <p className="small muted">{orders.note}</p>
      <Lines
        orders={orders}
        config={undefined}
        said={{ ...orders.usual, ...said }}
        unsaid={orders.usual === undefined ? AS_IT_IS : undefined}
        onSay={say}
      />
    </>
  );
};
