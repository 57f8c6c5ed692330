import { expect, test } from 'vitest';
import { amid, kindsWords, listed, seatByFaction, sideByFactions } from './names.ts';

test('lists in sentences', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed)).toEqual(['', 'a', 'a and b', 'a, b and c']);
});

test('an article is written small amid a sentence', () => {
  expect(amid('The Citadel')).toBe('the Citadel');
  expect(amid('Empire of Sol and The Citadel')).toBe('Empire of Sol and the Citadel');
});

test('kinds of things of which there are none are left out', () => {
  expect(kindsWords([['spear', 'shield'], [], ['Blast']])).toBe('spear, shield; Blast');
  expect(kindsWords([[], []])).toBe('');
});

test('seats and sides are called by their factions, with a letter where two seats have the same one', () => {
  const config = {
    seats: [
      { faction: 'void', side: 0 },
      { faction: 'citadel', side: 1 },
      { faction: 'void', side: 1 },
    ],
  } as const;
  expect([0, 1, 2].map((seat) => seatByFaction(config, seat))).toEqual([
    'Champions of the Void (A)',
    'The Citadel',
    'Champions of the Void (C)',
  ]);
  expect(sideByFactions(config, 0)).toBe('Champions of the Void (A)');
  expect(sideByFactions(config, 1)).toBe('The Citadel and Champions of the Void (C)');
});
