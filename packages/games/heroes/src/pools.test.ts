// What is spent is the roller's own, and does not come back: read off whole battles.
import { fastTable, makeRng, seededLuck } from '@muster/kernel';
import { expect, test } from 'vitest';
import { descriptor } from './descriptor.ts';
import { heroes } from './game.ts';
import type { Battle, HeroesEvent, Model } from './state/types.ts';

const BATTLES = 20;

interface Step {
  readonly before: Battle;
  readonly after: Battle;
  readonly told: readonly HeroesEvent[];
}

/** Every step of random battles between casters and heroes with Destiny. */
const steps = (): readonly Step[] => {
  const { config } = descriptor.samples().find(({ id }) => id === 'foundry-150')!;
  const rng = makeRng(3);
  const all: Step[] = [];
  for (let seed = 0; seed < BATTLES; seed++) {
    let told: HeroesEvent[] = [];
    const table = { ...fastTable<HeroesEvent>(seededLuck(seed)), tell: (e: HeroesEvent) => void told.push(e) };
    let b = heroes.setup(config, table);
    while (heroes.outcome(b) === undefined) {
      const { seat } = heroes.decisions(b)[0]!;
      const candidates = heroes.candidates(b, seat);
      const before = b;
      told = [];
      b = heroes.play(b, seat, candidates[rng.below(candidates.length)]!, table);
      all.push({ before, after: b, told });
    }
  }
  return all;
};

const ALL = steps();
const POOLS = ['destiny', 'faith', 'affinity'] as const;

const spent = ({ before, after }: Step, pool: (typeof POOLS)[number]): ReadonlyMap<string, number> => {
  const of = (m: Model): number => (before.models.find(({ id }) => id === m.id)?.[pool] ?? m[pool]) - m[pool];
  return new Map(after.models.map((m) => [m.id, of(m)]));
};

test('[X-155] pools never grow', () => {
  for (const step of ALL)
    for (const pool of POOLS)
      for (const [id, points] of spent(step, pool)) expect(points, id).toBeGreaterThanOrEqual(0);
});

test('[X-143] [X-144] dice are rolled again by the Destiny of who rolled them, one point each', () => {
  let seen = 0;
  for (const step of ALL)
    for (const e of step.told) {
      if (e.type !== 'rerolled') continue;
      seen++;
      expect(spent(step, 'destiny').get(e.purse)).toBe(e.again.length);
      expect(step.told.filter(({ type }) => type === 'rerolled')).toHaveLength(1);
    }
  expect(seen).toBeGreaterThan(3);
});
