// Gestures at the table of Conquest: what a click plans, and what is answered where it leads nowhere.

import { conquest } from '@muster/conquest';
import { expect, test } from 'vitest';
import { firstIntent } from './hand/first.ts';
import type { Intent } from './hand/types.ts';
import { chooseGround, chooseModel, chooseNode, stepBack, suggested } from './intent.ts';
import { groupOrders, ordersWords, workerOrders } from './many.ts';
import { type MoveDecision, movableUnits } from './moving.ts';
import { planOf } from './plan.ts';
import { asked, at, HALF, played, SHOOT, warOf } from './test/wars.ts';

const field = () =>
  warOf({
    models: {
      'A1-hq': { sheet: 'praetorium', at: [18, 6] },
      'A2-2': { sheet: 'fabri', at: [10, 8] },
      'A3-1': { sheet: 'legion', at: [18, 12] },
      'A4-1': { sheet: 'legion', at: [20, 12] },
      'B1-hq': { sheet: 'command-bunker', at: [18, 30] },
      'B2-3': { sheet: 'wardens', at: [18, 18] },
    },
    nodes: { M1: [10, 12], G1: [13, 8], R1: [14, 3] },
    stack: HALF,
  });

test('a unit is chosen, and chosen again let go', () => {
  const b = field();
  const d = asked(b);
  expect(firstIntent(b, d)).toEqual({ kind: 'idle' });
  const chosen = chooseModel(b, d, { kind: 'idle' }, 'A3-1').intent;
  expect(chosen).toMatchObject({ kind: 'route', unit: 'A3-1', steps: [] });
  expect(chooseModel(b, d, chosen, 'A3-1').intent).toEqual({ kind: 'idle' });
});

test('[X-313] a click plans a walk, a second one the next leg; Escape takes the last back', () => {
  const b = field();
  const d = asked(b);
  const one = chooseGround(b, d, { kind: 'route', unit: 'A3-1', steps: [], casting: null }, at(15, 12)).intent;
  const two = chooseGround(b, d, one, at(15, 14)).intent;
  expect(two).toMatchObject({ kind: 'route', steps: [{ type: 'walk' }, { type: 'walk' }] });
  const { main } = planOf(b, d, two);
  expect(main?.commands.map(({ type }) => type)).toEqual(['activate', 'walk', 'walk']);
  expect(() => played(b, main!.commands)).not.toThrow();
  expect(stepBack(b, d, two)).toEqual(one);
});

test('[X-314] a place beyond its Move is refused with its reason, and nothing is planned', () => {
  const b = field();
  const d = asked(b);
  const route: Intent = { kind: 'route', unit: 'A3-1', steps: [], casting: null };
  const step = chooseGround(b, d, route, at(3, 12));
  expect(step.intent).toBe(route);
  expect(step.answer?.text).toMatch(/farther than it can go: 15 in of 6 in/);
});

test('[X-320] a node is walked to and harvested on the way; what follows is planned after it', () => {
  const b = field();
  const d = asked(b);
  const harvest = chooseNode(b, d, { kind: 'route', unit: 'A2-2', steps: [], casting: null }, 'G1').intent;
  expect(harvest).toMatchObject({ steps: [{ type: 'walk' }, { type: 'harvest', node: 'G1' }] });
  const on = chooseGround(b, d, harvest, at(11, 7)).intent;
  const { main } = planOf(b, d, on);
  expect(main?.words).toMatch(/go .* in, harvest 40 R at Gas Vein 1 then go/);
  expect(played(b, main!.commands).sides[0].bank.R).toBe(40);
});

test('[X-325] a relic too far for one move is gone towards; brought home when it is near', () => {
  const b = field();
  const d = asked(b);
  const away = chooseNode(b, d, { kind: 'route', unit: 'A2-2', steps: [], casting: null }, 'R1').intent;
  expect(away).toMatchObject({ steps: [{ type: 'walk' }, { type: 'harvest', node: 'R1' }] });
  const carrier = {
    ...b,
    models: b.models.map((m) => (m.id === 'A2-2' ? { ...m, relics: ['R1'], at: at(13, 8) } : m)),
  };
  const home = chooseModel(
    carrier,
    asked(carrier),
    { kind: 'route', unit: 'A2-2', steps: [], casting: null },
    'A1-hq',
  ).intent;
  const { main } = planOf(carrier, asked(carrier), home);
  expect(main?.words).toBe('Fabri A2: bring it home');
});

