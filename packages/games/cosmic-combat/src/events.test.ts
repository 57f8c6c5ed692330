// What is told of each thing that happens: every kind of event once, whole, with its rule.
import { describe, expect, test } from 'vitest';
import { newShip } from './setup/role.ts';
import { setup } from './setup/start.ts';
import { copyBattle, FREIGHTER } from './state/battle.ts';
import type { Battle, CosmicCommand, CosmicEvent, Frame, Token } from './state/types.ts';
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

const SEVEN = [3, 3, 2, 5, 2, 4, 6] as const;
const sol = seven('empire-of-sol', SEVEN);
const sun = seven('black-sun', SEVEN, { powers: ['root', 'blast'] });
const red = seven('bloodpact', SEVEN);
const half = (b: Battle): Battle => begun(b, 'movement', { type: 'half', side: 0, step: 'begin' });
const above = (x: number, y: number) => ({ ...at(x, y), y: y * 2540 + 3500 });
const activate: CosmicCommand = { type: 'activate', ship: 'A1' };
const straight = (distance: number, ram: string | null = null): CosmicCommand => ({ type: 'straight', distance, ram });

type Step = readonly [CosmicCommand, ...dice: number[]];
/** All that is told from there on, when these are played with these dice. */
const told = (b: Battle, first: readonly number[] = [], ...steps: readonly Step[]): readonly CosmicEvent[] => {
  const p = playing(b, ...first);
  for (const [command, ...dice] of steps) p.play(command, ...dice);
  return p.events;
};

const duel = (more: Partial<Lineup> = {}): Battle =>
  given(lying(scene({ south: [sol], north: [sun], ...more }), { A1: at(6, 18), B1: at(14, 18) }), {
    A1: ['fire', 'move'],
  });
const moving = (tokens: readonly Token[], more: Partial<Lineup> = {}, b1 = at(33, 33)): Battle =>
  half(given(lying(scene({ south: [sol], north: [sun], ...more }), { A1: at(10, 10), B1: b1 }), { A1: tokens }));
const SETUP = { south: ['empire-of-sol.cohort'], north: ['black-sun.galleon'] } as const;
const fresh = (scenario: Lineup['scenario'] = 'fleet-action'): Battle =>
  setup(scene({ ...SETUP, scenario: scenario! }).config);
const orders = (b: Battle): Battle => begun(b, 'orders', { type: 'priority', winner: 0 }, { type: 'orders' });
const placed = lying(scene({ south: [sol], north: [sun] }), { A1: at(10, 10), B1: at(30, 30) });
const ORDERS: readonly Step[] = [
  [{ type: 'order', ship: 'A1', tokens: ['move', 'fire'] }],
  [{ type: 'confirm' }],
  [{ type: 'order', ship: 'B1', tokens: ['fire', 'fire'] }],
  [{ type: 'confirm' }],
];
const fought = (more: Partial<Lineup> = {}): Battle =>
  fighting(lying(scene({ south: [sol], north: [sun], ...more }), { A1: at(10, 10), B1: above(10, 10) }));
const contested = (): Battle =>
  shooting(
    ordered(pooled(pooled(duel({ south: [sun], north: [sol] }), 0, { affinity: 3, destiny: 1 }), 1, { faith: 3 }), {
      resist: 'ask',
    }),
  );
const convoy = (): Battle => {
  const b = copyBattle(
    lying(scene({ south: [sol], north: [sun], scenario: 'convoy' }), { A1: at(30, 6), B1: at(33, 30) }),
  );
  b.ships = [...b.ships, ...[2, 3, 4].map((n) => newShip(`A${n}`, 0, FREIGHTER, 4))];
  b.attacker = 1;
  return half(given(lying(b, { A2: at(18, 30, 90), A3: at(3, 6), A4: at(9, 6) }), { A2: ['move', 'fire'] }));
};
const station = (): Battle =>
  lying(scene({ south: [sol], north: [sun], scenario: 'station-assault' }), {
    A1: { ...at(18, 18), x: 18 * 2540 - 8000 },
    B1: at(4, 4),
  });

interface Row {
  readonly events: () => readonly CosmicEvent[];
  /** Those of this kind, in order. */
  readonly are: readonly object[];
}

