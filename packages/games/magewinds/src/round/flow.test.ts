// The flow of a battle: every step of a round, what is told of it, who is asked by which rule, and what may be answered.
import { describe, expect, test } from 'vitest';
import type { Card } from '../content/cards.ts';
import { magewinds } from '../game.ts';
import type { Battle, RoundFrame, WindowFrame } from '../state/battle.ts';
import type { MagewindsCommand } from '../state/command.ts';
import {
  act,
  activate,
  asked,
  battle,
  cast,
  changed,
  decline,
  eventsOf,
  type Lineup,
  type Placed,
  playAll,
  seededTable,
  tableWith,
  why,
  withEffects,
} from '../testing/battles.ts';
import { beginRound } from './round.ts';

const at = (b: Battle, step: RoundFrame['step'], more: Partial<Battle> = {}): Battle => ({
  ...b,
  stack: [{ type: 'round', step }],
  ...more,
});
const choices = (b: Battle) => magewinds.candidates(b, magewinds.decisions(b)[0]!.seat);
const pass: MagewindsCommand = { type: 'pass' };
const hold: MagewindsCommand = { type: 'hold' };
const wait = (id: number) => [activate(id), act('wait')];

/** Three warbands far apart; each of the fighters may have acted. */
const three = (actions: readonly number[] = [0, 0, 0], more: Partial<Lineup> = {}) =>
  battle({
    players: 3,
    scenario: 'treasure-clash',
    fighters: [
      { profile: 'warrior', seat: 0, at: [2, 2], actions: actions[0]! },
      { profile: 'warrior', seat: 1, at: [12, 2], actions: actions[1]! },
      { profile: 'warrior', seat: 2, at: [22, 14], actions: actions[2]! },
    ],
    ...more,
  });

