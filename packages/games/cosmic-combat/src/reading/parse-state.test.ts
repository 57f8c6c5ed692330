// States from outside: what could stand so is read, everything else is refused at its place, in a sentence.
import { describe, expect, test } from 'vitest';
import { cosmicCombat } from '../game.ts';
import { STACK } from '../procedures.ts';
import { setup } from '../setup/start.ts';
import { copyBattle } from '../state/battle.ts';
import type { Battle, CosmicCommand, Frame, Phase, Place, Token } from '../state/types.ts';
import {
  at,
  cast,
  changed,
  changedTurn,
  fire,
  given,
  type Lineup,
  lying,
  ordered,
  playing,
  pooled,
  scene,
  shielded,
} from '../testing/scenes.ts';
import { view } from '../view/view.ts';

const PLACES = { A1: at(6, 6, 90), A2: at(12, 6, 90), B1: at(6, 30, 270), B2: at(12, 30, 270) };
const FIRING = { A1: ['fire', 'shield'], A2: ['fire', 'move'], B1: ['fire', 'shield'], B2: ['fire', 'move'] } as const;

const fleets = (more: Partial<Lineup> = {}): Battle =>
  scene({
    south: ['empire-of-sol.cohort', 'empire-of-sol.gladius'],
    north: ['eldritch-cult.coven', 'eldritch-cult.wisp'],
    ...more,
  });

const standing = (b: Battle, phase: Phase, stack: readonly Frame[]): Battle => {
  const copy = copyBattle(b);
  copy.phase = phase;
  copy.stack = stack;
  return copy;
};

const END: Frame = { type: 'roundEnd' };
const COMBAT: Frame = { type: 'combat', side: 0, fought: [] };
const shootingOf = (side: 0 | 1, step: 'begin' | 'act' = 'begin'): Frame => ({
  type: 'shooting',
  side,
  ship: null,
  step,
});
const OPPORTUNITY: Frame = { type: 'opportunity', queue: [], target: null, step: 'begin' };
const halfOf = (side: 0 | 1, step: 'begin' | 'act' = 'begin'): Frame => ({ type: 'half', side, step });
/** The phases of a round whose first side is the south, from the end on. */
const ROUND = [
  END,
  COMBAT,
  shootingOf(1),
  shootingOf(0),
  OPPORTUNITY,
  halfOf(1),
  halfOf(0),
  { type: 'shields' },
] as const;
const upTo = (count: number, ...top: readonly Frame[]): readonly Frame[] => [...ROUND.slice(0, count), ...top];

const DEPLOYING = standing(setup(fleets().config), 'setup', [END, { type: 'deploy', side: 0 }]);
const EDGE = standing(setup(fleets().config), 'setup', [END, { type: 'edge', winner: 1 }]);
const ORDERS = standing(lying(fleets(), PLACES), 'orders', [{ type: 'priority', winner: null }, { type: 'orders' }]);
const PRIORITY = standing(given(lying(fleets(), PLACES), FIRING), 'priority', [{ type: 'priority', winner: 0 }]);
const SHIELDS = standing(given(lying(fleets(), PLACES), FIRING), 'priority', ROUND);
const fought = shielded(given(lying(fleets(), PLACES), FIRING), { A1: ['front'], B1: ['front'] });
const MOVING = standing(fought, 'movement', upTo(6, halfOf(0, 'act')));
const near = lying(fought, { B1: at(6, 15, 270), B2: at(12, 15, 270) });
const SHOOTING = standing(near, 'shoot', upTo(3, shootingOf(0, 'act')));
const OVER: Battle = {
  ...standing(fought, 'combat', []),
  outcome: { places: [[0], [1]], reason: 'conceded', rule: 'X-261' },
};

