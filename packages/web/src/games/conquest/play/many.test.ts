// Orders for many: workers repeat their harvests, who stands at a deposit stays there.

import { expect, test } from 'vitest';
import { groupOrders, ordersWords, workerOrders } from './many.ts';
import { type MoveDecision, movableUnits } from './moving.ts';
import { asked, at, field, HALF, played, warOf } from './test/wars.ts';

test('[CQ-33] a worker harvests where it stands; nobody takes its deposit, and a relic close by does not lure it away', () => {
  const b = warOf({
    models: {
      'A1-hq': { sheet: 'praetorium', at: [18, 6] },
      'A2-2': { sheet: 'fabri', at: [10, 9] },
      'A3-2': { sheet: 'fabri', at: [10, 11] },
      'B1-hq': { sheet: 'command-bunker', at: [18, 30] },
    },
    nodes: { M1: [10, 12.5], G1: [13, 5], R1: [11.7, 11] },
    stack: HALF,
  });
  const { seat } = asked(b);
  const { errands } = workerOrders(b, seat, ['A2-2', 'A3-2']);
  const of = (unit: string) => errands.find((one) => one.unit === unit)?.steps ?? [];
  expect(of('A3-2')).toEqual([{ type: 'harvest', node: 'M1' }]);
  expect(of('A2-2')).not.toContainEqual({ type: 'harvest', node: 'M1' });
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

test('of a group that would go too far nobody goes, and each is told', () => {
  const far = groupOrders(field(), 0, ['A3-1', 'A2-2'], { x: 0, y: at(0, 20).y });
  expect(far.errands).toEqual([]);
  expect(far.left).toEqual(
    ['A3', 'A2'].map((name) => expect.stringMatching(new RegExp(`^${name} cannot go there: .*\\.$`))),
  );
});
