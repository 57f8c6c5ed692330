// The switches: their defaults, their values, and that each is read from a configuration.
import { expect, test } from 'vitest';
import { DEFAULT_RULINGS, type Rulings, SWITCHES } from '../index.ts';
import { configProblem, readConfig } from '../testing.ts';

const VALUES: Readonly<Record<keyof Rulings, readonly unknown[]>> = {
  battleBack: ['adjacent', 'inDefendersRange', 'off'],
  rangedInMelee: ['full', 'yellowOnly', 'forbidden'],
  mustFightAdjacent: [false, true],
  zoc: ['none', 'stop', '+1'],
  minimumMove: [true, false],
  losEdge: ['wholeLine', 'perEdge'],
  hillSeesOver: [false, true],
  roundStart: ['alternate', 'scenarioFirst'],
  roundLimit: [null, 1, 8, 12, 20, 99],
};
const NAMES = Object.keys(VALUES) as (keyof Rulings)[];

test('[R-02] [R-04] [R-06] [R-11] [R-12] [R-13] [R-16] [R-17] [R-27] the default is the first value', () => {
  expect(DEFAULT_RULINGS).toEqual(Object.fromEntries(NAMES.map((name) => [name, VALUES[name][0]])));
  expect(readConfig({ scenario: 'S1', rulings: {} }).rulings).toEqual(DEFAULT_RULINGS);
  expect(readConfig({ scenario: 'S1' }).rulings).toEqual(DEFAULT_RULINGS);
});

test.each(NAMES)('[R-02] [R-04] [R-06] [R-11] [R-12] [R-13] [R-16] [R-17] [R-27] every value of %s is read', (name) => {
  for (const value of VALUES[name])
    expect(readConfig({ scenario: 'S1', rulings: { [name]: value } }).rulings).toEqual({
      ...DEFAULT_RULINGS,
      [name]: value,
    });
});

test.each(NAMES)('[R-27] no other value of %s is', (name) => {
  const others = ['maybe', 0, 100, 1.5, -1, [], {}, 'constructor', '12', name === 'roundLimit' ? true : null];
  for (const value of others)
    expect(configProblem({ scenario: 'S1', rulings: { [name]: value } }), `${value}`).toContain(
      `config.rulings.${name}`,
    );
});

test('[R-27] switches that are not known are refused, and so is what is no list of switches', () => {
  expect(configProblem({ scenario: 'S1', rulings: { fog: true } })).toContain('config.rulings.fog');
  for (const rulings of [null, 'default', 7, []])
    expect(configProblem({ scenario: 'S1', rulings })).toContain('config.rulings');
});

test('[R-27] each switch that a player sees has a title, words for each value, and its default among them', () => {
  expect(SWITCHES.map((s) => s.name)).toEqual(NAMES);
  for (const s of SWITCHES) {
    expect(s.title).toMatch(/^[A-Z].{5,}/);
    for (const { words } of s.choices) expect(words).toMatch(/^[a-z0-9]/);
    expect(s.choices.map((c) => c.value)).toContain(DEFAULT_RULINGS[s.name]);
    expect(new Set(s.choices.map((c) => c.words)).size).toBe(s.choices.length);
    for (const { value } of s.choices)
      expect(configProblem({ scenario: 'S1', rulings: { [s.name]: value } }), `${s.name} ${value}`).toBeUndefined();
    const shown = s.name === 'roundLimit' ? [null, 8, 12, 20] : VALUES[s.name];
    expect(s.choices.map((c) => c.value)).toEqual(shown);
  }
});

test('[R-02] [R-04] [R-06] [R-11] [R-12] [R-13] [R-16] [R-17] [R-27] each switch names its rule', () => {
  expect(SWITCHES.map((s) => s.rule).join(' ')).toBe('R-02 R-04 R-06 R-11 R-12 R-13 R-16 R-17 R-27');
});
