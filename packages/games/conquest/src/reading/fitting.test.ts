// Stacks from outside: what could not lie so is refused, with its place and a sentence.
import { describe, expect, test } from 'vitest';
import type { Battle, Frame, Phase, PoolRoll, WoundCause } from '../state/types.ts';
import { COMBAT, loaded, MOVEMENT, type Outside, RESEARCH, SHOOT } from '../testing/loading.ts';
import { at, type Given, sceneOf } from '../testing/scenes.ts';

const MODELS = [
  { sheet: 'legate', at: [10, 10] },
  { sheet: 'legion', at: [14, 10] },
  { sheet: 'sagittarii', at: [20, 10] },
  { sheet: 'praetorium', at: [18, 6] },
  { sheet: 'fabri', at: [16, 4] },
  { seat: 1, sheet: 'necromancer', at: [10, 26] },
  { seat: 1, sheet: 'zombies', at: [14, 26] },
  { seat: 1, sheet: 'crypt', at: [20, 26] },
] as const;

const given = (phase: Phase, stack: readonly Frame[], more: Given = {}): Battle =>
  sceneOf({
    map: 'plains',
    models: MODELS,
    round: 2,
    banks: [
      [300, 50],
      [300, 50],
    ],
    pools: [
      [5, 5, 5],
      [5, 5, 5],
    ],
    ...more,
    phase,
    stack,
  });

const moving = (...frames: readonly Frame[]): Battle => given('movement', [...MOVEMENT, ...frames]);
const shooting = (...frames: readonly Frame[]): Battle => given('shoot', [...SHOOT, ...frames]);
const fighting = (...frames: readonly Frame[]): Battle => given('combat', [...COMBAT, ...frames]);

/** The change is made to the topmost frame. */
const top = (change: object) => (s: Outside) => Object.assign(s.stack.at(-1), change);
/** To the one beneath it. */
const second = (change: object) => (s: Outside) => Object.assign(s.stack.at(-2), change);

type Case = readonly [string, Battle, (s: Outside) => void, string];
const check = (cases: readonly Case[]) =>
  test.each(cases)('%s', (_, b, change, words) => {
    expect(loaded(b, change)).toBe(words);
  });
const as = (): void => {};

describe('[CQ-28] phases', () => {
  check([
    ['movement', moving(), as, 'loaded'],
    ['shots and orders', shooting(), as, 'loaded'],
    ['research', given('priority', RESEARCH), as, 'loaded'],
    ['who goes first', given('priority', [{ type: 'priority', winner: 0 }]), as, 'loaded'],
    ['nothing', moving(), (s) => (s.stack = []), 'stack: is empty when the war is over, and only then.'],
    [
      'the war is over',
      moving(),
      (s) => (s.outcome = { places: [[0], [1]], reason: 'conceded', rule: 'X-374' }),
      'stack: is empty when the war is over, and only then.',
    ],
    [
      'more than who goes first',
      given('priority', [{ type: 'priority', winner: 0 }, { type: 'place' }]),
      as,
      'stack: is no stack of a round that begins.',
    ],
    ['no end of a round', moving(), (s) => s.stack.shift(), 'stack: must begin with the end of a round.'],
    ['another phase', moving(), (s) => (s.phase = 'shoot'), 'phase: does not fit the stack.'],
    ['the end alone', given('combat', [{ type: 'roundEnd' }]), as, 'phase: does not fit the stack.'],
    ['a phase left out', given('movement', [COMBAT[0]!, MOVEMENT[6]!]), as, 'phase: does not fit the stack.'],
    ['[DW-34] halves the wrong way round', moving(), (s) => (s.first = 1), 'stack[3]: is of the wrong side.'],
    ['[DW-34] both of one side', moving(), (s) => (s.stack[5].side = 0), 'stack[5]: is of the wrong side.'],
    ['[DW-34] the second before the first', moving(), (s) => (s.stack[6].side = 1), 'stack[6]: is of the wrong side.'],
    [
      '[DW-34] research the wrong way round',
      given('priority', RESEARCH),
      (s) => (s.stack[7].side = 0),
      'stack[7]: is of the wrong side.',
    ],
    ['a shot in a movement half', moving({ ...SHOT }), as, 'stack[7]: cannot lie there.'],
  ]);
});