describe('[MW 12.0] the Channelling Phase', () => {
  const b = at(three([0, 0, 0], { turn: 1 }), 'channelling', { phase: 'channelling', order: [1, 2, 0] });

  test('who is asked, by which rule', () => {
    expect(magewinds.decisions(b)).toEqual([{ seat: 1, kind: 'channel', rule: 'MW 12.0', fighter: null }]);
  });

  test('a draw ends the turn; the next in order follows, and after the last the first', () => {
    const row = b.row;
    const one = playAll(b, [{ type: 'draw', card: row[0]! }]).battle;
    expect(asked(one)).toBe('2 channel');
    const two = playAll(one, [{ type: 'draw', card: row[1]! }]).battle;
    expect(asked(two)).toBe('0 channel');
    expect(asked(playAll(two, [{ type: 'draw', card: row[2]! }]).battle)).toBe('1 channel');
  });

  test('who has passed is left out', () => {
    const { battle: one, events } = playAll(b, [pass]);
    expect(events).toEqual([{ type: 'passed', rule: 'MW 12.0', seat: 1, forced: false }]);
    expect(one).toMatchObject({ passed: [1], turn: 2 });
    const row = b.row;
    const on = playAll(one, [
      { type: 'draw', card: row[0]! },
      { type: 'draw', card: row[1]! },
    ]).battle;
    expect(asked(on)).toBe('2 channel');
  });

  test('nothing else may be answered', () => {
    expect(why(b, activate(1))).toEqual({ code: 'notNow', rule: null, facts: { command: 'activate' } });
    expect(why(b, hold)).toEqual({ code: 'notNow', rule: null, facts: { command: 'hold' } });
    expect(why(b, pass)).toBeUndefined();
    expect(magewinds.refuse(b, 2, pass)?.code).toBe('notYourTurn');
  });

  test('the choices are the deck, the row, and to pass', () => {
    const kinds = choices(b).map((c) => c.type);
    expect(kinds[0]).toBe('draw');
    expect(kinds.at(-1)).toBe('pass');
  });

  test('[MW 13.0] [MW-R29] when all have passed the Action Phase begins in that order', () => {
    const { battle: begun, events } = playAll(b, [pass, pass, pass]);
    expect(begun).toMatchObject({ phase: 'action', order: [1, 2, 0], passed: [], turn: 1, held: 0 });
    expect(events).toEqual([
      { type: 'passed', rule: 'MW 12.0', seat: 1, forced: false },
      { type: 'passed', rule: 'MW 12.0', seat: 2, forced: false },
      { type: 'passed', rule: 'MW 12.0', seat: 0, forced: false },
      { type: 'phaseBegan', rule: 'MW 13.0', phase: 'action', order: [1, 2, 0] },
    ]);
  });

  test('[MW-R30] [MW-H11] who has nobody left, gave up or has a full hand passes without being asked', () => {
    const gone = (id: number): Battle => ({
      ...b,
      fighters: b.fighters.map((f) => (f.id === id ? { ...f, where: 'down' } : f)),
    });
    expect(eventsOf(playAll(gone(2), [pass]).events, 'passed')).toEqual([
      { type: 'passed', rule: 'MW 12.0', seat: 1, forced: false },
      { type: 'passed', rule: 'MW 12.0', seat: 2, forced: true },
    ]);
    const given = { ...b, seats: b.seats.map((s, i) => (i === 2 ? { ...s, conceded: true } : s)) };
    expect(asked(playAll(given, [pass]).battle)).toBe('0 channel');
    const full: readonly Card[] = ['AH', '2H', '3H', '4H', '5H'];
    const held = {
      ...b,
      seats: b.seats.map((s, i) => (i === 2 ? { ...s, hand: { size: 5, cards: full, seen: [] } } : s)),
    };
    expect(asked(playAll(held, [pass]).battle)).toBe('0 channel');
  });

  test('[TC seer.insight] the choice of two cards is asked by its rule, and ends the turn', () => {
    const seer = changed(b, 1, { profile: 'seer' });
    const looking = playAll(seer, [{ type: 'draw', card: 'deck' }]).battle;
    expect(magewinds.decisions(looking)).toEqual([
      { seat: 1, kind: 'insight', rule: 'TC seer.insight', fighter: null },
    ]);
    expect(looking.turn).toBe(1);
    expect(why(looking, pass)).toEqual({ code: 'notNow', rule: null, facts: { command: 'pass' } });
    expect(why(looking, { type: 'draw', card: 'deck' })?.code).toBe('notNow');
    const cards = b.deck.cards!.slice(-2);
    expect(choices(looking)).toEqual([{ type: 'keepOne', card: cards[1] }]); // two faces of one suit: either does the same
    expect(asked(playAll(looking, [{ type: 'keepOne', card: cards[0]! }]).battle)).toBe('2 channel');
  });
});

