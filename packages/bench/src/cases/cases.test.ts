import { isPlace, routeTo } from '@muster/geometry';
import { attackOdds, gridBattles } from '@muster/grid-battles';
import { fastTable, makeRng, seededLuck } from '@muster/kernel';
import { defaultTerrain, magewinds, slotsOf } from '@muster/magewinds';
import { describe, expect, test } from 'vitest';
import type { Part } from '../part.ts';
import { BENCH_PARTS, PARTS } from '../parts.ts';
import { playBattle, ridge } from './grid-battles.ts';
import { crowd, dragFrame, hill, playHill, reachFrom } from './magewinds.ts';
import { answeredCombats, chain60Damage } from './odds.ts';

/** The names of all figures; one inside another object is called `outer.inner`. */
const leaves = (figures: object): string[] =>
  Object.entries(figures).flatMap(([name, at]) =>
    typeof at === 'object' ? leaves(at as object).map((inner) => `${name}.${inner}`) : [name],
  );

const parts = BENCH_PARTS.map((name): [string, Part] => [name, PARTS[name]]);

test.each(
  parts.flatMap(([part, { cases }]) =>
    Object.entries(cases).map(([name, make]) => [`${part}: ${name}`, make] as const),
  ),
)('%s does its work and counts it', (_, make) => {
  const work = make();
  expect(work()).toBeGreaterThan(0);
  expect(work()).toBeGreaterThan(0);
});

test('battles are whole ones of The Ridge', () => {
  expect(ridge().scenario).toBe('S2');
  let positions = 0;
  const end = playBattle(ridge(), fastTable(seededLuck(3)), makeRng(3), () => {
    positions++;
  });
  expect(gridBattles.outcome(end)).toBeDefined();
  expect(positions).toBeGreaterThan(50);
});

test('battles of Magewinds are whole ones of King of the Hill, 8 slots each on the preset for two', () => {
  const config = hill();
  expect([config.scenario, config.terrain]).toEqual(['king-of-the-hill', defaultTerrain(2)]);
  expect(config.warbands.map((w) => slotsOf(w!))).toEqual([8, 8]);
  expect(magewinds.outcome(playHill(config, fastTable(seededLuck(3)), makeRng(3)))).toBeDefined();
});

test('the crowded table has 60 pieces and free places; a frame of a drag counts what stands open', () => {
  const at = crowd();
  expect(at.field.pieces).toHaveLength(60);
  for (const place of at.places) expect(isPlace(at.way, place)).toBe(true);
  const [from] = at.places;
  const { held, routes } = reachFrom(at, from!);
  expect(routes).toBeGreaterThan(5);
  expect(routeTo(held, from!)!.length).toBe(0);
  const most = 2 + 3 * at.way.bodies.length;
  const found = dragFrame(at, held, from!);
  expect(found).toBeGreaterThan(2); // both paths, and somebody in the open
  expect(found).toBeLessThan(most);
});

test('the combats that are timed are legal and answered', () => {
  for (const { battle, attacker, target } of answeredCombats()) {
    const command = { type: 'attack', attacker: attacker.id, target: target.id } as const;
    expect(gridBattles.refuse(battle, battle.turn, command)).toBeUndefined();
    expect(attackOdds(battle, attacker, target).battleBack.mean).toBeGreaterThan(0);
  }
});

describe('the chain of 60 dice', () => {
  // One die: it hits with 4/6, and 1/6 of all are rolled again, so 28/36; then 1/2; then 4/6. Together 7/27.
  const p = 7 / 27;

  test('is that of 60 dice which each come through with 7/27', () => {
    let chance = (1 - p) ** 60;
    for (const [n, found] of chain60Damage().entries()) {
      expect(found / chance).toBeCloseTo(1, 9);
      chance *= ((60 - n) / (n + 1)) * (p / (1 - p));
    }
  });

  test('is whole', () => {
    expect(chain60Damage()).toHaveLength(61);
    expect(chain60Damage().reduce((total, chance) => total + chance, 0)).toBeCloseTo(1, 12);
  });
});

test.each(parts.filter(([, { cases }]) => Object.keys(cases).length > 0))(
  '%s shows each figure that it tells, in the same order',
  (_, { cases, lines, result }) => {
    const rates = Object.fromEntries(Object.keys(cases).map((name) => [name, 1]));
    expect(lines.map(({ field }) => field)).toEqual(leaves(result([rates])));
  },
);
