import { expect, test } from 'vitest';
import { differences, placesOf, starsIn, valueAt, withValueAt } from './paths.ts';

const data = { deck: { cards: [3, 1, 2] }, ships: [{ tokens: ['move'] }, { tokens: null }, { tokens: [] }], on: true };

test('what stands at a place', () => {
  expect(valueAt(data, 'deck.cards.1')).toBe(1);
  expect(valueAt(data, 'ships.1.tokens')).toBeNull();
  expect(valueAt(data, 'ships.1.tokens.0')).toBeUndefined();
  expect(valueAt(data, 'ships.7.tokens')).toBeUndefined();
});

test('all places of a pattern where something stands', () => {
  expect(placesOf(data, 'ships.*.tokens')).toEqual([
    { path: 'ships.0.tokens', at: [0], value: ['move'] },
    { path: 'ships.2.tokens', at: [2], value: [] },
  ]);
  expect(placesOf(data, 'deck.cards')).toEqual([{ path: 'deck.cards', at: [], value: [3, 1, 2] }]);
  expect(placesOf(data, 'deck.*.cards')).toEqual([]);
  expect(placesOf(data, 'fleet.*')).toEqual([]);
});

test('a place is of a pattern, or within one that is', () => {
  expect(starsIn('ships.2.tokens', 'ships.*.tokens')).toEqual([2]);
  expect(starsIn('ships.2.tokens.0', 'ships.*.tokens')).toEqual([2]);
  expect(starsIn('deck.cards', 'deck.cards')).toEqual([]);
  expect(starsIn('ships.2', 'ships.*.tokens')).toBeUndefined();
  expect(starsIn('ships.2.arrows', 'ships.*.tokens')).toBeUndefined();
  expect(starsIn('ships.all.tokens', 'ships.*.tokens')).toBeUndefined();
});

test('something else in one place', () => {
  const other = withValueAt(data, 'ships.1.tokens', ['fire']);
  expect(other.ships).toEqual([{ tokens: ['move'] }, { tokens: ['fire'] }, { tokens: [] }]);
  expect(data.ships[1]).toEqual({ tokens: null });
  expect(other.deck).toBe(data.deck);
  expect(withValueAt(data, 'ships.1.tokens.0', 'fire')).toEqual(data);
});

test('where two values differ, as deep down as they can be compared', () => {
  expect(differences(data, structuredClone(data))).toEqual([]);
  const other = { deck: { cards: [3, 2, 1] }, ships: [{ tokens: null }, { tokens: null }, { tokens: ['move'] }] };
  expect(differences(data, other)).toEqual(['deck.cards.1', 'deck.cards.2', 'ships.0.tokens', 'ships.2.tokens', 'on']);
  expect(differences([], {})).toEqual(['']);
  expect(differences({ a: {} }, { a: [] })).toEqual(['a']);
});
