// The luck of the dice that playouts leave out.
import { fastTable, seededLuck } from '@muster/kernel';
import { type Battle, type MagewindsCommand, type MagewindsEvent, magewinds } from '@muster/magewinds';
import { expect, test } from 'vitest';
import { POINT, strengthOf } from './evaluate.ts';
import { luck } from './luck.ts';
import { sceneOf } from './testing.ts';

/** A Wizard strikes a Cleric who has no action left; up to the choice of the attack. */
const before = (damage: number): Battle => {
  const table = fastTable<MagewindsEvent>(seededLuck(1));
  let b = sceneOf({
    fighters: [
      { profile: 'wizard', seat: 0, at: [6, 8] },
      { profile: 'cleric', seat: 1, at: [6, 9.5], actions: 2, damage },
      { profile: 'guardian', seat: 1, at: [2, 2], actions: 2 },
    ],
  });
  const commands: readonly MagewindsCommand[] = [
    { type: 'activate', fighter: 0 },
    { type: 'act', action: 'attack' },
    { type: 'step', path: [] },
    { type: 'attack', attack: 'melee', target: 1, object: null, cards: [] },
  ];
  for (const c of commands) b = magewinds.play(b, 0, c, table);
  return b;
};

test.each([0, 3])('is nothing on average, and all that differs from what was expected (%i damage)', (damage) => {
  const b = before(damage);
  const c: MagewindsCommand = { type: 'chooseAttack', choice: 'heavy' };
  const lucks: number[] = [];
  const losses: number[] = [];
  for (let seed = 0; seed < 600; seed++) {
    const after = magewinds.play(b, 0, c, fastTable<MagewindsEvent>(seededLuck(seed)));
    lucks.push(luck(b, c, after, 0));
    losses.push(strengthOf(b, 1) - strengthOf(after, 1));
  }
  const mean = (xs: readonly number[]): number => xs.reduce((sum, x) => sum + x, 0) / xs.length;
  const spread = Math.sqrt(mean(lucks.map((x) => x * x)));
  expect(spread).toBeGreaterThan(0.1);
  expect(Math.abs(mean(lucks))).toBeLessThan((5 * spread) / Math.sqrt(lucks.length));
  for (let i = 1; i < lucks.length; i++)
    expect(Math.abs(lucks[i]! - lucks[0]! - POINT * (losses[i]! - losses[0]!))).toBeLessThan(1e-9);
});

test('is against who is struck, and nothing where no dice fall', () => {
  const b = before(0);
  const c: MagewindsCommand = { type: 'chooseAttack', choice: 'heavy' };
  const after = magewinds.play(b, 0, c, fastTable<MagewindsEvent>(seededLuck(5)));
  expect(luck(b, c, after, 1)).toBeCloseTo(-luck(b, c, after, 0));
  const feint: MagewindsCommand = { type: 'chooseAttack', choice: 'feint' };
  expect(luck(b, feint, magewinds.play(b, 0, feint, fastTable<MagewindsEvent>(seededLuck(5))), 0)).toBe(0);
});
