// Every decision of the game: who is asked for what, what is offered, and that nothing else is taken for an answer.
import { describe, expect, test } from 'vitest';
import { cosmicCombat } from './game.ts';
import { STACK } from './procedures.ts';
import { setup } from './setup/start.ts';
import type { Battle, CosmicCommand, CosmicDecision, Frame, ShipRound } from './state/types.ts';
import {
  at,
  begun,
  cast,
  changed,
  changedTurn,
  fighting,
  fire,
  given,
  type Lineup,
  lying,
  ordered,
  PASS,
  playing,
  pooled,
  scene,
  seven,
  shooting,
} from './testing/scenes.ts';

const SEVEN = [3, 3, 2, 5, 2, 5, 6] as const;
const sol = seven('empire-of-sol', SEVEN);
const red = seven('bloodpact', SEVEN);
const sun = seven('black-sun', SEVEN, { powers: ['root', 'blast'] });

const half = (b: Battle): Battle => begun(b, 'movement', { type: 'half', side: 0, step: 'begin' });
const straight = (distance: number): CosmicCommand => ({ type: 'straight', distance, ram: null });
/** A ship above another, their long sides 500 apart: near. */
const above = (x: number, y: number, by = 1) => ({ ...at(x, y), y: y * 2540 + by * 3500 });

/** Stands still at the first question. */
const asked = (b: Battle, ...dice: readonly number[]): Battle => playing(b, ...dice).now();
const after = (b: Battle, c: CosmicCommand, ...dice: readonly number[]): Battle => {
  const p = playing(b);
  p.play(c, ...dice);
  return p.now();
};

const duel = (more: Partial<Lineup> = {}): Battle =>
  given(lying(scene({ south: [sol], north: [sun], ...more }), { A1: at(6, 18), B1: at(14, 18) }), {
    A1: ['fire', 'fire'],
  });
/** Into a boarding of its two mates A2 and A3 with B1. */
const mixed = given(
  lying(scene({ south: [red, red, red], north: [sun] }), {
    A1: at(6, 18),
    B1: at(14, 18),
    A2: above(14, 18),
    A3: above(14, 18, -1),
  }),
  { A1: ['fire', 'move'] },
);
const near = lying(scene({ south: [sol, sol], north: [sun, sun] }), {
  A1: at(10, 10),
  B1: above(10, 10),
  A2: at(24, 24),
  B2: above(24, 24),
});
const leaving = (turn: Partial<ShipRound>): Battle =>
  changedTurn(
    changedTurn(
      changedTurn(
        lying(scene({ south: [sol], north: [sun, sun] }), { A1: at(10, 10), B1: at(20, 10), B2: at(10, 20) }),
        'B1',
        { moves: 1 },
      ),
      'B2',
      { moves: 1 },
    ),
    'A1',
    { lockedWith: ['B1', 'B2'], ...turn },
  );

const SETUP = { south: ['empire-of-sol.cohort'], north: ['black-sun.galleon'] } as const;
const PLACED = given(lying(scene({ south: [sol], north: [sun] }), { A1: at(6, 6, 90), B1: at(6, 30, 270) }), {});

interface Row {
  readonly b: Battle;
  readonly is: CosmicDecision;
  readonly rule: string;
  /** Some or all of what is offered. */
  readonly offers: readonly CosmicCommand[];
  readonly all?: true;
  /** What is no answer to it. */
  readonly not?: CosmicCommand;
}

const ROLE: Frame = { type: 'role', winner: 1 };
const EDGE: Frame = { type: 'edge', winner: 1 };