test('[X-316] [X-318] an enemy is engaged by choosing it: who is pinned, the odds of the fight, and the command', () => {
  const b = field();
  const d = asked(b);
  const charge = chooseModel(b, d, { kind: 'route', unit: 'A3-1', steps: [], casting: null }, 'B2-3').intent;
  const plan = planOf(b, d, charge);
  expect(plan.main?.words).toBe('Legion A3: engage Wardens B2');
  expect(plan.risks).toEqual(['Legion A3 and Wardens B2 are pinned till the end of the phase (X-318).']);
  expect(plan.odds).toMatchObject({ kind: 'fight' });
  expect(plan.main?.commands.at(-1)).toMatchObject({ type: 'walk', engage: true });
});

test('a group keeps its places; who cannot follow is told', () => {
  const b = field();
  const orders = groupOrders(b, 0, ['A3-1', 'A4-1'], { x: 0, y: -at(0, 3).y });
  expect(orders.errands.map(({ unit }) => unit).sort()).toEqual(['A3-1', 'A4-1']);
  const there = played(b, orders.commands);
  const [one, two] = ['A3-1', 'A4-1'].map((id) => there.models.find((m) => m.id === id)!.at);
  expect([one, two]).toEqual([at(18, 9), at(20, 9)]);
  const far = groupOrders(b, 0, ['A3-1', 'A2-2'], { x: 0, y: at(0, 20).y });
  expect(far.errands).toEqual([]);
  expect(far.left).toHaveLength(2);
});

test('all workers go on: each to a node of its own, with what it brings', () => {
  const b = warOf({
    models: {
      'A1-hq': { sheet: 'praetorium', at: [18, 6] },
      'A2-2': { sheet: 'fabri', at: [10, 8] },
      'A3-2': { sheet: 'fabri', at: [10, 10] },
      'A4-2': { sheet: 'fabri', at: [12, 4], relics: ['R1'] },
      'B1-hq': { sheet: 'command-bunker', at: [18, 30] },
    },
    nodes: { M1: [10, 12], G1: [13, 8] },
    stack: HALF,
  });
  const orders = workerOrders(b, 0, movableUnits(b, asked(b) as MoveDecision));
  expect(orders.harvest).toBe(80);
  expect(orders.errands).toHaveLength(3);
  expect(ordersWords(b, orders)).toBe('+80 R, 1 relic');
  expect(played(b, orders.commands).sides[0].bank.R).toBe(80);
});

test('[CQ-46] a builder offers all it has with prices, and says what is missing', () => {
  const b = { ...field(), stack: SHOOT, phase: 'shoot' as const };
  const d = conquest.decisions({ ...b, sides: rich(b) })[0]!;
  const now = { ...b, sides: rich(b) };
  const plan = planOf(now, d as never, { kind: 'act', model: 'A1-hq', act: null, casting: null });
  const legion = plan.options.find(({ words }) => words.startsWith('Legion'));
  expect(legion?.why).toBeUndefined();
  const legate = plan.options.find(({ words }) => words.startsWith('Legate'));
  expect(legate?.why).toMatch(/20 A short/);
  const fabri = plan.options.find(({ words }) => words.startsWith('Fabri'));
  expect(fabri?.note).toBe('+40 R a round, paid back in 1 round');
});

const rich = (b: ReturnType<typeof field>) =>
  b.sides.map((side) => ({ ...side, bank: { R: 150, A: 0 } })) as unknown as typeof b.sides;

test('[X-303] [X-304] [X-307] [X-334] what the computer would do lies in the hand, to be looked at and changed', () => {
  const b = field();
  const d = asked(b);
  const lies = at(5, 5);
  expect(suggested(b, d, { type: 'terrain', piece: 'lake', at: lies, turns: 1 })).toEqual({
    kind: 'put',
    thing: { type: 'terrain', piece: 'lake', turns: 1 },
    at: lies,
  });
  expect(suggested(b, d, { type: 'node', kind: 'G', at: lies })).toEqual({
    kind: 'put',
    thing: { type: 'node', kind: 'G' },
    at: lies,
  });
  expect(suggested(b, d, { type: 'deploy', unit: 'empire-of-sol.legion', at: lies })).toEqual({
    kind: 'put',
    thing: { type: 'deploy', unit: 'empire-of-sol.legion' },
    at: lies,
  });
  for (const type of ['hq', 'place'] as const)
    expect(suggested(b, d, { type, at: lies })).toEqual({ kind: 'put', thing: { type }, at: lies });
  expect(suggested(b, d, { type: 'done' })).toEqual({ kind: 'idle' });
  const active = played(b, [{ type: 'activate', unit: 'A3-1' }]);
  const walk = { type: 'walk', path: [at(18, 13)], engage: false } as const;
  expect(suggested(active, asked(active), walk)).toMatchObject({ kind: 'route', unit: 'A3-1', steps: [walk] });
  expect(suggested(b, d, walk)).toEqual({ kind: 'idle' });
});
