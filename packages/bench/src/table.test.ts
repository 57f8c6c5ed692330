import { expect, test } from 'vitest';
import { museumIds } from './museum.ts';
import { benchTable, partTable } from './table.ts';

const contract = { movesPerSecond: 8_123_456, vsBoardgameIo: 1234, vsHandWritten: 0.2, playoutsPerSecond: 200_000 };
const deltaBytes = Object.fromEntries(museumIds().map((id) => [id, { median: 100, p90: 301 }]));
const each = (n: number) => Object.fromEntries(museumIds().map((id) => [id, n]));
const kernel = { ...contract, keptKb: each(99), loadMillis: each(9), undoMillis: each(3), deltaBytes };

test('figures stand beside their goals, met or missed', async () => {
  const text = await benchTable({ kernel, web: { shellKb: 150 } });
  expect(text.slice(0, text.indexOf(': magewinds'))).toBe(
    `Kernel: connect four by the contract, fast gear; matches of the museum
     8,123,000  moves a second
         1,234  times the rate of boardgame.io          goal ≥ 100     met
           0.2  times the rate of a hand-written loop   goal ≥ 0.25    missed
       200,000  random games a second                   goal ≥ 27,000  met
            99  kB kept of a match: grid-battles        goal ≤ 100     met
            99  kB kept of a match`,
  );
  expect(text).toMatch(/\n {13}9 {2}ms to load a match: grid-battles +goal ≤ 10 +met\n/);
  expect(text).toMatch(/\n {11}301 {2}bytes, nine in ten: grid-battles +goal ≤ 300 +missed\n/);
  expect(text).toMatch(/\n\nPage\n {11}150 {2}kB of first load, gzipped, fonts apart {2}goal ≤ 150 {5}met\n$/);
});

test('every figure of a whole result is there', async () => {
  const gridBattles = { gamesPerSecond: 599.6, tracedRatio: 2.01, matchGamesPerSecond: 101 };
  const odds = { combatMicros: 20.1, chain60Millis: 0.0123 };
  const text = await benchTable({ kernel, gridBattles, odds, web: { shellKb: 99.5 } });
  expect(text.match(/missed/g)).toHaveLength(4 + museumIds().length);
  for (const figure of ['599.6', '2.01', '101', '20.1', '0.0123', '99.5']) expect(text).toContain(` ${figure} `);
});

test('a figure inside another object is found by its path', () => {
  const lines = [{ field: 'verdictMicros.sight', what: 'µs for sight', goal: { atMost: 20 } }];
  const text = partTable('Measured', lines, { gamesPerSecond: 1, verdictMicros: { distance: 2, sight: 7 } });
  expect(text).toMatch(/^Measured\n +7 {2}µs for sight +goal ≤ 20 +met\n$/);
});