describe('[MW 13.0] turns of the Action Phase', () => {
  test('who is asked, for what, by which rule', () => {
    expect(magewinds.decisions(three())).toEqual([{ seat: 0, kind: 'activate', rule: 'MW 13.0', fighter: null }]);
    const tired = three([2, 0, 0], { hands: [['2H'], [], []] });
    expect(magewinds.decisions(tired)).toEqual([{ seat: 0, kind: 'passOrHold', rule: 'MW-R28', fighter: null }]);
  });

  test('what may be answered', () => {
    const b = battle({
      fighters: [
        { profile: 'warrior', seat: 0, at: [2, 2] },
        { profile: 'cleric', seat: 0, at: [5, 2], actions: 2 },
        { profile: 'seer', seat: 0, at: [8, 2], where: 'down' },
        { profile: 'witch', seat: 0, at: [2, 5], actions: 1 },
        { profile: 'druid', seat: 1, at: [8, 12] },
      ],
    });
    expect(choices(b)).toEqual([activate(0), activate(3)]);
    const must = { code: 'mustActivate', rule: 'MW-R27', facts: {} };
    expect([why(b, pass), why(b, hold)]).toEqual([must, must]);
    expect(why(b, { type: 'draw', card: 'deck' })).toEqual({ code: 'notNow', rule: null, facts: { command: 'draw' } });
    expect(why(b, activate(1))?.code).toBe('noActionsLeft');
    const tired = three([2, 0, 0], { hands: [['2H'], [], []] });
    expect(choices(tired)).toEqual([pass, hold]);
    expect([why(tired, pass), why(tired, hold)]).toEqual([undefined, undefined]);
  });

  test('a pass is told with its rule', () => {
    const tired = three([2, 0, 0], { hands: [['2H'], [], []] });
    const { battle: b, events } = playAll(tired, [pass]);
    expect(events).toEqual([{ type: 'passed', rule: 'MW 13.0', seat: 0, forced: false }]);
    expect(b).toMatchObject({ passed: [0], turn: 1 });
  });

  test('turns go round, past who has passed, until all have', () => {
    const b = three([2, 0, 1]);
    // seat 0 has no cards: it passes by itself as soon as its turn comes
    const { battle: end, events } = playAll({ ...b, turn: 1 }, [...wait(1), ...wait(2), ...wait(1)]);
    expect(eventsOf(events, 'passed')).toEqual([
      { type: 'passed', rule: 'MW 13.0', seat: 0, forced: true },
      { type: 'passed', rule: 'MW 13.0', seat: 2, forced: true },
      { type: 'passed', rule: 'MW 13.0', seat: 1, forced: true },
    ]);
    expect(end).toMatchObject({ round: 2, order: [0, 2, 1] });
  });
});

describe('[MW-R28] holding', () => {
  const hands = [
    ['2H', '2C'],
    ['3H', '3C'],
    ['4H', '4C'],
  ] as const;

  test('is told, and the turn ends with its window', () => {
    const { battle: b, events } = playAll(three([2, 2, 2], { hands }), [hold]);
    expect(events).toEqual([{ type: 'held', rule: 'MW-R28', seat: 0 }]);
    expect(b).toMatchObject({ held: 1, passed: [], turn: 0 });
    expect(b.stack).toEqual([
      { type: 'round', step: 'turnOver' },
      { type: 'window', timing: 'turnEnds', about: null, asking: 0, asked: [], cast: [] },
    ]);
    expect(playAll(b, [decline]).battle).toMatchObject({ held: 1, passed: [], turn: 1 });
  });

  test('all three in a row: all pass in turn order, by force', () => {
    const all = [hold, decline, hold, decline, hold, decline];
    const { battle: b, events } = playAll({ ...three([2, 2, 2], { hands }), turn: 1 }, all);
    expect(eventsOf(events, 'passed')).toEqual(
      [1, 2, 0].map((seat) => ({ type: 'passed', rule: 'MW 13.0', seat, forced: true })),
    );
    expect(b.phase).toBe('end');
  });

  test('two of three are not all; those who have passed are not counted', () => {
    const b = three([2, 2, 2], { hands });
    expect(playAll(b, [hold, decline, hold, decline]).battle).toMatchObject({ passed: [], turn: 2, held: 2 });
    const one = playAll(b, [pass, hold, decline]).battle;
    expect(one).toMatchObject({ passed: [0], turn: 2, held: 1 });
    expect(playAll(one, [hold, decline]).battle.phase).toBe('end');
  });

  test('not while one of them can act again', () => {
    const b = three([2, 2, 2], { hands: [['2H', '2D'], hands[1], hands[2]] });
    const cured = playAll(b, [hold, cast('energize', 0, ['2H', '2D'], { target: 0 })]).battle;
    const round = playAll(cured, [hold, decline, hold, decline]).battle;
    expect(round).toMatchObject({ passed: [], held: 3 });
    expect(asked(round)).toBe('0 activate');
    // who has passed does not act again, whatever its counters are
    const out = { ...three([2, 2, 0], { hands }), passed: [2] };
    expect(playAll(out, [hold, decline, hold, decline]).battle.phase).toBe('end');
  });

  test('[MW-H22] in the first edition the turn is over at once, and all pass with the last', () => {
    const b = three([2, 2, 2], { hands, config: { edition: 1 } });
    const one = playAll(b, [hold]).battle;
    expect(one).toMatchObject({ held: 1, turn: 1 });
    const { battle: end, events } = playAll(one, [hold, hold]);
    expect(eventsOf(events, 'passed').map((e) => [e.seat, e.forced])).toEqual([
      [0, true],
      [1, true],
      [2, true],
    ]);
    expect(end.phase).toBe('end');
  });

  test('with an own Prediction one is asked though the hand is empty; another’s does not help', () => {
    const b = withEffects(three([2, 1, 2]), { type: 'prediction', by: 0, fighter: 1, action: 'move' });
    expect(asked(playAll({ ...b, turn: 1 }, wait(1)).battle)).toBe('0 passOrHold');
    const theirs = withEffects(three([2, 1, 2], { hands: [[], ['2H', '2C'], []] }), {
      type: 'prediction',
      by: 1,
      fighter: 0,
      action: 'move',
    });
    const { battle: after, events } = playAll({ ...theirs, turn: 1 }, [...wait(1), decline]);
    expect(eventsOf(events, 'passed').map((e) => e.seat)).toEqual([2, 0]);
    expect(asked(after)).toBe('1 passOrHold');
    const other = withEffects(three([2, 1, 2]), { type: 'whiteHot', by: 0 }, { type: 'hex', fighter: 0 });
    expect(eventsOf(playAll({ ...other, turn: 1 }, wait(1)).events, 'passed').map((e) => e.seat)).toEqual([2, 0, 1]);
  });
});

