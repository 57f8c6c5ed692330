// What a battle hides, from whom, and what else it could be: tables by hand. The laws hold the views against this.
import { fastTable, seededLuck, type Viewer } from '@muster/kernel';
import { expect, test } from 'vitest';
import { setProblem } from './content/objectives.ts';
import { descriptor } from './descriptor.ts';
import { heroes } from './game.ts';
import { SECRETS } from './secrets.ts';
import { copyBattle } from './state/battle.ts';
import type { Battle, HeroesConfig } from './state/types.ts';

const configOf = (id: string): HeroesConfig => descriptor.samples().find((one) => one.id === id)!.config;
const table = (seed: number) => fastTable<never>(seededLuck(seed));
const begun = (id: string): Battle => heroes.setup(configOf(id), table(1));
const part = (path: string) => SECRETS.secrets.find((one) => one.path === path)!;

/** Side 0 is seats 0 (its captain) and 2, side 1 is seat 1. */
const VIEWERS: readonly Viewer[] = ['spectator', 0, 1, 2];
const seers = (path: string, b: Battle, at: number): readonly Viewer[] =>
  VIEWERS.filter((viewer) => part(path).isSeen(b, viewer, [at]));

const withSeals = (sealed: readonly [boolean, boolean], opened: readonly [boolean, boolean]): Battle => {
  const copy = copyBattle(begun('two-against-one-150'));
  copy.sealed = sealed;
  copy.opened = opened;
  return copy;
};

test('all that is secret', () => {
  expect(SECRETS.secrets.map(({ path }) => path)).toEqual(['objectives.*', 'config.objectives.*', 'orders.*']);
});

test.each(['objectives.*', 'config.objectives.*'])(
  '[X-162] [X-166] [X-169] %s: the captain while they are picked, the side once sealed, all once opened',
  (path) => {
    const open = [false, false] as const;
    expect(seers(path, withSeals(open, open), 0)).toEqual([0]);
    expect(seers(path, withSeals(open, open), 1)).toEqual([1]);
    expect(seers(path, withSeals([true, false], open), 0)).toEqual([0, 2]);
    expect(seers(path, withSeals([false, true], open), 0)).toEqual([0]);
    expect(seers(path, withSeals([true, true], [false, true]), 1)).toEqual(VIEWERS);
    expect(seers(path, withSeals([true, true], [false, true]), 0)).toEqual([0, 2]);
  },
);

test('[X-166] when the captain concedes, the next seat of the side sees what is being picked', () => {
  const copy = copyBattle(withSeals([false, false], [false, false]));
  copy.conceded = [0];
  expect(seers('objectives.*', copy, 0)).toEqual([2]);
});

test('standing orders are their seat’s alone', () => {
  for (const seat of [0, 1, 2]) expect(seers('orders.*', begun('two-against-one-150'), seat)).toEqual([seat]);
  expect(part('orders.*').vary).toBeUndefined();
});

test('[HR-13] other objectives: five that could be sealed, never those that the viewer sees', () => {
  const b = withSeals([true, true], [false, false]);
  const others = [1, 2, 3, 4].map((seed) => part('objectives.*').vary!(b, 1, table(seed)));
  for (const { objectives } of others) {
    expect(objectives[1]).toEqual(b.objectives[1]);
    expect(setProblem(objectives[0]!, false)).toBeUndefined();
  }
  expect(new Set(others.map(({ objectives }) => objectives[0]!.join())).size).toBeGreaterThan(1);
  const both = part('objectives.*').vary!(b, 'spectator', table(2)).objectives;
  expect(both.map((ids, side) => ids!.join() === b.objectives[side]!.join())).toEqual([false, false]);
});

test('[HR-13] while they are picked: fewer than five, in order of id', () => {
  const b = begun('sandgate-60');
  const sizes = new Set<number>();
  for (let seed = 1; seed < 20; seed++) {
    const [mine, theirs] = part('objectives.*').vary!(b, 0, table(seed)).objectives;
    expect(mine).toBe(b.objectives[0]);
    expect(theirs).toEqual(theirs!.toSorted((x, y) => x - y));
    sizes.add(theirs!.length);
  }
  expect([...sizes].sort()).toEqual([0, 1, 2, 3, 4]);
});

test('objectives that the configuration gives stand in both places', () => {
  const b = begun('gantry-60');
  const other = part('config.objectives.*').vary!(b, 0, table(3));
  expect(other.config.objectives).toEqual(other.objectives);
  expect(other.objectives[0]).toEqual(b.objectives[0]);
  expect(other.objectives[1]).not.toEqual(b.objectives[1]);
  expect(begun('sandgate-60').config.objectives).toBe('picked');
  expect(part('objectives.*').vary!(begun('sandgate-60'), 0, table(3)).config.objectives).toBe('picked');
});

test('what no candidate offers: orders that differ in each answer, and to begin again', () => {
  const b = begun('sandgate-60');
  const orders = SECRETS.unoffered!.flatMap((c) => (c.type === 'orders' ? [c] : []));
  for (const c of orders) {
    expect(heroes.refuse(b, 0, c)).toBeUndefined();
    expect(heroes.parseCommand(c)).toEqual({ ok: true, value: c });
    expect([descriptor.isAnytime(c), descriptor.isSecret(c, b.config), heroes.isPrivate(c)]).toEqual([
      true,
      true,
      true,
    ]);
  }
  for (const name of Object.keys(orders[0]!.orders) as (keyof (typeof orders)[0]['orders'])[])
    expect(new Set(orders.map((c) => c.orders[name])).size).toBeGreaterThan(1);
  expect(SECRETS.unoffered).toContainEqual({ type: 'unseal' });
});
