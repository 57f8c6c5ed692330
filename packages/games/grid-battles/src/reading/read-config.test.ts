// Configurations from outside: what is read, and what is said about what is not.
import { makeRng } from '@muster/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_RULINGS, findScenario, gridBattles, SCENARIO_IDS, SCENARIOS } from '../index.ts';
import { boardInput, configProblem, plainMap, readConfig } from '../testing.ts';

const good = boardInput({ a: 'pikeman 0303; archer 0404', b: 'knight 0000' });
const withScenario = (change: object) => ({ ...good, scenario: { ...good.scenario, ...change } });
const withSide = (change: object) =>
  withScenario({ sides: [{ ...good.scenario.sides[0], ...change }, good.scenario.sides[1]] });
const placed = (type: unknown, hex: unknown) => withSide({ units: [{ type, hex }] });
const winning = (...wins: unknown[]) => withSide({ wins });

describe('a scenario of the book', () => {
  test.each(SCENARIO_IDS)('[GB-02] [GB-03] %s is enough, all else has defaults', (id) => {
    expect(readConfig({ scenario: id })).toEqual({ scenario: id, rulings: DEFAULT_RULINGS });
  });

  test.each([
    ['S2', 'S2'],
    ['s2', 'S2'],
    ['the-ridge', 'S2'],
    ['The-Ridge', 'S2'],
    ['The Ridge', 'S2'],
    ['crown-for-a-crown', 'S8'],
    ['FIRST MUSTER', 'S1'],
    ['the   ridge', 'S2'],
  ] as const)('[GB-02] %s is found as %s', (name, id) => {
    expect(findScenario(name)).toBe(id);
    expect(readConfig({ scenario: name }).scenario).toBe(id);
  });

  test.each(['S9', 'S0', '', 'ridge', 'constructor', '__proto__', 'toString', ' S2', 'theridge'])(
    '[GB-02] %j is not one',
    (name) => {
      expect(findScenario(name)).toBeUndefined();
      const problem = configProblem({ scenario: name });
      expect(problem).toContain('config.scenario: there is no scenario');
      for (const id of SCENARIO_IDS) expect(problem).toContain(id);
      expect(problem).toContain('there are S1 (first-muster), S2 (the-ridge), S3');
    },
  );
});

