import { expect, test } from 'vitest';
import { worstCase } from './worst-case.ts';

test('who could end it is told from who could only strike it', () => {
  const knight = { name: 'Knight B9', chance: 0.25 };
  const archers = ['B6', 'B7', 'B8'].map((id) => ({ name: `Archer ${id}`, chance: 0 }));
  expect(worstCase([], 0, 'destroy')).toBeUndefined();
  expect(worstCase([knight], 0.25, 'destroy')).toBe('Knight B9 could destroy it here: 25%.');
  expect(worstCase([knight, ...archers], 0.5, 'destroy')).toBe(
    'Knight B9 could destroy it here: 25%. Archer B6, Archer B7 and 1 more could strike it, too; together at worst 50%.',
  );
  expect(worstCase([{ ...archers[0]!, how: 'with a shot' }, archers[1]!], 0, 'slay')).toBe(
    'Archer B6 could strike it here with a shot, but not slay it. Archer B7 could strike it, too.',
  );
});
