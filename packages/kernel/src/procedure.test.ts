import { describe, expect, test } from 'vitest';
import {
  type BidCommand,
  type BidDecision,
  type BidEvent,
  type BidFrame,
  type BidRefusal,
  bidding,
  winnerOf,
} from '../test/bidding.ts';
import type { Command, Decision, GameEvent, Refusal } from './game.ts';
import { fastTable, seededLuck } from './luck.ts';
import { type Procedures, stackOf } from './procedure.ts';

type Frame =
  | { readonly type: 'count'; readonly left: number }
  | { readonly type: 'ask'; readonly seats: readonly number[] }
  /** Takes itself and the frame below it off the stack. */
  | { readonly type: 'cut' };
interface State {
  readonly config: object;
  readonly stack: readonly Frame[];
  readonly seen: readonly string[];
}
type Answer = Command & { readonly type: 'yes' | 'again' | 'more' };
interface Types {
  readonly state: State;
  readonly command: Answer;
  readonly config: object;
  readonly event: GameEvent;
  readonly refusal: Refusal;
  readonly decision: Decision;
  readonly roll: never;
}

const note = (s: State, seen: string, stack: readonly Frame[]): State => ({
  config: s.config,
  stack,
  seen: [...s.seen, seen],
});
const below = (s: State): readonly Frame[] => s.stack.slice(0, -1);

const procedures: Procedures<Types> = {
  count: {
    advance: (s, f) => {
      if (f.left === 0) return note(s, 'count 0', below(s));
      const asks: readonly Frame[] = f.left === 2 ? [{ type: 'ask', seats: [1] }] : [];
      return note(s, `count ${f.left}`, [...below(s), { type: 'count', left: f.left - 1 }, ...asks]);
    },
    decisions: () => [],
    refuse: () => undefined,
    apply: (s) => s,
    candidates: () => [],
    done: (s, f) => note(s, `counted to ${f.left}`, s.stack),
  },
  ask: {
    advance: (s) => s,
    decisions: (_, f) => f.seats.map((seat) => ({ seat, kind: 'ask', rule: 'T-3' })),
    refuse: (_, f, seat, c) =>
      c.type === 'more' ? { code: `no more for ${seat} of ${f.seats}`, rule: 'T-3' } : undefined,
    apply: (s, f, seat, c) => {
      const asked: Frame = { type: 'ask', seats: f.seats.filter((other) => other !== seat) };
      return note(s, `${seat} ${c.type}`, c.type === 'again' ? [...below(s), asked] : below(s));
    },
    candidates: (_, f) => f.seats.map(() => ({ type: 'yes' })),
    done: (s, f) => note(s, `asked ${f.seats}`, s.stack),
  },
  cut: {
    advance: (s) => note(s, 'cut', s.stack.slice(0, -2)),
    decisions: () => [],
    refuse: () => undefined,
    apply: (s) => s,
    candidates: () => [],
  },
};
const stack = stackOf<Types>(procedures);
const table = fastTable<GameEvent>(seededLuck(1));
const start = (...frames: readonly Frame[]): State => ({ config: {}, stack: frames, seen: [] });

describe('the top frame', () => {
  test('runs until one waits, and goes on when it was answered', () => {
    const waiting = stack.advance(start({ type: 'count', left: 3 }), table);
    expect(waiting.seen).toEqual(['count 3', 'count 2']);
    expect(waiting.stack).toEqual([
      { type: 'count', left: 1 },
      { type: 'ask', seats: [1] },
    ]);
    const done = stack.play({ config: {}, stack: waiting.stack, seen: [] }, 1, { type: 'yes' }, table);
    expect(done).toEqual({
      config: {},
      stack: [],
      seen: ['1 yes', 'asked 1', 'count 1', 'count 0', 'counted to 0'],
    });
  });

  test('that waits leaves the same object; so does an empty stack', () => {
    for (const s of [start({ type: 'ask', seats: [0] }), start()]) expect(stack.advance(s, table)).toBe(s);
  });

  test('alone asks, refuses and applies', () => {
    const s = start({ type: 'ask', seats: [0] }, { type: 'ask', seats: [1, 2] });
    expect(stack.decisions(s).map((d) => d.seat)).toEqual([1, 2]);
    expect([0, 1, 2, 3].map((seat) => stack.isAsked(s, seat))).toEqual([false, true, true, false]);
    expect(stack.refuse(s, 2, { type: 'yes' })).toBeUndefined();
    expect(stack.refuse(s, 2, { type: 'more' })).toEqual({ code: 'no more for 2 of 1,2', rule: 'T-3' });
  });

  test('has candidates only for the seats it asks', () => {
    const s = start({ type: 'ask', seats: [0] }, { type: 'ask', seats: [1] });
    expect([0, 1, 2].map((seat) => stack.candidates(s, seat).length)).toEqual([0, 1, 0]);
  });

  test('is not there when the stack is empty: nobody is asked', () => {
    const s = start();
    expect([stack.decisions(s), stack.isAsked(s, 0), stack.candidates(s, 0)]).toEqual([[], false, []]);
  });
});

