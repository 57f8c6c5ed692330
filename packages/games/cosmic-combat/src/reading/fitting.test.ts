// Whether a stack from outside fits: what lies on what, who may stand in a frame, at the limits of each check.
import { describe, expect, test } from 'vitest';
import { newShip } from '../setup/role.ts';
import { copyBattle, FREIGHTER } from '../state/battle.ts';
import type { Battle, Frame, Phase } from '../state/types.ts';
import { at, changed, lying, scene, seven } from '../testing/scenes.ts';
import { bottomProblem, frameProblem, phaseProblem } from './fitting.ts';

const SEVEN = [3, 3, 2, 5, 2, 4, 6] as const;
const sol = seven('empire-of-sol', SEVEN);
const witch = seven('black-sun', SEVEN, { powers: ['blast', 'root'] });
const END: Frame = { type: 'roundEnd' };
const COMBAT: Frame = { type: 'combat', side: 0, fought: [] };
const shootingOf = (side: 0 | 1, change: object = {}): Frame =>
  ({ type: 'shooting', side, ship: null, step: 'act', ...change }) as Frame;
const OPPORTUNITY: Frame = { type: 'opportunity', queue: [], target: null, step: 'begin' };
const halfOf = (side: 0 | 1): Frame => ({ type: 'half', side, step: 'act' });
const SHIELDS: Frame = { type: 'shields' };
const ROUND: readonly Frame[] = [END, COMBAT, shootingOf(1), shootingOf(0), OPPORTUNITY, halfOf(1), halfOf(0), SHIELDS];
/** The south first; two ships each, a freighter that has escaped, a mate of the south who has given up, a station. */
const battle = (phase: Phase, ...stack: readonly Frame[]): Battle => {
  const b = copyBattle(
    lying(scene({ south: [sol, sol], north: [witch, witch], more: [[0, sol]], scenario: 'station-assault' }), {
      A1: at(6, 6),
      A2: at(12, 6),
      B1: at(6, 30),
      B2: at(12, 30),
      C1: at(30, 30),
    }),
  );
  b.ships = [...b.ships, { ...newShip('A3', 0, FREIGHTER, 4), fate: 'escaped', place: at(3, 3) }];
  b.conceded = [2];
  b.phase = phase;
  b.stack = stack;
  return b;
};
const roll = (pool: object = {}, change: object = {}): Frame =>
  ({
    type: 'roll',
    what: 'attack',
    rule: 'DW-56',
    pools: [{ purse: '0', seat: 0, count: 1, needs: 4, faces: [1], again: 0, ...pool }],
    window: 0,
    ...change,
  }) as Frame;
const wounds = (change: object = {}): Frame =>
  ({
    type: 'wounds',
    ship: 'B1',
    wounds: 1,
    how: { kind: 'shot', by: null },
    save: null,
    ion: false,
    step: 'save',
    ...change,
  }) as Frame;
const shot = (change: object = {}): Frame =>
  ({ type: 'shot', shooter: 'A1', weapon: 0, target: 'B1', step: 'done', way: [], astray: false, ...change }) as Frame;
const power = (change: object = {}): Frame =>
  ({
    type: 'power',
    caster: 'B1',
    power: 'root',
    target: 'A1',
    upcharge: 0,
    struck: [],
    step: 'resolve',
    ...change,
  }) as Frame;
const resist = (step: object = { at: 'offer' }, change: object = {}): Frame =>
  ({ type: 'resist', power: 'root', caster: '1', casterSeat: 1, charge: 1, step, ...change }) as Frame;
const bid = (change: object = {}) => ({
  at: 'bid',
  resister: '0',
  resisterSeat: 0,
  turn: 'resister',
  defence: 1,
  cast: 1,
  ...change,
});
const fight = (ships: readonly [readonly string[], readonly string[]], change: object = {}): Frame =>
  ({ type: 'fight', ships, attacker: 0, step: 'allot', hits: [1, 0], taken: [], ...change }) as Frame;
const activation = (ship: string): Frame => ({ type: 'activation', ship, step: 'act' });
const ram = (mover: string, target: string): Frame =>
  ({
    type: 'ram',
    mover,
    target,
    how: 'contact',
    from: at(6, 6),
    direction: 0,
    left: 0,
    isDrift: false,
    step: 'roll',
  }) as Frame;
const wreck = (ship: string): Frame => ({ type: 'wreck', ship, strength: 4, step: 'roll' });
const allot = (seat: number): Frame => ({ type: 'allot', seat, rule: 'X-240', left: 1, taken: [] }) as Frame;

/** What is wrong with the topmost frame. */
const problem = (phase: Phase, ...stack: readonly Frame[]): string | undefined =>
  frameProblem(battle(phase, ...stack), stack.length - 1);
