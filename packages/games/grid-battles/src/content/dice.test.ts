// The dice, typed in again from the rule sheet by their symbols: D Damage, B Bonus Damage, S Shield, - blank.
import { die, mean } from '@muster/dice';
import { expect, test } from 'vitest';
import { ATTACK_COLOURS, ATTACK_FACES, DEFENCE_COLOURS, DEFENCE_FACES } from '../index.ts';

const count = (text: string, symbol: string): number => text.split(symbol).length - 1;

const ATTACK = {
  yellow: 'B D D DB DD DDB',
  blue: 'D DB DB DD DDB DDD',
  red: 'DB DD DD DDB DDD DDDB',
} as const;
const DEFENCE = { brown: '- - - S S S', grey: '- - S S S SS', black: '- S S S SS SS' } as const;

test('[GB-44] there are three attack colours and three defence colours, weakest first', () => {
  expect(ATTACK_COLOURS).toEqual(['yellow', 'blue', 'red']);
  expect(DEFENCE_COLOURS).toEqual(['brown', 'grey', 'black']);
  expect(Object.keys(ATTACK_FACES)).toEqual(['yellow', 'blue', 'red']);
  expect(Object.keys(DEFENCE_FACES)).toEqual(['brown', 'grey', 'black']);
});

test.each(ATTACK_COLOURS)('[GB-44] [GB-45] the six faces of the %s die', (colour) => {
  const faces = ATTACK[colour].split(' ').map((f) => ({ damage: count(f, 'D'), bonus: count(f, 'B') }));
  expect(ATTACK_FACES[colour]).toEqual(faces);
  expect(ATTACK_FACES[colour]).toHaveLength(6);
});

test.each(DEFENCE_COLOURS)('[GB-44] [GB-45] the six faces of the %s die', (colour) => {
  expect(DEFENCE_FACES[colour]).toEqual(DEFENCE[colour].split(' ').map((f) => count(f, 'S')));
  expect(DEFENCE_FACES[colour]).toHaveLength(6);
});

test('[GB-45] no attack face is empty, every defence die has a blank one', () => {
  for (const colour of ATTACK_COLOURS)
    for (const f of ATTACK_FACES[colour]) expect(f.damage + f.bonus).toBeGreaterThan(0);
  for (const colour of DEFENCE_COLOURS) expect(DEFENCE_FACES[colour]).toContain(0);
});

test.each([
  ['yellow', 7, 3],
  ['blue', 10, 3],
  ['red', 13, 3],
] as const)('[GB-45] six %s faces carry %i Damage and %i Bonus Damage', (colour, damage, bonus) => {
  expect(mean(die(ATTACK_FACES[colour].map((f) => f.damage)))).toBeCloseTo(damage / 6, 12);
  expect(mean(die(ATTACK_FACES[colour].map((f) => f.bonus)))).toBeCloseTo(bonus / 6, 12);
  expect(mean(die(ATTACK_FACES[colour].map((f) => f.damage + f.bonus)))).toBeCloseTo((damage + bonus) / 6, 12);
});

test.each([
  ['brown', 3],
  ['grey', 5],
  ['black', 7],
] as const)('[GB-45] six %s faces carry %i Shields', (colour, shields) => {
  expect(mean(die(DEFENCE_FACES[colour]))).toBeCloseTo(shields / 6, 12);
});

test('[GB-46] Advantage is worth exactly one colour', () => {
  const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
  const withBonus = (colour: 'yellow' | 'blue') => sorted(ATTACK_FACES[colour].map((f) => f.damage + f.bonus));
  const without = (colour: 'blue' | 'red') => sorted(ATTACK_FACES[colour].map((f) => f.damage));
  expect(withBonus('yellow')).toEqual(without('blue'));
  expect(withBonus('blue')).toEqual(without('red'));
});