describe('[MW 14.0] the end of a round', () => {
  const last = (more: Partial<Lineup> = {}, own: Partial<Placed> = {}) =>
    battle({
      fighters: [
        { profile: 'warrior', seat: 0, at: [2, 2], actions: 1, ...own },
        { profile: 'cleric', seat: 1, at: [9, 12], actions: 2, guard: true },
      ],
      ...more,
    });

  test('is told step by step', () => {
    const { battle: b, events } = playAll(last(), wait(0));
    expect(events.slice(events.findIndex((e) => e.type === 'passed'))).toEqual([
      { type: 'passed', rule: 'MW 13.0', seat: 1, forced: true },
      { type: 'passed', rule: 'MW 13.0', seat: 0, forced: true },
      { type: 'phaseBegan', rule: 'MW 14.0', phase: 'end', order: [1, 0] },
      { type: 'roundBegan', rule: 'MW 11.0', round: 2, order: [1, 0] },
    ]);
    expect(b).toMatchObject({
      round: 2,
      phase: 'channelling',
      order: [1, 0],
      passed: [],
      turn: 1,
      held: 0,
      finished: [1, 0],
      stack: [{ type: 'round', step: 'channelling' }],
    });
    expect(b.fighters.map((f) => [f.actions, f.guard])).toEqual([
      [0, false],
      [0, false],
    ]);
  });

  test('[TC universal.energize] Energize may be cast again', () => {
    const b = last();
    const used = { ...b, seats: b.seats.map((s) => ({ ...s, energized: true })) };
    expect(playAll(used, wait(0)).battle.seats.map((s) => s.energized)).toEqual([false, false]);
  });

  test('[ItT battle-royale.special] kills of this round become those of the round before', () => {
    const b = last();
    const killed = { ...b, seats: b.seats.map((s, i) => ({ ...s, kills: 2 - i, killsBefore: 5 })) };
    expect(playAll(killed, wait(0)).battle.seats.map((s) => [s.kills, s.killsBefore])).toEqual([
      [0, 2],
      [0, 1],
    ]);
  });

  test('[MW-R87] poison hurts all who are poisoned and on the field, at once', () => {
    const b = battle({
      fighters: [
        { profile: 'warrior', seat: 0, at: [2, 2], actions: 2, poison: 1 },
        { profile: 'cleric', seat: 1, at: [9, 12], actions: 2 },
        { profile: 'seer', seat: 1, at: [6, 12], actions: 2, poison: 0 },
        { profile: 'witch', seat: 1, at: [3, 12], where: 'down', poison: 0 },
      ],
      hands: [['2H'], []],
    });
    const open = playAll(b, [pass]).battle;
    expect(open.stack[0]).toEqual({ type: 'round', step: 'storm' });
    expect(open.stack[1]).toMatchObject({
      type: 'damage',
      harms: [
        { fighter: 0, amount: 1, credit: 1 },
        { fighter: 2, amount: 1, credit: 0 },
      ],
      rule: 'TC witch.poison-tip',
    });
  });

  test('[MW 14.1] Windburn in the order of passing; who has no cards is left out, and nothing is told of it', () => {
    const b = three([2, 2, 2], { hands: [['2H'], [], ['3H']] });
    const { battle: first, events } = playAll({ ...b, passed: [], turn: 2 }, [pass, pass]);
    // seat 2 passes, seat 0 passes, seat 1 has no cards and passes by itself
    expect(eventsOf(events, 'passed').map((e) => e.seat)).toEqual([2, 0, 1]);
    expect(magewinds.decisions(first)).toEqual([{ seat: 2, kind: 'windburn', rule: 'MW 14.1', fighter: null }]);
    expect(first).toMatchObject({ phase: 'end', order: [2, 0, 1], passed: [2], turn: null });
    expect(why(first, pass)).toEqual({ code: 'notNow', rule: 'MW 14.1', facts: { command: 'pass' } });
    const second = playAll(first, [{ type: 'discardRest' }]);
    expect(asked(second.battle)).toBe('0 windburn');
    const next = playAll(second.battle, [{ type: 'discardRest' }]);
    expect(eventsOf([...second.events, ...next.events], 'windburn').map((e) => e.seat)).toEqual([2, 0]);
    expect(asked(next.battle)).toBe('2 channel');
    expect(next.battle).toMatchObject({ round: 2, order: [2, 0, 1], passed: [] });
  });

  test('[MW-R62] all kept: the turn of Windburn ends by itself', () => {
    const b = three([2, 2, 2], { hands: [['2H'], [], []] });
    const burning = playAll(b, [pass]).battle;
    const { battle: next, events } = playAll(burning, [{ type: 'keepCard', card: '2H', fighters: [0] }]);
    expect(next.round).toBe(2);
    expect(eventsOf(events, 'windburn')).toEqual([
      { type: 'windburn', seat: 0, kept: 1, discarded: [], rule: 'MW 14.1' },
    ]);
    expect(next.seats[0]!.hand.cards).toEqual(['2H']);
  });
});