const SOUTH = [...ROUND.slice(0, 3), shootingOf(0)];
const NORTH = [...ROUND.slice(0, 2), shootingOf(1)];
const MOVES = ROUND.slice(0, 7);
const FIGHTS = ROUND.slice(0, 2);

describe('the bottom of the stack', () => {
  const bottom = (phase: Phase, ...stack: readonly Frame[]) => bottomProblem(battle(phase, ...stack));
  const DEPLOY: Frame = { type: 'deploy', side: 0 };
  const EDGE: Frame = { type: 'edge', winner: null };
  const ROLE: Frame = { type: 'role', winner: null };
  const PRIORITY: Frame = { type: 'priority', winner: null };
  const ORDERS: Frame = { type: 'orders' };

  test.each<readonly [string | undefined, Phase, readonly Frame[]]>([
    [undefined, 'orders', [PRIORITY, ORDERS]],
    [undefined, 'priority', [PRIORITY]],
    ['is no stack of a round that begins', 'orders', [PRIORITY, END]],
    ['is no stack of a round that begins', 'orders', [PRIORITY, ORDERS, ORDERS]],
    ['must begin with the end of a round', 'orders', [ORDERS]],
    ['must begin with the end of a round', 'setup', [EDGE]],
    [undefined, 'setup', [END]],
    [undefined, 'setup', [END, EDGE]],
    [undefined, 'setup', [END, EDGE, ROLE]],
    [undefined, 'setup', [END, DEPLOY]],
    ['is no stack of a set-up', 'setup', [END, DEPLOY, EDGE]],
    ['is no stack of a set-up', 'setup', [END, EDGE, DEPLOY]],
    ['is no stack of a set-up', 'setup', [END, EDGE, ROLE, ROLE]],
    ['is no stack of a set-up', 'setup', [END, ROLE]],
    ['is no stack of a set-up', 'setup', [END, COMBAT]],
    [undefined, 'combat', [END, COMBAT]],
    [undefined, 'combat', [END, DEPLOY]], // told by the phase
  ])('%s: %s, %j', (wanted, phase, stack) => {
    expect(bottom(phase, ...stack)).toBe(wanted);
  });

  /** The phase that belongs to so many frames of a round. */
  test.each([
    [2, 'combat'],
    [3, 'shoot'],
    [4, 'shoot'],
    [5, 'movement'],
    [6, 'movement'],
    [7, 'movement'],
    [8, 'priority'],
  ] as const)('%i frames: %s', (count, phase) => {
    for (const one of ['orders', 'priority', 'movement', 'shoot', 'combat', 'end'] as const)
      expect([one, phaseProblem(battle(one, ...ROUND.slice(0, count)))]).toEqual([
        one,
        one === phase ? undefined : 'does not fit the stack',
      ]);
  });

  test('what is above a phase changes nothing; before the round the topmost counts, in set-up nothing', () => {
    expect(phaseProblem(battle('shoot', ...SOUTH, shot(), roll()))).toBeUndefined();
    expect(phaseProblem(battle('movement', ...SOUTH, shot(), roll()))).toBe('does not fit the stack');
    expect(phaseProblem(battle('orders', PRIORITY, ORDERS))).toBeUndefined();
    expect(phaseProblem(battle('priority', PRIORITY, ORDERS))).toBe('does not fit the stack');
    expect(phaseProblem(battle('priority', PRIORITY))).toBeUndefined();
    expect(phaseProblem(battle('end', END))).toBe('does not fit the stack');
    expect(phaseProblem(battle('setup', END, EDGE))).toBeUndefined();
  });
});

describe('[CC-30] sides take turns', () => {
  test.each([0, 1] as const)('when side %i is first', (first) => {
    const second = first === 0 ? 1 : 0;
    const sides = [2, 3, 5, 6].map((i) => {
      const frame = ROUND[i]!;
      const of = (side: 0 | 1): Battle => ({
        ...battle('movement', ...ROUND.slice(0, i), { ...frame, side } as Frame),
        first,
      });
      return ([0, 1] as const).filter((side) => frameProblem(of(side), i) === undefined);
    });
    expect(sides).toEqual([[second], [first], [second], [first]]);
    expect(frameProblem({ ...battle('shoot', ...ROUND.slice(0, 2), shootingOf(first)), first }, 2)).toBe(
      'is of the wrong side',
    );
  });
});