/** Somebody may roll again. */
const ROLLING = (() => {
  const p = playing(ordered(pooled(SHOOTING, 0, { destiny: 2 }), { destiny: 'ask' }));
  p.play(fire('A1', 'B1'), 1);
  return p.now();
})();
/** Somebody may resist. */
const RESISTING = (() => {
  const second = { ...standing(near, 'shoot', upTo(2, shootingOf(1, 'act'))), first: 0 as const };
  const p = playing(ordered(pooled(pooled(second, 1, { affinity: 4 }), 0, { faith: 2 }), { resist: 'ask' }));
  p.play(cast('B1', 'lightning', 'A1'));
  return p.now();
})();
/** Somebody shares out wounds. */
const ALLOTTING = (() => {
  const packed = lying(
    fleets({
      north: ['bloodpact.reaver', 'bloodpact.reaver'],
      south: ['empire-of-sol.cohort', 'empire-of-sol.cohort'],
    }),
    {
      A1: at(10, 10),
      A2: at(30, 4),
      B1: { ...at(10, 10), y: 10 * 2540 + 3000 },
      B2: { ...at(10, 10), y: 10 * 2540 - 3000 },
    },
  );
  const orders = { A1: ['fire', 'fire'], A2: ['fire', 'fire'], B1: ['fire', 'fire'], B2: ['fire', 'fire'] } as const;
  const p = playing(standing(given(packed, orders), 'combat', upTo(2)), 6, 6, 1, 1, 1, 1);
  return p.now();
})();
const ACTIVE = (() => {
  const p = playing(MOVING);
  p.play({ type: 'activate', ship: 'A2' });
  return p.now();
})();
const convoy = (() => {
  const b = setup(fleets({ scenario: 'convoy' }).config);
  const p = playing(standing(b, 'setup', [END, { type: 'edge', winner: null }, { type: 'role', winner: 0 }]));
  p.play({ type: 'role', role: 'attack' }, 6, 1);
  return p.now();
})();
const STATION = standing(lying(fleets({ scenario: 'station-assault' }), PLACES), 'orders', [
  { type: 'priority', winner: null },
  { type: 'orders' },
]);

/** Every way in which dice wait for Destiny: what lies on what. The Void ignores wounds, so each of them has a die too. */
const VOID = ['void.revenant', 'void.revenant'] as const;
const rich = (b: Battle): Battle =>
  ordered(pooled(pooled(b, 0, { destiny: 3 }), 1, { destiny: 3 }), { destiny: 'ask', resist: 'ask' });
const STILL = { A1: ['fire', 'fire'], A2: ['fire', 'fire'], B1: ['fire', 'fire'], B2: ['fire', 'fire'] } as const;
const dead = (
  places: Readonly<Record<string, Place>>,
  tokens: Readonly<Record<string, readonly Token[]>> = {},
  more: Partial<Lineup> = {},
): Battle =>
  given(
    lying(fleets({ south: ['eldritch-cult.coven', 'eldritch-cult.coven'], north: VOID, ...more }), {
      ...PLACES,
      ...places,
    }),
    { ...STILL, ...tokens },
  );
const onward = (
  b: Battle,
  dice: readonly number[],
  ...steps: readonly (readonly [CosmicCommand, ...number[]])[]
): Battle => {
  const p = playing(rich(b), ...dice);
  for (const [command, ...more] of steps) p.play(command, ...more);
  return p.now();
};
const RAM = { type: 'straight', distance: 7 * 2540, ram: 'B1' } as const;
const close = { A1: at(6, 6, 0), A2: at(24, 6, 90), B1: at(11, 6, 0) };
const ramming = (...dice: readonly number[]) =>
  onward(
    standing(
      dead(close, { A1: ['move', 'fire'] }, { south: ['black-sun.galleon', 'black-sun.galleon'] }),
      'movement',
      upTo(6, halfOf(0, 'act')),
    ),
    [],
    [{ type: 'activate', ship: 'A1' }],
    [RAM, ...dice],
  );
const rock = {
  kind: 'asteroid',
  poly: [
    [8, 12],
    [10, 12],
    [10, 15],
    [8, 15],
  ],
} as const;
const wrecking = (...dice: readonly number[]) =>
  onward(
    standing(dead({ B1: at(6.2, 13, 0) }, {}, { pieces: [rock] }), 'movement', [...upTo(5), halfOf(1, 'act')]),
    dice,
  );
const leaving = (...dice: readonly number[]) =>
  onward(
    standing(
      changedTurn(changedTurn(dead({}, { B1: ['move', 'move'] }), 'B1', { moves: 1 }), 'A1', { lockedWith: ['B1'] }),
      'movement',
      upTo(4, OPPORTUNITY),
    ),
    dice,
  );
const shooting1 = (b: Battle, c: CosmicCommand, ...dice: readonly number[]) =>
  onward(standing(b, 'shoot', upTo(3, shootingOf(0, 'act'))), [], [c, ...dice]);