describe('a scenario of one’s own', () => {
  test('[GB-03] is read whole and survives JSON', () => {
    expect(readConfig(good).scenario).toEqual(good.scenario);
    const config = readConfig(good);
    expect(readConfig(JSON.parse(JSON.stringify(config)))).toEqual(config);
    for (const id of SCENARIO_IDS) expect(configProblem({ scenario: SCENARIOS[id] })).toBeUndefined();
  });

  test.each([
    ['no object', { scenario: 7 }, 'config.scenario'],
    ['a list', { scenario: [] }, 'config.scenario'],
    ['null', { scenario: null }, 'config.scenario'],
    ['no map', withScenario({ map: undefined }), 'config.scenario.map'],
    ['an empty map', withScenario({ map: [] }), 'at least two rows'],
    ['one row', withScenario({ map: ['.......'] }), 'at least two rows'],
    ['one column', withScenario({ map: ['.', '.'] }), 'at least two rows of two hexes'],
    [
      'rows of different length',
      withScenario({ map: ['.......', '......'] }),
      'config.scenario.map[1]: must be as long as the first row',
    ],
    ['unknown ground', withScenario({ map: [...plainMap(7, 6), '......!'] }), 'map[6]: no terrain is written "!"'],
    ['too many rows', withScenario({ map: plainMap(7, 41) }), 'at most 40'],
    ['too long rows', withScenario({ map: plainMap(41, 7) }), 'at most 40'],
    ['rows that are no text', withScenario({ map: [1, 2] }), 'map[0]'],
    ['one side', withScenario({ sides: [good.scenario.sides[0]] }), 'must be two'],
    ['three sides', withScenario({ sides: Array(3).fill(good.scenario.sides[0]) }), 'at most 2'],
    ['no round', withScenario({ roundLimit: 0 }), 'roundLimit'],
    ['too many rounds', withScenario({ roundLimit: 100 }), 'roundLimit'],
    ['half a round', withScenario({ roundLimit: 1.5 }), 'roundLimit'],
    ['an odd budget', withScenario({ points: 70 }), 'points'],
    ['a source that is neither', withScenario({ source: 'mine' }), 'source'],
    ['a name too long', withScenario({ name: 'x'.repeat(81) }), 'name'],
    ['an unknown field', withScenario({ weather: 'rain' }), 'config.scenario.weather'],
    ['an unknown unit in beats', withScenario({ beats: { dragon: ['foot'] } }), 'there is no unit "dragon"'],
    ['an unknown tag in beats', withScenario({ beats: { knight: ['evil'] } }), 'config.scenario.beats.knight[0]'],
    ['no unit', withSide({ units: [] }), 'at least one unit'],
    ['too many units', withSide({ units: Array(61).fill({ type: 'militia', hex: null }) }), 'at most 60'],
    ['no activation', withSide({ activations: 0 }), 'activations'],
    ['too many activations', withSide({ activations: 21 }), 'activations'],
    [
      'an unknown unit',
      placed('dragon', '0303'),
      'units[0].type: there is no unit "dragon"; there are pikeman, swordman, axeman',
    ],
    ['a unit of the prototype', placed('constructor', '0303'), 'there is no unit "constructor"'],
    ['a hex off the map', placed('pikeman', '0707'), 'there is no hex "0707" on this map'],
    ['a hex that is none', placed('pikeman', 'b4'), 'there is no hex "b4"'],
    ['a taken hex', placed('pikeman', '0000'), 'two units start on 0000'],
    ['a hex missing', placed('pikeman', null), 'either all units or none'],
    ['an unknown condition', winning({ type: 'flee' }), 'wins[0].type'],
    ['a condition without number', winning({ type: 'destroy' }), 'wins[0].count'],
    ['nothing to destroy', winning({ type: 'destroy', count: 0 }), 'wins[0].count'],
    ['an unknown leader', winning({ type: 'slay', unit: 'dragon' }), 'wins[0].unit'],
    ['a goal off the map', winning({ type: 'hold', hex: '9999', unit: null }), 'there is no hex "9999"'],
    ['too many conditions', winning(...Array(9).fill({ type: 'endure', round: 1 })), 'at most 8'],
    ['more in a condition', winning({ type: 'endure', round: 1, by: 2 }), 'config.scenario.sides[0].wins[0].by'],
  ])('[GB-03] %s is refused, with the place and the reason', (_, input, words) => {
    expect(configProblem(input)).toContain(words);
  });

  test.each([
    ['river', 'pikeman', 'R'],
    ['woods', 'ballista', 'w'],
    ['keep wall', 'knight', 'F'],
  ])('[GB-03] [GB-60] not with a start in a %s for a %s', (_, type, char) => {
    const map = [`${char}......`, ...plainMap(7, 6)];
    const input = boardInput({ map, a: `${type} 0000`, b: 'militia 0606' });
    expect(configProblem(input)).toContain('cannot stand on 0000');
  });

  test('[GB-03] all kinds of conditions, and Advantage that differs, are kept', () => {
    const wins = [
      { type: 'destroy', count: 1 },
      { type: 'slay', unit: 'captain' },
      { type: 'hold', hex: '0303', unit: null },
      { type: 'hold', hex: '0606', unit: 'knight' },
      { type: 'endure', round: 99 },
    ];
    expect(readConfig(winning(...wins)).scenario).toMatchObject({ sides: [{ wins }, {}] });
    const beats = { militia: ['armored', 'mounted'], knight: [] };
    expect(readConfig(withScenario({ beats })).scenario).toMatchObject({ beats });
  });
});

describe('anything at all', () => {
  test('[GB-03] what is no object is refused', () => {
    for (const x of [undefined, null, 7, 'S1', [], true, () => 1, 10n]) expect(configProblem(x)).toContain('config');
    expect(configProblem({})).toContain('config.scenario');
    expect(configProblem({ scenario: 'S1', extra: 1 })).toContain('config.extra');
  });

  test('[GB-03] nothing throws', () => {
    const keys = fc.constantFrom('scenario', 'rulings', 'free', 'map', 'sides', 'units', 'points', 'forces', 'x');
    const anything = fc.anything({ key: keys, maxDepth: 4, withBigInt: true, withDate: true, withNullPrototype: true });
    fc.assert(
      fc.property(anything, (x) => {
        expect(typeof gridBattles.parseConfig(x).ok).toBe('boolean');
      }),
      { numRuns: 500, seed: 3 },
    );
  });

  test('[GB-03] a good configuration with one part spoilt is refused or playable', () => {
    const spoils = [undefined, null, -1, 0, 1, 99, 1e9, '', '0000', 'R', [], {}, true, Number.NaN];
    for (let seed = 0; seed < 1500; seed++) {
      const rng = makeRng(seed);
      const input = structuredClone(good);
      const all = places(input);
      const [owner, key] = all[rng.below(all.length)]!;
      owner[key] = spoils[rng.below(spoils.length)];
      const parsed = gridBattles.parseConfig(input);
      if (parsed.ok) {
        const b = gridBattles.setup(parsed.value, { roll: () => [], shuffle: (x) => x, final: () => {} });
        expect(gridBattles.candidates(b, b.turn).length).toBeGreaterThan(0);
      }
    }
  });
});

type Node = Record<string, unknown>;

/** Every place in the data where something can be put. */
const places = (x: unknown): (readonly [Node, string])[] =>
  typeof x !== 'object' || x === null
    ? []
    : Object.keys(x).flatMap((key) => [[x as Node, key] as const, ...places((x as Node)[key])]);
