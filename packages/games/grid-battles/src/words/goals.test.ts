// Goals in words, and what is about to end a battle.
import { expect, test } from 'vitest';
import { brinksOf, goalSentence, placeWords } from '../index.ts';
import { altered, begin, board, readConfig } from '../testing.ts';

test('[GB-80] [GB-82] goals are told with “or” and with the place they speak of', () => {
  const crossings = readConfig({ scenario: 'S3' });
  expect(goalSentence(crossings, 0)).toBe('Destroy 6 enemy units, or hold the village 0502 at a round’s end.');
  expect(goalSentence(crossings, 1)).toBe('Destroy 6 enemy units, or hold out to the end of round 10.');
  expect(placeWords(crossings, '0000')).toBe('hex 0000');
});

test('[GB-81] one unit more, and it is over: said before it happens', () => {
  const wins = [[{ type: 'destroy', count: 2 }], [{ type: 'destroy', count: 2 }]] as const;
  const b = board({ a: 'knight 0303; archer 0304', b: 'pikeman 0203; archer 0000', wins });
  expect(brinksOf(b)).toEqual([]);
  expect(brinksOf(altered(b, { B2: { health: 0, hex: null } }))).toEqual([
    { seat: 0, words: 'Blue wins when one more unit of Red falls.', rule: 'GB-81' },
  ]);
});

test('[GB-81] a leader whose fall ends the battle is named from the start', () => {
  expect(brinksOf(begin(readConfig({ scenario: 'S8' }))).map((brink) => brink.words)).toEqual([
    'Blue wins as soon as Red’s Captain falls.',
    'Red wins as soon as Blue’s Captain falls.',
  ]);
});

test('[GB-81] of several it is any one, and nobody is named who is not there', () => {
  const slay = (unit: 'archer' | 'captain') => ({ type: 'slay', unit }) as const;
  const wins = [[slay('archer')], [slay('captain')]] as const;
  const b = board({ a: 'knight 0303', b: 'archer 0000 0100; pikeman 0203', wins });
  expect(brinksOf(b).map((brink) => brink.words)).toEqual(['Blue wins as soon as one Archer of Red falls.']);
});

test('[R-38] who stands on the goal wins when the round ends', () => {
  const b = begin(readConfig({ scenario: 'S3' }));
  const words = brinksOf(altered(b, { B2: { hex: '0500' }, A1: { hex: '0502' } })).map((brink) => brink.words);
  expect(words).toEqual(['Blue’s Swordman holds the village 0502: Blue wins if it still does when the round ends.']);
});

test('[R-27] [R-48] the last round is announced', () => {
  const b = board({ a: 'knight 0303', b: 'pikeman 0203' });
  expect(brinksOf({ ...b, round: 12 }).map((brink) => brink.rule)).toEqual(['R-27']);
  const crossings = begin(readConfig({ scenario: 'S3' }));
  expect(brinksOf({ ...crossings, round: 10 })).toEqual([
    { seat: 1, words: 'Red wins when this round ends.', rule: 'GB-80' },
  ]);
  // a shorter battle: it has held out as long as there was one
  const short = begin(readConfig({ scenario: 'S3', rulings: { roundLimit: 8 } }));
  expect(brinksOf({ ...short, round: 7 })).toEqual([]);
  expect(brinksOf({ ...short, round: 8 })).toEqual([
    { seat: 1, words: 'Red wins when this round ends.', rule: 'R-48' },
  ]);
  // who had to hold out for less has won by then
  const wins = [[{ type: 'endure', round: 4 }], [{ type: 'endure', round: 9 }]] as const;
  const both = board({ a: 'knight 0303', b: 'pikeman 0000', wins, roundLimit: 4 });
  expect(brinksOf({ ...both, round: 4 }).map((brink) => brink.words)).toEqual(['Blue wins when this round ends.']);
});