const facing = { A1: at(6, 6, 90), B1: at(6, 14, 270), B2: { ...at(6, 14, 270), x: 6 * 2540 + 5000 } };
const boarded = { A1: at(6, 6, 0), B1: { ...at(6, 6, 0), y: 6 * 2540 + 3500 } };
const WAITING = {
  'a ram, its dice': ramming(1, 1),
  'a ram, ignored wounds': onward(ramming(6, 1), [], [{ type: 'reroll', dice: 0 }, 1]),
  'a wreck, its die': wrecking(1),
  'a wreck, ignored wounds': wrecking(6, 1),
  'a strike after who leaves': leaving(1),
  'such a strike, ignored wounds': leaving(6, 1),
  'a shot': shooting1(dead(facing), fire('A1', 'B1'), 1),
  'a shot, ignored wounds': shooting1(dead(facing), fire('A1', 'B1'), 6, 1),
  'a power': shooting1(pooled(dead(facing), 0, { affinity: 4 }), cast('A1', 'lightning', 'B1'), 1, 1),
  'a power, ignored wounds of two': shooting1(
    pooled(dead(facing), 0, { affinity: 4 }),
    cast('A1', 'lightning', 'B1'),
    6,
    6,
    1,
  ),
  'a power in the Movement phase': onward(
    pooled(pooled(standing(dead(facing), 'movement', upTo(6, halfOf(0, 'act'))), 0, { affinity: 4 }), 1, { faith: 2 }),
    [],
    [cast('A1', 'root', 'B1')],
  ),
  'a boarding': onward(standing(dead(boarded), 'combat', upTo(2)), [1, 1, 1]),
  'a boarding, ignored wounds': onward(standing(dead(boarded), 'combat', upTo(2)), [6, 6, 6, 1]),
};

describe('what waits for Destiny', () => {
  test.each(Object.entries(WAITING))('%s', (name, b) => {
    const top = b.stack[b.stack.length - 1]!.type;
    expect(top).toBe(name === 'a power in the Movement phase' ? 'resist' : 'roll');
    expect(problemOf(JSON.parse(JSON.stringify(b)))).toBe('read');
  });
});

const STATES = {
  DEPLOYING,
  EDGE,
  ORDERS,
  PRIORITY,
  SHIELDS,
  MOVING,
  ACTIVE,
  SHOOTING,
  ROLLING,
  RESISTING,
  ALLOTTING,
  OVER,
  convoy,
  STATION,
};

const problemOf = (x: unknown): string => {
  const read = cosmicCombat.parseState(x);
  return read.ok ? 'read' : `${read.refusal.where.replace('state.', '')}: ${read.refusal.problem}`;
};

describe('what could stand so', () => {
  test.each(Object.entries(STATES))('%s is read as it is, and in every view', (_, b) => {
    const given = JSON.parse(JSON.stringify(b));
    expect(problemOf(given)).toBe('read');
    const read = cosmicCombat.parseState(given);
    expect(read.ok && read.value).toEqual(b);
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(problemOf(JSON.parse(JSON.stringify(view(b, viewer))))).toBe('read');
  });

  test('a view of who is ready is filled so that it goes on', () => {
    const b = given(ORDERS, FIRING);
    const seen = view({ ...b, ready: [false, true] }, 0);
    const read = cosmicCombat.parseState(JSON.parse(JSON.stringify(seen)));
    if (!read.ok) throw new Error(read.refusal.problem);
    expect(read.value.ships.map(({ tokens }) => tokens?.length)).toEqual([2, 2, 2, 2]);
    expect(read.value.standing.every((one) => one !== null)).toBe(true);
    const shields = view({ ...shielded(SHIELDS, { B1: ['back'] }), ready: [false, true] }, 0);
    const filled = cosmicCombat.parseState(JSON.parse(JSON.stringify(shields)));
    expect(filled.ok && filled.value.ships[2]!.arrows).toEqual(['front']);
    expect(STACK.decisions(read.value).map(({ seat }) => seat)).toEqual([0]);
  });
});

type Change = readonly [path: string, value: unknown];

/** `ships[0].wounds`: what stands there is another. */
const withChange = (b: Battle, changes: readonly Change[]): unknown => {
  const copy = JSON.parse(JSON.stringify(b)) as Record<string, unknown>;
  for (const [path, value] of changes) {
    const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
    const last = keys.pop()!;
    const at = keys.reduce<Record<string, unknown>>((now, key) => now[key] as Record<string, unknown>, copy);
    at[last] = value;
  }
  return copy;
};

type Case = readonly [problem: string, b: Battle, ...changes: Change[]];

