import { expect, test } from 'vitest';
import { benchTable, partTable } from './table.ts';

const kernel = { movesPerSecond: 8_123_456, vsBoardgameIo: 1234, vsHandWritten: 0.2, playoutsPerSecond: 200_000 };

test('figures stand beside their goals, met or missed', async () => {
  expect(await benchTable({ kernel, web: { shellKb: 150 } })).toBe(
    `Kernel: connect four by the contract, fast gear
     8,123,000  moves a second
         1,234  times the rate of boardgame.io          goal ≥ 100     met
           0.2  times the rate of a hand-written loop   goal ≥ 0.25    missed
       200,000  random games a second                   goal ≥ 27,000  met

Page
           150  kB of first load, gzipped, fonts apart  goal ≤ 150     met
`,
  );
});

test('every figure of a whole result is there', async () => {
  const gridBattles = { gamesPerSecond: 599.6, tracedRatio: 2.01, matchGamesPerSecond: 101 };
  const odds = { combatMicros: 20.1, chain60Millis: 0.0123 };
  const text = await benchTable({ kernel, gridBattles, odds, web: { shellKb: 99.5 } });
  expect(text.match(/missed/g)).toHaveLength(4);
  for (const figure of ['599.6', '2.01', '101', '20.1', '0.0123', '99.5']) expect(text).toContain(` ${figure} `);
});

test('a figure inside another object is found by its path', () => {
  const lines = [{ field: 'verdictMicros.sight', what: 'µs for sight', goal: { atMost: 20 } }];
  const text = partTable('Measured', lines, { gamesPerSecond: 1, verdictMicros: { distance: 2, sight: 7 } });
  expect(text).toMatch(/^Measured\n +7 {2}µs for sight +goal ≤ 20 +met\n$/);
});
