import { queryOf } from '@muster/kernel';
import {
  battleConfigOf,
  callsFor,
  magewinds,
  PROFILE_IDS,
  SCENARIO_IDS,
  SCENARIOS,
  slotsOf,
  TERRAIN_IDS,
  warbandOf,
} from '@muster/magewinds';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withParameter } from '../../../parts/address.ts';
import { readAll } from '../../../parts/test/addresses.ts';
import { CHOICES, startProblem, withCount, withScenario } from './choices.ts';

const read = (address: string) => {
  const { chosen: choices, ...told } = readAll(CHOICES, new URLSearchParams(address));
  return { choices, ...told };
};

test('[TC assembly.budget] an address without choices offers King of the Hill with the beginner’s warband', () => {
  const { choices, unknown } = read('');
  expect(unknown).toEqual([]);
  expect(choices).toMatchObject({ scenario: 'king-of-the-hill', players: ['you', 'recruit'], slots: 8 });
  expect(warbandOf(choices, 0)).toEqual(['warrior', 'wizard', 'cleric', 'guardian']);
  expect(startProblem(choices)).toBeUndefined();
});

test('reads everything that an address can say', () => {
  const { choices, unknown } = read(
    'scenario=treasure-clash&a=veteran&b=you&c=friend&slots=10&a-band=witch,minion,minion&b-band=set-up' +
      '&a-called=Agnes&a-called=&a-called=Snap&b-called=Nobody&c-called=Nobody' +
      '&assembly=sequential&terrain=four-gardens&deployment=auto&officialOnly=false&guardWorksWhenExhausted=false&dice=real',
  );
  expect(unknown).toEqual([]);
  expect(choices).toEqual({
    scenario: 'treasure-clash',
    players: ['veteran', 'you', 'friend'],
    slots: 10,
    bands: [
      { warband: ['witch', 'minion', 'minion'], calls: ['Agnes', '', 'Snap'] },
      { warband: 'set-up', calls: [] },
      { warband: 'ready', calls: [] },
    ],
    assembly: 'sequential',
    warbandsFirst: true,
    terrain: 'four-gardens',
    deployment: 'auto',
    switches: { officialOnly: false, guardWorksWhenExhausted: false },
    dice: 'people',
  });
  const config = magewinds.parseConfig(battleConfigOf(choices));
  expect(config.ok && config.value.warbands.slice(0, 2)).toEqual([['witch', 'minion', 'minion'], null]);
  expect(config.ok && config.value.guardWorksWhenExhausted).toBe(false);
  expect(config.ok && config.value.names).toEqual([['Agnes', null, 'Snap'], null, null]); // TC assembly.slots
});

test.each([
  ['b=hal', 'Nobody here is called “hal”; a side is played by you, friend, recruit, veteran or warlord.'],
  ['slots=7', 'A warband has 6, 8 or 10 slots, not “7” (TC assembly.budget).'],
  ['a-band=dragon', 'There is no fighter “dragon”.'],
  ['players=5', 'Two to four can play, not “5” (MW-R93).'],
  ['scenario=the-prize&players=3', 'The Prize is for 2 players, not 3.'],
  ['terrain=moon', 'There is no battlefield “moon”.'],
  ['terrain=great-henge', 'Great Henge does not fit 2 players.'],
  ['assembly=shouting', 'Assembly can be secret, simultaneous, sequential, not “shouting”.'],
  ['dice=loaded', 'Dice can be muster, real or real-cards, not “loaded”.'],
  ['officialOnly=maybe', 'OfficialOnly can be true, false, not “maybe”.'],
])('%s gets a sentence and what there is', (address, sentence) => {
  const { unknown } = read(address);
  expect(unknown.map(({ words }) => words)).toEqual([sentence]);
  expect(unknown[0]!.offers.length).toBeGreaterThan(0);
  for (const { name, offers } of unknown)
    for (const { value } of offers) expect(read(withParameter(address, name, value)).unknown).toEqual([]);
});

