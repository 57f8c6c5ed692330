import { GAME_IDS } from '@muster/games';
import { describe, expect, test } from 'vitest';
import { matchFigures } from './matches.ts';
import { loadExhibit, museumIds } from './museum.ts';

test('every game of the list has a longest battle, played to its end', async () => {
  expect(museumIds()).toEqual(GAME_IDS);
  for (const id of museumIds()) {
    const { game, record, states } = await loadExhibit(id);
    expect(states).toHaveLength(record.entries.length + 1);
    expect(game.outcome(states.at(-1)!)).toBeDefined();
  }
});

describe('updates are small', async () => {
  const { deltaBytes } = await matchFigures();
  test.each(Object.entries(deltaBytes))('%s', (_, { median, p90 }) => {
    expect(median).toBeLessThanOrEqual(100);
    expect(p90).toBeLessThanOrEqual(300);
    expect(p90).toBeGreaterThan(median);
  });
});
