// What is spent is the roller's own, and does not come back: read off whole battles.
import { fastTable, makeRng, seededLuck } from '@muster/kernel';
import { expect, test } from 'vitest';
import { descriptor } from './descriptor.ts';
import { heroes } from './game.ts';
import type { Battle, HeroesEvent, Model } from './state/types.ts';

const BATTLES = 24;

interface Step {
  readonly before: Battle;
  readonly after: Battle;
  readonly told: readonly HeroesEvent[];
}

const ATTACKS: readonly string[] = ['strike', 'shoot', 'cast', 'reroll'];

/** Every step of battles between heroes with Destiny, at random, but who can attack or spend does. */
const steps = (): readonly Step[] => {
  const { config } = descriptor.samples().find(({ id }) => id === 'aqueduct-150')!;
  const rng = makeRng(3);
  const found: Step[] = [];
  for (let seed = 0; seed < BATTLES; seed++) {
    let told: HeroesEvent[] = [];
    const table = { ...fastTable<HeroesEvent>(seededLuck(seed)), tell: (e: HeroesEvent) => void told.push(e) };
    let b = heroes.setup(config, table);
    while (heroes.outcome(b) === undefined) {
      const { seat } = heroes.decisions(b)[0]!;
      const all = heroes.candidates(b, seat);
      const attacks = all.filter(({ type }) => ATTACKS.includes(type));
      const candidates = attacks.length > 0 ? attacks : all;
      const before = b;
      told = [];
      b = heroes.play(b, seat, candidates[rng.below(candidates.length)]!, table);
      found.push({ before, after: b, told });
    }
  }
  return found;
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
