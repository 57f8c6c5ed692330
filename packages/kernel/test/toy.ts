/** A toy that draws luck in every way: whole rules in a few lines, so that the tests of the kernel can be read with it. */

import {
  byType,
  type Command,
  type Decision,
  drawFrom,
  fields,
  type Game,
  type GameEvent,
  integer,
  type LuckSource,
  list,
  type Match,
  type Outcome,
  orNull,
  parse,
  type Reader,
  type Refusal,
  type Seat,
  startMatch,
  text,
  tuple,
} from '../src/index.ts';

export interface ToyConfig {
  /** Dice rolled and cards shuffled at set-up. */
  readonly dice: number;
  readonly cards: number;
}

export interface Toy {
  readonly config: ToyConfig;
  readonly turn: Seat;
  readonly total: number;
  readonly order: readonly number[];
  /** Standing orders, by seat. */
  readonly orders: readonly [number, number];
  readonly outcome: Outcome | null;
}

export type ToyCommand =
  /** `step` adds one without luck; `seal` too, and is final; `pass` gives the turn away. */
  | (Command & { readonly type: 'step' | 'seal' | 'pass' | 'stop' })
  | (Command & { readonly type: 'roll'; readonly count: number })
  /** Shuffles the first of the cards only: other sizes than at set-up. */
  | (Command & { readonly type: 'shuffle'; readonly size: number })
  /** Takes cards off the shuffled heap, for this seat alone to see, and adds their numbers. */
  | (Command & { readonly type: 'draw'; readonly count: number })
  /** A standing order: private, at any time. */
  | (Command & { readonly type: 'order'; readonly value: number })
  /** A die, a shuffle of all cards, two dice. */
  | (Command & { readonly type: 'mix' });

export type ToyEvent = GameEvent & { readonly type: 'told'; readonly total: number };
export type ToyRefusal = Refusal & { readonly code: 'notYourTurn' | 'over' };
export interface ToyTypes {
  readonly state: Toy;
  readonly command: ToyCommand;
  readonly config: ToyConfig;
  readonly event: ToyEvent;
  readonly refusal: ToyRefusal;
  readonly decision: Decision;
  readonly roll: 'toss' | 'first' | 'second' | 'set-up' | 'draw';
}
export type ToyGame = Game<ToyTypes>;
export type ToyMatch = Match<ToyTypes>;

const readConfig: Reader<ToyConfig> = fields<ToyConfig>({ dice: integer(0, 9), cards: integer(0, 9) });
const readCommand: Reader<ToyCommand> = byType<ToyCommand>({
  step: fields({}),
  seal: fields({}),
  pass: fields({}),
  stop: fields({}),
  roll: fields({ count: integer(1, 9) }),
  shuffle: fields({ size: integer(0, 9) }),
  draw: fields({ count: integer(1, 9) }),
  order: fields({ value: integer(0, 9) }),
  mix: fields({}),
});
const readOutcome = fields<Outcome>({
  places: list(list(integer(0, 1), 2), 2),
  reason: text(20),
  rule: text(10),
});
const readState: Reader<Toy> = fields<Toy>({
  config: readConfig,
  turn: integer(0, 1),
  total: integer(0, 10_000),
  order: list(integer(0, 8), 9),
  orders: tuple(integer(0, 9), 2, 'must be one for each seat'),
  outcome: orNull(readOutcome),
});

const sum = (dice: readonly number[]): number => dice.reduce((a, b) => a + b, 0);

