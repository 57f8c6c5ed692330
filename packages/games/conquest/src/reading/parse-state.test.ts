// Wars from outside: what is accepted plays on, what could not stand so is refused with a sentence.
import { describe, expect, test } from 'vitest';
import { conquest } from '../game.ts';
import { DEFAULT_STANDING } from '../state/battle.ts';
import type { Battle, Frame, SurgeFrame } from '../state/types.ts';
import { COMBAT, loaded, MOVEMENT, SHOOT } from '../testing/loading.ts';
import { at, type Given, sceneOf } from '../testing/scenes.ts';

/** On the plains, all headquarters left out. */
const war = (given: Given): Battle => sceneOf({ map: 'plains', ...given });

const HEROES = [
  { sheet: 'legate', at: [10, 10] },
  { sheet: 'legion', at: [14, 10] },
  { seat: 1, sheet: 'necromancer', at: [10, 26] },
  { seat: 1, sheet: 'zombies', at: [14, 26] },
] as const;
const POOLS = [
  [5, 3, 5],
  [5, 3, 5],
] as const;

describe('Surges', () => {
  const WALK = { unit: 'A1', path: [at(10, 12)], power: null };
  const surge = (change: Partial<SurgeFrame>): string =>
    loaded(
      war({
        models: HEROES,
        pools: POOLS,
        stack: [
          ...MOVEMENT,
          {
            type: 'surge',
            side: 1,
            walk: null,
            unit: null,
            answer: null,
            wagers: [0, 0],
            turn: 1,
            stopped: false,
            next: null,
            step: 'offer',
            ...change,
          },
        ],
      }),
    );

  test.each<[string, Partial<SurgeFrame>]>([
    ['offered', {}],
    ['offered at an engagement', { walk: WALK }],
    ['offered after an activation', { next: { seat: 0, unit: 'A2' } }],
    ['wagered for', { unit: 'B1', answer: 'A1', wagers: [1, 2], turn: 0, step: 'wager' }],
  ])('[X-327] [CQ-72] %s: it loads', (_, change) => {
    expect(surge(change)).toBe('loaded');
  });

  test.each<[string, Partial<SurgeFrame>, string]>([
    [
      'the leader raises himself',
      { unit: 'B1', answer: 'A1', wagers: [3, 2], turn: 0, step: 'wager' },
      'his own wager',
    ],
    ['a wager before it is answered', { wagers: [0, 2] }, 'his own wager'],
    ['nobody goes on', { next: { seat: 0, unit: 'A9' } }, 'not there: A9'],
    ['an enemy goes on', { next: { seat: 0, unit: 'B2' } }, 'wrong side goes on'],
    ['[X-327] nobody there knows Blink', { walk: { ...WALK, power: 'blink' } }, 'nobody could cast that'],
    ['another seat goes on', { next: { seat: 1, unit: null } }, 'wrong side goes on'],
  ])('[CQ-72] [X-313] %s: it is refused', (_, change, words) => {
    expect(surge(change)).toContain(words);
  });
});

describe('[X-327] [X-362] a Blink that a Surge may come between', () => {
  const blinking = (to: readonly [number, number], more: Partial<SurgeFrame> = {}, path = [at(...to)]): string =>
    loaded(
      war({
        factions: ['black-sun', 'void'],
        models: [
          { sheet: 'sun-diviner', at: [10, 12] },
          { sheet: 'company-guard', at: [14, 10] },
          { seat: 1, sheet: 'necromancer', at: [10, 18] },
          { seat: 1, sheet: 'zombies', at: [14, 26] },
        ],
        pools: POOLS,
        stack: [
          ...MOVEMENT,
          { type: 'activation', unit: 'A1', surge: false, leaving: null },
          {
            type: 'surge',
            side: 1,
            walk: { unit: 'A1', path, power: 'blink' },
            unit: null,
            answer: null,
            wagers: [0, 0],
            turn: 1,
            stopped: false,
            next: null,
            step: 'offer',
            ...more,
          },
        ],
      }),
    );
  test('beside an enemy, it loads', () => {
    expect(blinking([10, 16.5])).toBe('loaded');
  });
  test.each<[string, string]>([
    ['beside nobody', blinking([10, 14])],
    ['farther than it reaches', blinking([10, 30])],
    ['by two legs', blinking([10, 16.5], {}, [at(10, 14), at(10, 16.5)])],
    ['by none', blinking([10, 16.5], {}, [])],
  ])('%s, nobody could cast it', (_, words) => {
    expect(words).toContain('nobody could cast that');
  });
});