const refuses = (cases: readonly Case[]): void => {
  test.each(cases.map(([problem, b, ...changes]) => ({ problem, b, changes })))(
    '$problem',
    ({ problem, b, changes }) => {
      expect(problemOf(withChange(b, changes))).toBe(problem);
    },
  );
};

const roll = (change: object = {}, pool: object = {}): Frame =>
  ({
    type: 'roll',
    what: 'attack',
    rule: 'DW-56',
    pools: [{ purse: '0', seat: 0, count: 1, needs: 4, faces: [1], again: 0, ...pool }],
    window: 0,
    ...change,
  }) as Frame;
const shot = (change: object = {}): Frame =>
  ({ type: 'shot', shooter: 'A1', weapon: 0, target: 'B1', step: 'done', way: [], astray: false, ...change }) as Frame;
const power = (change: object = {}): Frame =>
  ({
    type: 'power',
    caster: 'B1',
    power: 'lightning',
    target: 'A1',
    upcharge: 0,
    struck: [],
    step: 'resolve',
    ...change,
  }) as Frame;
const wounds = (change: object = {}): Frame =>
  ({
    type: 'wounds',
    ship: 'B1',
    wounds: 1,
    how: { kind: 'shot', by: 'A1' },
    save: 4,
    ion: false,
    step: 'save',
    ...change,
  }) as Frame;
const ram = (change: object = {}): Frame =>
  ({
    type: 'ram',
    mover: 'A1',
    target: 'B1',
    how: 'contact',
    from: at(6, 6),
    direction: 0,
    left: 0,
    isDrift: false,
    step: 'roll',
    ...change,
  }) as Frame;
const resist = (change: object = {}): Frame =>
  ({
    type: 'resist',
    power: 'lightning',
    caster: '1',
    casterSeat: 1,
    charge: 2,
    step: { at: 'offer' },
    ...change,
  }) as Frame;
const bid = (change: object = {}) => ({
  at: 'bid',
  resister: '0',
  resisterSeat: 0,
  turn: 'resister',
  defence: 1,
  cast: 2,
  ...change,
});
const shooters = (...top: readonly Frame[]): Change => ['stack', [...SHOOTING.stack, ...top]];
const casters = (...top: readonly Frame[]): Change => ['stack', [...upTo(2), shootingOf(1, 'act'), ...top]];
const movers = (...top: readonly Frame[]): Change => ['stack', [...MOVING.stack, ...top]];