const ROWS: Readonly<Record<CosmicDecision['kind'], Row>> = {
  role: {
    b: { ...setup(scene({ ...SETUP, scenario: 'convoy' }).config), stack: [{ type: 'roundEnd' }, EDGE, ROLE] },
    is: { seat: 1, kind: 'role', rule: 'X-259' },
    rule: 'X-259',
    offers: [
      { type: 'role', role: 'attack' },
      { type: 'role', role: 'defend' },
    ],
    all: true,
  },
  edge: {
    b: { ...setup(scene(SETUP).config), stack: [{ type: 'roundEnd' }, EDGE] },
    is: { seat: 1, kind: 'edge', rule: 'CC-15' },
    rule: 'CC-15',
    offers: [
      { type: 'edge', edge: 'south' },
      { type: 'edge', edge: 'north' },
    ],
    all: true,
  },
  deploy: {
    b: {
      ...setup(scene({ ...SETUP, south: ['empire-of-sol.cohort', 'empire-of-sol.gladius'] }).config),
      stack: [{ type: 'roundEnd' }, { type: 'deploy', side: 0 }],
    },
    is: { seat: 0, kind: 'deploy', rule: 'CC-15', ships: ['A1', 'A2'] },
    rule: 'CC-15',
    offers: [{ type: 'deploy', ship: 'A1', place: at(3, 3, 90) }],
  },
  orders: {
    b: begun(PLACED, 'orders', { type: 'orders' }),
    is: { seat: 0, kind: 'orders', rule: 'CC-21' },
    rule: 'CC-21',
    // too far to board: pairs of Shield, Move and Fire, each once
    offers: (
      [
        ['shield', 'shield'],
        ['shield', 'move'],
        ['shield', 'fire'],
        ['move', 'move'],
        ['move', 'fire'],
        ['fire', 'fire'],
      ] as const
    ).map((tokens) => ({ type: 'order', ship: 'A1', tokens })),
    all: true,
  },
  goFirst: {
    b: begun(PLACED, 'priority', { type: 'priority', winner: 1 }),
    is: { seat: 1, kind: 'goFirst', rule: 'DW-32' },
    rule: 'DW-32',
    offers: [
      { type: 'goFirst', first: 'me' },
      { type: 'goFirst', first: 'you' },
    ],
    all: true,
  },
  shields: {
    b: begun(given(PLACED, { A1: ['shield', 'move'] }), 'priority', { type: 'shields' }),
    is: { seat: 0, kind: 'shields', rule: 'X-225' },
    rule: 'X-225',
    offers: (['front', 'left', 'back', 'right'] as const).map((side) => ({
      type: 'shield',
      ship: 'A1',
      arrows: [side],
    })),
    all: true,
  },
  activate: {
    b: half(given(PLACED, { A1: ['move', 'move'] })),
    is: { seat: 0, kind: 'activate', rule: 'X-210', ships: ['A1'] },
    rule: 'X-210',
    offers: [{ type: 'activate', ship: 'A1' }, PASS],
    all: true,
    not: straight(10),
  },
  move: {
    b: after(half(given(PLACED, { A1: ['move', 'move'] })), { type: 'activate', ship: 'A1' }),
    is: { seat: 0, kind: 'move', rule: 'X-210', ship: 'A1' },
    rule: 'X-210',
    // Move 8 by quarters; a turn by 15 degrees to either side
    offers: [
      ...[8, 6, 4, 2].map((inches) => straight(inches * 2540)),
      { type: 'turn', facing: 1050 },
      { type: 'turn', facing: 750 },
      { type: 'back', distance: 5080 },
      PASS,
    ],
    not: fire('A1', 'B1'),
  },
  seize: {
    b: begun(leaving({}), 'movement', { type: 'opportunity', queue: [], target: null, step: 'begin' }),
    is: { seat: 0, kind: 'seize', rule: 'X-224', ship: 'A1', among: ['B1', 'B2'] },
    rule: 'X-224',
    offers: [
      { type: 'seize', target: 'B1' },
      { type: 'seize', target: 'B2' },
    ],
    all: true,
  },
  fire: {
    b: shooting(duel()),
    is: { seat: 0, kind: 'fire', rule: 'CC-50', ship: null },
    rule: 'CC-50',
    offers: [fire('A1', 'B1'), PASS],
    all: true,
    not: straight(10),
  },
  redirect: {
    b: after(
      shooting(
        ordered(
          lying(duel({ north: [sun, sun] }), {
            B1: at(14, 18, 90),
            B2: { x: 14 * 2540, y: 18 * 2540 + 6500, facing: 900 },
          }),
          { redirect: 'ask' },
        ),
      ),
      fire('A1', 'B1'),
    ),
    is: { seat: 1, kind: 'redirect', rule: 'X-237', shooter: 'A1', target: 'B1' },
    rule: 'X-237',
    offers: [
      { type: 'redirect', to: null },
      { type: 'redirect', to: 'B2' },
    ],
    all: true,
  },
  friend: {
    b: after(shooting(mixed), fire('A1', 'B1'), 1),
    is: { seat: 0, kind: 'friend', rule: 'X-238', shooter: 'A1', target: 'B1' },
    rule: 'X-238',
    offers: [
      { type: 'friend', ship: 'A2' },
      { type: 'friend', ship: 'A3' },
    ],
    all: true,
  },
  selectFight: {
    b: fighting(near),
    is: { seat: 0, kind: 'selectFight', rule: 'CC-66', fights: ['A1', 'A2'] },
    rule: 'CC-66',
    offers: [
      { type: 'fight', fight: 'A1' },
      { type: 'fight', fight: 'A2' },
    ],
    all: true,
  },
  allot: {
    b: asked(
      fighting(
        lying(scene({ south: [sol], north: [sun, sun] }), { A1: at(10, 10), B1: above(10, 10), B2: above(10, 10, -1) }),
      ),
      ...[6, 1, 1, 1, 1, 1],
    ),
    is: { seat: 0, kind: 'allot', rule: 'X-240', left: 1, among: ['B1', 'B2'] } as CosmicDecision,
    rule: 'X-240',
    offers: [
      { type: 'allot', to: 'B1' },
      { type: 'allot', to: 'B2' },
    ],
    all: true,
  },
  reroll: {
    b: after(shooting(ordered(pooled(duel(), 0, { destiny: 3 }), { destiny: 'ask' })), fire('A1', 'B1'), 1),
    is: {
      seat: 0,
      kind: 'reroll',
      rule: 'DW-79',
      what: 'attack',
      purse: '0',
      faces: [1],
      needs: 3,
      failed: 1,
      most: 1,
    },
    rule: 'DW-79',
    offers: [
      { type: 'reroll', dice: 0 },
      { type: 'reroll', dice: 1 },
    ],
    all: true,
  },
  resist: {
    b: after(
      shooting(
        ordered(pooled(pooled(duel({ south: [sun], north: [sol] }), 0, { affinity: 3 }), 1, { faith: 1 }), {
          resist: 'ask',
        }),
      ),
      cast('A1', 'blast', 'B1'),
    ),
    is: { seat: 1, kind: 'resist', rule: 'DW-91' } as CosmicDecision,
    rule: 'DW-91',
    offers: [{ type: 'resist', by: null, points: 0 }],
  },
  raise: {
    b: after(
      after(
        shooting(
          ordered(pooled(pooled(duel({ south: [sun], north: [sol] }), 0, { affinity: 3 }), 1, { faith: 1 }), {
            resist: 'ask',
          }),
        ),
        cast('A1', 'blast', 'B1'),
      ),
      { type: 'resist', by: '1', points: 1 },
    ),
    is: { seat: 0, kind: 'raise' } as CosmicDecision,
    rule: 'DW-93',
    offers: [{ type: 'raise', points: 0 }],
  },
};