describe('[X-363] a Blink that is resisted', () => {
  const blinked = (change: object): string =>
    loaded(
      war({
        factions: ['black-sun', 'void'],
        models: [
          { sheet: 'sun-diviner', at: [10, 12], turn: { cast: true } },
          { seat: 1, sheet: 'zombies', at: [10, 20] },
        ],
        pools: POOLS,
        stack: [
          ...MOVEMENT,
          { type: 'activation', unit: 'A1', surge: false, leaving: null },
          {
            type: 'power',
            caster: 'A1',
            power: 'blink',
            target: null,
            at: at(10, 16),
            sheet: null,
            engage: false,
            upcharge: 0,
            aim: 0,
            struck: [],
            step: 'resist',
            ...change,
          },
          { type: 'resist', power: 'blink', caster: '0', casterSeat: 0, charge: 2, step: { at: 'offer' } as never },
        ],
      }),
    );
  test.each<[string, object, string]>([
    ['to a place', {}, 'loaded'],
    ['nowhere', { at: null }, 'it has no place'],
  ])('%s', (_, change, words) => {
    expect(blinked(change)).toContain(words);
  });
});

describe('dice and powers', () => {
  const roll = (pools: number): Frame => ({
    type: 'roll',
    what: 'attack',
    rule: 'CQ-59',
    pools: Array.from({ length: pools }, (_, side) => ({
      purse: String(side),
      seat: side,
      count: 1,
      needs: 4,
      faces: [1],
      again: 0,
    })),
    window: 0,
  });
  const fight: Frame = {
    type: 'fight',
    fight: { id: 'A2', building: null, core: ['A2', 'B2'], supporters: [], far: [] },
    attacker: 0,
    step: 'attack',
    hits: [0, 0],
    lost: [0, 0],
  };

  test.each([
    [2, 'loaded'],
    [1, 'some of its dice are missing'],
  ])('[CQ-59] a fight waits for the dice of both sides: %i', (pools, words) => {
    const b = war({ models: HEROES, pools: POOLS, phase: 'combat', stack: [...COMBAT, fight, roll(pools)] });
    expect(loaded(b)).toContain(words);
  });

  const blast = (step: unknown, target: string | null = 'A2'): Battle =>
    war({
      models: HEROES,
      pools: POOLS,
      phase: 'shoot',
      first: 1,
      stack: [
        ...SHOOT.slice(0, 3),
        { type: 'shoot', side: 0, step: 'begin' },
        { type: 'shoot', side: 1, step: 'act' },
        {
          type: 'power',
          caster: 'B1',
          power: 'blast',
          target,
          at: null,
          sheet: null,
          engage: false,
          upcharge: 0,
          aim: 3,
          struck: ['A2'],
          step: 'resist',
        },
        { type: 'resist', power: 'blast', caster: '1', casterSeat: 1, charge: 1, step: step as never },
      ],
    });

  test.each<[unknown, string | null, string]>([
    [{ at: 'offer' }, 'A2', 'loaded'],
    [null, 'A2', 'step: must be'],
    [{ at: 'offer' }, null, 'it has no target'],
  ])('[DW-91] a power that is resisted: %j at %s', (step, target, words) => {
    expect(loaded(blast(step, target))).toContain(words);
  });
});

test('[X-354] a unit beside two buildings, its owner asked: it loads', () => {
  const b = war({
    models: [
      { sheet: 'legate', at: [2, 34] },
      { sheet: 'legion', at: [10, 10] },
      { seat: 1, sheet: 'necromancer', at: [30, 30] },
      { seat: 1, sheet: 'zombies', at: [34, 30] },
      { seat: 1, sheet: 'void.crypt', at: [12.1, 10], id: 'B3-ba' },
      { seat: 1, sheet: 'void.golem-yard', at: [7.9, 10], id: 'B4-fo' },
    ],
    phase: 'combat',
    stack: [
      ...COMBAT,
      {
        type: 'support',
        fights: [
          { id: 'B3-ba', building: 'B3-ba', core: [], supporters: [], far: [] },
          { id: 'B4-fo', building: 'B4-fo', core: [], supporters: [], far: [] },
        ],
        open: ['A2'],
      },
    ],
  });
  expect(loaded(b)).toBe('loaded');
  expect(
    loaded({ ...b, stack: b.stack.map((f) => (f.type === 'support' ? { ...f, open: ['A2', 'A1'] } : f)) }),
  ).toContain('somebody has no choice');
});

