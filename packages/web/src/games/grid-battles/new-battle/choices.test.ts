import { battleConfigOf, gridBattles, LENT_MAPS, refuseForce, UNIT_TYPES } from '@muster/grid-battles';
import { queryOf } from '@muster/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choosePlayer, type PlayerId, seatPlayers, startWords } from '../../../pages/new-battle/who-plays.ts';
import { withParameter } from '../../../parts/address.ts';
import { readAll } from '../../../parts/test/addresses.ts';
import { type Choices, choicesOf, grouped } from './choices.ts';

const SEED = 20_061;
const CHOICES = choicesOf(SEED);
const read = (address: string) => {
  const { chosen: choices, ...told } = readAll(CHOICES, new URLSearchParams(address));
  return { choices, ...told };
};

test('an address without choices offers First Muster against the Recruit', () => {
  const { choices, unknown } = read('');
  expect(unknown).toEqual([]);
  expect(choices).toMatchObject({ scenario: 'S1', players: ['you', 'recruit'], switches: {} });
});

test('reads scenario, players and switches', () => {
  const { choices, unknown } = read('scenario=the-ridge&a=warlord&b=YOU&zoc=%2B1&minimumMove=false&roundLimit=8');
  expect(unknown).toEqual([]);
  expect(choices).toMatchObject({ scenario: 'S2', players: ['warlord', 'you'] });
  expect(choices.switches).toEqual({ zoc: '+1', minimumMove: false, roundLimit: 8 });
});

test.each([
  ['b=hal', 'Nobody here is called “hal”; a side is played by you, friend, recruit, veteran or warlord.'],
  ['zoc=maybe', 'The house rule “Zones of control” knows no “maybe”.'],
  ['scenario=free&points=70', 'A free battle is fought for 60, 80, 120 points, not “70”.'],
  ['scenario=free&map=S2', 'The map of The Ridge is not 13 by 9 hexes (FB-02).'],
  ['scenario=free&map=atlantis', 'There is no map “atlantis”.'],
  ['scenario=free&a-force=knight,dragon', 'There is no unit “dragon”.'],
])('%s gets a sentence and what there is', (address, sentence) => {
  const { unknown } = read(address);
  expect(unknown.map(({ words }) => words)).toEqual([sentence]);
  expect(unknown[0]!.offers.length).toBeGreaterThan(0);
  for (const { name, offers } of unknown)
    for (const { value } of offers) expect(read(withParameter(address, name, value)).unknown).toEqual([]);
});

test('a parameter that means nothing is told', () => {
  expect(read('zocc=maybe').stray).toEqual(['The address also says “zocc”, which means nothing here.']);
});

test('a scenario that is not there is told, and none takes its place', () => {
  const words = 'There is no scenario “S9”: choose one on this page.';
  expect(read('scenario=S9').unknown).toEqual([{ name: 'scenario', words, offers: [] }]);
});

test('[FB-02] a free battle borrows maps of its own size only', () => {
  expect(LENT_MAPS).toEqual(['S4', 'S5', 'S7', 'S8']);
});

test('[FB-01] [FB-03] forces that nobody chose are legal and go with the points', () => {
  for (const points of [60, 80, 120] as const) {
    const { free } = read(`scenario=free&points=${points}`).choices;
    expect(free.chosen).toEqual([false, false]);
    for (const force of free.forces) expect(refuseForce(force, points)).toBeUndefined();
  }
});

test('a chosen force stays when the points change', () => {
  const { free } = read('scenario=free&points=60&a-force=archer,knight,archer').choices;
  expect(free.forces[0]).toEqual(['knight', 'archer', 'archer']);
  expect(free.chosen).toEqual([true, false]);
});

const PLAYERS = ['you', 'friend', 'recruit', 'veteran', 'warlord'] as const;

/** One `you` at most, and a friend only opposite of you. */
const sensible = (players: readonly PlayerId[]): boolean =>
  players.filter((p) => p === 'you').length < 2 && (!players.includes('friend') || players.includes('you'));

test('whoever is chosen, one person is you and a friend sits opposite of you', () => {
  for (const a of PLAYERS)
    for (const b of PLAYERS) {
      const { players } = read(`a=${a}&b=${b}`).choices;
      expect(sensible(players), `${a} and ${b}`).toBe(true);
      for (const side of [0, 1] as const)
        for (const player of PLAYERS) {
          const next = choosePlayer(players, side, player);
          expect(next[side]).toBe(player);
          expect(sensible(next), `${players} then ${player} for ${side}`).toBe(true);
        }
    }
});

test('taking the other side changes places with the opponent', () => {
  expect(choosePlayer(['you', 'veteran'], 1, 'you')).toEqual(['veteran', 'you']);
  expect(choosePlayer(['you', 'friend'], 1, 'you')).toEqual(['friend', 'you']);
  expect(choosePlayer(['you', 'veteran'], 0, 'friend')).toEqual(['friend', 'you']);
});

test('the main button says what it does', () => {
  const sides = ['Blue', 'Red'] as const;
  expect(startWords('The Ridge', sides, ['you', 'veteran'])).toBe('Start The Ridge as Blue against the Veteran');
  expect(startWords('The Ridge', sides, ['friend', 'you'])).toBe('Start The Ridge as Red against a friend');
  expect(startWords('The Ridge', sides, ['recruit', 'warlord'])).toBe(
    'Watch the Recruit against the Warlord in The Ridge',
  );
});

test('players as the table knows them', () => {
  expect(seatPlayers(['you', 'warlord'], { name: '', friends: [] })).toEqual([
    { kind: 'you' },
    { kind: 'ai', level: 'warlord' },
  ]);
});

test('what can be chosen can be started', () => {
  for (const address of ['', 'scenario=S7&zoc=stop', 'scenario=free', 'scenario=free&map=S5&points=120'])
    expect(gridBattles.parseConfig(battleConfigOf(read(address).choices)).ok, address).toBe(true);
});

test('[FB-03] what cannot be started says why', () => {
  const config = gridBattles.parseConfig(battleConfigOf(read('scenario=free&a-force=').choices));
  expect(config.ok ? '' : config.refusal.problem).toBe('a force needs at least one unit');
});

test('what is written is read back', () => {
  const force = fc.array(fc.constantFrom(...UNIT_TYPES), { maxLength: 8 });
  fc.assert(
    fc.property(
      fc.constantFrom('S1', 'S8', 'free'),
      force,
      fc.integer({ min: 0, max: 99_999 }),
      (scenario, units, map) => {
        const { choices } = read(`scenario=${scenario}&map=${map}&b-force=${units.join(',')}&battleBack=off&b=warlord`);
        const wanted: Choices = choices;
        const again = read(queryOf(CHOICES, wanted));
        expect(again).toMatchObject({ unknown: [], stray: [] });
        expect(again.choices.scenario).toBe(wanted.scenario);
        expect(again.choices.players).toEqual(wanted.players);
        expect(again.choices.switches).toEqual(wanted.switches);
        if (scenario === 'free') expect(again.choices.free).toEqual(wanted.free);
      },
    ),
  );
});

test('a force is listed kind by kind', () => {
  expect(grouped(['archer', 'pikeman', 'archer'])).toEqual([
    { type: 'pikeman', count: 1 },
    { type: 'archer', count: 2 },
  ]);
});