describe('[X-301] set-up', () => {
  const setUp = (stack: readonly Frame[], more: Given = {}): Battle =>
    given('setup', [{ type: 'roundEnd' }, ...stack], { models: [], round: 0, ...more });
  const deploy: Frame = { type: 'deploy', side: 0 };
  const hq: Frame = { type: 'hq', side: 0 };
  const nodes: Frame = { type: 'nodes', side: 0, placed: [[], []] };
  const terrain: Frame = { type: 'terrain', side: 0, placed: [[], []] };
  const edge: Frame = { type: 'edge', winner: null };
  const unsaid = (s: Outside): void => {
    for (const one of s.sides) Object.assign(one, { aims: null, hasAims: false });
  };
  const bare = (s: Outside): void => {
    s.nodes = [];
  };
  const OWN = { config: { terrain: 'alternate', nodes: 'players' } } as const;
  check([
    ['the headquarters', setUp([deploy, hq]), as, 'loaded'],
    ['nodes', setUp([deploy, hq, nodes], { config: { nodes: 'players' } }), bare, 'loaded'],
    ['terrain', setUp([deploy, hq, nodes, terrain], OWN), bare, 'loaded'],
    ['aims in secret', setUp([edge, { type: 'muster' }], { rulings: { blindMuster: true } }), unsaid, 'loaded'],
    ['nothing', setUp([]), as, 'stack: is no stack of a set-up.'],
    ['headquarters before units', setUp([hq, deploy]), as, 'stack: is no stack of a set-up.'],
    ['nodes that the map has', setUp([deploy, hq, nodes]), as, 'stack: is no stack of a set-up.'],
    ['terrain that the map has', setUp([deploy, hq, terrain]), as, 'stack: is no stack of a set-up.'],
    ['aims before the edge', setUp([{ type: 'muster' }]), unsaid, 'stack: is no stack of a set-up.'],
    ['aims in the open', setUp([edge, { type: 'muster' }]), unsaid, 'stack: nothing is chosen in secret.'],
    ['nodes of the map that are missing', setUp([deploy, hq]), (s) => s.nodes.pop(), 'nodes: must be 24 (CQ-20).'],
    [
      'nodes that players have to place',
      setUp([deploy, hq, nodes], { config: { nodes: 'players' } }),
      (s) => s.nodes.splice(20),
      'loaded',
    ],
    ['a round', setUp([deploy, hq]), (s) => (s.round = 1), 'round: must be 0 during set-up and only then.'],
  ]);
});

describe('[X-313] activations', () => {
  const active: Frame = { type: 'activation', unit: 'A2', surge: false, leaving: null };
  const surging = (surge: boolean): Battle =>
    moving(
      {
        type: 'surge',
        side: 1,
        walk: null,
        unit: 'B1',
        answer: null,
        wagers: [0, 0],
        turn: 1,
        stopped: false,
        next: null,
        step: 'moves',
      },
      { type: 'activation', unit: 'B1', surge, leaving: null },
    );
  check([
    ['a unit', moving(active), as, 'loaded'],
    ['of the other side', moving(active), top({ unit: 'B2-1' }), 'stack[7]: it is not this side’s turn.'],
    ['a building', moving(active), top({ unit: 'A4-hq' }), 'stack[7]: nobody is there to be activated.'],
    ['who has been', moving(active), (s) => (s.models[1].turn.activated = true), 'stack[7]: it has been activated.'],
    ['by a Surge', moving(active), top({ surge: true }), 'stack[7]: it is not this side’s turn.'],
    ['who is not there', moving(active), top({ unit: 'A9-1' }), 'stack[7]: names somebody who is not there: A9-1.'],
    [
      '[X-39] left by nobody',
      moving(active),
      top({ leaving: { path: [at(14, 12)], by: ['B9-1'] } }),
      'stack[7]: names somebody who is not there: B9-1.',
    ],
    ['[CQ-71] out of order', surging(true), as, 'loaded'],
    ['[CQ-71] nobody surges', surging(false), as, 'stack[8]: nobody surges.'],
  ]);
});

