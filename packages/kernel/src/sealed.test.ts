/** Answers in secret are given again, never taken back, and nothing that is offered tells how often others have answered. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Command, Decision, Game, GameEvent, Outcome, Refusal, Seat } from './game.ts';
import { known } from './game.ts';
import { type Match, startMatch } from './match.ts';
import { byType, fields, integer, malformed, parse, plainObject } from './parse.ts';
import { isUndo } from './record.ts';
import { replay, resume } from './replay.ts';

/** Seat 0 steps, then both bid in secret, as often as they like until the last bid is in; then all bids are shown. */
interface Bids {
  readonly config: object;
  readonly round: number;
  readonly isOpen: boolean;
  readonly bids: readonly (number | null)[];
  readonly given: readonly boolean[];
  readonly outcome: Outcome | null;
}
type Bid = Command & ({ readonly type: 'step' } | { readonly type: 'bid'; readonly amount: number });
interface BidTypes {
  readonly state: Bids;
  readonly command: Bid;
  readonly config: object;
  readonly event: GameEvent;
  readonly refusal: Refusal;
  readonly decision: Decision;
  readonly roll: never;
}

const NONE = { bids: [null, null], given: [false, false] } as const;

const readCommand = byType<Bid>({ step: fields({}), bid: fields({ amount: integer(0, 9) }) });

const bids: Game<BidTypes> = {
  id: 'bids',
  version: '1',
  readers: { config: plainObject, command: readCommand },
  seats: () => 2,
  isPrivate: () => false,
  sealed: (s) => (s.isOpen ? `bids ${s.round}` : undefined),
  parseConfig: () => ({ ok: true, value: {} }),
  parseCommand: (x) => parse(readCommand, x, 'command'),
  parseState: () => ({ ok: false, refusal: malformed('state', 'is not read here') }),
  setup: (config) => ({ config, round: 1, isOpen: false, ...NONE, outcome: null }),
  decisions: (s) =>
    s.isOpen
      ? s.given.flatMap((given, seat) => (given ? [] : [{ seat, kind: 'bid', rule: 'B-1' }]))
      : [{ seat: 0, kind: 'step', rule: 'B-1' }],
  refuse: (s, seat, c) =>
    (c.type === 'bid') === s.isOpen && (s.isOpen || seat === 0) ? undefined : { code: 'notNow', rule: 'B-1' },
  play: (s, seat, c, table) => {
    if (c.type === 'step') {
      table.tell?.({ type: 'stepped', rule: 'B-1' });
      return { ...s, isOpen: true };
    }
    if (!s.given[seat]) table.tell?.({ type: 'bid', rule: 'B-1' });
    const next = { ...s, bids: s.bids.with(seat, c.amount), given: s.given.with(seat, true) };
    if (next.given.includes(false)) return next;
    table.final();
    table.tell?.({ type: `shown ${next.bids.map(known).join()}`, rule: 'B-1' });
    return { ...next, round: s.round + 1, isOpen: false, ...NONE };
  },
  candidates: () => [],
  view: (s, viewer) => ({ ...s, bids: s.bids.map((amount, seat) => (seat === viewer ? amount : null)) }),
  imagine: (s) => s,
  outcome: () => undefined,
  explain: (r) => r.code,
  narrate: (e) => e.type,
};

const STEP: Bid = { type: 'step' };
const bid = (amount: number): Bid => ({ type: 'bid', amount });
type Act = readonly [Seat, Bid];

const after = (...acts: readonly Act[]): Match<BidTypes> => {
  const luck = { roll: () => [], order: () => [] };
  const match = startMatch(bids, {}, { luck, fairness: { kind: 'unproven' } });
  for (const [seat, command] of acts) expect(match.play(seat, command).ok).toBe(true);
  return match;
};

const AGAIN = { ok: false, refusal: { code: 'answerAgain', rule: null } };
const SECRET = (of: Seat) => ({ code: 'needsConsent', rule: null, why: 'secret', of: [of] });

describe('while a secret decision is open', () => {
  test.each<[string, readonly Act[], Seat]>([
    ['one’s own answer', [[0, bid(1)]], 0],
    ['another’s', [[1, bid(1)]], 0],
    [
      'one’s own, given again',
      [
        [0, bid(1)],
        [0, bid(2)],
      ],
      0,
    ],
  ])('%s is not taken back, whoever agrees', (_, acts, by) => {
    const match = after([0, STEP], ...acts);
    expect(match.undo(by, [0, 1])).toEqual(AGAIN);
    expect(match.takeBack(0, [1])).toEqual(acts.some(([seat]) => seat === 0) ? AGAIN : { ok: true });
  });

  test('who has answered is offered nothing, who has not the way back before it, with consent', () => {
    const match = after([0, STEP], [1, bid(1)]);
    expect(match.undoOffer(1)).toBeUndefined();
    expect(match.undoOffer(0)).toEqual({ count: 2, by: 0, consent: [1] });
    expect(match.refuseUndo(0, 2)).toEqual(SECRET(1));
    expect(match.takeBack(0, [])).toEqual({ ok: false, refusal: SECRET(1) });
    expect(match.takeBack(0, [1])).toEqual({ ok: true });
    expect(match.state()).toMatchObject({ isOpen: false, round: 1, bids: [null, null] });
  });

  test('the way back before it asks for consent also when nobody has answered yet: nobody learns who has', () => {
    const match = after([0, STEP]);
    expect(match.undoOffer(0)).toEqual({ count: 1, by: 0, consent: [1] });
    expect(match.refuseUndo(0)).toEqual(SECRET(1));
  });

  test('what was answered in secret is not played again with what came before it', () => {
    const match = after([0, STEP], [1, bid(1)], [1, bid(2)]);
    match.takeBack(0, [1]);
    expect(match.redoOffer(0)).toEqual({ count: 1, by: 0, consent: [] });
    expect(match.redo(0, []).ok).toBe(true);
    expect(match.state()).toMatchObject({ isOpen: true, bids: [null, null] });
    expect(match.redoOffer(0)).toBeUndefined();
  });
});

