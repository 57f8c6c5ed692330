// What a war hides, from whom, and what else it could be: tables by hand. The laws hold the views against this.
import { fastTable, seededLuck, type Viewer } from '@muster/kernel';
import { expect, test } from 'vitest';
import { openMissions } from './build/missions.ts';
import { descriptor } from './descriptor.ts';
import { conquest } from './game.ts';
import { readConfig } from './reading/parse.ts';
import { SECRETS } from './secrets.ts';
import { copyBattle } from './state/battle.ts';
import type { Battle, ConquestCommand } from './state/types.ts';

const table = (seed: number) => fastTable<never>(seededLuck(seed));
const part = (path: string) => SECRETS.secrets.find((one) => one.path === path)!;

/** Side 0 is seats 0 and 2, side 1 is seat 1. */
const VIEWERS: readonly Viewer[] = ['spectator', 0, 1, 2];
const seers = (path: string, b: Battle, at: number): readonly Viewer[] =>
  VIEWERS.filter((viewer) => part(path).isSeen(b, viewer, [at]));

const config = readConfig(
  {
    points: 1500,
    seats: [
      { side: 0, faction: 'citadel' },
      { side: 1, faction: 'void' },
      { side: 0, faction: 'bloodpact' },
    ],
    rulings: { blindMuster: true },
  },
  'config',
);
const blind = conquest.setup(config, table(1));
const mustered = (b: Battle, seat: number): Battle =>
  conquest.play(b, seat, conquest.candidates(b, seat)[0]!, table(1));

test('all that is secret', () => {
  expect(SECRETS.secrets.map(({ path }) => path)).toEqual(['sides.*.aims', 'standing.*']);
  expect(SECRETS.whispers).toEqual(['byOrder']);
});

test('[X-301] aims are the side’s own until both have chosen, then everybody’s', () => {
  const one = mustered(blind, 0);
  expect([0, 1].map((side) => seers('sides.*.aims', one, side))).toEqual([[0, 2], [1]]);
  const both = mustered(one, 1);
  expect([0, 1].map((side) => seers('sides.*.aims', both, side))).toEqual([VIEWERS, VIEWERS]);
  const over = copyBattle(both);
  over.stack = [];
  expect(seers('sides.*.aims', over, 0)).toEqual(VIEWERS);
});

test('[X-301] [CQ-15] other aims: two missions that are open to that side; none where none were chosen, the own as they are', () => {
  const one = mustered(blind, 0);
  const others = Array.from({ length: 12 }, (_, seed) => part('sides.*.aims').vary!(one, 1, table(seed)));
  for (const { sides } of others) {
    const [first, second] = sides[0].aims!.missions;
    expect(openMissions(one, 0)).toEqual(expect.arrayContaining([first, second]));
    expect(first).not.toBe(second);
    expect([sides[0].hasAims, sides[1]]).toEqual([true, one.sides[1]]);
  }
  expect(new Set(others.map(({ sides }) => JSON.stringify(sides[0].aims))).size).toBeGreaterThan(1);
  expect(part('sides.*.aims').vary!(one, 0, table(1))).toEqual(one);
  expect(part('sides.*.aims').vary!(mustered(one, 1), 'spectator', table(1))).toEqual(mustered(one, 1));
});

test('standing orders are their seat’s alone', () => {
  for (const seat of [0, 1, 2]) expect(seers('standing.*', blind, seat)).toEqual([seat]);
  expect(part('standing.*').vary).toBeUndefined();
});

test('what no candidate offers: orders that differ in each answer', () => {
  const orders = SECRETS.unoffered!.flatMap((c) => (c.type === 'standing' ? [c] : []));
  expect(orders).toEqual(SECRETS.unoffered);
  for (const c of orders) {
    expect(conquest.refuse(blind, 0, c)).toBeUndefined();
    expect(conquest.parseCommand(c)).toEqual({ ok: true, value: c });
    expect([descriptor.isAnytime(c), descriptor.isSecret(c, config), conquest.isPrivate(c)]).toEqual([
      true,
      true,
      true,
    ]);
  }
  const { rally: _, reroll, ...rest } = orders[0]!.orders;
  for (const name of Object.keys(rest) as (keyof typeof rest)[])
    expect(new Set(orders.map((c) => c.orders[name])).size).toBeGreaterThan(1);
  for (const name of Object.keys(reroll) as (keyof typeof reroll)[])
    expect(new Set(orders.map((c) => c.orders.reroll[name])).size).toBe(3);
});

test('[X-301] a muster is secret and may be given at any time; nothing else but orders and conceding may', () => {
  const muster = conquest.candidates(blind, 0)[0]!;
  const done: ConquestCommand = { type: 'done' };
  expect([muster, done, descriptor.concede].map((c) => descriptor.isAnytime(c))).toEqual([true, false, true]);
  expect([muster, done, descriptor.concede].map((c) => descriptor.isSecret(c, config))).toEqual([true, false, false]);
});
