import { expect, test } from 'vitest';
import { type LabGame, seating } from './game.ts';
import { summary } from './lab.ts';
import { labPlot } from './plot.ts';
import { ladderTable } from './table.ts';

const game = (index: number, side: number | null, rounds: number): LabGame => {
  const seats = seating(index, 2);
  const places = side === null ? [[0, 1]] : [[side], [1 - side]];
  const outcome = { places, reason: 'test', rule: 'test' };
  return { index, seats, winner: side === null ? null : seats[side]!, side, outcome, rounds, facts: null };
};
const games = [game(0, 0, 3), game(1, 1, 4), game(2, 1, 4), game(3, null, 12)];
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

test('more players: each has a part of the bar and its wins', () => {
  const svg = labPlot(summary([], 0, 3), { title: 'three', players: ['a', 'b', 'c'], rounds: [] });
  for (const name of ['a', 'b', 'c']) expect(svg).toContain(`${name}: 0 won<`);
  expect(svg.match(/height="36.0"/g)).toHaveLength(3);
  expect(svg).toContain('33.3% of decided games');
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