describe('[X-327] [X-328] Surges', () => {
  const surge = (change: object): Battle =>
    moving({
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
    });
  const both = { unit: 'B1', answer: 'A1', step: 'wager', turn: 0 };
  /** The surging unit is active; then the one that answered. */
  const surgeMoves = (change: object): Battle => {
    const b = surge({ unit: 'B1', answer: 'A1', step: 'moves', turn: 1, ...change });
    return { ...b, stack: [...b.stack, { type: 'activation', unit: 'B1', surge: true, leaving: null }] };
  };
  check([
    ['answered', surge({ unit: 'B1', step: 'answer' }), as, 'loaded'],
    ['level', surge({ ...both, wagers: [2, 2] }), as, 'loaded'],
    ['one’s own wager while they move', surgeMoves({ wagers: [2, 1] }), as, 'loaded'],
    ['moving, answered or not', surgeMoves({ answer: null }), as, 'loaded'],
    ['for the wrong side', surge({ unit: 'A1', step: 'answer' }), as, 'stack[7]: somebody surges for the wrong side.'],
    ['answered by the same', surge({ ...both, answer: 'B1' }), as, 'stack[7]: somebody surges for the wrong side.'],
    ['offered, and surging', surge({ unit: 'B1' }), as, 'stack[7]: nobody surges.'],
    ['answered, and nobody surges', surge({ step: 'answer' }), as, 'stack[7]: nobody surges.'],
    ['wagered, and nobody answers', surge({ ...both, answer: null }), as, 'stack[7]: nobody answers.'],
    ['asked for an answer that is there', surge({ ...both, step: 'answer' }), as, 'stack[7]: nobody answers.'],
    ['one’s own wager', surge({ ...both, wagers: [1, 0] }), as, 'stack[7]: nobody raises his own wager.'],
    [
      'a wager before it is answered',
      surge({ unit: 'B1', step: 'answer', wagers: [0, 1] }),
      as,
      'stack[7]: nobody raises his own wager.',
    ],
    [
      'a wager of the other before it is answered',
      surge({ unit: 'B1', step: 'answer', wagers: [1, 0] }),
      as,
      'stack[7]: nobody raises his own wager.',
    ],
    [
      'wagers of both before it is answered',
      surge({ unit: 'B1', step: 'answer', wagers: [1, 1] }),
      as,
      'stack[7]: nobody raises his own wager.',
    ],
    [
      'against one’s own',
      surge({ walk: { unit: 'B2', path: [at(14, 24)], power: null } }),
      as,
      'stack[7]: nobody is being engaged.',
    ],
    [
      'against nobody',
      surge({ walk: { unit: 'A9-1', path: [at(14, 24)], power: null } }),
      as,
      'stack[7]: names somebody who is not there: A9-1.',
    ],
    [
      'a Blink that is withdrawn already',
      surge({ unit: 'B1', step: 'answer', walk: { unit: 'A2', path: [at(14, 24)], power: 'blink' } }),
      as,
      'loaded',
    ],
  ]);
});

const SHOT: Frame = { type: 'shot', shooter: 'A3', target: 'B2', arc: false, step: 'attack', aim: 1, astray: false };
const HOW: WoundCause = { kind: 'shot', by: null, quick: false };

const dice = (what: PoolRoll, pools = 1, change: object = {}): Frame => ({
  type: 'roll',
  what,
  rule: 'DW-79',
  pools: Array.from({ length: pools }, (_, i) => ({
    purse: String(i % 2),
    seat: i % 2,
    count: 2,
    needs: 4,
    faces: [1, 6],
    again: 0,
    ...change,
  })),
  window: 0,
});