describe('each frame on what it lies', () => {
  const A1 = activation('A1');
  test.each<readonly [string | undefined, Phase, readonly Frame[]]>([
    [undefined, 'movement', [...MOVES, A1]],
    ['it is not this side’s turn', 'movement', [...MOVES, activation('B1')]],
    ['this ship is not there', 'movement', [...MOVES, activation('A3')]], // has escaped
    [undefined, 'movement', [...ROUND.slice(0, 6), activation('B1')]],
    ['cannot lie there', 'movement', [...ROUND.slice(0, 5), A1]],
    ['cannot lie there', 'movement', [...MOVES, ram('A1', 'B1')]],
    [undefined, 'movement', [...MOVES, A1, ram('A1', 'B1')]],
    [undefined, 'movement', [...MOVES, A1, ram('A1', 'A2')]],
    ['nobody collides', 'movement', [...MOVES, A1, ram('A1', 'A1')]],
    ['nobody collides', 'movement', [...MOVES, A1, ram('A3', 'B1')]],
    ['nobody collides', 'movement', [...MOVES, A1, ram('A1', 'A3')]],
    [undefined, 'movement', [...MOVES, A1, wreck('A1')]],
    ['nobody collides', 'movement', [...MOVES, A1, wreck('A3')]],
    [undefined, 'movement', [...MOVES, power()]],
    ['cannot lie there', 'movement', [...MOVES, A1, power()]],
    [undefined, 'shoot', [...NORTH, power()]],
    [undefined, 'shoot', [...NORTH, power({ struck: ['A1', 'A2'] })]],
    ['nobody casts it there', 'shoot', [...NORTH, power({ struck: ['A1', 'A3'] })]],
    ['nobody casts it there', 'shoot', [...NORTH, power({ target: 'A3' })]],
    ['its target is on the wrong side', 'shoot', [...NORTH, power({ target: 'B2' })]],
    ['its target is on the wrong side', 'shoot', [...NORTH, power({ caster: 'S1' })]], // nobody's
    ['nobody knows it', 'shoot', [...NORTH, power({ power: 'lightning' })]],
    [undefined, 'shoot', [...NORTH, power({ power: 'blast' })]],
    [undefined, 'shoot', [...NORTH, power(), resist()]],
    ['nobody casts that', 'shoot', [...NORTH, power(), resist({ at: 'offer' }, { power: 'blast' })]],
    ['nobody casts that', 'shoot', [...NORTH, power({ step: 'struck' }), resist()]],
    ['the caster is another’s', 'shoot', [...NORTH, power(), resist({ at: 'offer' }, { caster: '0' })]],
    ['the caster is another’s', 'shoot', [...NORTH, power(), resist({ at: 'offer' }, { casterSeat: 0 })]],
    [undefined, 'shoot', [...NORTH, power(), resist(bid())]],
    [undefined, 'shoot', [...NORTH, power(), resist(bid({ resisterSeat: 2 }))]],
    ['it is resisted by nobody', 'shoot', [...NORTH, power(), resist(bid({ resisterSeat: 1 }))]],
    ['it is resisted by nobody', 'shoot', [...NORTH, power(), resist(bid({ resister: '1' }))]],
    ['cannot lie there', 'shoot', [...NORTH, shot({ shooter: 'B1', target: 'A1' }), resist()]],
    [undefined, 'shoot', [...SOUTH, shot()]],
    [undefined, 'shoot', [...SOUTH, shot({ way: ['A2', 'B2'] })]],
    ['nobody is in the way there', 'shoot', [...SOUTH, shot({ way: ['A2', 'A3'] })]],
    ['nobody is there to shoot, or to be shot at', 'shoot', [...SOUTH, shot({ shooter: 'A3' })]],
    ['nobody is there to shoot, or to be shot at', 'shoot', [...SOUTH, shot({ target: 'A3', astray: true })]],
    ['it has no such weapon', 'shoot', [...SOUTH, shot({ weapon: 1 })]],
    ['it strikes the wrong side', 'shoot', [...SOUTH, shot({ target: 'A2' })]],
    [undefined, 'shoot', [...SOUTH, shot({ target: 'A2', astray: true })]],
    [undefined, 'shoot', [...SOUTH, shot({ target: 'S1' })]],
    ['cannot lie there', 'shoot', [...SOUTH, roll()]],
    [undefined, 'shoot', [...SOUTH, shot(), wounds()]],
    [undefined, 'shoot', [...SOUTH, shot(), wounds({ how: { kind: 'shot', by: 'A1' }, save: 2 })]],
    [undefined, 'shoot', [...SOUTH, shot(), wounds({ save: 6 })]],
    ['there is no such save', 'shoot', [...SOUTH, shot(), wounds({ save: 1 })]],
    ['there is no such save', 'shoot', [...SOUTH, shot(), wounds({ save: 7 })]],
    ['nobody is wounded', 'shoot', [...SOUTH, shot(), wounds({ ship: 'A3' })]],
    ['nobody is wounded', 'shoot', [...SOUTH, shot(), wounds({ wounds: 0 })]],
    [undefined, 'shoot', [...SOUTH, shot(), wounds(), wounds({ ship: 'B2' })]],
    [undefined, 'combat', [...FIGHTS, fight([['A1'], ['B1']])]],
    [undefined, 'combat', [...FIGHTS, fight([['A1', 'A2'], ['B1']])]],
    [undefined, 'combat', [...FIGHTS, fight([['A1'], ['S1']])]],
    [undefined, 'combat', [...FIGHTS, fight([['S1'], ['B1']])]],
    ['somebody fights on the wrong side', 'combat', [...FIGHTS, fight([['A1', 'B2'], ['B1']])]],
    ['somebody fights on the wrong side', 'combat', [...FIGHTS, fight([['A1'], ['B1', 'A2']])]],
    ['somebody is missing', 'combat', [...FIGHTS, fight([['A1', 'A3'], ['B1']])]],
    ['somebody is missing', 'combat', [...FIGHTS, fight([['A1'], []])]],
    ['somebody is missing', 'combat', [...FIGHTS, fight([[], ['B1']])]],
    [undefined, 'combat', [...FIGHTS, fight([['A1'], ['B1']]), allot(0)]],
    [undefined, 'combat', [...FIGHTS, fight([['A1'], ['B1']]), allot(2)]],
    ['nothing is allotted', 'combat', [...FIGHTS, fight([['A1'], ['B1']]), allot(3)]],
    ['nothing is allotted', 'combat', [...FIGHTS, fight([['A1'], ['B1']], { step: 'attack' }), allot(0)]],
    ['cannot lie there', 'combat', [...FIGHTS, allot(0)]],
    [undefined, 'movement', [...ROUND.slice(0, 4), { type: 'opportunity', queue: [], target: 'B1', step: 'attack' }]],
    [
      'nobody leaves',
      'movement',
      [...ROUND.slice(0, 4), { type: 'opportunity', queue: ['B1'], target: 'A3', step: 'attack' }],
    ],
  ])('%s: %s, %j', (wanted, phase, stack) => {
    expect(problem(phase, ...stack)).toBe(wanted);
  });

  test('who has used its activation, or is dying, is not active', () => {
    const b = battle('movement', ...MOVES, A1);
    expect(frameProblem(changed(b, 'A1', { wounds: 0 }), 7)).toBe('this ship is not there');
    const done = changed(b, 'A1', { turn: { ...b.ships[0]!.turn, activated: true } });
    expect(frameProblem(done, 7)).toBe('it has been activated');
    expect(frameProblem(changed(battle('shoot', ...SOUTH, shot(), wounds()), 'B1', { wounds: 0 }), 5)).toBe(
      'nobody is wounded',
    );
  });

  test('[X-260] who shoots: a ship of the side, or the station in its own step', () => {
    const shooter = (ship: string | null, step: string) =>
      problem('shoot', ...ROUND.slice(0, 3), shootingOf(0, { ship, step }));
    expect(shooter(null, 'act')).toBeUndefined();
    expect(shooter('A1', 'act')).toBeUndefined();
    expect(shooter('S1', 'station')).toBeUndefined();
    const no = 'that ship does not shoot';
    expect([shooter('B1', 'act'), shooter('S1', 'act'), shooter('A1', 'station'), shooter('A3', 'act')]).toEqual([
      no,
      no,
      no,
      no,
    ]);
  });
});

