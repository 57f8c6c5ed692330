// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from 'vitest';

/** The page as it is after it was loaded: nothing but what the tab has kept. */
const load = async () => {
  vi.resetModules();
  return import('./outlasting.ts');
};

const BATTLE = { round: 1, units: [{ id: 'A1', at: '0102' }] };
const PLAN = { kind: 'move', unit: 'A1', to: '0304' };

beforeEach(() => sessionStorage.clear());

test('a plan is there again when the page was loaded anew, once', async () => {
  const before = await load();
  before.hold('hand', BATTLE, 'move', PLAN);
  before.hold('draft', BATTLE, 'draft', { points: 3 });
  dispatchEvent(new Event('pagehide'));
  const after = await load();
  expect(after.heldBefore('hand', BATTLE, undefined)).toBeUndefined(); // nothing is asked yet
  const sameInAnotherOrder = { units: [{ at: '0102', id: 'A1' }], round: 1 };
  expect(after.heldBefore('hand', sameInAnotherOrder, 'move')).toEqual(PLAN);
  expect(after.heldBefore('hand', BATTLE, 'move')).toBeUndefined();
  expect(after.heldBefore('draft', BATTLE, 'draft')).toEqual({ points: 3 });
});

test.each<[string, object, string]>([
  ['the battle has gone on', { ...BATTLE, round: 2 }, 'move'],
  ['another thing is asked', BATTLE, 'attack'],
])('it is forgotten where %s', async (_, battle, kind) => {
  (await load()).hold('hand', BATTLE, 'move', PLAN);
  dispatchEvent(new Event('pagehide'));
  const after = await load();
  expect(after.heldBefore('hand', battle, kind)).toBeUndefined();
  expect(after.heldBefore('hand', BATTLE, 'move')).toBeUndefined();
});

test('a plan is there again when another page was looked at, also one that was loaded', async () => {
  const page = await load();
  page.hold('hand', BATTLE, 'move', PLAN);
  page.putAside('hand');
  history.pushState(null, '', '/rules');
  expect(page.heldBefore('hand', BATTLE, 'move')).toBeUndefined(); // another table
  history.back();
  history.replaceState(null, '', '/');
  expect(page.heldBefore('hand', structuredClone(BATTLE), 'move')).toEqual(PLAN);
  page.hold('hand', BATTLE, 'move', PLAN);
  page.putAside('hand');
  dispatchEvent(new Event('pagehide'));
  expect((await load()).heldBefore('hand', BATTLE, 'move')).toEqual(PLAN);
});
