import { EPSILON, inch } from '@muster/geometry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bearing, inches, inchNumber, placeWords, rulerText, wayWords } from './ruler.ts';

describe('inches', () => {
  test.each([
    [inch(12), '12 in'],
    [inch(3.2), '3.2 in'],
    [0, '0 in'],
    [30582, '12.04 in'], // 12.04016
    [inch(12) + EPSILON, '12 in'], // the rules count it as 12
    [inch(12) + EPSILON + 1, '12.001 in'],
    [inch(12) - EPSILON - 1, '11.999 in'],
    [12598, '4.96 in'],
  ])('%i units are %s', (length, text) => {
    expect(inches(length)).toBe(text);
  });

  test('it may be told which way to round', () => {
    expect(inches(8153, { round: 'up' })).toBe('3.3 in'); // 3.2098
    expect(inches(8153, { round: 'down' })).toBe('3.2 in');
    expect(inches(inch(3.2), { round: 'up' })).toBe('3.2 in');
  });

  test('beside a limit it is written as the limit only when it is the limit', () => {
    const beside = [inch(2.5)];
    expect(inches(inch(2.5) + 1, { beside })).toBe('2.5 in');
    expect(inches(inch(2.5) + 5, { beside })).toBe('2.502 in');
    expect(inches(inch(2.5) - 5, { beside })).toBe('2.498 in');
  });

  const lengths = fc.integer({ min: 0, max: inch(30) });
  /** Tenths of an inch. */
  const limits = fc.integer({ min: 0, max: 300 }).map((tenths) => tenths * 254);
  const rounds = fc.constantFrom('nearest' as const, 'up' as const, 'down' as const);

  test('a whole number is written for whole inches only', () => {
    fc.assert(
      fc.property(lengths, rounds, (length, round) => {
        const off = length % inch(1);
        const isWhole = Math.min(off, inch(1) - off) <= EPSILON;
        expect(/^\d+$/.test(inchNumber(length, { round }))).toBe(isWhole);
      }),
    );
  });

  test('what is written compares with the limit as the length does', () => {
    fc.assert(
      fc.property(limits, fc.integer({ min: -400, max: 400 }), rounds, (limit, more, round) => {
        const length = Math.max(0, limit + more);
        fc.pre(Math.abs(length - limit) > EPSILON);
        const shown = Number(inchNumber(length, { round, beside: [limit] }));
        expect(Math.sign(shown - limit / inch(1))).toBe(Math.sign(length - limit));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the ruler', () => {
  test.each([
    [inch(3.2), inch(5), '3.2 in of 5, 1.8 left'],
    [0, inch(5), '0 in of 5, 5 left'],
    [inch(5), inch(5), '5 in of 5, 0 left'],
    [12598, inch(5), '4.96 in of 5, 0.04 left'],
    [inch(6.3), inch(5), '6.3 in of 5, 1.3 too far'],
    [8153, inch(5), '3.3 in of 5, 1.7 left'],
    [inch(1), inch(2.5), '1 in of 2.5, 1.5 left'],
  ])('%i of %i units: %s', (used, limit, text) => {
    expect(rulerText(used, limit)).toBe(text);
  });
});

describe('bearings', () => {
  test.each([
    [0, 5, 'north'],
    [5, 5, 'north-east'],
    [5, 0, 'east'],
    [5, -5, 'south-east'],
    [0, -5, 'south'],
    [-5, -5, 'south-west'],
    [-5, 0, 'west'],
    [-5, 5, 'north-west'],
    [100, 40, 'east'], // 21.8 degrees off east; the border lies at 22.5
    [100, 42, 'north-east'],
    [-40, -100, 'south'],
  ])('%i east and %i north is %s', (x, y, word) => {
    expect(bearing({ x: 1000, y: 1000 }, { x: 1000 + x, y: 1000 + y })).toBe(word);
  });

  test('the same place has none', () => {
    expect(bearing({ x: 1, y: 1 }, { x: 1, y: 1 })).toBeUndefined();
    expect(wayWords({ x: 1, y: 1 }, { x: 1, y: 1 }, 0)).toBe('here');
  });

  test('ways and places in words', () => {
    expect(wayWords({ x: 0, y: 0 }, { x: 10, y: 10 }, inch(3.2))).toBe('3.2 in north-east');
    expect(placeWords({ x: inch(7), y: inch(3.5) })).toBe('7 in from the west edge, 3.5 in from the south edge');
  });
});