describe('what follows on a frame', () => {
  test('comes once, when its own step or command took it off', () => {
    expect(stack.advance(start({ type: 'count', left: 0 }), table).seen).toEqual(['count 0', 'counted to 0']);
    expect(stack.play(start({ type: 'ask', seats: [0] }), 0, { type: 'yes' }, table).seen).toEqual([
      '0 yes',
      'asked 0',
    ]);
  });

  test('is told the frame as it last was', () => {
    const s = stack.play(start({ type: 'ask', seats: [0, 1] }), 0, { type: 'again' }, table);
    expect(stack.play(s, 1, { type: 'yes' }, table).seen).toEqual(['0 again', '1 yes', 'asked 1']);
  });

  test('does not come when it was changed, or another was put on it', () => {
    const s = stack.play(start({ type: 'ask', seats: [0, 1] }), 0, { type: 'again' }, table);
    expect(s).toMatchObject({ stack: [{ type: 'ask', seats: [1] }], seen: ['0 again'] });
    expect(stack.advance(start({ type: 'count', left: 2 }), table).seen).toEqual(['count 2']);
  });

  test('does not come when another frame took it off', () => {
    const cut = stack.advance(start({ type: 'ask', seats: [0] }, { type: 'count', left: 5 }, { type: 'cut' }), table);
    expect(cut).toMatchObject({ stack: [{ type: 'ask' }], seen: ['cut'] });
  });
});

/** A market: coins by seat, and what each bought. */
interface Market {
  readonly config: { readonly coins: number };
  readonly stack: readonly (BidFrame | { readonly type: 'stall'; readonly lots: readonly string[] })[];
  readonly coins: readonly number[];
  readonly bought: readonly string[];
}
interface MarketTypes {
  readonly state: Market;
  readonly command: BidCommand | (Command & { readonly type: 'leave' });
  readonly config: Market['config'];
  readonly event: BidEvent;
  readonly refusal: BidRefusal;
  readonly decision: BidDecision;
  readonly roll: never;
}

const market = stackOf<MarketTypes>({
  bidding: {
    ...bidding<Market>({
      seats: (s) => s.coins.length,
      purse: (s, seat) => s.coins[seat]!,
      paid: (s, seat, n) => ({ ...s, coins: s.coins.map((coins, i) => (i === seat ? coins - n : coins)) }),
      onTop: (s, frame) => ({ ...s, stack: [...s.stack.slice(0, -1), ...(frame === null ? [] : [frame])] }),
    }),
    done: (s, frame) => ({ ...s, bought: [...s.bought, `${frame.lot} by ${winnerOf(frame)}`] }),
  },
  stall: {
    advance: (s, { lots: [lot, ...lots] }) => {
      const under = s.stack.slice(0, -1);
      if (lot === undefined) return { ...s, stack: under };
      return { ...s, stack: [...under, { type: 'stall', lots }, { type: 'bidding', lot, bids: [] }] };
    },
    decisions: () => [],
    refuse: () => undefined,
    apply: (s) => s,
    candidates: () => [],
  },
});

/** Heroes that call an ally with the deeds they did: another state, other commands, the same procedure. */
interface Saga {
  readonly config: { readonly ally: string };
  readonly stack: readonly (BidFrame | { readonly type: 'deeds'; readonly rest: number })[];
  readonly bold: readonly { readonly deeds: number; readonly ally: string | null }[];
}
type DeedCommand = Command & { readonly type: 'deed' };
interface SagaTypes {
  readonly state: Saga;
  readonly command: BidCommand | DeedCommand;
  readonly config: Saga['config'];
  readonly event: BidEvent | (GameEvent & { readonly type: 'deedDone' });
  readonly refusal: BidRefusal | (Refusal & { readonly code: 'noDeed' });
  readonly decision: BidDecision | (Decision & { readonly kind: 'deed' });
  readonly roll: never;
}