describe('who is there', () => {
  refuses([
    ['ships: must be 4', ORDERS, ['ships', ORDERS.ships.slice(1)]],
    ['ships[0]: must be A1', ORDERS, ['ships[0].id', 'A9']],
    ['ships[1]: must be A2', ORDERS, ['ships[1].unit', 0]],
    ['ships[2]: must be B1', ORDERS, ['ships[2].seat', 0]],
    ['ships: must be 5', STATION, ['ships', STATION.ships.slice(0, 4)]],
    ['ships[4]: must be S1', STATION, ['ships[4].seat', 0]],
    ['ships: must hold the freighters of the defender', convoy, ['ships', convoy.ships.slice(0, 4)]],
    ['ships: must hold the freighters of the defender', convoy, ['attacker', 1]],
    ['ships: must be 7', convoy, ['ships', convoy.ships.slice(0, 6)]],
    ['ships[0].wounds: are 5 at most', ORDERS, ['ships[0].wounds', 6]],
    ['ships[0].wounds: must be 0 for who is destroyed', ORDERS, ['ships[0].fate', 'destroyed']],
    ['ships[0].fate: only freighters escape', ORDERS, ['ships[0].fate', 'escaped']],
    ['ships[0].place: must be on the board', ORDERS, ['ships[0].place', null]],
    ['ships[0].wounds: cannot be lost before deployment', DEPLOYING, ['ships[0].wounds', 4]],
    ['ships[0].spent: names no weapon of it', ORDERS, ['ships[0].spent', [2]]],
    ['ships[0].spent: names no weapon of it', ORDERS, ['ships[0].turn.fired', [0, 2]]],
    ['ships[0].turn.lockedWith: must name enemies', ORDERS, ['ships[0].turn.lockedWith', ['A2']]],
    ['ships[0].turn.lockedWith: must name enemies', ORDERS, ['ships[0].turn.lockedWith', ['B1', 'C1']]],
    ['ships[0].turn.boarded: must name a ship', ORDERS, ['ships[0].turn.boarded', 'C1']],
    ['ships[0].place: must be wholly on the board', ORDERS, ['ships[0].place', at(0.5, 6)]],
    ['ships[1].place: is taken by another ship', ORDERS, ['ships[1].place', at(6, 7)]],
    ['ready: must be one for each seat', ORDERS, ['ready', [false]]],
    ['standing: must be one for each seat', ORDERS, ['standing', [ORDERS.standing[0]]]],
    ['conceded: must be seats of this battle, each once', ORDERS, ['conceded', [2]]],
    ['conceded: must be seats of this battle, each once', OVER, ['conceded', [0, 0]]],
    ['conceded: somebody of each side plays on', ORDERS, ['conceded', [0]]],
    [
      'ships: both sides must have ships left',
      ORDERS,
      ['ships[0].fate', 'destroyed'],
      ['ships[0].wounds', 0],
      ['ships[1].fate', 'destroyed'],
      ['ships[1].wounds', 0],
    ],
    ['outcome.places: must hold every seat once', OVER, ['outcome.places', [[0]]]],
    ['outcome.places: must hold every seat once', OVER, ['outcome.places', [[0], [0]]]],
    ['outcome.places: must hold every seat once', OVER, ['outcome.places', [[0], [2]]]],
    ['outcome.places: must hold every seat once', OVER, ['outcome.places', [[0, 1], []]]],
  ]);

  test('a ship inside a rock, and one that only touches it', () => {
    const rock = {
      kind: 'asteroid',
      poly: [
        [5, 10],
        [8, 10],
        [8, 12],
        [5, 12],
      ],
    } as const;
    const b = standing(lying(fleets({ pieces: [rock] }), PLACES), 'orders', ORDERS.stack);
    const touching = { ...at(6, 10, 0), y: 10 * 2540 - 1500 };
    expect(problemOf(withChange(b, [['ships[0].place', touching]]))).toBe('read');
    expect(problemOf(withChange(b, [['ships[0].place', at(6, 10, 0)]]))).toBe(
      'ships[0].place: is inside something solid',
    );
  });
});

describe('the scenario, the round and its orders', () => {
  refuses([
    ['edges: must be one each', ORDERS, ['edges', ['south', 'south']]],
    ['round: must be 0 during set-up and only then', ORDERS, ['round', 0]],
    ['round: must be 0 during set-up and only then', DEPLOYING, ['round', 1]],
    ['round: is 5 at most', ORDERS, ['round', 6]],
    ['station: belongs to its scenario', ORDERS, ['station', { crew: 4, holder: null }]],
    ['station: belongs to its scenario', STATION, ['station', null]],
    ['attacker: is chosen in a convoy', ORDERS, ['attacker', 0]],
    ['stack: is empty when the battle is over, and only then', ORDERS, ['stack', []]],
    ['stack: is empty when the battle is over, and only then', OVER, ['stack', [END]]],
    ['stack: is no stack of a round that begins', ORDERS, ['stack', [ORDERS.stack[0], END]]],
    ['stack: must begin with the end of a round', ORDERS, ['stack', [{ type: 'orders' }]]],
    [
      'stack: is no stack of a set-up',
      DEPLOYING,
      ['stack', [END, { type: 'deploy', side: 0 }, { type: 'deploy', side: 1 }]],
    ],
    ['stack: is no stack of a set-up', DEPLOYING, ['stack', [END, { type: 'role', winner: 0 }]]],
    ['phase: does not fit the stack', ORDERS, ['phase', 'priority']],
    ['phase: does not fit the stack', MOVING, ['phase', 'shoot']],
    ['phase: does not fit the stack', SHOOTING, ['phase', 'combat']],
    ['phase: does not fit the stack', MOVING, ['phase', 'end']],
    ['ships[0].tokens: are 1 at most', ORDERS, ['ships[0].tokens', ['move', 'move']], ['ships[0].ion', true]],
    ['ships[0].tokens: must be given by who is ready', ORDERS, ['ready', [true, false]]],
    ['ships[0].tokens: must have been given', PRIORITY, ['ships[0].tokens', []]],
    ['ships[2].arrows: must be one for each Shield token', ORDERS, ['ships[2].arrows', ['front']]],
    ['ships[2].arrows: must be one for each Shield token', SHIELDS, ['ships[2].arrows', ['front', 'back']]],
    ['ships[2].arrows: must be one for each Shield token', MOVING, ['ships[2].arrows', []]],
    ['ships[2].arrows: must be one for each Shield token', MOVING, ['ships[2].arrows', ['front', 'front']]],
    ['ships[1].arrows: must be one for each Shield token', MOVING, ['ships[1].arrows', ['front']]],
    ['ships[2].arrows: must be turned by who is ready', SHIELDS, ['ready', [false, true]]],
    ['ships[0].turn: has used a move too many', MOVING, ['ships[0].turn.moves', 1]],
    ['ships[1].turn: has used a move too many', MOVING, ['ships[1].turn.moves', 2]],
    ['ships[0].turn: has used a board too many', MOVING, ['ships[0].turn.boards', 1]],
    ['ships[1].turn: has used a fire too many', SHOOTING, ['ships[1].turn.fires', 2]],
  ]);

  test('what has been used of what was given is read', () => {
    const used = changedTurn(SHOOTING, 'A2', { moves: 1 });
    expect(problemOf(JSON.parse(JSON.stringify(used)))).toBe('read');
    const ready = {
      ...changed(given(ORDERS, { A1: ['move', 'fire'], A2: ['move', 'fire'] }), 'A1', { ion: false }),
      ready: [true, false],
    };
    expect(problemOf(JSON.parse(JSON.stringify(ready)))).toBe('read');
  });
});