const ROWS: Readonly<Record<CosmicEvent['type'], Row>> = {
  rolledOff: {
    events: () => told(fresh('convoy'), [3, 3, 2, 5], [{ type: 'role', role: 'attack' }, 6, 1]),
    are: [
      { for: 'role', faces: [3, 3], winner: null, rule: 'X-259' },
      { for: 'role', faces: [2, 5], winner: 1, rule: 'X-259' },
      { for: 'edge', faces: [6, 1], winner: 0, rule: 'CC-15' },
    ],
  },
  roleChosen: {
    events: () => told(fresh('convoy'), [2, 5], [{ type: 'role', role: 'defend' }, 6, 1]),
    are: [{ side: 1, role: 'defend', rule: 'X-259' }],
  },
  edgeChosen: {
    events: () => told(fresh(), [2, 5], [{ type: 'edge', edge: 'north' }]),
    are: [{ side: 1, edge: 'north', rule: 'CC-15' }],
  },
  deployed: {
    events: () =>
      told(fresh(), [5, 2], [{ type: 'edge', edge: 'south' }], [{ type: 'deploy', ship: 'A1', place: at(6, 4, 90) }]),
    are: [{ ship: 'A1', place: at(6, 4, 90), rule: 'CC-15' }],
  },
  noPlace: {
    events: () =>
      told(
        {
          ...fresh(),
          config: {
            ...fresh().config,
            pieces: [
              {
                kind: 'asteroid',
                poly: [
                  [0, 0],
                  [36, 0],
                  [36, 9],
                  [0, 9],
                ],
              },
            ],
          },
        },
        [5, 2],
        [{ type: 'edge', edge: 'south' }],
      ),
    are: [{ ship: 'A1', rule: 'X-252' }],
  },
  roundBegan: { events: () => told({ ...placed, stack: [{ type: 'roundEnd' }] }), are: [{ round: 2, rule: 'CC-20' }] },
  confirmed: {
    events: () => told(orders(placed), [], ...ORDERS),
    are: [
      { seat: 0, what: 'orders', rule: 'X-242' },
      { seat: 1, what: 'orders', rule: 'X-242' },
    ],
  },
  revealed: {
    events: () => told(orders(placed), [], ...ORDERS),
    are: [
      {
        orders: [
          { ship: 'A1', tokens: ['move', 'fire'] },
          { ship: 'B1', tokens: ['fire', 'fire'] },
        ],
        rule: 'CC-21',
      },
    ],
  },
  shieldsShown: {
    events: () =>
      told(
        begun(
          given(placed, { A1: ['shield', 'move'], B1: ['fire', 'move'] }),
          'priority',
          { type: 'half', side: 0, step: 'act' },
          { type: 'shields' },
        ),
        [],
        [{ type: 'shield', ship: 'A1', arrows: ['left'] }],
        [{ type: 'confirm' }],
      ),
    are: [{ arrows: [{ ship: 'A1', arrows: ['left'] }], rule: 'X-225' }],
  },
  priorityRolled: {
    events: () => told(begun(placed, 'priority', { type: 'priority', winner: null }), [4, 4, 1, 6]),
    are: [
      { faces: [4, 4], winner: null, rule: 'DW-31' },
      { faces: [1, 6], winner: 1, rule: 'DW-31' },
    ],
  },
  goesFirst: {
    events: () =>
      told(
        begun(given(placed, { A1: ['move', 'move'], B1: ['move', 'move'] }), 'priority', {
          type: 'priority',
          winner: 1,
        }),
        [],
        [{ type: 'goFirst', first: 'you' }],
      ),
    are: [{ side: 0, chosenBy: 1, rule: 'DW-32' }],
  },
  halfBegan: {
    events: () => [...told(moving(['move', 'move'])), ...told(shooting(duel()))],
    are: [
      { side: 0, phase: 'movement', rule: 'CC-30' },
      { side: 0, phase: 'shoot', rule: 'CC-50' },
    ],
  },
  activated: { events: () => told(moving(['move', 'move']), [], [activate]), are: [{ ship: 'A1', rule: 'X-210' }] },
  moved: {
    events: () => [
      ...told(moving(['move', 'move']), [], [activate], [straight(2540)], [{ type: 'turn', facing: 450 }]),
      ...told(moving(['move', 'fire']), [], [activate], [{ type: 'back', distance: 2540 }]),
      ...told(
        moving(['board', 'fire'], {}, { ...at(10, 10), y: 10 * 2540 + 3000 + 5080 }),
        [],
        [activate],
        [{ type: 'board', target: 'B1' }],
      ),
      ...told(moving(['fire', 'fire'])),
    ],
    are: [
      {
        ship: 'A1',
        why: 'straight',
        from: at(10, 10),
        to: at(11, 10),
        ends: [],
        cost: 2540,
        token: 'move',
        rule: 'X-207',
      },
      {
        ship: 'A1',
        why: 'turn',
        from: at(11, 10),
        to: at(12, 10, 45),
        ends: [{ x: 12 * 2540, y: 25400 }],
        cost: 2540,
        token: 'move',
        rule: 'X-206',
      },
      { ship: 'A1', why: 'back', from: at(10, 10), to: at(9, 10), ends: [], cost: 2540, token: 'move', rule: 'X-208' },
      {
        ship: 'A1',
        why: 'board',
        from: at(10, 10),
        to: at(10, 12),
        ends: [],
        cost: 5080,
        token: 'board',
        rule: 'X-219',
      },
      { ship: 'A1', why: 'drift', from: at(10, 10), to: at(11, 10), ends: [], cost: 0, token: null, rule: 'X-212' },
    ],
  },
  tokenLost: {
    events: () => told(moving(['move', 'board']), [], [activate], [PASS]),
    are: [
      { ship: 'A1', token: 'move', rule: 'X-220' },
      { ship: 'A1', token: 'board', rule: 'X-220' },
    ],
  },
  collided: {
    events: () => [
      ...told(moving(['move', 'fire'], {}, at(16, 10)), [], [activate], [straight(20320, 'B1'), 1, 1]),
      ...told(
        half(
          given(
            lying(scene({ south: [sol, sol], north: [sun] }), {
              A1: { x: 40000, y: 40000, facing: 0 },
              A2: { x: 48000, y: 45000, facing: 0 },
              B1: at(33, 33),
            }),
            { A1: ['fire', 'fire'], A2: ['move', 'move'] },
          ),
        ),
        [],
        [activate, 1, 1],
      ),
    ],
    are: [
      { mover: 'A1', target: 'B1', how: 'contact', rule: 'X-216' },
      { mover: 'A1', target: 'A2', how: 'scrape', rule: 'X-214' },
    ],
  },
  wrecked: {
    events: () =>
      told(
        moving(['fire', 'fire'], {
          pieces: [
            {
              kind: 'asteroid',
              poly: [
                [12, 8],
                [14, 8],
                [14, 12],
                [12, 12],
              ],
            },
          ],
        }),
        [1],
      ),
    are: [{ ship: 'A1', strength: 4, rule: 'X-218' }],
  },
  certain: {
    events: () =>
      told(
        moving(
          ['move', 'fire'],
          {
            south: [seven('empire-of-sol', [3, 3, 6, 5, 2, 4, 12])],
            north: [seven('black-sun', [3, 3, 5, 5, 2, 4, 7])],
          },
          at(16, 10),
        ),
        [],
        [activate],
        [straight(20320, 'B1')],
      ),
    are: [
      { ship: 'B1', wounds: 1, rule: 'X-257' },
      { ship: 'A1', wounds: 0, rule: 'X-257' },
    ],
  },
  boarded: {
    events: () =>
      told(
        moving(['board', 'fire'], {}, { ...at(10, 10), y: 10 * 2540 + 8080 }),
        [],
        [activate],
        [{ type: 'board', target: 'B1' }],
      ),
    are: [{ ship: 'A1', target: 'B1', rule: 'CC-37' }],
  },
  leftTheBoard: {
    events: () => told(lying(moving(['fire', 'fire']), { A1: at(1.2, 10, 180) })),
    are: [{ ship: 'A1', rule: 'CC-42' }],
  },
  escaped: {
    events: () => told(convoy(), [], [{ type: 'activate', ship: 'A2' }], [{ type: 'escape' }]),
    are: [{ ship: 'A2', rule: 'X-259' }],
  },
  opportunity: {
    events: () =>
      told(
        begun(
          changedTurn(
            changedTurn(lying(scene({ south: [sol], north: [sun] }), { A1: at(10, 10), B1: at(20, 10) }), 'B1', {
              moves: 1,
            }),
            'A1',
            { lockedWith: ['B1'] },
          ),
          'movement',
          { type: 'opportunity', queue: [], target: null, step: 'begin' },
        ),
        [1, 1],
      ),
    are: [{ ship: 'A1', target: 'B1', dice: 2, rule: 'X-224' }],
  },
  shot: {
    events: () => told(shooting(duel()), [], [fire('A1', 'B1'), 1]),
    are: [{ shooter: 'A1', target: 'B1', weapon: 0, rule: 'X-230' }],
  },
  redirected: {
    events: () =>
      told(
        shooting(
          ordered(
            lying(duel({ north: [sun, sun] }), {
              B1: at(14, 18, 90),
              B2: { x: 14 * 2540, y: 18 * 2540 + 6500, facing: 900 },
            }),
            { redirect: 'ask' },
          ),
        ),
        [],
        [fire('A1', 'B1')],
        [{ type: 'redirect', to: 'B2' }, 1],
      ),
    are: [{ from: 'B1', to: 'B2', rule: 'X-237' }],
  },
  astray: {
    events: () => [
      ...told(shooting(lying(duel({ north: [sun, sun] }), { B2: at(10, 18) })), [], [fire('A1', 'B1'), 3, 1]),
      ...told(shooting(lying(duel({ south: [red, red] }), { A2: above(14, 18) })), [], [fire('A1', 'B1'), 3, 1]),
    ],
    are: [
      { shooter: 'A1', struck: 'B2', rule: 'X-232' },
      { shooter: 'A1', struck: 'A2', rule: 'DW-71' },
    ],
  },
  tooTough: {
    events: () =>
      told(
        shooting(lying(duel({ north: [sun, seven('black-sun', [3, 3, 2, 12, 2, 4, 6])] }), { B2: at(10, 18) })),
        [],
        [fire('A1', 'B1'), 3],
      ),
    are: [{ shooter: 'A1', target: 'B2', rule: 'DW-59' }],
  },
  cast: {
    events: () => told(contested(), [], [cast('A1', 'blast', 'B1', 1)]),
    are: [{ caster: 'A1', power: 'blast', target: 'B1', cost: 2, rule: 'DW-89' }],
  },
  powerTook: {
    events: () =>
      told(half(pooled(duel({ south: [sun], north: [sol] }), 0, { affinity: 1 })), [], [cast('A1', 'root', 'B1')]),
    are: [{ power: 'root', on: 'B1', by: 'A1', rule: 'X-249' }],
  },
  ionHit: {
    events: () =>
      told(
        shooting(duel({ south: [seven('black-sun', SEVEN, { mounts: [{ weapon: 'ion-beam', arcs: ['front'] }] })] })),
        [],
        [fire('A1', 'B1'), 6],
      ),
    are: [{ ship: 'B1', rule: 'X-256' }],
  },
  wounded: {
    events: () => told(shooting(duel()), [], [fire('A1', 'B1'), 6]),
    are: [{ ship: 'B1', wounds: 1, left: 3, rule: 'DW-65' }],
  },
  dying: {
    events: () => told(shooting(changed(duel(), 'B1', { wounds: 1 })), [], [fire('A1', 'B1'), 6]),
    are: [{ ship: 'B1', rule: 'X-236' }],
  },
  destroyed: {
    events: () => [
      ...told(
        changed(moving(['move', 'fire'], {}, at(16, 10)), 'B1', { wounds: 1 }),
        [],
        [activate],
        [straight(20320, 'B1'), 6, 1],
      ),
      ...told(shooting(changed(duel(), 'B1', { wounds: 1 })), [], [fire('A1', 'B1'), 6]),
    ],
    are: [
      { ship: 'B1', by: 'A1', rule: 'DW-36' },
      { ship: 'B1', by: null, rule: 'DW-36' },
    ],
  },
  fought: {
    events: () => told(fought(), [1, 1, 1, 1]),
    are: [{ ships: [['A1'], ['B1']], attacker: 0, rule: 'CC-66' }],
  },
  allotted: {
    events: () =>
      told(
        fighting(
          lying(scene({ south: [sol], north: [sun, sun] }), {
            A1: at(10, 10),
            B1: above(10, 10),
            B2: { ...at(10, 10), y: 25400 - 3500 },
          }),
        ),
        [6, 1, 1, 1, 1, 1],
        [{ type: 'allot', to: 'B2' }],
      ),
    are: [{ to: 'B2', left: 0, rule: 'X-240' }],
  },
  crewLost: { events: () => told(fighting(station()), [6, 6, 1, 1, 1]), are: [{ left: 2, by: 0, rule: 'X-260' }] },
  held: {
    events: () => [
      ...told(fighting({ ...station(), station: { crew: 2, holder: null } }), [6, 6, 1, 1, 1]),
      ...told(fighting({ ...lying(station(), { A1: at(30, 30) }), station: { crew: 0, holder: 0 } })),
    ],
    are: [
      { side: 0, rule: 'X-260' },
      { side: null, rule: 'X-260' },
    ],
  },
  conceded: { events: () => [], are: [] },
  over: {
    events: () => told(shooting(changed(duel(), 'B1', { wounds: 1 })), [], [fire('A1', 'B1'), 6]),
    are: [{ winner: 0, reason: 'destroyed', rule: 'X-254' }],
  },
  rolled: {
    events: () => told(shooting(duel({ south: [sol, sol] })), [], [fire('A1', 'B1'), 6]),
    are: [{ what: 'attack', purse: '0', faces: [6], needs: 3, successes: 1, rule: 'DW-56' }],
  },
  rerolled: {
    events: () =>
      told(
        shooting(ordered(pooled(duel(), 0, { destiny: 1 }), { destiny: 'ask' })),
        [],
        [fire('A1', 'B1'), 1],
        [{ type: 'reroll', dice: 1 }, 2],
      ),
    are: [{ what: 'attack', purse: '0', again: [2], faces: [2], needs: 3, successes: 0, rule: 'DW-79' }],
  },
  letPass: {
    events: () => told(contested(), [], [cast('A1', 'blast', 'B1')], [{ type: 'resist', by: null, points: 0 }, 1]),
    are: [{ rule: 'DW-91' }],
  },
  resisted: {
    events: () => told(contested(), [], [cast('A1', 'blast', 'B1')], [{ type: 'resist', by: '1', points: 2 }]),
    are: [{ by: '1', points: 2, rule: 'DW-91' }],
  },
  raised: {
    events: () =>
      told(
        contested(),
        [],
        [cast('A1', 'blast', 'B1')],
        [{ type: 'resist', by: '1', points: 1 }],
        [{ type: 'raise', points: 1 }],
      ),
    are: [{ by: '0', points: 1, stage: 'bid' }],
  },
  stoodPat: { events: () => [], are: [] },
  resistAgain: { events: () => [], are: [] },
  resistRolled: { events: () => [], are: [] },
  resistEnded: {
    events: () => told(contested(), [], [cast('A1', 'blast', 'B1')], [{ type: 'resist', by: null, points: 0 }, 1]),
    are: [{ power: 'blast', resolves: true }],
  },
};

