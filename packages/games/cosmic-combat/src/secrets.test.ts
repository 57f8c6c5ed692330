// What a battle hides, from whom, and what else it could be: tables by hand. The laws hold the views against this.
import { fastTable, seededLuck, type Viewer } from '@muster/kernel';
import { expect, test } from 'vitest';
import { descriptor } from './descriptor.ts';
import { cosmicCombat } from './game.ts';
import { SECRETS } from './secrets.ts';
import { copyBattle, copyShip } from './state/battle.ts';
import type { Battle, Frame, Token } from './state/types.ts';

const table = (seed: number) => fastTable<never>(seededLuck(seed));
const part = (path: string) => SECRETS.secrets.find((one) => one.path === path)!;

/** A battle of this sample with everything deployed, at this phase; its first ship is seat 0's. */
const battleAt = (id: string, type: Frame['type'], tokens: readonly Token[] = []): Battle => {
  const { config } = descriptor.samples().find((one) => one.id === id)!;
  const copy = copyBattle(cosmicCombat.setup(config, table(1)));
  copy.stack = [{ type } as Frame];
  copy.ships = copy.ships.map((s, i) => {
    const ship = copyShip(s);
    ship.place = { x: 2540 * (i + 2), y: 2540 * (i + 2), facing: 0 };
    ship.tokens = tokens;
    return ship;
  });
  return copy;
};

/** Side 0 is seats 0 and 2, side 1 is seat 1. */
const VIEWERS: readonly Viewer[] = ['spectator', 0, 1, 2];
const seers = (path: string, b: Battle, at: number): readonly Viewer[] =>
  VIEWERS.filter((viewer) => part(path).isSeen(b, viewer, [at]));
const shipOf = (b: Battle, seat: number | null): number => b.ships.findIndex((s) => s.seat === seat);
const three = (type: Frame['type'], tokens?: readonly Token[]) => battleAt('two-against-one-3000', type, tokens);

test('all that is secret', () => {
  expect(SECRETS.secrets.map(({ path }) => path)).toEqual(['ships.*.tokens', 'ships.*.arrows', 'standing.*']);
});

test('[X-242] [X-258] tokens are the side’s own while orders are given, and everybody’s at any other time', () => {
  const b = three('orders');
  expect([0, 1, 2].map((seat) => seers('ships.*.tokens', b, shipOf(b, seat)))).toEqual([[0, 2], [1], [0, 2]]);
  for (const phase of ['shields', 'half', 'shooting'] as const)
    expect(seers('ships.*.tokens', three(phase), 0)).toEqual(VIEWERS);
});

test('[X-225] arrows are the side’s own while shields are turned, and everybody’s at any other time', () => {
  const b = three('shields');
  expect([0, 1, 2].map((seat) => seers('ships.*.arrows', b, shipOf(b, seat)))).toEqual([[0, 2], [1], [0, 2]]);
  for (const phase of ['orders', 'half', 'shooting'] as const)
    expect(seers('ships.*.arrows', three(phase), 0)).toEqual(VIEWERS);
});

test('[X-57] with `secondFirst` arrows are turned openly, and turning them is no secret; orders are as ever', () => {
  const b = battleAt('literal-1500', 'shields');
  expect(seers('ships.*.arrows', b, 0)).toEqual(VIEWERS);
  expect(part('ships.*.tokens').isSeen(battleAt('literal-1500', 'orders'), 1, [0])).toBe(false);
  const shield = { type: 'shield', ship: 'A1', arrows: [] } as const;
  expect([b, three('shields')].map(({ config }) => descriptor.isSecret(shield, config))).toEqual([false, true]);
});

