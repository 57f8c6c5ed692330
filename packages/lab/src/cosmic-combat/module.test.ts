import { fleetPoints, fleetProblems, shipProfileOf } from '@muster/cosmic-combat';
import { describe, expect, test } from 'vitest';
import { FACTION_IDS } from '../factions/report.ts';
import { exchanges } from './fleets.ts';
import { lab } from './module.ts';

const first = (setting: object, games: number) => {
  const at = lab.matchUps(setting, 1);
  return Array.from({ length: games }, (_, i) => at(i));
};

describe('what is fought', () => {
  test('every two factions with both fleets of each, from both sides, on both maps of the size', () => {
    const games = first({ points: 1500 }, 15 * 4 * 4 * 2);
    const met = new Map<string, number>();
    for (const { facts } of games) {
      const key = `${facts.factions.join(' ')} ${facts.place}`;
      met.set(key, (met.get(key) ?? 0) + 1);
    }
    expect(met.size).toBe(6 * 5 * 2);
    expect([...met.values()].every((n) => n === 8)).toBe(true); // four pairs of fleets, once with each player
    expect(games[0]!.config).toMatchObject({ points: 1500, scenario: 'fleet-action' });
  });

  test('two factions, one map, switches, a scenario', () => {
    const setting = { points: 1500, factions: ['void', 'citadel'], map: 'open', rulings: { redirect: 'off' } };
    const [one, , other] = first(setting, 4);
    expect(one!.facts).toEqual({
      factions: ['void', 'citadel'],
      place: 'open',
      exchange: null,
      exchangedSeat: null,
      drawn: null,
    });
    expect(other!.facts.factions).toEqual(['citadel', 'void']);
    expect(one!.config.rulings.redirect).toBe('off');
    expect(first({ scenario: 'convoy' }, 1)[0]!.config.scenario).toBe('convoy');
  });

  test('[DW-24] ships are exchanged for about their points, legally', () => {
    const all = exchanges(FACTION_IDS, 1500);
    expect(all.length).toBeGreaterThan(20);
    for (const { fleets, exchange } of all) {
      const [before, after] = fleets.map(({ ships }) => ships.map((id) => shipProfileOf(id)!));
      expect(fleetPoints(after!) - fleetPoints(before!)).toBe(exchange!.points);
      expect(Math.abs(exchange!.points)).toBeLessThanOrEqual(45);
      expect(fleetProblems({ faction: fleets[1].faction, religion: null, ships: after! }, 1500)).toEqual([]);
    }
  });

  test('[DW-23] [DW-25] fleets are drawn legally, by the seed, a new pair for every four battles', () => {
    const games = first({ drawn: true }, 24);
    const lists = games.map(({ facts }) => facts.drawn!.map((ships) => ships.join()).join(' '));
    expect(new Set(lists).size).toBe(12); // each pair from both sides
    expect(first({ drawn: true }, 24).map(({ facts }) => facts.drawn)).toEqual(games.map(({ facts }) => facts.drawn));
    for (const { facts } of games)
      for (const ships of facts.drawn!) {
        const points = fleetPoints(ships.map((id) => shipProfileOf(id)!));
        expect(points).toBeGreaterThan(1380);
        expect(points).toBeLessThanOrEqual(1500);
      }
    const own = first({ drawn: true, factions: ['void'] }, 8);
    expect(own.every(({ facts }) => facts.factions.join() === 'void,void')).toBe(true);
  });

  test('what cannot be played is said', () => {
    expect(() => lab.matchUps({ factions: ['void'] }, 1)).toThrow('name two factions or more');
    expect(() => lab.matchUps({ factions: ['moon'] }, 1)).toThrow('setting.factions[0]');
    expect(() => lab.matchUps({ map: 'moon' }, 1)(0)).toThrow('config.map');
  });
});