describe('[DW-79] dice', () => {
  const shot = (change: object = {}): Battle => shooting(SHOT, dice('ranged', 1, change));
  check([
    ['of a shot', shot(), as, 'loaded'],
    ['two pools', shooting(SHOT, dice('ranged', 2)), as, 'stack[6]: some of its dice are missing.'],
    ['no window', shot(), top({ window: 1 }), 'stack[6]: nobody may roll again.'],
    ['before they fall', shot(), top({ window: -1 }), 'stack[6]: nobody may roll again.'],
    ['of no side', shot({ purse: '2' }), as, 'stack[6]: its dice are nobody’s.'],
    ['of no seat', shot({ seat: 2 }), as, 'stack[6]: its dice are nobody’s.'],
    ['one is missing', shot({ count: 3 }), as, 'stack[6]: its dice have not fallen.'],
    ['on 1 or more', shot({ needs: 1 }), as, 'stack[6]: its dice have not fallen.'],
    ['on 7 or more', shot({ needs: 7 }), as, 'stack[6]: its dice have not fallen.'],
    ['on 2 or more', shot({ needs: 2 }), as, 'loaded'],
    ['on 6 or more', shot({ needs: 6, faces: [5, 6] }), as, 'loaded'],
    ['two again of one that failed', shot({ again: 2 }), as, 'stack[6]: so many dice did not fail.'],
    ['one again of one that failed', shot({ again: 1 }), as, 'loaded'],
  ]);

  const fight = (step: 'attack' | 'wound' | 'takes'): Frame => ({
    type: 'fight',
    fight: { id: 'A2', building: null, core: ['A2', 'B2'], supporters: [], far: [] },
    attacker: 0,
    step,
    hits: [0, 0],
    lost: [0, 0],
  });
  const wounds = (step: 'save' | 'ignore' | 'medics' | 'resolve'): Frame => ({
    type: 'wounds',
    model: 'A2',
    wounds: 1,
    how: HOW,
    step,
    settled: 0,
  });
  const blast = (step: 'struck' | 'done', struck: readonly string[] = ['A2']): Frame => ({ ...BLAST, step, struck });
  const leaving = (by: readonly string[] | null): Frame => ({
    type: 'activation',
    unit: 'A2',
    surge: false,
    leaving: by && { path: [at(14, 12)], by },
  });
  const wager = (change: object): Frame => ({
    type: 'surge',
    side: 1,
    walk: null,
    unit: 'B1',
    answer: 'A1',
    wagers: [0, 0],
    turn: 0,
    stopped: true,
    next: null,
    step: 'wager',
    ...change,
  });
  const NONE = 'no such dice fall now.';
  check([
    ['[X-344] of a shot into a melee', shooting({ ...SHOT, step: 'fight' }, dice('friendlyFire')), as, 'loaded'],
    ['[X-344] past friends, when it strikes', shooting(SHOT, dice('friendlyFire')), as, `stack[6]: ${NONE}`],
    ['of a shot that is over', shooting({ ...SHOT, step: 'done' }, dice('ranged')), as, `stack[6]: ${NONE}`],
    ['[X-362] of a power', shooting(blast('struck'), dice('ranged')), as, 'loaded'],
    [
      '[X-362] one for each who is struck',
      shooting(blast('struck', ['A1', 'A2']), dice('ranged')),
      as,
      'stack[6]: some of its dice are missing.',
    ],
    ['of a power that is over', shooting(blast('done'), dice('ranged')), as, `stack[6]: ${NONE}`],
    ['[DW-62] of a save', shooting(SHOT, wounds('save'), dice('save')), as, 'loaded'],
    ['[DW-64] of ignored wounds', shooting(SHOT, wounds('ignore'), dice('ignore')), as, 'loaded'],
    ['[X-366] of Field Medics', shooting(SHOT, wounds('medics'), dice('medics')), as, 'loaded'],
    ['a save of what is ignored', shooting(SHOT, wounds('ignore'), dice('save')), as, `stack[7]: ${NONE}`],
    ['[CQ-73] of Heroic Resolve', shooting(SHOT, wounds('resolve'), dice('ignore')), as, `stack[7]: ${NONE}`],
    ['[CQ-59] to hit', fighting(fight('attack'), dice('attack', 2)), as, 'loaded'],
    ['[CQ-59] to wound', fighting(fight('wound'), dice('wound', 2)), as, 'loaded'],
    ['[CQ-59] of one side', fighting(fight('wound'), dice('wound')), as, 'stack[3]: some of its dice are missing.'],
    ['[CQ-59] to hit when it is time to wound', fighting(fight('wound'), dice('attack', 2)), as, `stack[3]: ${NONE}`],
    ['[CQ-59] when wounds are taken', fighting(fight('takes'), dice('wound', 2)), as, `stack[3]: ${NONE}`],
    ['[X-39] of who is left behind', moving(leaving(['B2']), dice('leaving')), as, 'loaded'],
    ['[X-39] of nobody', moving(leaving([]), dice('leaving')), as, `stack[8]: ${NONE}`],
    ['[X-39] when nobody leaves', moving(leaving(null), dice('leaving')), as, `stack[8]: ${NONE}`],
    ['[CQ-72] of a level wager', moving(wager({}), dice('surge')), as, 'loaded'],
    ['[CQ-72] while they wager', moving(wager({ stopped: false }), dice('surge')), as, `stack[8]: ${NONE}`],
    ['[CQ-72] when it is won', moving(wager({ step: 'moves' }), dice('surge')), as, `stack[8]: ${NONE}`],
    ['[DW-79] on a phase', shooting(dice('ranged')), as, 'stack[5]: cannot lie there.'],
  ]);

  test('[DW-79] of a seat that has conceded', () => {
    const b = given('shoot', [...SHOOT, SHOT, dice('ranged', 1, { seat: 2 })], {
      factions: ['empire-of-sol', 'void', 'void'],
      sides: [0, 1, 1],
    });
    expect(loaded(b)).toBe('loaded');
    expect(loaded(b, (s) => s.conceded.push(2))).toBe('stack[6]: its dice are nobody’s.');
  });
});