describe('[ItT fragment-frenzy.special] fragments come before the cards', () => {
  test('each round begins with placing them, and only that may be answered; then the first in order draws', () => {
    const warbands = [
      ['warrior', 'wizard'],
      ['deadeye', 'mesmer', 'cleric'],
    ];
    const config = { scenario: 'fragment-frenzy', warbands, terrain: { features: [] }, deployment: 'auto' };
    const parsed = magewinds.parseConfig(config, magewinds.version);
    if (!parsed.ok) throw new Error('a good configuration');
    const start = magewinds.setup(parsed.value, seededTable(3));
    const { table, events } = tableWith([]);
    let b = beginRound(
      { ...start, fighters: start.fighters.map((f) => ({ ...f, y: f.seat === 0 ? 2600 : 38000 })) },
      4,
      [1, 0],
      table,
    );
    expect(events).toEqual([{ type: 'roundBegan', rule: 'MW 11.0', round: 4, order: [1, 0] }]);
    expect(b.stack).toEqual([{ type: 'round', step: 'fragments' }]);
    expect(why(b, pass)).toEqual({ code: 'notNow', rule: null, facts: { command: 'pass' } });
    for (let n = 0; n < 5; n++) {
      expect(asked(b)).toBe(`${(n + 1) % 2} fragment`);
      const c = choices(b)[0]!;
      expect(c.type).toBe('placeObject');
      b = playAll(b, [c]).battle;
    }
    expect(b.stack).toEqual([{ type: 'round', step: 'channelling' }]);
    expect(asked(b)).toBe('1 channel');
  });
});

