import { battleConfigOf, cosmicCombat, mapIds, SCENARIOS } from '@muster/cosmic-combat';
import { queryOf } from '@muster/kernel';
import { expect, test } from 'vitest';
import { shareOf } from '../../../dwethia/new-battle/seats.ts';
import { chosenBy } from '../../../parts/test/addresses.ts';
import { CHOICES, seatWords, settled, withCount } from './choices.ts';

const read = (query: string) => {
  const { chosen: choices, problems } = chosenBy(CHOICES, new URLSearchParams(query));
  return { choices, problems };
};

test('[X-258] the address names a third and a fourth fleet by who plays them, and comes back as it was', () => {
  const query =
    'points=3000&map=twin-belts-36&south=void&south-fleet=2&north=citadel&c-side=north&c-faction=bloodpact&c-fleet=2&d-side=south&d-faction=black-sun&a=you&b=recruit&c=veteran&d=friend';
  const { choices, problems } = read(query);
  expect(problems).toEqual([]);
  expect(choices.seats.map(({ side, fleet }) => [side, fleet])).toEqual([
    [0, 2],
    [1, 1],
    [1, 2],
    [0, 1],
  ]);
  expect(queryOf(CHOICES, choices)).toBe(query);
  expect(choices.seats.map((_, seat) => seatWords(choices, seat))).toEqual([
    'First fleet 1',
    'Second fleet 1',
    'Second fleet 2',
    'First fleet 2',
  ]);
});

test('[X-258] [DW-23] more players come and go, mates share the points of their side, and the game takes what the page chose', () => {
  const two = read('points=3000&south=void&north=citadel&a=veteran&b=you').choices;
  const three = { ...two, ...withCount(two, 3) };
  expect(three.seats.map((_, seat) => shareOf(three, seat))).toEqual([1500, 3000, 1500]);
  expect({ ...three, ...withCount(three, 2) }).toEqual(two);
  for (const count of [3, 4])
    for (const points of [1500, 3000, 4000]) {
      const { choices } = read(`points=${points}`);
      const config = cosmicCombat.parseConfig(battleConfigOf({ ...choices, ...withCount(choices, count) }));
      expect(config.ok && config.value.seats.map(({ ships }) => ships.length > 0)).toEqual(Array(count).fill(true));
    }
});

test('what an address cannot have is told', () => {
  const { problems } = read('c=recruit&c-side=east&c-faction=elves&c-fleet=3');
  expect(problems).toEqual([
    expect.stringContaining('side “east”'),
    expect.stringContaining('faction “elves”'),
    expect.stringContaining('ready fleet “3”'),
  ]);
});

test('[X-260] whatever size and scenario are chosen, the map that is then chosen is one on which the battle can be fought', () => {
  for (const points of [1500, 3000, 4000])
    for (const { id } of SCENARIOS) {
      const { choices } = read(`points=${points}`);
      const config = cosmicCombat.parseConfig(battleConfigOf(settled({ ...choices, scenario: id })));
      expect([points, id, config.ok]).toEqual([points, id, true]);
    }
  // Of the maps of 36 inches none has room for a station in its middle.
  expect(mapIds({ points: 3000, scenario: 'station-assault', switches: {} })).toEqual(['open']);
});