const BLAST = {
  type: 'power',
  caster: 'B1',
  power: 'blast',
  target: 'A2',
  at: null,
  sheet: null,
  engage: false,
  upcharge: 0,
  aim: 3,
  struck: ['A2'],
  step: 'struck',
} as const satisfies Frame;

describe('[X-336] shots', () => {
  const shot = (change: object): Battle => shooting({ ...SHOT, ...change } as Frame, dice('ranged'));
  check([
    ['without a weapon', shot({ shooter: 'A2' }), as, 'stack[5]: it has no weapon.'],
    ['at a friend', shot({ target: 'A2' }), as, 'stack[5]: it strikes the wrong side.'],
    ['[X-344] at a friend, gone astray', shot({ target: 'A2', astray: true }), as, 'loaded'],
    ['at nobody', shot({ target: 'B9-1' }), as, 'stack[5]: names somebody who is not there: B9-1.'],
    ['of nobody', shot({ shooter: 'A9-1' }), as, 'stack[5]: names somebody who is not there: A9-1.'],
  ]);
});

describe('[X-362] [X-363] powers', () => {
  /** B1 is a Necromancer: Blast and Raise. */
  const theirs = (power: object, step: object = { at: 'offer' }): Battle =>
    given(
      'shoot',
      [
        ...SHOOT.slice(0, 3),
        { type: 'shoot', side: 0, step: 'begin' },
        { type: 'shoot', side: 1, step: 'act' },
        { ...BLAST, step: 'resist', ...power } as Frame,
        { type: 'resist', power: 'blast', caster: '1', casterSeat: 1, charge: 1, step: step as never },
      ],
      { first: 1 },
    );
  const raised = { power: 'raise', target: null, struck: [], at: at(10, 28), sheet: 'void.zombies' };
  const resistedRaise = (change: object): Battle => theirs({ ...raised, ...change });
  const named = top({ power: 'raise' });
  const bidding = (resister: string, resisterSeat: number) =>
    theirs({}, { at: 'bid', resister, resisterSeat, cast: 1, defence: 0, turn: 'resister' });
  check([
    ['a Blast', theirs({}), as, 'loaded'],
    ['that it does not know', theirs({ power: 'root' }), top({ power: 'root' }), 'stack[5]: nobody knows it.'],
    ['of a building', theirs({ caster: 'B3' }), as, 'stack[5]: nobody knows it.'],
    ['at nobody', theirs({ target: null }), as, 'stack[5]: it has no target.'],
    ['at who is not there', theirs({ target: 'A9-1' }), as, 'stack[5]: names somebody who is not there: A9-1.'],
    ['striking who is not there', theirs({ struck: ['A9-1'] }), as, 'stack[5]: names somebody who is not there: A9-1.'],
    ['a Raise', resistedRaise({}), named, 'loaded'],
    ['a Raise of a building', resistedRaise({ sheet: 'void.crypt' }), named, 'stack[5]: it has no place.'],
    ['a Raise of nothing', resistedRaise({ sheet: null }), named, 'stack[5]: it has no place.'],
    ['a Raise of another list', resistedRaise({ sheet: 'empire-of-sol.legion' }), named, 'stack[5]: it has no place.'],
    ['a Raise nowhere', resistedRaise({ at: null }), named, 'stack[5]: it has no place.'],
    ['[DW-91] another is resisted', theirs({}), top({ power: 'raise' }), 'stack[6]: nobody casts that.'],
    ['[DW-91] cast by the other side', theirs({}), top({ caster: '0' }), 'stack[6]: the caster is another’s.'],
    ['[DW-91] cast by another seat', theirs({}), top({ casterSeat: 0 }), 'stack[6]: the caster is another’s.'],
    ['[DW-92] a bid', bidding('0', 0), as, 'loaded'],
    ['[DW-92] against oneself', bidding('1', 0), as, 'stack[6]: it is resisted by nobody.'],
    ['[DW-92] by another seat', bidding('0', 1), as, 'stack[6]: it is resisted by nobody.'],
    ['[DW-91] nothing is cast', theirs({}), (s) => s.stack.splice(5, 1), 'stack[5]: cannot lie there.'],
  ]);
});

