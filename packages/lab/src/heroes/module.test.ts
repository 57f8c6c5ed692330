import { forcePoints, forceProblems, profileOf } from '@muster/heroes';
import { describe, expect, test } from 'vitest';
import { FACTION_IDS, type Facts, reportOf } from '../factions/report.ts';
import type { LabGame } from '../game.ts';
import { exchangeLimit, exchanges } from './forces.ts';
import { lab } from './module.ts';

const first = (setting: object, games: number) => {
  const at = lab.matchUps(setting, 1);
  return Array.from({ length: games }, (_, i) => at(i));
};

describe('what is fought', () => {
  test('every two factions, from both sides, in both arenas of the size, mixed and printed', () => {
    const games = first({ points: 150 }, 15 * 4 * 2);
    const met = new Map<string, number>();
    for (const { facts } of games) {
      const key = `${facts.factions.join(' ')} ${facts.place}`;
      met.set(key, (met.get(key) ?? 0) + 1);
    }
    expect(met.size).toBe(6 * 5 * 2);
    expect([...met.values()].every((n) => n === 2)).toBe(true); // once with each player
    expect(games[0]!.config).toMatchObject({
      points: 150,
      markers: 'arena',
      objectives: 'picked',
      rulings: { objectiveMix: 'mixed', customUnits: 'printed', prices: 'house' },
    });
    expect(games[1]!.config).toBe(games[0]!.config);
    expect(first({ points: 150 }, 121)[120]!.config).not.toBe(undefined);
  });

  test('two factions, one arena, switches', () => {
    const [one, , other] = first(
      { points: 60, factions: ['void', 'citadel'], arena: 'gantry', rulings: { redirect: 'off' } },
      4,
    );
    expect(one!.facts).toEqual({ factions: ['void', 'citadel'], place: 'gantry', exchange: null, exchangedSeat: null });
    expect(other!.facts.factions).toEqual(['citadel', 'void']);
    expect(one!.config.rulings.redirect).toBe('off');
  });

  test.each([60, 150, 300])('[DW-24] at %i points profiles are exchanged for about their points, legally', (points) => {
    const all = exchanges(FACTION_IDS, points, 'house');
    expect(all.length).toBeGreaterThan(3);
    for (const { forces, exchange } of all) {
      const [before, after] = forces.map(({ units }) => units.map((id) => profileOf(id)!));
      expect(forcePoints(after!, 'house') - forcePoints(before!, 'house')).toBe(exchange!.points);
      expect(Math.abs(exchange!.points)).toBeLessThanOrEqual(points * 0.04);
      expect(
        forceProblems({ faction: forces[1].faction, units: after! }, exchangeLimit(points), {
          printed: true,
          prices: 'house',
        }),
      ).toEqual([]);
    }
  });

  test('what cannot be played is said', () => {
    expect(() => lab.matchUps({ points: 60, factions: ['void'] }, 1)).toThrow('name two factions or more');
    expect(() => lab.matchUps({ points: 60, factions: ['moon'] }, 1)).toThrow('setting.factions[0]');
    expect(() => lab.matchUps({ points: 60, arena: 'moon' }, 1)(0)).toThrow('config.arena');
  });
});

const report = reportOf('arena');

describe('the report', () => {
  const game = (facts: Partial<Facts>, winner: number | null): LabGame<Facts> => ({
    index: 0,
    seats: [0, 1],
    winner,
    side: winner,
    outcome: { places: winner === null ? [[0, 1]] : [[winner], [1 - winner]], reason: 'destroyed', rule: 'HR-16' },
    rounds: 4,
    facts: { factions: ['void', 'citadel'], place: 'gantry', exchange: null, exchangedSeat: null, ...facts },
  });

  test('factions, pairs and arenas; a draw is half a win', () => {
    const { json } = report([game({}, 0), game({ factions: ['citadel', 'void'] }, 0), game({}, null)]);
    expect(json).toMatchObject({
      factions: [
        { faction: 'citadel', games: 3, winRate: 0.5 },
        { faction: 'void', games: 3, winRate: 0.5 },
      ],
      pairs: [{ faction: 'citadel', against: 'void', games: 3, winRate: 0.5 }],
      arenas: [{ arena: 'gantry', games: 3, winRate: 2.5 / 3 }],
      exchanges: [],
      endings: { destroyed: 3 },
    });
  });

  test('an exchange is counted for who has it, and no faction against itself', () => {
    const exchange = { out: 'void.warg', outs: 1, into: 'void.zombie', intos: 1, points: -2 };
    const mirror = { factions: ['void', 'void'] as const, exchange };
    const { json, sections } = report([
      game({ ...mirror, exchangedSeat: 0 }, 0),
      game({ ...mirror, exchangedSeat: 1 }, 1),
      game({ ...mirror, exchangedSeat: 1 }, 0),
      game({ ...mirror, exchangedSeat: 0 }, 0),
    ]);
    expect(json).toMatchObject({ factions: [], pairs: [], exchanges: [{ ...exchange, games: 4, shift: 0.25 }] });
    expect(sections.map(({ title }) => title)).toEqual([
      'South, by arena',
      'Profiles exchanged for their points in another: what the force gains',
      'How battles ended',
    ]);
  });
});