describe('[X-301] [X-360] what a view hides is made up', () => {
  const MUSTER: readonly Frame[] = [{ type: 'roundEnd' }, { type: 'edge', winner: null }, { type: 'muster' }];
  const AIMS = { scenario: 'mine-the-resources', missions: ['claims', 'pilgrims'] } as const;
  const OTHER = { scenario: 'take-the-city', missions: ['claims', 'regicide'] } as const;
  const ORDERS = { ...DEFAULT_STANDING, destinyReserve: 7 };

  /** The second side has to choose yet. */
  const choosing = (change: (b: Battle) => Partial<Battle>): Battle => {
    const b = war({
      models: [],
      round: 0,
      phase: 'setup',
      rulings: { blindMuster: true },
      aims: [AIMS, OTHER],
      stack: MUSTER,
    });
    return { ...b, standing: [ORDERS, ORDERS], ...change(b) };
  };
  const read = (b: Battle): Battle => {
    const state = conquest.parseState(JSON.parse(JSON.stringify(b)));
    if (!state.ok) throw new Error(conquest.explain(state.refusal));
    return state.value;
  };
  const sides = (b: Battle, own: readonly [object, object]): Partial<Battle> => ({
    sides: b.sides.map((side, i) => ({ ...side, ...own[i] })) as unknown as Battle['sides'],
  });
  const OPEN = { aims: null, hasAims: false };
  const SEALED = { aims: null, hasAims: true };

  test.each<[string, readonly [object, object], readonly (object | null)[]]>([
    ['sealed aims of the first side', [SEALED, OPEN], [AIMS, null]],
    ['sealed aims of the second', [OPEN, SEALED], [null, OTHER]],
    ['nothing, where aims are known', [{ aims: OTHER, hasAims: true }, OPEN], [OTHER, null]],
    ['nothing, where nobody has chosen', [OPEN, OPEN], [null, null]],
  ])('%s', (_, own, wanted) => {
    const state = read(choosing((b) => sides(b, own)));
    expect(state.sides.map(({ aims }) => aims)).toEqual(wanted);
    expect(state.sides.map(({ hasAims }) => hasAims)).toEqual(wanted.map((aims) => aims !== null));
    expect(state.standing).toEqual([ORDERS, ORDERS]);
  });

  test('orders of others are the usual ones; one’s own stay', () => {
    const state = read(choosing((b) => ({ ...sides(b, [SEALED, OPEN]), standing: [null, ORDERS] })));
    expect(state.standing).toEqual([DEFAULT_STANDING, ORDERS]);
    expect(state.sides[0].aims).toEqual(AIMS);
    const shown = read(
      choosing((b) => ({ ...sides(b, [{ aims: OTHER, hasAims: true }, OPEN]), standing: [ORDERS, null] })),
    );
    expect([shown.standing, shown.sides[0].aims]).toEqual([[ORDERS, DEFAULT_STANDING], OTHER]);
  });
});

describe('a war from outside waits for somebody', () => {
  const halves = (...stack: readonly Frame[]): Battle => war({ models: HEROES, pools: POOLS, stack });
  test.each<[string, Battle, string]>([
    [
      'a half that has to begin',
      halves(...MOVEMENT.slice(0, 6), { type: 'half', side: 0, step: 'income' }),
      'would go on by itself',
    ],
    ['a half that is asked about', halves(...MOVEMENT), 'loaded'],
    [
      'a half where nobody can do anything',
      war({ models: HEROES.map((m) => ({ ...m, turn: { activated: true } })), stack: MOVEMENT }),
      'dice would fall before anybody is asked',
    ],
    [
      'who goes first, not rolled yet',
      war({ phase: 'priority', stack: [{ type: 'priority', winner: null }] }),
      'dice would fall before anybody is asked',
    ],
    [
      'a shot whose die has not fallen',
      war({
        models: [...HEROES, { sheet: 'sagittarii', at: [20, 10] }],
        phase: 'shoot',
        stack: [
          ...SHOOT,
          { type: 'shot', shooter: 'A3', target: 'B2', arc: false, step: 'attack', aim: 1, astray: false },
        ],
      }),
      'dice would fall before anybody is asked',
    ],
  ])('%s', (_, b, words) => {
    expect(loaded(b)).toContain(words);
  });

  test('[X-360] standing orders that would answer do not make it go on: the question stands', () => {
    const b = war({
      models: HEROES,
      pools: POOLS,
      stack: [
        ...MOVEMENT,
        {
          type: 'surge',
          side: 1,
          walk: null,
          unit: null,
          answer: null,
          wagers: [0, 0],
          turn: 1,
          stopped: false,
          next: null,
          step: 'offer',
        },
      ],
    });
    const orders = { ...DEFAULT_STANDING, surge: 'never', surgeAnswer: 'never' } as const;
    expect(loaded({ ...b, standing: [orders, orders] })).toBe('loaded');
  });
});