/** The core's own, whose facts its own tests know. */
const CORE = ['letPass', 'resisted', 'raised', 'resistEnded'];

describe('every event', () => {
  test.each(Object.entries(ROWS).filter(([, { are }]) => are.length > 0))('%s', (type, { events, are }) => {
    const found = events().filter((e) => e.type === type);
    const wanted = are.map((facts) => ({ type, ...facts }));
    if (CORE.includes(type)) expect(found.slice(0, wanted.length)).toMatchObject(wanted);
    else expect(found.slice(0, wanted.length)).toEqual(wanted);
  });

  /** what each die of the game is for, and by which rule. */
  const FRAME: Frame = { type: 'wreck', ship: 'A1', strength: 4, step: 'roll' };
  test.each<readonly [string, string, () => readonly CosmicEvent[]]>([
    [
      'ram',
      'CC-45',
      () => told(moving(['move', 'fire'], {}, at(16, 10)), [], [activate], [straight(20320, 'B1'), 1, 1]),
    ],
    [
      'wreck',
      'X-218',
      () =>
        told(
          begun(
            lying(scene({ south: [sol], north: [sun] }), { A1: at(10, 10), B1: at(30, 30) }),
            'movement',
            { type: 'half', side: 0, step: 'drift' },
            FRAME,
          ),
          [1],
        ),
    ],
    [
      'inTheWay',
      'X-232',
      () => told(shooting(lying(duel({ north: [sun, sun] }), { B2: at(10, 18) })), [], [fire('A1', 'B1'), 6, 1]),
    ],
    [
      'friendlyFire',
      'DW-71',
      () => told(shooting(lying(duel({ south: [red, red] }), { A2: above(14, 18) })), [], [fire('A1', 'B1'), 6, 1]),
    ],
    ['save', 'DW-62', () => told(shooting(changed(duel(), 'B1', { arrows: ['back'] })), [], [fire('A1', 'B1'), 6, 6])],
    ['ignore', 'DW-64', () => told(shooting(duel({ north: [seven('void', SEVEN)] })), [], [fire('A1', 'B1'), 6, 6])],
    [
      'power',
      'X-246',
      () =>
        told(
          shooting(pooled(duel({ south: [sun], north: [sol] }), 0, { affinity: 3 })),
          [],
          [cast('A1', 'blast', 'B1'), 1],
        ),
    ],
    ['boarding', 'CC-65', () => told(fought(), [1, 1, 1, 1])],
    ['boardingWound', 'X-14', () => told(fought({ rulings: { boardingTwoRolls: true } }), [6, 1, 1, 1, 1])],
  ])('the dice of %s, by %s', (what, rule, events) => {
    const found = events().filter((e) => e.type === 'rolled' && e.what === what);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(found.map((e) => ({ ...e, what, rule })));
  });
});
