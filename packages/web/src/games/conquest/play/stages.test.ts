import type { ConquestEvent } from '@muster/conquest';
import { expect, test } from 'vitest';
import { roundWords } from './Banner.tsx';
import { roundsOf } from './Figures.tsx';
import type { Scene } from './scene.ts';
import { told } from './stages.ts';
import { at, HALF, warOf } from './test/wars.ts';

const b = warOf({
  models: { 'A1-hq': { sheet: 'praetorium', at: [18, 6] }, 'A2-2': { sheet: 'fabri', at: [10, 8] } },
  nodes: { M1: [10, 10], R1: [12, 8] },
  stack: HALF,
});
const NO_POOL = { destiny: 0, faith: 0, affinity: 0 };
const MANNER = { seat: 0, person: false, instant: true, still: true } as const;

const shown = (events: readonly ConquestEvent[]) => {
  let [battle, scene]: [typeof b, Scene] = [b, told.noScene];
  for (const event of events) ({ shown: battle, scene } = told.present(battle, scene, event, MANNER));
  return { battle, scene };
};

test('who walks goes its way; what is harvested rises at the node and lies in the bank', () => {
  const { battle, scene } = shown([
    { type: 'activated', model: 'A2-2', surge: false, rule: 'X-313' },
    {
      type: 'walked',
      model: 'A2-2',
      from: at(10, 8),
      path: [at(10, 9)],
      cost: 2540,
      ledger: 2540,
      rule: 'X-314',
    },
    { type: 'harvested', model: 'A2-2', node: 'M1', R: 40, rule: 'CQ-33' },
  ]);
  expect(battle.models[1]!.at).toEqual(at(10, 9));
  expect(battle.sides[0].bank.R).toBe(40);
  expect(scene.traces.map(({ kind }) => kind)).toEqual(['moved', 'gain']);
  expect(scene.travel?.base).toBe('A2-2');
});

test('a relic is taken off the map and stored; a product appears, the slain go', () => {
  const { battle } = shown([
    { type: 'pickedUp', model: 'A2-2', node: 'R1', rule: 'X-320' },
    { type: 'delivered', model: 'A2-2', node: 'R1', building: 'A1-hq', rule: 'X-325' },
    { type: 'placed', model: 'A1-1', sheet: 'empire-of-sol.legion', at: at(20, 6), builder: 'A1-hq', rule: 'X-334' },
    { type: 'slain', model: 'A2-2', sheet: 'empire-of-sol.fabri', at: at(10, 9), by: null, rule: 'DW-65' },
  ]);
  expect(battle.nodes.find(({ id }) => id === 'R1')?.at).toBeNull();
  expect(battle.models.map(({ id }) => id)).toEqual(['A1-hq', 'A1-1']);
  expect(battle.models[0]!.relics).toEqual(['R1']);
});

test('a round is summed up: income, harvest, what was built and lost, points', () => {
  const events: readonly ConquestEvent[] = [
    { type: 'roundBegan', round: 2, pools: [NO_POOL, NO_POOL], rule: 'CQ-28' },
    { type: 'income', side: 0, R: 60, A: 20, from: [], rule: 'X-323' },
    { type: 'harvested', model: 'A2-2', node: 'M1', R: 40, rule: 'CQ-33' },
    { type: 'slain', model: 'A2-2', sheet: 'empire-of-sol.fabri', at: at(1, 1), by: null, rule: 'DW-65' },
    { type: 'roundEnded', round: 2, vp: [20, 6], rule: 'X-376' },
  ];
  const [round] = roundsOf(b, events);
  expect(round).toMatchObject({ round: 2, income: [60, 0], harvest: [40, 0], lost: [40, 0], vp: [20, 6] });
  expect(roundWords(round!)).toBe('End of round 2: 20 : 6 VP, lost 40 : 0 points.');
});