test('what is off the board, and what is nobody’s, hides nothing', () => {
  const copy = copyBattle(three('orders'));
  copy.ships = copy.ships.map((s) => {
    const ship = copyShip(s);
    ship.place = null;
    return ship;
  });
  expect(seers('ships.*.tokens', copy, 0)).toEqual(VIEWERS);
  const b = battleAt('station-1500', 'orders');
  const neutral = copyBattle(b);
  neutral.ships = b.ships.map((s, i) => {
    const ship = copyShip(s);
    if (i === 0) ship.seat = null;
    return ship;
  });
  for (const path of ['ships.*.tokens', 'ships.*.arrows'])
    expect([0, 1, 'spectator' as const].map((viewer) => part(path).isSeen(neutral, viewer, [0]))).toEqual([
      true,
      true,
      true,
    ]);
});

test('standing orders are their seat’s alone', () => {
  for (const seat of [0, 1, 2]) expect(seers('standing.*', three('orders'), seat)).toEqual([seat]);
  expect(part('standing.*').vary).toBeUndefined();
});

const varied = (b: Battle, path: string, seeds: number) =>
  Array.from({ length: seeds }, (_, seed) => part(path).vary!(b, 1, table(seed)));

test('[CC-21] other tokens: two where the seat is ready, perhaps none yet where it is not, the own as they are', () => {
  const b = copyBattle(three('orders'));
  b.ready = [true, false, false];
  const own = shipOf(b, 1);
  const sizes = [0, 2].map((seat) => {
    const at = shipOf(b, seat);
    return [...new Set(varied(b, 'ships.*.tokens', 30).map(({ ships }) => ships[at]!.tokens!.length))].sort();
  });
  expect(sizes).toEqual([[2], [0, 2]]);
  for (const other of varied(b, 'ships.*.tokens', 5)) expect(other.ships[own]).toEqual(b.ships[own]);
  const kinds = new Set(varied(b, 'ships.*.tokens', 30).map(({ ships }) => ships[shipOf(b, 0)]!.tokens!.join()));
  expect(kinds.size).toBeGreaterThan(1);
});

test('[X-225] other arrows: one for each Shield token where the seat is ready, perhaps none yet where it is not', () => {
  const b = copyBattle(three('shields', ['shield', 'move']));
  b.ready = [true, false, false];
  const sizes = [0, 2].map((seat) => {
    const at = shipOf(b, seat);
    return [...new Set(varied(b, 'ships.*.arrows', 30).map(({ ships }) => ships[at]!.arrows!.length))].sort();
  });
  expect(sizes).toEqual([[1], [0, 1]]);
  const own = shipOf(b, 1);
  for (const other of varied(b, 'ships.*.arrows', 5)) expect(other.ships[own]).toEqual(b.ships[own]);
  expect(new Set(varied(b, 'ships.*.arrows', 30).map(({ ships }) => ships[shipOf(b, 0)]!.arrows!.join())).size).toBe(4);
});

test('[X-261] nobody orders the ships of who has conceded', () => {
  const b = copyBattle(three('orders', ['move', 'move']));
  b.conceded = [0];
  for (const path of ['ships.*.tokens', 'ships.*.arrows'])
    for (const { ships } of varied(b, path, 5)) expect(ships[shipOf(b, 0)]).toEqual(b.ships[shipOf(b, 0)]);
});

test('what no candidate offers: orders that differ in each answer, and to begin again', () => {
  const b = three('orders');
  const orders = SECRETS.unoffered!.flatMap((c) => (c.type === 'standing' ? [c] : []));
  for (const c of orders) {
    expect(cosmicCombat.refuse(b, 0, c)).toBeUndefined();
    expect(cosmicCombat.parseCommand(c)).toEqual({ ok: true, value: c });
    expect([descriptor.isAnytime(c), descriptor.isSecret(c, b.config), cosmicCombat.isPrivate(c)]).toEqual([
      true,
      true,
      true,
    ]);
  }
  for (const name of Object.keys(orders[0]!.orders) as (keyof (typeof orders)[0]['orders'])[])
    expect(new Set(orders.map((c) => c.orders[name])).size).toBeGreaterThan(1);
  expect(SECRETS.unoffered).toContainEqual({ type: 'reopen' });
});
