// Orders for many: workers repeat their harvests, who stands at a deposit stays there.

import { expect, test } from 'vitest';
import { workerOrders } from './many.ts';
import { asked, HALF, warOf } from './test/wars.ts';

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