describe.each(Object.entries(ROWS))('%s', (kind, { b, is, rule, offers, all, not }) => {
  const now = asked(b);

  test('who is asked, and for what', () => {
    const [first] = STACK.decisions(now);
    if (kind === 'resist' || kind === 'raise') expect(first).toMatchObject({ seat: is.seat, kind });
    else expect(first).toEqual(is);
    expect(STACK.isAsked(now, is.seat)).toBe(true);
  });

  test('what is offered, all of it legal', () => {
    const offered = STACK.candidates(now, is.seat);
    if (all === true) expect(offered).toEqual(offers);
    else expect(offered).toEqual(expect.arrayContaining([...offers]));
    expect(offered.filter((c) => STACK.refuse(now, is.seat, c) !== undefined)).toEqual([]);
  });

  test('nothing else is an answer', () => {
    const wrong: CosmicCommand =
      not ?? (kind === 'role' ? { type: 'edge', edge: 'south' } : { type: 'role', role: 'attack' });
    const refusal = cosmicCombat.refuse(now, is.seat, wrong);
    if (['goFirst', 'allot', 'reroll', 'resist', 'raise'].includes(kind)) expect(refusal).toBeDefined();
    else expect(refusal).toEqual({ code: 'otherDecision', rule, asked: kind });
    expect(cosmicCombat.explain(refusal!)).not.toBe('');
  });

  test('nobody else answers', () => {
    const others = b.config.seats.map((_, seat) => seat).filter((seat) => !STACK.isAsked(now, seat));
    for (const seat of others)
      expect(cosmicCombat.refuse(now, seat, offers[0]!)).toEqual({ code: 'notAsked', rule: null });
    expect(cosmicCombat.refuse(now, 7, offers[0]!)).toEqual({ code: 'notAsked', rule: null });
  });

  test('giving up and standing orders are always possible, while it lasts', () => {
    for (const seat of b.config.seats.keys()) {
      expect(cosmicCombat.refuse(now, seat, { type: 'concede' })).toBeUndefined();
      expect(cosmicCombat.refuse(now, seat, { type: 'standing', orders: now.standing[seat]! })).toBeUndefined();
      expect(cosmicCombat.refuse({ ...now, conceded: [seat] }, seat, offers[0]!)).toEqual({
        code: 'notAsked',
        rule: null,
      });
    }
    const over: Battle = { ...now, outcome: { places: [[0], [1]], reason: 'conceded', rule: 'X-261' } };
    expect(cosmicCombat.refuse(over, is.seat, { type: 'concede' })).toEqual({ code: 'over', rule: 'CC-11' });
  });
});