const play: ToyGame['play'] = (s, seat, c, table) => {
  const add = (n: number): Toy => {
    table.tell?.({ type: 'told', total: s.total + n, rule: 'T-1' });
    return { ...s, total: s.total + n };
  };
  switch (c.type) {
    case 'step':
      return add(1);
    case 'seal':
      table.final();
      return add(1);
    case 'pass':
      return { ...s, turn: 1 - seat };
    case 'stop':
      return { ...s, outcome: { places: [[seat], [1 - seat]], reason: 'stopped', rule: 'T-2' } };
    case 'roll':
      return add(sum(table.roll(c.count, seat, 'toss')));
    case 'shuffle':
      return { ...s, order: [...table.shuffle(s.order.slice(0, c.size)), ...s.order.slice(c.size)] };
    case 'draw': {
      const { drawn, rest } = drawFrom(table, s.order.map(String), c.count, seat, 'draw');
      return { ...add(sum(drawn.map(Number))), order: rest.map(Number) };
    }
    case 'order':
      return { ...s, orders: seat === 0 ? [c.value, s.orders[1]] : [s.orders[0], c.value] };
    case 'mix': {
      table.tell?.({ type: 'told', total: s.total, rule: 'T-1' }, [seat]);
      const first = sum(table.roll(1, seat, 'first'));
      const order = table.shuffle(s.order);
      return { ...add(first + sum(table.roll(2, seat, 'second'))), order };
    }
  }
};

export const toy: ToyGame = {
  id: 'toy',
  version: '1.0',
  seats: () => 2,
  parseConfig: (x) => parse(readConfig, x, 'the configuration'),
  parseCommand: (x) => parse(readCommand, x, 'the command'),
  readers: { config: readConfig, command: readCommand },
  parseState: (x) => parse(readState, x, 'the state'),
  setup: (config, table) => {
    const dice = config.dice > 0 ? table.roll(config.dice, 0, 'set-up') : [];
    const order = Array.from({ length: config.cards }, (_, i) => i);
    table.tell?.({ type: 'told', total: sum(dice), rule: 'T-1' });
    return {
      config,
      turn: 0,
      total: sum(dice),
      order: config.cards > 0 ? table.shuffle(order) : order,
      orders: [0, 0],
      outcome: null,
    };
  },
  decisions: (s) => (s.outcome === null ? [{ seat: s.turn, kind: 'go', rule: 'T-1' }] : []),
  isPrivate: (c) => c.type === 'order',
  sealed: () => undefined,
  refuse: (s, seat, c) => {
    if (s.outcome !== null) return { code: 'over', rule: 'T-2' };
    if (c.type === 'order') return undefined;
    return s.turn === seat ? undefined : { code: 'notYourTurn', rule: 'T-1' };
  },
  play,
  candidates: () => [{ type: 'step' }, { type: 'roll', count: 2 }, { type: 'mix' }, { type: 'pass' }, { type: 'stop' }],
  view: (s, viewer) => ({ ...s, order: viewer === 'spectator' ? [] : s.order }),
  imagine: (s) => s,
  outcome: (s) => s.outcome ?? undefined,
  explain: (r) => r.code,
  narrate: (e) => `The total is ${e.total}.`,
};

export const PLAIN: ToyConfig = { dice: 0, cards: 3 };

/** A match whose luck nobody vouches for. */
export const startToy = (luck: LuckSource, config: ToyConfig = PLAIN): ToyMatch =>
  startMatch(toy, config, { luck, fairness: { kind: 'unproven' } });

/** Dice in this order; shuffles turn the order round. */
export const script = (...dice: number[]): LuckSource & { readonly left: () => number } => ({
  roll: (count) => {
    if (dice.length < count) throw new Error('the test scripted too few dice');
    return dice.splice(0, count);
  },
  order: (size) => Array.from({ length: size }, (_, i) => size - 1 - i),
  left: () => dice.length,
});

/** The next orders of a shuffle are these. */
export const cards = (...orders: number[][]): LuckSource => ({
  roll: () => {
    throw new Error('the test scripted no dice');
  },
  order: () => orders.shift()!,
});

export const playAll = (match: ToyMatch, ...commands: readonly ToyCommand[]): void => {
  for (const c of commands) {
    const played = match.play(match.state().turn, c);
    if (!played.ok) throw new Error(`the test played what is refused: ${played.refusal.code}`);
  }
};