describe('[X-361] wounds', () => {
  const resolve = (change: object = {}): Battle =>
    shooting(SHOT, {
      type: 'wounds',
      model: 'A1',
      wounds: 1,
      how: HOW,
      step: 'resolve',
      settled: 0,
      ...change,
    } as Frame);
  check([
    ['a hero who may resolve', resolve(), as, 'loaded'],
    ['none', resolve({ wounds: 0 }), as, 'stack[6]: nobody is wounded.'],
    [
      'some that have been taken',
      resolve({ wounds: 0, settled: 1 }),
      as,
      'stack: dice would fall before anybody is asked.',
    ],
    ['some of two', resolve({ wounds: 2, settled: 1 }), as, 'loaded'],
    ['of nobody', resolve({ model: 'A9-8' }), as, 'stack[6]: names somebody who is not there: A9-8.'],
  ]);

  test('[X-362] several who were struck by one power, one after the other', () => {
    const wound = (model: string): Frame => ({ type: 'wounds', model, wounds: 1, how: HOW, step: 'save', settled: 0 });
    const b = shooting({ ...BLAST, step: 'done', struck: ['A1', 'A2'] }, wound('A2'), wound('A1'));
    expect(loaded(b, top({ step: 'resolve' }))).toBe('loaded');
  });
});

