// Random melees with every question asked and every switch thrown: who fights is a partition, all candidates are legal, all ends.
import { makeRng } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { isUnit } from '../ground/field.ts';
import { engageDistance, isWithin } from '../ground/standing.ts';
import { findModel, isDying, sideOf } from '../state/battle.ts';
import type { Battle, Rulings } from '../state/types.ts';
import { combat, ordered, playing } from '../testing/fights.ts';
import { type GivenModel, sceneOf } from '../testing/scenes.ts';
import { fightsOf } from './entries.ts';
import { foreseenFights } from './support.ts';

const UNITS = [
  ['legion', 'fabri', 'triarii', 'colossus', 'legate', 'augur', 'castra', 'praetorium'],
  ['zombies', 'gravediggers', 'death-knights', 'siege-golem', 'necromancer', 'wargs', 'crypt', 'necropolis'],
] as const;

type Rng = ReturnType<typeof makeRng>;

/** Models scattered over a small part of the board; overlapping bases do no harm here. */
const crowd = (rng: Rng): readonly GivenModel[] =>
  Array.from({ length: 4 + rng.below(14) }, (_, i) => ({
    seat: i % 2,
    sheet: UNITS[i % 2]![rng.below(8)]!,
    at: [8 + rng.below(40) / 4, 8 + rng.below(40) / 4] as const,
    since: rng.below(2),
  }));

const switches = (rng: Rng): Partial<Rulings> => ({
  engageDistance: (['inch', 'half', 'contact'] as const)[rng.below(3)]!,
  reachLink: rng.below(2) === 0 ? 'coherency' : 'contact',
  supportStats: rng.below(2) === 0,
  allocator: rng.below(2) === 0 ? 'owner' : 'attacker',
  savesOptional: rng.below(2) === 0,
  loneIntegrity: rng.below(2) === 0,
  resolveAllUnits: rng.below(2) === 0,
  summoningSickness: rng.below(2) === 0,
  poolLossOnDeath: rng.below(2) === 0,
  hqLossLoses: rng.below(2) === 0,
});

const ASK = {
  reroll: { ranged: 'ask', attack: 'ask', wound: 'ask', save: 'ask', ignore: 'ask' },
  destinyReserve: 0,
  resolve: 'ask',
  allocate: 'ask',
  support: 'ask',
  fights: 'ask',
} as const;

const melee = (rng: Rng): Battle =>
  ordered(
    sceneOf({
      phase: 'shoot',
      first: rng.below(2) as 0 | 1,
      models: crowd(rng),
      rulings: switches(rng),
      pools: [
        [rng.below(4), 0, 0],
        [rng.below(4), 0, 0],
      ],
      research: [['field-medics'], ['bone-tithe']],
      stack: [{ type: 'roundEnd' }],
    }),
    rng.below(3) === 0 ? {} : ASK,
  );

const SEEDS = Array.from({ length: 80 }, (_, seed) => seed);

describe('random melees', () => {
  test('[X-350] [X-351] [X-358] enemies within reach are in one core, nobody is in two fights', () => {
    for (const seed of SEEDS) {
      const b = melee(makeRng(seed));
      const { fights, open } = fightsOf(b);
      const all = foreseenFights(b).flatMap(({ core, supporters, far }) => [...core, ...supporters, ...far]);
      expect(new Set(all).size).toBe(all.length);
      for (const id of open) expect(fights.some(({ core }) => core.includes(id))).toBe(false);
      if (b.config.rulings.summoningSickness) continue;
      const units = b.models.filter((m) => isUnit(b, m) && !isDying(m));
      for (const one of units)
        for (const other of units) {
          if (sideOf(b, one) === sideOf(b, other) || !isWithin(b, one, other, engageDistance(b))) continue;
          const fight = fights.find(({ core }) => core.includes(one.id));
          expect(fight?.core).toContain(other.id);
        }
    }
  });

  test('[P2] [X-355] [X-376] they are fought to the end of the round, whatever is answered', () => {
    let asked = 0;
    for (const seed of SEEDS) {
      const rng = makeRng(seed);
      const dice = () => Array.from({ length: 600 }, () => rng.below(6) + 1);
      const p = playing(combat(melee(rng)), dice);
      while (p.asked() !== undefined) {
        asked++;
        const candidates = p.candidates();
        expect(candidates.length).toBeGreaterThan(0);
        for (const c of candidates) expect(p.refusal(c)).toBeUndefined();
        expect(JSON.parse(JSON.stringify(p.now()))).toEqual(p.now());
        p.play(candidates[rng.below(candidates.length)]!, dice);
      }
      const b = p.now();
      expect(b.models.every((m) => m.wounds > 0)).toBe(true);
      if (b.outcome === null) expect(b).toMatchObject({ round: 2, phase: 'priority' });
      const gone = p.told('slain').map((event) => event.type === 'slain' && event.model);
      for (const id of gone) expect(findModel(b, id as string)).toBeUndefined();
    }
    expect(asked).toBeGreaterThan(SEEDS.length);
  });
});
