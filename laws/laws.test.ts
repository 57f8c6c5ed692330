// The laws of the house, held against whole games of every game on the list. `npm run laws` plays five times as many.
import { loadGames } from '@muster/games';
import type { Descriptor } from '@muster/kernel';
import { runLaws, wrongWith } from '@muster/test-kit';
import { describe, expect, test } from 'vitest';

const GAMES = Number(process.env['MUSTER_LAW_GAMES'] ?? 200);
const SEED = Number(process.env['MUSTER_LAW_SEED'] ?? 1);
const ONLY = process.env['MUSTER_LAW_GAME'];

const held = (descriptor: Descriptor) => {
  const configs = descriptor.samples().map(({ config }) => config);
  return runLaws(descriptor, { configs, games: GAMES, seed: SEED, recordOneIn: 8 });
};

const descriptors = (await loadGames()).filter(({ id }) => ONLY === undefined || id === ONLY);

describe.each(descriptors)('$name', (descriptor) => {
  const report = held(descriptor);

  test.each(report.laws)('$name', (law) => {
    expect(wrongWith(law)).toBeUndefined();
  });

  test('all games were played to their end', () => {
    expect(report.games).toBe(GAMES);
  });
});