describe('[X-350] [X-354] fights', () => {
  const takes = (fight: object): Battle =>
    fighting(
      {
        type: 'fight',
        fight: { id: 'A2', building: null, core: ['A2', 'B2'], supporters: [], far: [], ...fight },
        attacker: 0,
        step: 'takes',
        hits: [0, 1],
        lost: [0, 0],
      },
      { type: 'allot', seat: 0, rule: 'X-356', left: 1, taken: [] },
    );
  const two = { core: ['A3', 'A5', 'B2'] };
  check([
    ['two may take a wound', takes(two), as, 'loaded'],
    ['somebody twice', takes({ ...two, supporters: ['A3'] }), as, 'stack[2]: somebody fights twice.'],
    ['somebody twice, far off', takes({ ...two, far: ['A5'] }), as, 'stack[2]: somebody fights twice.'],
    ['a building', takes({ core: ['A2', 'B2', 'B3'] }), as, 'stack[2]: buildings do not fight.'],
    ['a building in support', takes({ ...two, supporters: ['B3'] }), as, 'stack[2]: buildings do not fight.'],
    ['one side alone', takes({ core: ['A1', 'A2'] }), as, 'stack[2]: two sides must fight.'],
    ['an assault on a unit', takes({ core: ['A2'], building: 'B1' }), as, 'stack[2]: nobody assaults that.'],
    ['an assault on one’s own', takes({ core: ['A2'], building: 'A4' }), as, 'stack[2]: nobody assaults that.'],
    ['an assault by nobody', takes({ core: [], building: 'B3' }), as, 'stack[2]: nobody assaults that.'],
    ['an assault by both', takes({ ...two, building: 'B3' }), as, 'stack[2]: nobody assaults that.'],
    ['who is not there', takes({ ...two, far: ['A9-1'] }), as, 'stack[2]: names somebody who is not there: A9-1.'],
    ['[X-356] of no seat', takes(two), top({ seat: 2 }), 'stack[3]: nothing is allotted.'],
    ['[X-356] before it is time', takes(two), second({ step: 'wound' }), 'stack[3]: nothing is allotted.'],
    [
      '[X-356] to nobody',
      takes(two),
      top({ taken: [{ id: 'A9-1', wounds: 1 }] }),
      'stack[3]: names somebody who is not there: A9-1.',
    ],
  ]);

  const joining = (...cores: readonly (readonly string[])[]): Battle =>
    fighting({
      type: 'support',
      fights: cores.map((core) => ({ id: core[0]!, building: null, core, supporters: [], far: [] })),
      open: [],
    });
  check([
    [
      '[X-351] a fight of one side, while others are joined',
      joining(['A1', 'B1'], ['A2', 'A3']),
      as,
      'stack[2]: two sides must fight.',
    ],
    [
      '[X-351] a fight of nobody',
      fighting({
        type: 'support',
        fights: [{ id: 'A1', building: null, core: [], supporters: [], far: [] }],
        open: [],
      }),
      as,
      'stack[2]: two sides must fight.',
    ],
    [
      '[X-351] fights of both, and nobody to be asked',
      joining(['A1', 'B1'], ['A2', 'B2']),
      as,
      'stack: would go on by itself.',
    ],
  ]);

  const entry = (core: readonly string[], building: string | null = null) => ({
    id: building ?? core[0]!,
    building,
    core,
    supporters: [],
    far: [],
  });
  const chosen = (...fights: readonly ReturnType<typeof entry>[]): Battle =>
    given('combat', [COMBAT[0]!, { type: 'combat', side: 0, step: 'select', fights }]);
  check([
    ['two to choose from', chosen(entry(['A1', 'B1']), entry(['A2', 'B2'])), as, 'loaded'],
    [
      '[X-358] one whose side is gone',
      chosen(entry(['A1', 'B1']), entry(['A2', 'B2']), entry(['A9-1', 'A2'])),
      as,
      'loaded',
    ],
    ['a wrong one', chosen(entry(['A1', 'B1']), entry(['A2', 'A1'])), as, 'stack[1]: two sides must fight.'],
  ]);
});
