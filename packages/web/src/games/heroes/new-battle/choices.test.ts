import { battleConfigOf, heroes, seatName } from '@muster/heroes';
import { queryOf } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { shareOf } from '../../../dwethia/new-battle/seats.ts';
import { startWords } from '../../../pages/new-battle/who-plays.ts';
import { chosenBy } from '../../../parts/test/addresses.ts';
import { CHOICES, withCount } from './choices.ts';

const read = (query: string) => {
  const { chosen: choices, problems } = chosenBy(CHOICES, new URLSearchParams(query));
  return { choices, problems };
};

describe('the address of a battle that is to begin', () => {
  test('names two seats by their sides, as it always has', () => {
    const { choices, problems } = read('points=150&south=void&north=bloodpact&a=you&b=friend');
    expect(problems).toEqual([]);
    expect(choices.seats.map(({ side, faction }) => [side, faction])).toEqual([
      [0, 'void'],
      [1, 'bloodpact'],
    ]);
    expect(choices.players).toEqual(['you', 'friend']);
  });

  test('[DW-22] names a third and a fourth by who plays them, and comes back as it was', () => {
    const query =
      'points=300&arena=colosseum&south=void&north=citadel&c-side=north&c-faction=bloodpact&d-side=north&d-faction=black-sun&objectives=drawn&a=you&b=recruit&c=veteran&d=friend';
    const { choices, problems } = read(query);
    expect(problems).toEqual([]);
    expect(choices.seats.map(({ side }) => side)).toEqual([0, 1, 1, 1]);
    expect(queryOf(CHOICES, choices)).toBe(query);
    expect(choices.seats.map((_, seat) => seatName(choices, seat))).toEqual(['South', 'North 1', 'North 2', 'North 3']);
  });

  test('tells what it cannot have', () => {
    const { choices, problems } = read('c=recruit&c-side=east&c-faction=elves');
    expect(problems).toEqual([expect.stringContaining('side “east”'), expect.stringContaining('faction “elves”')]);
    expect(choices.seats).toHaveLength(3);
  });
});

test('[X-166] more players come and go, those who stay keep what they chose, and mates share the points of their side', () => {
  const two = read('points=150&south=void&north=citadel&a=veteran&b=you').choices;
  const four = { ...two, ...withCount(two, 4) };
  expect(four.players).toEqual(['veteran', 'you', 'recruit', 'recruit']);
  expect(four.seats.map((_, seat) => shareOf(four, seat))).toEqual([75, 75, 75, 75]);
  expect({ ...four, ...withCount(four, 2) }).toEqual(two);
  const three = { ...two, ...withCount(two, 3) };
  expect(three.seats.map((_, seat) => shareOf(three, seat))).toEqual([75, 150, 75]);
});

test('[DW-22] a battle of three can be begun: the game takes what the page chose', () => {
  for (const count of [3, 4])
    for (const points of [60, 150, 300]) {
      const { choices } = read(`points=${points}`);
      const config = heroes.parseConfig(battleConfigOf({ ...choices, ...withCount(choices, count) }));
      expect(config.ok && config.value.seats.map(({ units }) => units.length > 0)).toEqual(Array(count).fill(true));
    }
});

test('the button says who is with you and who is against you', () => {
  const words = (players: Parameters<typeof startWords>[2], teams: readonly number[]): string =>
    startWords('Foundry', ['South 1', 'North', 'South 2'], players, undefined, teams);
  expect(words(['you', 'veteran', 'recruit'], [0, 1, 0])).toBe(
    'Start Foundry as South 1 with the Recruit against the Veteran',
  );
  expect(words(['recruit', 'you', 'friend'], [0, 1, 0])).toBe(
    'Start Foundry as North against the Recruit and a friend',
  );
  expect(words(['recruit', 'veteran', 'warlord'], [0, 1, 0])).toBe(
    'Watch the Recruit and the Warlord against the Veteran in Foundry',
  );
});