test('[DW-65] a shot is seen before its dice; what came of it is told beside it, and stays on the map as a blow', () => {
  const { battle, scene } = shown([
    { type: 'shot', shooter: 'A2-2', target: 'A1-hq', arc: false, rule: 'CQ-48' },
    { type: 'wounded', model: 'A1-hq', wounds: 2, left: 8, rule: 'DW-65' },
  ]);
  expect(scene.moment).toMatchObject({ from: 'A2-2', to: 'A1-hq', over: false, results: ['Praetorium A1 −2'] });
  expect(scene.traces).toMatchObject([{ kind: 'blow', from: 'A2-2', at: at(18, 6), wounds: 2 }]);
  expect([battle.models[0]!.wounds, battle.models[1]!.turn.shot]).toEqual([8, true]);
});

test('[X-344] a shot that goes astray strikes another: the line leads to it', () => {
  const { scene } = shown([
    { type: 'shot', shooter: 'A2-2', target: 'B1-1', arc: false, rule: 'CQ-48' },
    { type: 'astray', shooter: 'A2-2', struck: 'A1-hq', rule: 'X-344' },
  ]);
  expect(scene.moment).toMatchObject({ to: 'A1-hq', results: ['strikes Praetorium A1 instead'] });
});

test('[X-334] an order is paid at once and stands beside its builder; lost, it is paid back where the rules say so', () => {
  const order = {
    type: 'ordered',
    builder: 'A1-hq',
    product: 'empire-of-sol.legion',
    node: null,
    R: 105,
    A: 0,
  } as const;
  const ordered = shown([{ ...order, rule: 'CQ-46' }]);
  expect(ordered.battle.orders).toMatchObject([{ builder: 'A1-hq', product: 'empire-of-sol.legion' }]);
  expect(ordered.battle.sides[0].bank.R).toBe(-105);
  const lost = (refund: boolean) =>
    shown([
      { ...order, rule: 'CQ-46' },
      { type: 'orderLost', builder: 'A1-hq', product: 'empire-of-sol.legion', refund, rule: 'X-334' },
    ]).battle;
  expect([lost(true).orders, lost(true).sides[0].bank.R]).toEqual([[], 0]);
  expect(lost(false).sides[0].bank.R).toBe(-105);
});

test('[X-376] a round that begins clears the map; what lasted till its end is gone with it', () => {
  const walk = {
    type: 'walked',
    model: 'A2-2',
    from: at(10, 8),
    path: [at(10, 9)],
    cost: 2540,
    ledger: 2540,
    rule: 'X-314',
  } as const;
  const ended = shown([
    walk,
    { type: 'powerTook', power: 'ward', on: 'A2-2', held: false, rule: 'DW-84' },
    { type: 'roundEnded', round: 2, vp: [20, 6], rule: 'X-376' },
  ]);
  expect(ended.battle.models[1]).toMatchObject({ ward: false, turn: { ledger: 0 } });
  expect(ended.scene.told).toMatchObject({ round: 2, vp: [20, 6] });
  const begun = shown([walk, { type: 'roundBegan', round: 3, pools: [NO_POOL, NO_POOL], rule: 'CQ-28' }]);
  expect([begun.scene.traces, begun.battle.round]).toEqual([[], 3]);
});

test('[X-364] what a power lays on one is seen: roots, dread, a ward; Mend heals', () => {
  const took = (power: string) =>
    shown([{ type: 'powerTook', power, on: 'A2-2', held: false, rule: 'DW-84' }]).battle.models[1]!;
  expect([took('root').rooted, took('dread').dread, took('ward').ward]).toEqual([true, true, true]);
  expect(took('corrupt').corrupt).toBeGreaterThan(0);
  expect(took('hasten').turn.haste).toBeGreaterThan(0);
  const mended = shown([
    { type: 'wounded', model: 'A1-hq', wounds: 2, left: 8, rule: 'DW-65' },
    { type: 'mended', model: 'A1-hq', wounds: 1, rule: 'DW-84' },
  ]);
  expect(mended.battle.models[0]!.wounds).toBe(9);
});