test('a parameter that means nothing is told', () => {
  expect(read('oficialOnly=true').stray).toEqual(['The address also says “oficialOnly”, which means nothing here.']);
});

test('a scenario that is not there is told, and none takes its place', () => {
  const words = 'There is no scenario “chess”: choose one on this page.';
  expect(read('scenario=chess').unknown).toEqual([{ name: 'scenario', words, offers: [] }]);
});

test('[ItT general.choice] a scenario brings its number of players, and a number of players its scenario', () => {
  const { choices } = read('');
  expect(withScenario(choices, 'battle-royale').players).toHaveLength(3);
  expect(withScenario(withCount(choices, 4), 'the-prize')).toMatchObject({
    scenario: 'the-prize',
    terrain: 'crossroads',
  });
  expect(withCount(choices, 4)).toMatchObject({ scenario: 'battle-royale', terrain: 'great-henge' });
  expect(withCount(read('scenario=random').choices, 4).scenario).toBe('random');
});

test('what can be chosen can be started, for every scenario, number, budget and with official fighters only', () => {
  for (const scenario of [...SCENARIO_IDS, 'chosen', 'random'] as const)
    for (const count of [2, 3, 4])
      for (const slots of [6, 8, 10])
        for (const officialOnly of [false, true]) {
          const { choices } = read(`players=${count}&slots=${slots}&officialOnly=${officialOnly}`);
          const chosen = withScenario(choices, scenario);
          const isOut = scenario === 'deathmatch' && officialOnly;
          expect(startProblem(chosen) === undefined, `${scenario} ${count} ${slots} ${officialOnly}`).toBe(!isOut);
          if (!isOut) expect(magewinds.parseConfig(battleConfigOf(chosen)).ok).toBe(true);
          for (const seat of chosen.players.keys()) expect(slotsOf(warbandOf(chosen, seat)!)).toBe(slots);
        }
});

test('[TC pack.stand-ins] [TC assembly.slots] what cannot be started says why', () => {
  expect(startProblem(read('scenario=deathmatch&officialOnly=true').choices)).toBe(
    'Deathmatch is a stand-in of ours, and this battle takes official scenarios only (TC pack.stand-ins).',
  );
  expect(startProblem(read('b-band=wizard,cleric,witch,seer,druid').choices)).toBe(
    'Red: The warband takes 10 slots, and there are 8 (TC assembly.slots).',
  );
  expect(startProblem(read('a-band=').choices)).toBe('Blue: A warband needs at least one fighter (TC assembly.slots).');
});

test('what is written is read back', () => {
  const band = fc.oneof(
    fc.constant('ready' as const),
    fc.constant('set-up' as const),
    fc.array(fc.constantFrom(...PROFILE_IDS), { maxLength: 12 }),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...SCENARIO_IDS, 'chosen' as const, 'random' as const),
      fc.array(band, { minLength: 4, maxLength: 4 }),
      fc.boolean(),
      fc.constantFrom(...TERRAIN_IDS, 'chosen' as const),
      fc.array(fc.string({ unit: 'grapheme', maxLength: 30 }), { maxLength: 12 }),
      (scenario, bands, flag, terrain, calls) => {
        const count = scenario === 'chosen' || scenario === 'random' ? 4 : SCENARIOS[scenario].players[1];
        const start = withCount({ ...withScenario(read('').choices, scenario), terrain }, count);
        const choices = {
          ...start,
          bands: bands.slice(0, count).map((warband) => ({
            warband,
            calls: Array.isArray(warband) ? callsFor(calls, warband.length) : [],
          })),
          deployment: flag ? ('auto' as const) : ('players' as const),
          warbandsFirst: flag,
          switches: { ...start.switches, normaliseLightPrecisionTo15: flag },
        };
        const again = read(queryOf(CHOICES, choices));
        expect(again).toMatchObject({ unknown: [], stray: [] });
        expect(again.choices).toEqual(choices);
      },
    ),
  );
});