const withHero = (s: Saga, seat: number, change: Partial<Saga['bold'][number]>): Saga => ({
  ...s,
  bold: s.bold.map((hero, i) => (i === seat ? { ...hero, ...change } : hero)),
});

const saga = stackOf<SagaTypes>({
  bidding: {
    ...bidding<Saga>({
      seats: () => 2,
      purse: (s, seat) => s.bold[seat]!.deeds,
      paid: (s, seat, n) => withHero(s, seat, { deeds: s.bold[seat]!.deeds - n }),
      onTop: (s, frame) => ({ ...s, stack: [...s.stack.slice(0, -1), ...(frame === null ? [] : [frame])] }),
    }),
    done: (s, frame) => withHero(s, winnerOf(frame), { ally: frame.lot }),
  },
  deeds: {
    advance: (s, { rest }) =>
      rest > 0 ? s : { ...s, stack: [{ type: 'bidding', lot: s.config.ally, bids: [] } as const] },
    decisions: () => [{ seat: 0, kind: 'deed', rule: 'S-1' }],
    refuse: (_, __, ___, c) => (c.type === 'deed' ? undefined : { code: 'noDeed', rule: 'S-1' }),
    apply: (s, { rest }, seat, _, table) => {
      table.tell?.({ type: 'deedDone', rule: 'S-1' });
      return { ...withHero(s, seat, { deeds: s.bold[seat]!.deeds + 1 }), stack: [{ type: 'deeds', rest: rest - 1 }] };
    },
    candidates: () => [{ type: 'deed' }],
  },
});

describe('a procedure that a package offers', () => {
  test('sells one lot after the other in a market', () => {
    const told: BidEvent[] = [];
    const hear = {
      ...fastTable<BidEvent>(seededLuck(1)),
      tell: (e: BidEvent) => {
        told.push(e);
      },
    };
    const opened: Market = {
      config: { coins: 5 },
      stack: [{ type: 'stall', lots: ['cup', 'bell'] }],
      coins: [5, 5, 5],
      bought: [],
    };
    let s = market.advance(opened, hear);
    expect(market.decisions(s)).toEqual([{ seat: 0, kind: 'bid', rule: 'B-1', lot: 'cup', most: 5 }]);
    expect(market.refuse(s, 0, { type: 'bid', coins: 6 })).toEqual({ code: 'tooDear', rule: 'B-1', most: 5 });
    expect(market.refuse(s, 0, { type: 'leave' })).toEqual({ code: 'noBid', rule: 'B-1' });
    for (const [seat, coins] of [2, 4, 4].entries()) s = market.play(s, seat, { type: 'bid', coins }, hear);
    expect(s).toMatchObject({ coins: [5, 1, 5], bought: ['cup by 1'] });
    expect([0, 1].map((seat) => market.candidates(s, seat).length)).toEqual([6, 0]);
    for (const [seat, coins] of [0, 1, 3].entries()) s = market.play(s, seat, { type: 'bid', coins }, hear);
    expect(s).toMatchObject({ stack: [], coins: [5, 1, 2], bought: ['cup by 1', 'bell by 2'] });
    expect(told.map((e) => [e.seat, e.coins])).toEqual([
      [1, 4],
      [2, 3],
    ]);
  });

  test('calls an ally in a saga, which has other frames, commands and a state of its own', () => {
    const table = fastTable<SagaTypes['event']>(seededLuck(1));
    let s: Saga = {
      config: { ally: 'the giant' },
      stack: [{ type: 'deeds', rest: 2 }],
      bold: [
        { deeds: 1, ally: null },
        { deeds: 2, ally: null },
      ],
    };
    expect(saga.refuse(s, 0, { type: 'bid', coins: 1 })).toEqual({ code: 'noDeed', rule: 'S-1' });
    for (let deed = 0; deed < 2; deed++) s = saga.play(s, 0, { type: 'deed' }, table);
    expect(saga.decisions(s)).toEqual([{ seat: 0, kind: 'bid', rule: 'B-1', lot: 'the giant', most: 3 }]);
    expect(saga.refuse(s, 0, { type: 'deed' })).toEqual({ code: 'noBid', rule: 'B-1' });
    s = saga.play(s, 0, { type: 'bid', coins: 3 }, table);
    s = saga.play(s, 1, { type: 'bid', coins: 2 }, table);
    expect(s).toMatchObject({
      stack: [],
      bold: [
        { deeds: 0, ally: 'the giant' },
        { deeds: 2, ally: null },
      ],
    });
  });
});
