import {
  ARMIES,
  changedUnit,
  choicesOfWar,
  conquest,
  conquestDescriptor,
  DRAWN,
  IN_TURN,
  LIMITS,
  MAPS,
  missionsTaken,
  ownOf,
  readySeat,
  seatName,
  unitOf,
  warConfigOf,
} from '@muster/conquest';
import { queryOf } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { playersFor } from '../../../pages/new-battle/who-plays.ts';
import { chosenBy } from '../../../parts/test/addresses.ts';
import { battleAddress } from '../army/address.ts';
import { bareArmy, withUnit } from '../army/draft.ts';
import { CHOICES, type Choices, openMissions, withCount, withSeat } from './choices.ts';
import { SWITCH_GROUPS } from './switch-groups.ts';

const read = (query: string) => {
  const { chosen: choices, problems } = chosenBy(CHOICES, new URLSearchParams(query));
  return { choices, problems };
};
const USUAL = read('').choices;

const accepted = (choices: Choices, drawn?: string) => {
  const config = conquest.parseConfig(warConfigOf(choices, drawn));
  if (!config.ok) throw new Error(config.refusal.problem);
  return config.value;
};

describe('the address of a war that is to begin', () => {
  test('says nothing: the usual war, which the game takes', () => {
    expect(read('').problems).toEqual([]);
    const config = accepted(USUAL);
    expect(config).toMatchObject({ points: 1500, map: 'plains', terrain: 'map', nodes: 'map' });
    expect(config.seats.map(({ faction }) => faction)).toEqual(['empire-of-sol', 'citadel']);
    expect(config.seats[0]!.start).toEqual(ARMIES[0]!.start);
  });

  test('holds every choice, and comes back as it was', () => {
    const query =
      'points=4500&map=coast&nodes=players&a-faction=void&a-religion=silence&a-hq=b&a-start=gravediggers*3,zombies*2&b-faction=bloodpact&b-religion=choir-below&b-hq=a&c-side=second&c-faction=citadel&c-religion=iron-catechism&c-hq=a&first-scenario=annihilation&first-mission=regicide&first-mission=claims&second-scenario=take-the-city&stickyMelee=true&rounds=8&a=you&b=recruit&c=friend&dice=real';
    const { choices, problems } = read(query);
    expect(problems).toEqual([]);
    expect(queryOf(CHOICES, choices)).toBe(query);
    const config = accepted(choices);
    expect(config.aims[0]).toEqual({ scenario: 'annihilation', missions: ['regicide', 'claims'] });
    expect(config.rulings).toMatchObject({ stickyMelee: true, rounds: 8 });
    expect(config.seats.map(({ side }) => side)).toEqual([0, 1, 1]);
    expect(choices.seats.map((_, seat) => seatName(choices, seat))[2]).toBe('The Citadel');
  });

  test('tells what it cannot have', () => {
    const { problems } = read('map=moon&points=1&a-faction=elves&first-scenario=tea&rounds=99&a-start=fabri*2&b=hal');
    for (const word of [
      'map called “moon”',
      '“1” (DW-23)',
      'faction “elves”',
      'scenario “tea”',
      'rounds cannot be “99”',
    ])
      expect(problems.join(' ')).toContain(word);
  });
});

test('[CQ-17] a map that is drawn, and terrain and nodes in turn', () => {
  for (const { id } of MAPS) expect(accepted({ ...USUAL, map: DRAWN }, id).map).toBe(id);
  expect(accepted({ ...USUAL, map: IN_TURN, pieces: 8 })).toMatchObject({
    terrain: 'alternate',
    terrainCount: 8,
    nodes: 'players',
  });
});

test('[X-373] two to four seats at every size can be begun; those who stay keep what they chose', () => {
  for (const points of LIMITS)
    for (const count of [2, 3, 4]) {
      const next = { ...USUAL, points, ...withCount(USUAL, count) };
      expect(accepted(next).seats).toHaveLength(count);
      expect({ ...next, ...withCount(next, 2) }).toEqual({ ...USUAL, points });
    }
});

test('[CQ-15] a side takes missions of all and of its own factions; another faction brings its own', () => {
  expect(missionsTaken(USUAL, 0)).toEqual(['phalanx', 'safe-hands']);
  const chosen: Choices = {
    ...USUAL,
    aims: [{ scenario: 'annihilation', missions: ['phalanx', 'claims'] }, USUAL.aims[1]],
  };
  expect(withSeat(chosen, 0, { hq: 'b' }).aims).toEqual(chosen.aims);
  const changed = withSeat(chosen, 0, readySeat(0, 'void'));
  expect(changed.aims[0]).toEqual({ scenario: 'annihilation', missions: null });
  expect(
    openMissions(changed, 0)
      .filter(({ faction }) => faction !== null)
      .map(({ faction }) => faction),
  ).toEqual(['void']);
});

test('[X-373] a mission of a faction that leaves its side makes way for the usual ones', () => {
  const three = { ...USUAL, ...withCount(USUAL, 3) };
  const own = openMissions(three, 0).find(({ faction }) => faction === 'bloodpact')!.id;
  const chosen: Choices = { ...three, aims: [{ scenario: 'annihilation', missions: [own, 'claims'] }, three.aims[1]] };
  expect(withCount(chosen, 4).aims[0].missions).toEqual([own, 'claims']);
  expect(withCount(chosen, 2).aims[0]).toEqual({ scenario: 'annihilation', missions: null });
});

test('[CQ-15] [CQ-23] what the game does not take is told in its words, with the seat', () => {
  const config = conquest.parseConfig(warConfigOf(read('b-start=garrison').choices));
  expect(!config.ok && config.refusal).toMatchObject({
    where: 'config.seats[1]',
    problem: expect.stringContaining('DW-28'),
  });
  const one = conquest.parseConfig(warConfigOf(read('first-mission=regicide').choices));
  expect(!one.ok && one.refusal.problem).toBe('must be two different missions (CQ-15)');
});

test('[DW-28] an army goes from its page into a war, its own units and aims with it', () => {
  const unit = unitOf('void.zombies')!;
  const army = withUnit(
    { ...bareArmy('void'), points: 3000, name: 'Night' },
    changedUnit(ownOf(unit, 'void'), { name: 'Ada' }),
  );
  const draft = { ...army, scenario: 'annihilation', start: ['own.1', 'void.zombies'] } as const;
  const config = accepted(read(battleAddress(draft).split('?')[1]!).choices);
  expect(config.points).toBe(3000);
  expect(config.seats[0]).toMatchObject({ faction: 'void', units: [{ name: 'Ada' }], start: draft.start });
  expect(config.aims[0]).toEqual({ scenario: 'annihilation', missions: draft.missions });
});

test('quick starts fill the sheet with their own configuration', () => {
  for (const { config } of [...conquestDescriptor.quickStarts(), ...conquestDescriptor.samples()]) {
    const { map, ...rest } = accepted(
      read(
        queryOf(CHOICES, {
          ...USUAL,
          ...choicesOfWar(config),
          players: playersFor(USUAL.players, config.seats.length),
        }),
      ).choices,
    );
    expect(rest).toEqual({ ...rest, ...config, map: undefined });
    if (config.terrain === 'map') expect(map).toBe(config.map);
  }
});

test('every switch stands in one group', () => {
  const grouped = SWITCH_GROUPS.flatMap(({ names }) => names);
  expect([...grouped].sort()).toEqual(conquestDescriptor.switches.map(({ name }) => name).sort());
});