describe('what lies on what', () => {
  refuses([
    ['stack[2]: is of the wrong side', SHOOTING, ['stack[2].side', 0]],
    ['stack[3]: is of the wrong side', SHOOTING, ['stack[3].side', 1]],
    ['stack[5]: is of the wrong side', MOVING, ['stack[5].side', 0]],
    ['stack[4]: cannot lie there', SHOOTING, shooters(ram())],
    ['stack[4]: cannot lie there', SHOOTING, shooters(roll())],
    ['stack[7]: cannot lie there', MOVING, movers(shot())],
    ['stack[4]: names a ship that is not there: C1', SHOOTING, shooters(shot({ target: 'C1' }), roll())],
    ['stack[4]: names a ship that is not there: C2', SHOOTING, shooters(shot({ shooter: 'C2' }), roll())],
    ['stack[4]: names a ship that is not there: C3', SHOOTING, shooters(shot({ way: ['C3'] }), roll())],
    ['stack[3]: names a ship that is not there: C4', SHOOTING, ['stack[3].ship', 'C4']],
    ['stack[3]: names a ship that is not there: C5', RESISTING, casters(power({ caster: 'C5' }), resist())],
    ['stack[3]: names a ship that is not there: C6', RESISTING, casters(power({ target: 'C6' }), resist())],
    ['stack[3]: names a ship that is not there: C7', RESISTING, casters(power({ struck: ['C7'] }), resist())],
    ['stack[5]: names a ship that is not there: C8', SHOOTING, shooters(shot(), wounds({ ship: 'C8' }), roll())],
    [
      'stack[5]: names a ship that is not there: C9',
      SHOOTING,
      shooters(shot(), wounds({ how: { kind: 'shot', by: 'C9' } }), roll()),
    ],
    ['stack[1]: names a ship that is not there: D1', ALLOTTING, ['stack[1].fought', ['D1']]],
    ['stack[2]: names a ship that is not there: D2', ALLOTTING, ['stack[2].ships', [['A1'], ['D2']]]],
    ['stack[2]: names a ship that is not there: D3', ALLOTTING, ['stack[2].taken', [{ id: 'D3', wounds: 1 }]]],
    ['stack[3]: names a ship that is not there: D4', ALLOTTING, ['stack[3].taken', [{ id: 'D4', wounds: 1 }]]],
    [
      'stack[8]: names a ship that is not there: D5',
      MOVING,
      movers({ type: 'activation', ship: 'A2', step: 'end' }, ram({ mover: 'D5' }), roll()),
    ],
    [
      'stack[8]: names a ship that is not there: D6',
      MOVING,
      movers({ type: 'activation', ship: 'A2', step: 'end' }, ram({ target: 'D6' }), roll()),
    ],
    ['stack[7]: names a ship that is not there: D7', MOVING, movers({ type: 'activation', ship: 'D7', step: 'act' })],
    [
      'stack[8]: names a ship that is not there: D8',
      MOVING,
      movers(
        { type: 'activation', ship: 'A2', step: 'end' },
        { type: 'wreck', ship: 'D8', strength: 4, step: 'roll' },
        roll(),
      ),
    ],
    [
      'stack[4]: names a ship that is not there: D9',
      SHOOTING,
      ['phase', 'movement'],
      ['stack', upTo(4, { type: 'opportunity', queue: ['D9'], target: null, step: 'attack' })],
    ],
    [
      'stack[4]: names a ship that is not there: E1',
      SHOOTING,
      ['phase', 'movement'],
      ['stack', upTo(4, { type: 'opportunity', queue: [], target: 'E1', step: 'attack' })],
    ],
  ]);
});

