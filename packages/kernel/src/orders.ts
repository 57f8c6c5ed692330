/**
 * Standing orders as a form: what a seat may say in advance about when it wants to be asked, line by line. Page and terminal show
 * the same lines; what a seat has said is its own, so a view of others does not tell it.
 */

import type { GameTypes, Seat } from './game.ts';

export type OrderValue = string | number | boolean;

export interface OrderChoice<V extends OrderValue = OrderValue> {
  readonly value: V;
  /** `with 1 point`: fit to stand behind the title. */
  readonly words: string;
}

/** What was said, by the names of lines. */
export type OrdersSaid = Readonly<Record<string, OrderValue>>;

export interface OrderLine<T extends GameTypes = GameTypes> {
  /** Fit to be typed: `resist`. */
  readonly name: string;
  /** `Resist powers` */
  readonly title: string;
  /** `Ask me about Haste`: where the title alone says too little to who hears it. */
  readonly whole?: string;
  /** What it and the next lines of the same heading are about. */
  readonly heading?: string;
  readonly choices: readonly OrderChoice[];
  /** The same values in other words, where a battle of this configuration has others. */
  choicesIn?(config: T['config']): readonly OrderChoice[];
}

export interface OrderForm<T extends GameTypes = GameTypes> {
  /** `When to ask me` */
  readonly title: string;
  /** Where a player sets what is said at the beginning of every battle: when that is given, and where it can be changed. */
  readonly note: string;
  readonly lines: readonly OrderLine<T>[];
  /** What is in force where a seat has said nothing; absent where a player is told no more than that the game has it so. */
  readonly usual?: OrdersSaid;
  /** What this seat has said, every line of it; undefined where this view does not tell. */
  said(view: T['state'], seat: Seat): OrdersSaid | undefined;
  /** The commands by which it says this, all else as it was. Only for a seat whose orders the view tells, and for choices of the lines. */
  give(view: T['state'], seat: Seat, changes: OrdersSaid): readonly T['command'][];
}

/** Of this line, in a battle like this or in any. */
export const choicesOf = <T extends GameTypes>(
  line: OrderLine<T>,
  config: T['config'] | undefined,
): readonly OrderChoice[] => (config === undefined ? undefined : line.choicesIn?.(config)) ?? line.choices;

/** What of it the seat has not said already. */
export const newlySaid = (said: OrdersSaid, changes: OrdersSaid): OrdersSaid =>
  Object.fromEntries(Object.entries(changes).filter(([name, value]) => said[name] !== value));

/** A value in orders that are one object, `reroll.attack` in an object in it. */
type NamesIn<O> = {
  [K in keyof O & string]: O[K] extends OrderValue
    ? K
    : O[K] extends Readonly<Record<string, OrderValue>>
      ? `${K}.${keyof O[K] & string}`
      : never;
}[keyof O & string];

type ValueAt<O, N extends string> = N extends `${infer K}.${infer In}`
  ? K extends keyof O
    ? ValueAt<O[K], In>
    : never
  : N extends keyof O
    ? O[N]
    : never;

/** What there is to say of each value, so that none is forgotten; in the order of the form. */
export type WholeLines<T extends GameTypes, O extends object> = {
  readonly [N in NamesIn<O>]: Omit<OrderLine<T>, 'name' | 'choices'> & {
    readonly choices: readonly OrderChoice<ValueAt<O, N> & OrderValue>[];
  };
};

interface WholeForm<T extends GameTypes, O extends object> extends Pick<OrderForm<T>, 'title' | 'note'> {
  readonly lines: WholeLines<T, O>;
  readonly usual: O;
  /** null where the view hides them. */
  of(view: T['state'], seat: Seat): O | null | undefined;
  command(orders: O): T['command'];
}

type Box = Readonly<Record<string, unknown>>;

export const valueAt = (x: unknown, name: string): unknown =>
  name.split('.').reduce<unknown>((at, key) => (at as Box | null | undefined)?.[key], x);

const changedAt = (x: Box, [key, ...rest]: readonly string[], value: OrderValue): Box => ({
  ...x,
  [key!]: rest.length === 0 ? value : changedAt(x[key!] as Box, rest, value),
});

/** The form of orders that one command says all at once. */
export const wholeOrders = <T extends GameTypes, O extends object>(form: WholeForm<T, O>): OrderForm<T> => {
  const { title, note } = form;
  const lines = Object.entries<Omit<OrderLine<T>, 'name'>>(form.lines).map(([name, line]) => ({ name, ...line }));
  const saidIn = (orders: O): OrdersSaid =>
    Object.fromEntries(lines.map(({ name }) => [name, valueAt(orders, name) as OrderValue]));
  return {
    title,
    note,
    lines,
    usual: saidIn(form.usual),
    said: (view, seat) => {
      const orders = form.of(view, seat);
      return orders == null ? undefined : saidIn(orders);
    },
    give: (view, seat, changes) => {
      const orders = Object.entries(changes).reduce<Box>(
        (so, [name, value]) => changedAt(so, name.split('.'), value),
        form.of(view, seat) as unknown as Box,
      );
      return [form.command(orders as O)];
    },
  };
};
