import { GAME_IDS } from '@muster/games';
import { replay } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { matchFigures } from './matches.ts';
import { loadExhibit, museumIds } from './museum.ts';

test('every game of the list has a longest battle, played to its end', async () => {
  expect(museumIds()).toEqual(GAME_IDS);
  for (const id of museumIds()) {
    const { game, record, states } = await loadExhibit(id);
    expect(states).toHaveLength(record.entries.length + 1);
    const told = replay(game, record);
    expect(told.ok && told.match.outcome()).toMatchObject({ places: expect.any(Array) });
  }
});

const { deltaBytes, keptKb } = await matchFigures();

test.each(Object.entries(keptKb))('a match of %s that is kept takes little memory', (_, kb) => {
  expect(kb).toBeGreaterThan(0);
  expect(kb).toBeLessThanOrEqual(100);
});

describe('updates are small', () => {
  test.each(Object.entries(deltaBytes))('%s', (_, { median, p90 }) => {
    expect(median).toBeLessThanOrEqual(100);
    expect(p90).toBeLessThanOrEqual(300);
    expect(p90).toBeGreaterThan(median);
  });
});
