import { conquest, unitOf, unitPoints } from '@muster/conquest';
import { describe, expect, test } from 'vitest';
import { FACTION_IDS } from '../factions/report.ts';
import type { LabGame } from '../game.ts';
import { lab } from './module.ts';
import { OPENINGS, startFor } from './openings.ts';
import { type WarFacts, warReport } from './report.ts';

const first = (setting: object, games: number) => {
  const at = lab.matchUps(setting, 1);
  return Array.from({ length: games }, (_, i) => at(i));
};

const counted = <T>(all: readonly T[], key: (one: T) => string): Map<string, number> => {
  const met = new Map<string, number>();
  for (const one of all) met.set(key(one), (met.get(key(one)) ?? 0) + 1);
  return met;
};

describe('what is fought', () => {
  test('every two factions with every two scenarios on every map, from both sides, with both players', () => {
    const games = first({}, 15 * 9 * 6 * 4);
    const met = counted(games, ({ facts }) => `${facts.factions.join()} ${facts.scenarios.join()} ${facts.place}`);
    expect(met.size).toBe(30 * 9 * 6);
    expect([...met.values()].every((n) => n === 2)).toBe(true);
    expect(games[1]!.config).toBe(games[0]!.config);
  });

  test('few games are even too', () => {
    const games = first({}, 15 * 9 * 4);
    expect(new Set(counted(games, ({ facts }) => facts.factions.join()).values())).toEqual(new Set([18]));
    expect(new Set(counted(games, ({ facts }) => facts.scenarios.join()).values())).toEqual(new Set([60]));
    const maps = [...counted(games, ({ facts }) => facts.place).values()];
    expect(Math.max(...maps) - Math.min(...maps)).toBeLessThanOrEqual(36);
  });

  test('two factions, one scenario, one map, switches', () => {
    const setting = {
      factions: ['void', 'citadel'],
      scenarios: ['annihilation'],
      map: 'ruins',
      rulings: { rounds: 4 },
    };
    const [one, , other] = first(setting, 4);
    expect(one!.facts).toMatchObject({ factions: ['void', 'citadel'], place: 'ruins', opening: 'usual' });
    expect(other!.facts.factions).toEqual(['citadel', 'void']);
    expect(one!.config).toMatchObject({ map: 'ruins', rulings: { rounds: 4 } });
    expect(one!.config.aims.map(({ scenario }) => scenario)).toEqual(['annihilation', 'annihilation']);
  });

  test('what cannot be played is said', () => {
    expect(() => lab.matchUps({ factions: ['moon'] }, 1)).toThrow('setting.factions[0]');
    expect(() => lab.matchUps({ map: 'moon' }, 1)).toThrow('setting.map');
    expect(() => lab.matchUps({ opening: 'sleep' }, 1)).toThrow('setting.opening');
    expect(() => lab.matchUps({ factions: [] }, 1)).toThrow('name two factions or more');
    expect(() => lab.matchUps({ factions: ['void'] }, 1)).toThrow('name two factions or more');
    expect(() => lab.matchUps({ scenarios: [] }, 1)).toThrow('name a scenario at least');
  });
});

describe('openings', () => {
  test.each(OPENINGS)('[X-308] %s: starting forces are within 500 points, of the first player alone', (opening) => {
    for (const faction of FACTION_IDS) {
      const start = startFor(opening, faction);
      const points = (start ?? []).reduce((sum, id) => sum + unitPoints(unitOf(id)!), 0);
      expect(points).toBeLessThanOrEqual(500);
    }
    const [south, north] = first({ opening }, 2);
    const usual = conquest.parseConfig({ points: 1500 });
    if (!usual.ok) throw new Error(usual.refusal.problem);
    const same = (config: typeof usual.value, seat: number): boolean =>
      JSON.stringify(config.seats[seat]!.start) === JSON.stringify(usual.value.seats[seat]!.start);
    const changes = opening === 'worker-spam' || opening === 'rush';
    expect([same(south!.config, 0), same(south!.config, 1)]).toEqual([!changes, true]);
    expect([same(north!.config, 0), same(north!.config, 1)]).toEqual([true, !changes]);
  });
});

const war = (winner: 0 | 1 | null, facts: Partial<WarFacts>): LabGame<WarFacts> => ({
  index: 0,
  seats: [0, 1],
  winner,
  side: winner,
  outcome: { places: winner === null ? [[0, 1]] : [[winner], [1 - winner]], reason: 'victoryPoints', rule: 'CQ-26' },
  rounds: 6,
  facts: {
    factions: ['void', 'citadel'],
    scenarios: ['annihilation', 'take-the-city'],
    place: 'plains',
    opening: 'usual',
    development: null,
    exchange: null,
    exchangedSeat: null,
    ...facts,
  },
});

describe('the report', () => {
  test('scenarios against each other; mirrors count for nobody, draws for half', () => {
    const { json, sections } = warReport([
      war(0, {}),
      war(0, { scenarios: ['take-the-city', 'annihilation'] }),
      war(null, { scenarios: ['annihilation', 'mine-the-resources'] }),
      war(1, { scenarios: ['annihilation', 'annihilation'] }),
    ]);
    expect(json).toMatchObject({
      scenarios: [
        { scenario: 'annihilation', games: 3, winRate: 0.5 },
        { scenario: 'take-the-city', games: 2, winRate: 0.5 },
        { scenario: 'mine-the-resources', games: 1, winRate: 0.5 },
      ],
      scenarioPairs: [
        { scenario: 'annihilation', against: 'take-the-city', games: 2, winRate: 0.5 },
        { scenario: 'annihilation', against: 'mine-the-resources', games: 1, winRate: 0.5 },
      ],
      development: [],
      opening: 'usual',
    });
    expect(sections.map(({ title }) => title)).toContain('Pairs of scenarios');
  });

  test('medians of what was built by round 4', () => {
    const { json } = warReport([
      war(0, { development: { products: [4, 7], research: [1, 0] } }),
      war(0, { development: { products: [6, 9], research: [3, 0] } }),
    ]);
    expect((json as { development: unknown }).development).toEqual([
      { faction: 'all', sides: 4, products: 6.5, research: 0.5 },
      { faction: 'citadel', sides: 2, products: 8, research: 0 },
      { faction: 'void', sides: 2, products: 5, research: 2 },
    ]);
  });
});