describe('windows', () => {
  const scene = (hands: Lineup['hands']) =>
    battle({
      players: 3,
      scenario: 'battle-royale',
      fighters: [
        { profile: 'seer', seat: 0, at: [8, 8] },
        { profile: 'seer', seat: 1, at: [12, 8], actions: 2 },
        { profile: 'seer', seat: 2, at: [16, 8], actions: 2 },
        { profile: 'warrior', seat: 0, at: [8, 11] },
      ],
      hands: hands!,
    });
  const orders = (b: Battle, ask: 'always' | 'mine' | 'never'): Battle => ({
    ...b,
    seats: b.seats.map((s) => ({ ...s, orders: { ...s.orders!, 'third-eye': ask, energize: ask, wildform: ask } })),
  });
  const top = (b: Battle) => b.stack.at(-1) as WindowFrame;

  test('[MW-R61] who is asked, by which rule, about whom', () => {
    const open = playAll(orders(scene([[], ['2H'], ['3H']]), 'always'), [activate(3)]).battle;
    expect(magewinds.decisions(open)).toEqual([{ seat: 1, kind: 'window', rule: 'MW-R61', fighter: 3 }]);
    expect(why(open, activate(0))).toEqual({ code: 'notNow', rule: 'MW-R61', facts: { command: 'activate' } });
    expect(why(open, decline)).toBeUndefined();
    expect(choices(open)).toEqual([decline]);
  });

  test('[MW-R61] one after the other, with what was cast', () => {
    const open = playAll(orders(scene([[], ['2D', '2H', 'KD'], ['3H']]), 'always'), [activate(3)]).battle;
    expect(top(open)).toEqual({ type: 'window', timing: 'activationBegins', about: 3, asking: 1, asked: [], cast: [] });
    const second = playAll(open, [decline]).battle;
    expect(top(second)).toEqual({ ...top(open), asking: 2, asked: [1] });
    expect(asked(playAll(second, [decline]).battle)).toBe('0 action');
    // once it is cast nobody else can
    const done = playAll(open, [cast('third-eye', 1, ['2D', '2H'])]).battle;
    expect(asked(done)).toBe('0 action');
    expect(done.effects).toEqual([{ type: 'thirdEye', fighter: 3 }]);
  });

  test('[MW-H01] one’s own activation asks no window of oneself', () => {
    const own = orders(scene([['2D', '2H'], [], []]), 'always');
    expect(asked(playAll(own, [activate(3)]).battle)).toBe('0 action');
  });

  test('[MW-H02] “mine”: fighters of one’s own, and what is about nobody', () => {
    const b = orders(scene([['2H', '2D'], ['3H'], ['4H']]), 'mine');
    const quiet = playAll(b, [activate(3)]).battle;
    expect(asked(quiet)).toBe('0 action');
    expect(asked(playAll(quiet, [act('wait')]).battle)).toBe('0 window'); // Energize
    const never = orders(scene([['2H', '2D'], ['3H'], ['4H']]), 'never');
    expect(asked(playAll(never, [activate(3), act('wait')]).battle)).toBe('1 passOrHold');
  });

  test('[MW-R81] a charmed fighter is asked about by its owner, and its charmer decides', () => {
    const b = withEffects(orders(scene([['2D', '2H'], ['KD'], []]), 'always'), {
      type: 'charm',
      by: 1,
      seat: 1,
      target: 3,
      among: [3],
    });
    const open = playAll(b, [activate(3)]).battle;
    expect(asked(open)).toBe('0 window');
    expect(asked(playAll(open, [decline]).battle)).toBe('1 action');
  });
});
