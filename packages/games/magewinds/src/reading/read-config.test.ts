import { inch } from '@muster/geometry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SCENARIO_IDS, SCENARIOS } from '../content/scenarios.ts';
import { terrainOf } from '../content/terrain.ts';
import { parseConfig } from './read-config.ts';

const A = ['warrior', 'wizard', 'cleric', 'guardian'];
const B = ['druid', 'seer', 'witch', 'enchanter'];

const read = (x: unknown) => {
  const parsed = parseConfig(x);
  if (!parsed.ok) throw new Error(`${parsed.refusal.where}: ${parsed.refusal.problem}`);
  return parsed.value;
};
const problem = (x: unknown) => {
  const parsed = parseConfig(x);
  return parsed.ok ? 'none' : `${parsed.refusal.where}: ${parsed.refusal.problem}`;
};

describe('a configuration from outside', () => {
  test('[MW 10.0] two warbands and a scenario suffice', () => {
    expect(read({ scenario: 'king-of-the-hill', warbands: [A, B] })).toEqual({
      scenario: 'king-of-the-hill',
      players: 2,
      slots: 8,
      warbands: [A, B],
      assembly: 'secret',
      warbandsFirst: true,
      terrain: 'crossroads',
      deployment: 'players',
      officialOnly: false,
      normaliseLightPrecisionTo15: true,
      guardWorksWhenExhausted: true,
      edition: 5,
    });
  });

  test('[MW-H22] records of the first version keep the first edition', () => {
    expect(parseConfig({}, '1')).toMatchObject({ value: { edition: 1 } });
    expect(parseConfig({}, '2')).toMatchObject({ value: { edition: 5 } });
    expect(parseConfig({ edition: 2 }, '2')).toMatchObject({ value: { edition: 2 } });
  });

  test('[MW 10.0] everything may be left out', () => {
    expect(read({})).toMatchObject({ scenario: 'king-of-the-hill', players: 2, warbands: [null, null] });
    expect(read({ players: 3 })).toMatchObject({
      scenario: 'battle-royale',
      terrain: 'great-henge',
      warbands: [null, null, null],
    });
    expect(read({ scenario: 'treasure-clash' }).players).toBe(3);
    expect(read({ warbands: [A, null, B, null], scenario: 'treasure-clash' }).players).toBe(4);
  });

  test('[MW 10.0] what was read can be read again', () => {
    for (const x of [
      {},
      { scenario: 'random', players: 4, terrain: 'chosen' },
      { terrain: terrainOf('orchard').terrain },
    ])
      expect(read(JSON.parse(JSON.stringify(read(x))))).toEqual(read(x));
  });

  test.each(SCENARIO_IDS)('[ItT general.choice] %s only for as many as it is meant for', (scenario) => {
    const [least, most] = SCENARIOS[scenario].players;
    for (const players of [2, 3, 4])
      expect(parseConfig({ scenario, players }).ok, `${players}`).toBe(least <= players && players <= most);
  });

  const wrong: readonly (readonly [string, unknown, RegExp])[] = [
    ['not an object', 7, /^config: must be an object/],
    ['an unknown field', { scenari: 'deathmatch' }, /^config\.scenari: is not known here/],
    ['an unknown scenario', { scenario: 'chess' }, /^config\.scenario: must be one of deathmatch/],
    ['[ItT general.players] too many players', { players: 5 }, /^config\.players/],
    ['[ItT general.players] one warband', { warbands: [A] }, /^config\.warbands: must be two to four, not 1/],
    [
      '[ItT general.players] other numbers',
      { players: 3, warbands: [A, B] },
      /^config\.warbands: must be one for each of the 3/,
    ],
    [
      '[ItT king-of-the-hill.setup] three players',
      { scenario: 'king-of-the-hill', players: 3 },
      /^config\.scenario: King of the Hill is for 2 players, not 3/,
    ],
    [
      '[ItT battle-royale.setup] two players',
      { scenario: 'battle-royale', players: 2 },
      /^config\.scenario: Battle Royale is for 3 or 4 players, not 2/,
    ],
    [
      '[TC assembly.slots] too many slots',
      { slots: 6, warbands: [A, B] },
      /^config\.warbands\[0\]: The warband takes 8 slots, and there are 6/,
    ],
    [
      '[TC assembly.limit] too many of a kind',
      { warbands: [B, ['wizard', 'wizard']] },
      /^config\.warbands\[1\]: Wizard may stand in a warband once, not 2 times/,
    ],
    [
      '[TC assembly.shared-limit] militia and acolytes',
      { warbands: [['militia', 'militia', 'acolyte'], B] },
      /share a limit of 2, and there are 3/,
    ],
    ['[TC assembly] nobody', { warbands: [[], B] }, /^config\.warbands\[0\]: A warband needs/],
    [
      'an unknown fighter',
      { warbands: [['paladin'], B] },
      /^config\.warbands\[0\]\[0\]: there is no fighter "paladin"/,
    ],
    [
      '[TC pack.stand-ins] house fighters',
      { officialOnly: true, warbands: [A, B] },
      /^config\.warbands\[0\]: Warrior is a stand-in/,
    ],
    [
      '[ItT deathmatch.setup] the house scenario',
      { officialOnly: true, scenario: 'deathmatch' },
      /^config\.scenario: Deathmatch is a stand-in/,
    ],
    ['an unknown terrain', { terrain: 'moon' }, /^config\.terrain: must be one of crossroads/],
    [
      '[MW-R93] terrain of the other size',
      { terrain: 'great-henge' },
      /^config\.terrain: Great Henge does not fit 2 players; there are crossroads/,
    ],
    ['slots out of bounds', { slots: 0 }, /^config\.slots/],
  ];
  test.each(wrong)('refuses %s', (_, x, expected) => {
    expect(problem(x)).toMatch(expected);
  });

  test('[MW-R96] terrain of one’s own must be legal in the scenario, or in every one that may be chosen', () => {
    const corners = [
      { x: inch(5), y: inch(8) },
      { x: inch(7), y: inch(8) },
      { x: inch(7), y: inch(9) },
    ];
    const terrain = { features: [{ kind: 'rock', pieces: [{ corners, height: 'low' }] }] };
    expect(problem({ scenario: 'the-prize', terrain })).toMatch(
      /^config\.terrain: Feature 0 is an obstacle within 3 in of the middle/,
    );
    expect(problem({ scenario: 'random', terrain })).toMatch(/^config\.terrain: Feature 0/);
    expect(read({ scenario: 'deathmatch', terrain }).terrain).toEqual(terrain);
  });

  test('never throws', () => {
    fc.assert(fc.property(fc.jsonValue(), (x) => typeof parseConfig(x).ok === 'boolean'));
    const names = fc.constantFrom('scenario', 'players', 'slots', 'warbands', 'terrain', 'deployment', 'assembly');
    fc.assert(fc.property(fc.dictionary(names, fc.jsonValue()), (x) => typeof parseConfig(x).ok === 'boolean'));
  });
});