test('a refusal counts what was noticed: nobody learns from it how often another has answered', () => {
  const refusals = (...answers: readonly (readonly [Seat, Bid])[]) => {
    const match = after([0, STEP], [1, bid(1)], ...answers);
    return [1, 2, 3, 4].map((count) => match.refuseUndo(0, count));
  };
  const nothing = { code: 'nothingToUndo', rule: null };
  expect(refusals()).toEqual([AGAIN.refusal, SECRET(1), nothing, nothing]);
  expect(refusals([1, bid(2)], [1, bid(3)])).toEqual(refusals());
});

test('what led out of a secret decision is not played again while it is open: nobody learns who has answered since', () => {
  const match = after([0, STEP], [1, bid(2)], [0, bid(3)]);
  expect(match.takeBack(0, [1])).toEqual({ ok: true });
  expect(match.redoOffer(0)).toBeUndefined();
  expect(match.redo(0, [1])).toEqual({ ok: false, refusal: { code: 'nothingToRedo', rule: null } });
});

test('a decision that is closed is taken back with consent', () => {
  const match = after([0, STEP], [1, bid(2)], [1, bid(5)], [0, bid(3)]);
  expect(match.undoOffer(0)).toEqual({ count: 1, by: 0, consent: [1] });
  expect(match.undoOffer(1)).toEqual({ count: 2, by: 1, consent: [0] });
  expect(match.takeBack(1, [0])).toEqual({ ok: true });
  expect(match.state()).toMatchObject({ isOpen: true, bids: [null, 2] });
});

test('one secret decision right after another is another one', () => {
  const following: Game<BidTypes> = {
    ...bids,
    play: (s, seat, c, table) => ({ ...bids.play(s, seat, c, table), isOpen: true }),
  };
  const luck = { roll: () => [], order: () => [] };
  const match = startMatch(following, {}, { luck, fairness: { kind: 'unproven' } });
  for (const [seat, c] of [
    [0, STEP],
    [0, bid(1)],
    [1, bid(2)],
  ] as const)
    match.play(seat, c);
  expect(match.state()).toMatchObject({ isOpen: true, round: 2 });
  expect(match.undoOffer(1)).toEqual({ count: 1, by: 1, consent: [0] });
});

describe('a log', () => {
  const taken = after([0, STEP], [1, bid(1)]);
  taken.takeBack(0, [1]);
  taken.play(0, STEP);

  test('with a take-back past secret answers replays', () => {
    const again = replay(bids, taken.record());
    expect(again.ok && again.match.record()).toEqual(taken.record());
  });

  test.each<[string, readonly Act[], Seat, readonly Seat[]]>([
    ['one’s own, without consent', [[0, bid(1)]], 0, []],
    ['another’s, with consent', [[1, bid(1)]], 0, [1]],
    ['one’s own and what came before, without consent', [], 0, []],
  ])('of an earlier version, in which secret answers were taken back, is read as it was: %s', (_, acts, by, agreed) => {
    const open = { ...bids, sealed: () => undefined };
    const luck = { roll: () => [], order: () => [] };
    for (const [format, ok] of [['muster/2', true] as const, ['muster/3', false] as const]) {
      const recorded = { format, version: bids.version, config: {} };
      const match = startMatch(open, {}, { luck, fairness: { kind: 'unproven' }, recorded });
      for (const [seat, c] of [[0, STEP] as Act, ...acts]) match.play(seat, c);
      expect(match.undo(by, agreed).ok).toBe(true);
      expect(resume(bids, match.record()).ok).toBe(ok);
      expect(match.entries().filter(isUndo)).toHaveLength(1);
    }
  });
});

/** All that a seat is offered and has noticed. */
const shownTo = (match: Match<BidTypes>, seat: Seat) => ({
  undo: match.undoOffer(seat),
  redo: match.redoOffer(seat),
  noticed: match.noticedBy(seat),
  view: match.view(seat),
});

test('how often another has answered, and what, shows nowhere', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 4 });
  const rounds = fc.array(fc.record({ mine: fc.integer({ min: 0, max: 9 }), last: fc.boolean() }), { maxLength: 3 });
  fc.assert(
    fc.property(
      rounds,
      fc.array(amounts, { minLength: 4, maxLength: 4 }),
      fc.boolean(),
      (played, theirs, takesBack) => {
        const acts = (answers: (n: number) => readonly number[]): readonly Act[] => [
          ...played.flatMap(({ mine, last }, n): readonly Act[] => {
            const others = answers(n).map((amount): Act => [1, bid(amount)]);
            return [
              [0, STEP],
              ...(last ? [...others, [0, bid(mine)] as Act] : [[0, bid(mine)] as Act, others.at(-1)!]),
            ];
          }),
          [0, STEP],
          ...answers(3).map((amount): Act => [1, bid(amount)]),
        ];
        const [often, once] = [acts((n) => theirs[n]!), acts((n) => theirs[n]!.slice(-1))].map((all) =>
          after(...all),
        ) as [Match<BidTypes>, Match<BidTypes>];
        if (takesBack) for (const match of [often, once]) match.takeBack(0, [1]);
        expect(shownTo(often, 0)).toEqual(shownTo(once, 0));
      },
    ),
  );
});
