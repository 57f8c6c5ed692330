import { BUDGETS, refuseForce } from '@muster/grid-battles';
import { expect, test } from 'vitest';
import { parseKeptForce } from './kept.ts';
import { readyForces } from './ready-made.ts';

test.each(BUDGETS)('[FB-01] [FB-03] ready-made forces of %i points may be fielded, and differ', (points) => {
  const all = readyForces(points);
  expect(all.length).toBeGreaterThanOrEqual(3);
  for (const { force } of all) expect(refuseForce(force, points)).toBeUndefined();
  expect(new Set(all.map(({ force }) => [...force].sort().join())).size).toBe(all.length);
});

test('a force that was kept is read again; what is none is left alone', () => {
  const kept = { version: 1, name: 'Mine', points: 60, force: ['knight', 'archer'] };
  expect(parseKeptForce(kept)).toEqual(kept);
  for (const change of [{ version: 2 }, { name: '' }, { points: 70 }, { force: [] }, { force: ['dragon'] }])
    expect(parseKeptForce({ ...kept, ...change })).toBeUndefined();
  expect(parseKeptForce('Mine')).toBeUndefined();
});
