import { expect, test } from 'vitest';
import { summary } from './lab.ts';
import { labPlot } from './plot.ts';
import { ladderTable } from './table.ts';

const games = [
  { index: 0, winner: 0, side: 0, rounds: 3 },
  { index: 1, winner: 0, side: 1, rounds: 4 },
  { index: 2, winner: 1, side: 1, rounds: 4 },
  { index: 3, winner: null, side: null, rounds: 12 },
] as const;
const result = summary(games, 2);

test('the plot says what the figures say, and escapes what it is given', () => {
  const rounds = games.map((g) => g.rounds);
  const svg = labPlot(result, { title: 'A < B & "C"', players: ['veteran', 'recruit'], rounds });
  expect(svg).toContain('A &lt; B &amp; &quot;C&quot;');
  expect(svg).toContain('veteran: 2 won, 62.5%');
  expect(svg).toContain('33.3% of decided games');
  expect(svg).toContain('mean 5.8');
  expect(svg.match(/<svg /g)).toHaveLength(1);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test('no games still make a picture', () => {
  const svg = labPlot(summary([], 0), { title: 'none', players: ['a', 'b'], rounds: [] });
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test('the ladder is a table with a row for each run', () => {
  const table = ladderTable([{ scenario: 'S2', players: ['veteran', 'recruit'], result }]);
  expect(table.split('\n')).toHaveLength(3);
  expect(table).toContain('| veteran v recruit | S2 | 4 | 2 / 1 / 1 | 62.5% |');
  expect(table).toContain('−16.7%');
});