describe('dice that lie', () => {
  const pool = (change: object = {}) => ({ purse: '0', seat: 0, count: 1, needs: 4, faces: [1], again: 0, ...change });

  const rows: readonly (readonly [string | undefined, object?, object?])[] = [
    [undefined],
    [undefined, { purse: '1', seat: 1 }],
    [undefined, { needs: 2 }],
    [undefined, { needs: 6 }],
    ['its dice have not fallen', { needs: 1 }],
    ['its dice have not fallen', { needs: 7 }],
    ['its dice have not fallen', { count: 2 }],
    [undefined, { again: 1 }],
    ['so many dice did not fail', { again: 2 }],
    ['its dice are nobody’s', { purse: '2' }],
    ['its dice are nobody’s', { purse: 'x' }],
    ['its dice are nobody’s', { seat: 3 }],
    ['its dice are nobody’s', { seat: 2 }], // who has given up
    ['nobody may roll again', { purse: '' }],
    ['nobody may roll again', {}, { window: 1 }],
    ['nobody may roll again', {}, { window: -1 }],
    [undefined, {}, { pools: [pool(), pool({ purse: '' })] }], // the station's beside them
    ['nobody may roll again', {}, { pools: [pool(), pool({ purse: '' })], window: 1 }],
    ['its dice have not fallen', {}, { pools: [pool(), pool({ faces: [] })] }],
    ['its dice are nobody’s', {}, { pools: [pool(), pool({ purse: '3' })] }],
  ];
  test.each(rows.map(([wanted, one = {}, change = {}]) => ({ wanted, one, change })))(
    '$wanted: $one $change',
    ({ wanted, one, change }) => {
      expect(problem('shoot', ...SOUTH, shot(), roll(one, change))).toBe(wanted);
    },
  );
});
