// What imagined games are judged by.
import { type Battle, type HeroesEvent, heroes, setProblem } from '@muster/heroes';
import { fastTable, seededLuck } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { luck, score } from './evaluate.ts';
import { imagine } from './imagine.ts';
import { setsWorthSealing } from './picking.ts';
import { quickChoice } from './quick.ts';
import { configOf, sceneOf } from './testing.ts';

const melee = (south: string, north: string): Battle =>
  sceneOf({
    south: [{ profile: south, at: [5, 1] }],
    north: [
      { profile: north, at: [6, 1] },
      { profile: north, at: [12, 1] },
    ],
    frames: [
      {
        type: 'activation',
        model: 'A1',
        step: 'melee',
        choice: 'fight',
        pace: 'still',
        moved: true,
        cast: false,
        busy: false,
        engages: false,
        high: false,
      },
    ],
  });

describe('luck', () => {
  test.each([
    ['void.zombie', 'citadel.guardsman'],
    ['eldritch-cult.acolyte', 'empire-of-sol.legionnaire'],
    ['void.death-knight', 'eldritch-cult.chosen'],
  ])('of a blow by %s on %s is nothing on average', (south, north) => {
    const b = melee(south, north);
    const all: number[] = [];
    const table = fastTable<HeroesEvent>(seededLuck(1));
    for (let blow = 0; blow < 300; blow++) {
      let now = b;
      let sum = 0;
      // the blow, and the windows for Destiny that it opens
      for (let n = 0; n < 6 && now.stack.some(({ type }) => type === 'activation'); n++) {
        const { seat, kind } = heroes.decisions(now)[0]!;
        if (kind === 'fallBack') break;
        const command = n === 0 ? ({ type: 'strike', target: 'B1' } as const) : quickChoice(now, seat);
        const after = heroes.play(now, seat, command, table);
        sum += luck(now, command, after, 0);
        now = after;
      }
      all.push(sum);
    }
    const mean = all.reduce((a, c) => a + c, 0) / all.length;
    const spread = Math.sqrt(all.reduce((a, c) => a + (c - mean) ** 2, 0) / all.length);
    expect(spread).toBeGreaterThan(0.1);
    expect(Math.abs(mean)).toBeLessThan(spread / 4); // Destiny is not always spent as well as it could be
  });
});

describe('the score', () => {
  const b = melee('void.zombie', 'citadel.guardsman');
  const hurt = (id: string): Battle => ({
    ...b,
    models: b.models.map((m) => (m.id === id ? { ...m, wounds: 0, fate: 'slain', space: null } : m)),
  });

  test('is what one side has over the other', () => {
    expect(score(b, 0)).toBeCloseTo(-score(b, 1), 9);
    expect(score(hurt('B2'), 0)).toBeGreaterThan(score(b, 0));
  });

  test('counts what a side has met', () => {
    const tracker = { met: [3, 6, 8], avenged: 0, powers: 0, raised: 0, spoiled: false };
    expect(score({ ...b, trackers: [tracker, b.trackers[1]] }, 0)).toBeGreaterThan(score(b, 0));
  });

  test('[HR-15] an objective is worth more the later it is met, and to have Espionage alone left is nearly to have won', () => {
    const met = (ids: readonly number[], round: number): number => {
      const tracker = { met: ids, avenged: 0, powers: 0, raised: 0, spoiled: false };
      const sealed = { ...b, round, objectives: [[2, 3, 6, 8, 16], b.objectives[1]!] };
      return score({ ...sealed, trackers: [tracker, b.trackers[1]] }, 0) - score(sealed, 0);
    };
    expect(met([3], 6)).toBeGreaterThan(met([3], 1));
    expect(met([3], 1)).toBeGreaterThan(0);
    expect(met([2, 3, 6, 8], 3)).toBeGreaterThan(met([2, 3, 6, 16], 3));
  });
});

test('[X-159] an imagined enemy has sealed what could be sealed, mostly what is worth it, but not always', () => {
  const config = configOf({
    points: 150,
    arena: 'foundry',
    objectives: 'picked',
    seats: [{ faction: 'citadel' }, { faction: 'void' }],
    rulings: { objectiveMix: 'mixed' },
  });
  const table = fastTable<HeroesEvent>(seededLuck(1));
  let b = heroes.setup(config, table);
  for (const seat of [0, 1]) b = heroes.play(b, seat, { type: 'seal', objectives: [3, 6, 8, 12, 16] }, table);
  const seen = heroes.view(b, 0);
  const sets = Array.from({ length: 60 }, (_, seed) => imagine(seen, 0, fastTable(seededLuck(seed))).objectives);
  for (const [own, other] of sets) {
    expect(own).toEqual([3, 6, 8, 12, 16]);
    expect(setProblem(other!, true)).toBeUndefined();
  }
  const others = sets.map(([, other]) => other!.join());
  const sensible = setsWorthSealing(seen, 1).map((ids) => ids.join());
  expect(others.filter((ids) => sensible.includes(ids)).length).toBeGreaterThan(30);
  expect(others.every((ids) => sensible.includes(ids))).toBe(false);
  expect(new Set(others).size).toBeGreaterThan(10);
});