test('[CQ-72] [X-24] what is wagered, resisted and resolved is paid from the pool of its side', () => {
  const rich = { destiny: 3, faith: 1, affinity: 2 };
  const { battle } = shown([
    { type: 'roundBegan', round: 3, pools: [rich, rich], rule: 'CQ-28' },
    { type: 'wagered', side: 1, points: 2, total: 2, rule: 'CQ-72' },
    { type: 'resolved', model: 'A2-2', face: 5, ignored: true, rule: 'X-356' },
    { type: 'resisted', by: '0', points: 2, rule: 'X-24' } as never,
  ]);
  expect(battle.sides.map(({ pool }) => pool)).toEqual([
    { destiny: 2, faith: 0, affinity: 1 },
    { destiny: 1, faith: 1, affinity: 2 },
  ]);
});

test('a line of the log leads to those who acted first, and tells a deed in words', () => {
  const harvest: ConquestEvent = { type: 'harvested', model: 'A2-2', node: 'M1', R: 40, rule: 'CQ-33' };
  expect(told.placesOf?.(harvest)).toEqual(['A2-2', 'M1']);
  expect(told.actorOf?.(harvest)).toBe(0);
  const slain: ConquestEvent = {
    type: 'slain',
    model: 'B2-1',
    sheet: 'citadel.platoon',
    at: at(1, 1),
    by: 'A2-2',
    rule: 'DW-65',
  };
  expect(told.placesOf?.(slain)).toEqual(['A2-2', 'B2-1']);
  expect(told.actorOf?.(slain)).toBe(1);
});

test('what a side does wears its mark though no model is named; what nobody does wears none', () => {
  const byWhom = (e: ConquestEvent) => told.actorOf(e, b.config);
  expect(byWhom({ type: 'priorityRolled', faces: [3, 5], winner: 1, rule: 'DW-31' })).toBe(1);
  expect(byWhom({ type: 'priorityRolled', faces: [3, 3], winner: null, rule: 'DW-31' })).toBeNull();
  expect(byWhom({ type: 'goesFirst', side: 0, chosenBy: 1, rule: 'DW-32' })).toBe(1);
  expect(byWhom({ type: 'halfBegan', side: 1, phase: 'shoot', rule: 'CQ-45' })).toBe(1);
  expect(byWhom({ type: 'cityHeld', side: 0, points: [200, 75], rule: 'X-368' })).toBe(0);
  expect(byWhom({ type: 'roundEnded', round: 2, vp: [20, 0], rule: 'X-376' })).toBeNull();
});

test('whom a unit engages is told one by one, so that nobody is named twice', () => {
  const engaged: ConquestEvent = { type: 'engaged', model: 'A2-2', with: ['B2-1', 'B3-1'], pins: [], rule: 'X-315' };
  expect(told.deedOf(engaged, b.config)).toMatchObject({ what: 'Platoon B2', also: ['Platoon B3'] });
});

test('[X-368] who holds the city is told to who looks back', () => {
  const held = (side: 0 | 1 | null): ConquestEvent => ({ type: 'cityHeld', side, points: [200, 75], rule: 'X-368' });
  expect(told.deedOf(held(0), b.config)).toEqual({ seat: 0, kind: 'other', does: 'held', what: 'the city' });
  expect(told.deedOf(held(null), b.config)).toBeUndefined();
});

test('[CQ-56] [X-376] fights and the end of the round are parts of the log of their own, nobody’s', () => {
  for (const phase of ['combat', 'end'] as const) {
    const e: ConquestEvent = { type: 'phaseBegan', phase, rule: 'CQ-56' };
    expect([told.turnOf(e), told.actorOf(e, b.config), shown([e]).battle.phase]).toEqual(['turn', null, phase]);
  }
});

test('[X-326] a relic that falls lies free, and a war that is over has its places', () => {
  const { battle } = shown([
    { type: 'pickedUp', model: 'A2-2', node: 'R1', rule: 'X-320' },
    { type: 'relicDropped', node: 'R1', at: at(3, 3), rule: 'X-326' },
    { type: 'over', winner: 1, reason: 'points', vp: [3, 9], rule: 'CQ-15' },
  ]);
  expect([battle.models[1]!.relics, battle.nodes.find(({ id }) => id === 'R1')?.at]).toEqual([[], at(3, 3)]);
  expect(battle.outcome?.places).toEqual([[1], [0]]);
});
