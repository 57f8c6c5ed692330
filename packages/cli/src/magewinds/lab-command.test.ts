import { describe, expect, test } from 'vitest';
import { muster, temporaryFolder, words } from '../testing.ts';

const cwd = temporaryFolder();
const lab = (options: string) =>
  muster(words(`lab magewinds --scenario deathmatch --players recruit,recruit --seed 2 ${options}`), { cwd });

test('as JSON: the fields of every lab, then fighters and HOUSE fighters', async () => {
  const { code, out, err } = await lab('--games 8 --slots 4 --json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const result = JSON.parse(out);
  expect(Object.keys(result).slice(-3)).toEqual(['gamesPerSecond', 'fighters', 'house']);
  expect(result.games).toBe(8);
  expect(result.house).toHaveLength(1); // the second set of four
  expect(result.house[0]).toMatchObject({ fighter: 'warrior', games: 4 });
  for (const { shift, interval, winRate, without } of result.fighters) {
    expect(shift).toBeCloseTo(winRate - without, 12);
    expect(interval[0]).toBeLessThanOrEqual(shift);
    expect(interval[1]).toBeGreaterThanOrEqual(shift);
  }
});

test('for people: who gains and loses, and the HOUSE fighters beside their goal', async () => {
  const { code, out } = await lab('--games 4 --slots 4 --house');
  expect(code).toBe(0);
  expect(out).toMatch(/^Recruit against Recruit: Deathmatch \(HOUSE\), 4 games, seed 2\n/);
  expect(out).toMatch(/\nWin rate with a fighter less the rate without it \(95% interval\)\n {2}\w+/);
  expect(out).toMatch(
    /\nHOUSE fighters in place of an official one.*\n {2}Warrior \(HOUSE\) {2}[+−]\d+\.\d points .*4 games/,
  );
});

describe('given warbands', () => {
  test('are played, and there is nothing to say of fighters that all have', async () => {
    const { out } = await lab('--games 4 --warbands warrior/warrior --json');
    expect(JSON.parse(out)).toMatchObject({ games: 4, fighters: [], house: [] });
  });

  test.each([
    ['--warbands warrior,warrior/seer', /This cannot be played: config\.warbands\[0\]/],
    ['--warbands warrior', /This cannot be played: config\.warbands/],
    ['--warbands warrior,ghost/seer', /There is no fighter “ghost”/],
    ['--scenario battle-royale', /This cannot be played: config\.scenario/],
    ['--house --warbands warrior/seer', /HOUSE fighters are compared by drawn warbands/],
    ['--slots 0', /--slots must be a whole number from 1 to 20, not “0”/],
    ['--players recruit', /--players needs 2 to 4 players/],
  ])('%s is refused in a sentence', async (options, sentence) => {
    const { code, out, err } = await lab(`--games 2 --json ${options}`);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(sentence);
  });
});
