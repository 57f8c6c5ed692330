import type { ProfileId } from '@muster/magewinds';
import { PROFILES, slotsOf } from '@muster/magewinds';
import { describe, expect, test } from 'vitest';
import { type LabGame, seating } from '../game.ts';
import { runLab } from '../lab.ts';
import { wilson } from '../wilson.ts';
import { lab, type Setting } from './module.ts';
import { differenceInterval, type Facts, figuresOf } from './report.ts';

const setting = (more: Partial<Setting> = {}): Setting => ({
  scenario: 'king-of-the-hill',
  players: 2,
  warbands: null,
  slots: 8,
  house: false,
  terrain: null,
  ...more,
});

describe('who plays what', () => {
  test.each([2, 3])('with %d players everybody gets each given warband once on each seat', (players) => {
    const warbands = [['warrior'], ['wizard'], ['seer']].slice(0, players);
    const scenario = players === 2 ? 'king-of-the-hill' : 'battle-royale';
    const config = lab.matchUps(setting({ scenario, players, warbands }), 1);
    const seen = new Set<string>();
    for (let index = 0; index < players * players; index++)
      for (const [seat, player] of seating(index, players).entries())
        seen.add(`${player} ${seat} ${config(index).config.warbands[seat]!.join()}`);
    expect(seen.size).toBe(players ** 3); // every player, seat and warband together
  });

  test('drawn warbands fill their slots, are other ones in each set, and the same for the same seed', () => {
    const config = lab.matchUps(setting(), 5);
    const again = lab.matchUps(setting(), 5);
    const texts = new Set<string>();
    for (let index = 0; index < 80; index += 8) {
      const { config: made, facts } = config(index);
      const { mirror } = facts;
      expect(mirror).toBeNull();
      expect(made.warbands.map((w) => slotsOf(w!))).toEqual([8, 8]);
      expect(again(index).config).toEqual(made);
      expect(config(index + 1)).toBe(config(index)); // one object
      texts.add(JSON.stringify(made.warbands));
    }
    expect(texts.size).toBe(10);
  });

  test('every second set, or with house all, sets a HOUSE fighter against an official one', () => {
    for (const [house, first, by] of [
      [false, 4, 8],
      [true, 0, 4],
    ] as const) {
      const config = lab.matchUps(setting({ house }), 9);
      const fighters = new Set<string>();
      for (let set = 0; set < 10; set++) {
        const at = first + set * by;
        for (let index = at; index < at + 4; index++) {
          const { config: made, facts } = config(index);
          const { mirror } = facts;
          const [own, other] = [made.warbands[mirror!.seat]!, made.warbands[1 - mirror!.seat]!];
          expect(own).toContain(mirror!.fighter);
          expect(PROFILES[mirror!.fighter].source).toBe('house');
          const replaced = other.filter((id) => !own.includes(id));
          expect(replaced).toHaveLength(1);
          expect(PROFILES[replaced[0]!].source).not.toBe('house');
          expect([slotsOf(own), slotsOf(other)]).toEqual([8, 8]);
          expect(own.filter((id) => id !== mirror!.fighter)).toEqual(other.filter((id) => id !== replaced[0]));
          fighters.add(mirror!.fighter);
        }
      }
      expect([...fighters].toSorted()).toEqual(['acolyte', 'militia', 'minion', 'warlock', 'warrior']);
    }
  });

  test.each([
    [{ warbands: [['warrior', 'warrior'], ['seer']] }, /config\.warbands\[0\]/],
    [{ warbands: [['warrior']] }, /must be one for each of the 2 players/],
    [{ scenario: 'battle-royale' }, /is for 3 or 4 players, not 2/],
    [{ house: true, warbands: [['warrior'], ['seer']] }, /HOUSE fighters are compared by drawn warbands/],
  ])('%j is refused in words', (more, sentence) => {
    expect(() => lab.matchUps(setting(more), 1)(0)).toThrow(sentence);
  });
});

const game = (warbands: readonly (readonly ProfileId[])[], won: number | null, house?: ProfileId): LabGame<Facts> => ({
  index: 0,
  seats: [0, 1],
  winner: won,
  side: won,
  outcome: { places: won === null ? [[0, 1]] : [[won], [1 - won]], reason: 'scenario', rule: 'test' },
  rounds: 3,
  facts: {
    warbands,
    mirror: house === undefined ? null : { fighter: house, seat: warbands[0]!.includes(house) ? 0 : 1 },
  },
});

describe('the report', () => {
  test('who wins more with a fighter than without, draws in halves', () => {
    const games = [
      game([['wizard', 'seer'], ['witch']], 0),
      game([['wizard'], ['witch']], 0),
      game([['seer'], ['wizard']], null),
      game([['wizard'], ['wizard']], 1),
    ];
    const { fighters, house } = figuresOf(games);
    expect(house).toEqual([]);
    const wizard = fighters.find((f) => f.fighter === 'wizard')!;
    expect(wizard).toMatchObject({ house: false, games: 5, winRate: 3.5 / 5, without: 0.5 / 3 });
    expect(wizard.shift).toBeCloseTo(3.5 / 5 - 0.5 / 3, 12);
    expect(wizard.interval[0]).toBeLessThan(wizard.shift);
    expect(wizard.interval[1]).toBeGreaterThan(wizard.shift);
    expect(fighters.map((f) => f.shift)).toEqual(fighters.map((f) => f.shift).toSorted((a, b) => b - a));
    expect(fighters.map((f) => f.fighter).toSorted()).toEqual(['seer', 'witch', 'wizard']);
  });

  test('a HOUSE fighter: the share of the games in which it stood in, less one half', () => {
    const mine: readonly ProfileId[] = ['seer', 'warrior'];
    const games = [
      game([mine, ['seer', 'witch']], 0, 'warrior'),
      game([['seer', 'witch'], mine], 1, 'warrior'),
      game([mine, ['seer', 'witch']], 1, 'warrior'),
      game([mine, ['witch']], 0),
    ];
    const [warrior, ...more] = figuresOf(games).house;
    expect(more).toEqual([]);
    const [low, high] = wilson(2, 3);
    expect(warrior).toMatchObject({ fighter: 'warrior', games: 3, winRate: 2 / 3, interval: [low - 0.5, high - 0.5] });
    expect(warrior!.shift).toBeCloseTo(1 / 6, 12);
  });

  test('the interval of a difference: a published example (56 of 70 against 48 of 80)', () => {
    // Newcombe (1998), method 10.
    const [low, high] = differenceInterval({ points: 56, games: 70 }, { points: 48, games: 80 });
    expect(low).toBeCloseTo(0.0524, 4);
    expect(high).toBeCloseTo(0.3339, 4);
  });
});

test('a run plays whole games with workers, and the same again', async () => {
  const told: LabGame[] = [];
  const options = {
    game: 'magewinds',
    setting: setting({ scenario: 'deathmatch', warbands: [['warrior'], ['cleric']] }),
    players: ['recruit', 'recruit'],
    games: 4,
    seed: 3,
  } as const;
  const one = await runLab({ ...options, workers: 1, onGame: (g) => told.push(g) });
  const two = await runLab({ ...options, workers: 2 });
  expect({ ...two, gamesPerSecond: 0 }).toEqual({ ...one, gamesPerSecond: 0 });
  expect(one.games).toBe(4);
  expect(told.map(({ facts }) => (facts as Facts).warbands[0]![0])).toEqual(['warrior', 'warrior', 'cleric', 'cleric']);
});