const GONE: Change[] = [
  ['ships[0].fate', 'destroyed'],
  ['ships[0].wounds', 0],
];
const B_GONE: Change[] = [
  ['ships[2].fate', 'destroyed'],
  ['ships[2].wounds', 0],
];

describe('each frame by itself', () => {
  refuses([
    ['stack[7]: this ship is not there', MOVING, movers({ type: 'activation', ship: 'A1', step: 'act' }), ...GONE],
    [
      'stack[7]: this ship is not there',
      MOVING,
      movers({ type: 'activation', ship: 'A1', step: 'act' }),
      ['ships[0].wounds', 0],
    ],
    ['stack[7]: it is not this side’s turn', MOVING, movers({ type: 'activation', ship: 'B1', step: 'act' })],
    ['stack[7]: it has been activated', ACTIVE, ['ships[1].turn.activated', true]],
    [
      'stack[8]: nobody collides',
      MOVING,
      movers({ type: 'activation', ship: 'A2', step: 'end' }, ram({ target: 'A1' }), roll()),
    ],
    [
      'stack[8]: nobody collides',
      MOVING,
      movers({ type: 'activation', ship: 'A2', step: 'end' }, ram(), roll()),
      ...GONE,
    ],
    [
      'stack[8]: nobody collides',
      MOVING,
      movers({ type: 'activation', ship: 'A2', step: 'end' }, ram(), roll()),
      ...B_GONE,
    ],
    [
      'stack[8]: nobody collides',
      MOVING,
      movers(
        { type: 'activation', ship: 'A2', step: 'end' },
        { type: 'wreck', ship: 'A1', strength: 4, step: 'roll' },
        roll(),
      ),
      ...GONE,
    ],
    ['stack[3]: that ship does not shoot', SHOOTING, ['stack[3].ship', 'B1']],
    ['stack[3]: that ship does not shoot', SHOOTING, ['stack[3].ship', 'A1'], ['stack[3].step', 'station']],
    ['stack[3]: that ship does not shoot', SHOOTING, ['stack[3].ship', 'A1'], ...GONE],
    ['stack[4]: nobody is there to shoot, or to be shot at', SHOOTING, shooters(shot(), roll()), ...GONE],
    ['stack[4]: nobody is there to shoot, or to be shot at', SHOOTING, shooters(shot(), roll()), ...B_GONE],
    ['stack[4]: it has no such weapon', SHOOTING, shooters(shot({ weapon: 2 }), roll())],
    ['stack[4]: it strikes the wrong side', SHOOTING, shooters(shot({ target: 'A2' }), roll())],
    [
      'stack[4]: nobody is in the way there',
      SHOOTING,
      shooters(shot({ way: ['A2', 'B1'], target: 'B2' }), roll()),
      ...B_GONE,
    ],
    ['stack[3]: nobody casts it there', RESISTING, casters(power(), resist()), ...B_GONE],
    ['stack[3]: nobody casts it there', RESISTING, casters(power(), resist()), ...GONE],
    ['stack[3]: nobody casts it there', RESISTING, casters(power({ struck: ['A1'], target: 'A2' }), resist()), ...GONE],
    ['stack[3]: its target is on the wrong side', RESISTING, casters(power({ target: 'B2' }), resist())],
    ['stack[3]: nobody knows it', RESISTING, casters(power({ power: 'blast' }), resist({ power: 'blast' }))],
    ['stack[4]: nobody casts that', RESISTING, casters(power(), resist({ power: 'root' }))],
    ['stack[4]: nobody casts that', RESISTING, casters(power({ step: 'struck' }), resist())],
    ['stack[4]: the caster is another’s', RESISTING, casters(power(), resist({ caster: '0' }))],
    ['stack[4]: the caster is another’s', RESISTING, casters(power(), resist({ casterSeat: 0 }))],
    ['stack[4]: it is resisted by nobody', RESISTING, casters(power(), resist({ step: bid({ resister: '1' }) }))],
    ['stack[4]: it is resisted by nobody', RESISTING, casters(power(), resist({ step: bid({ resisterSeat: 1 }) }))],
    ['stack[5]: nobody may roll again', ROLLING, shooters(shot(), roll({ window: 1 }))],
    ['stack[5]: nobody may roll again', ROLLING, shooters(shot(), roll({ window: -1 }))],
    ['stack[5]: nobody may roll again', ROLLING, shooters(shot(), roll({}, { purse: '' }))],
    ['stack[5]: its dice are nobody’s', ROLLING, shooters(shot(), roll({}, { purse: '2' }))],
    ['stack[5]: its dice are nobody’s', ROLLING, shooters(shot(), roll({}, { seat: 2 }))],
    ['stack[5]: its dice have not fallen', ROLLING, shooters(shot(), roll({}, { faces: [] }))],
    ['stack[5]: its dice have not fallen', ROLLING, shooters(shot(), roll({}, { needs: 1 }))],
    ['stack[5]: its dice have not fallen', ROLLING, shooters(shot(), roll({}, { needs: 7 }))],
    ['stack[5]: so many dice did not fail', ROLLING, shooters(shot(), roll({}, { again: 2 }))],
    ['stack[5]: so many dice did not fail', ROLLING, shooters(shot(), roll({}, { faces: [4], again: 1 }))],
    ['stack[5]: so many dice did not fail', ROLLING, shooters(shot(), roll({}, { hurtsOwn: true, again: 1 }))],
    ['stack[5].pools[0].hurtsOwn: must be true, or missing', ROLLING, shooters(shot(), roll({}, { hurtsOwn: false }))],
    [
      'stack[5]: nobody is wounded',
      ROLLING,
      shooters(shot(), wounds(), roll({ what: 'save' })),
      ['ships[2].wounds', 0],
    ],
    ['stack[5]: nobody is wounded', ROLLING, shooters(shot(), wounds({ wounds: 0 }), roll({ what: 'save' }))],
    ['stack[5]: there is no such save', ROLLING, shooters(shot(), wounds({ save: 1 }), roll({ what: 'save' }))],
    ['stack[5]: there is no such save', ROLLING, shooters(shot(), wounds({ save: 7 }), roll({ what: 'save' }))],
    ['stack[2]: somebody is missing', ALLOTTING, ['stack[2].ships', [['A1'], []]]],
    ['stack[2]: somebody is missing', ALLOTTING, ['stack[2].ships', [[], ['B1']]]],
    ['stack[2]: somebody is missing', ALLOTTING, ...B_GONE],
    ['stack[2]: somebody fights on the wrong side', ALLOTTING, ['stack[2].ships', [['B1'], ['A1']]]],
    ['stack[3]: nothing is allotted', ALLOTTING, ['stack[2].step', 'suffer']],
    ['stack[3]: nothing is allotted', ALLOTTING, ['stack[3].seat', 2]],
    [
      'stack[4]: nobody leaves',
      SHOOTING,
      ['phase', 'movement'],
      ['stack', upTo(4, { type: 'opportunity', queue: ['A1'], target: 'B1', step: 'attack' })],
      ...B_GONE,
    ],
    ['stack: would go on by itself', SHOOTING, shooters(shot())],
    ['stack: dice would fall before anybody is asked', SHOOTING, shooters(shot({ step: 'attack' }))],
    ['stack: would go on by itself', MOVING, ['stack[6].step', 'begin']],
    ['stack: dice would fall before anybody is asked', SHOOTING, shooters(shot({ step: 'attack' }), wounds())],
    [
      'stack: dice would fall before anybody is asked',
      ORDERS,
      ['ready', [true, true]],
      ['ships[0].tokens', ['move', 'fire']],
      ['ships[1].tokens', ['move', 'fire']],
      ['ships[2].tokens', ['move', 'fire']],
      ['ships[3].tokens', ['move', 'fire']],
    ],
    [
      'phase: must be one of setup, orders, priority, movement, shoot, combat, end, not "lunch"',
      ORDERS,
      ['phase', 'lunch'],
    ],
  ]);

  test('what hurts its own side may have failed by a hit', () => {
    const rolled = roll({}, { faces: [5], hurtsOwn: true });
    const b = withChange(ROLLING, [shooters(shot({ target: 'A2', astray: true }), rolled)]);
    expect(problemOf(b)).toBe('read');
  });
});