test('[X-242] standing orders are changed for who gives them alone, and nothing else is', () => {
  const { b } = ROWS.fire;
  const orders = { destiny: 'auto', resist: 3, shields: 'auto', redirect: 'ask', goFirst: 'me' } as const;
  const now = cosmicCombat.play(
    b,
    1,
    { type: 'standing', orders },
    { roll: () => [], shuffle: (items) => items, final: () => {} },
  );
  expect(now).toEqual({ ...b, standing: [b.standing[0], orders] });
});

describe('answers that name somebody', () => {
  /** What is named, and why it cannot be. */
  test.each<readonly [CosmicDecision['kind'], CosmicCommand, object]>([
    ['deploy', { type: 'deploy', ship: 'B1', place: at(3, 3) }, { code: 'noSuchShip', rule: 'CC-15', ship: 'B1' }],
    [
      'orders',
      { type: 'order', ship: 'B1', tokens: ['move', 'move'] },
      { code: 'noSuchShip', rule: 'CC-21', ship: 'B1' },
    ],
    [
      'orders',
      { type: 'order', ship: 'A1', tokens: ['move'] },
      { code: 'wrongTokens', rule: 'CC-21', ship: 'A1', count: 2 },
    ],
    ['orders', { type: 'confirm' }, { code: 'notAllReady', rule: 'CC-21', ships: ['A1'] }],
    ['orders', { type: 'reopen' }, { code: 'notAsked', rule: 'X-242' }],
    ['shields', { type: 'shield', ship: 'B1', arrows: ['front'] }, { code: 'noSuchShip', rule: 'X-225', ship: 'B1' }],
    [
      'shields',
      { type: 'shield', ship: 'A1', arrows: [] },
      { code: 'wrongArrows', rule: 'X-225', ship: 'A1', count: 1 },
    ],
    ['shields', { type: 'confirm' }, { code: 'notAllReady', rule: 'X-225', ships: ['A1'] }],
    ['activate', { type: 'activate', ship: 'C1' }, { code: 'noSuchShip', rule: 'X-210', ship: 'C1' }],
    ['activate', { type: 'activate', ship: 'B1' }, { code: 'cannotActivate', rule: 'X-210', ship: 'B1' }],
    ['activate', cast('A1', 'root', 'B1'), { code: 'cannotCast', rule: 'DW-84', power: 'root', why: 'unknown' }],
    ['seize', { type: 'seize', target: 'A1' }, { code: 'notALeaver', rule: 'X-224', target: 'A1' }],
    ['fire', fire('B1', 'A1'), { code: 'noSuchShip', rule: 'CC-50', ship: 'B1' }],
    ['fire', fire('A1', 'C1'), { code: 'noSuchShip', rule: 'CC-50', ship: 'C1' }],
    ['fire', fire('C1', 'B1'), { code: 'noSuchShip', rule: 'CC-50', ship: 'C1' }],
    ['fire', fire('A1', 'A1'), { code: 'cannotFire', rule: 'DW-49', ship: 'A1', why: 'notAnEnemy' }],
    ['fire', fire('A1', 'B1', 1), { code: 'cannotFire', rule: 'X-230', ship: 'A1', why: 'noWeapon' }],
    ['fire', cast('B1', 'blast', 'A1'), { code: 'noSuchShip', rule: 'CC-50', ship: 'B1' }],
    ['redirect', { type: 'redirect', to: 'A1' }, { code: 'cannotRedirect', rule: 'X-237', to: 'A1' }],
    ['friend', { type: 'friend', ship: 'A1' }, { code: 'notAFriend', rule: 'X-238', ship: 'A1' }],
    ['friend', { type: 'friend', ship: 'B1' }, { code: 'notAFriend', rule: 'X-238', ship: 'B1' }],
    ['selectFight', { type: 'fight', fight: 'B1' }, { code: 'noSuchFight', rule: 'X-240', fight: 'B1' }],
    ['reroll', { type: 'reroll', dice: 2 }, { code: 'tooManyDice', rule: 'DW-79', most: 1 }],
  ])('%s: %j', (kind, command, refusal) => {
    const { b, is } = ROWS[kind];
    expect(cosmicCombat.refuse(asked(b), is.seat, command)).toEqual(refusal);
  });

  test('[CC-51] [X-230] while a ship shoots no other does, nor casts', () => {
    const two = given(
      lying(scene({ south: [sun, sun], north: [sol] }), { A1: at(6, 14), A2: at(6, 22), B1: at(14, 18) }),
      { A1: ['fire', 'fire'], A2: ['fire', 'fire'] },
    );
    const b = after(shooting(pooled(two, 0, { affinity: 3 })), fire('A1', 'B1'), 1);
    expect(STACK.decisions(b)).toEqual([{ seat: 0, kind: 'fire', rule: 'CC-50', ship: 'A1' }]);
    const other = { code: 'cannotFire', rule: 'CC-51', ship: 'A2', why: 'otherShip', by: 'A1' };
    expect(STACK.refuse(b, 0, fire('A2', 'B1'))).toEqual(other);
    expect(STACK.refuse(b, 0, cast('A2', 'blast', 'B1'))).toEqual(other);
    expect(STACK.refuse(b, 0, cast('A1', 'blast', 'B1'))).toEqual({
      code: 'cannotCast',
      rule: 'DW-86',
      power: 'blast',
      why: 'hasShot',
    });
    expect(STACK.candidates(b, 0)).toEqual([fire('A1', 'B1'), PASS]);
  });

  test('[X-236] a ship at 0 Wounds shoots, but is no target', () => {
    const two = lying(duel({ north: [sun, sun] }), { B2: at(14, 24) });
    const dying = asked(shooting(changed(two, 'B1', { wounds: 0 })));
    expect(STACK.refuse(dying, 0, fire('A1', 'B1'))).toEqual({
      code: 'cannotFire',
      rule: 'X-236',
      ship: 'A1',
      why: 'dying',
    });
    expect(STACK.candidates(dying, 0)).toEqual([fire('A1', 'B2'), PASS]);
    const p = playing(shooting(changed(two, 'A1', { wounds: 0 })));
    expect(p.asked()).toMatchObject({ kind: 'fire', seat: 0 });
    p.play(PASS);
    expect(p.ship('A1').fate).toBe('destroyed'); // DW-36: when both sides have shot
  });
});
