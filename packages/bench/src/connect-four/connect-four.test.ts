import { LAWS, runLaws, wrongWith } from '@muster/test-kit';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { loadBoardgameIo } from './boardgame-io.ts';
import { playByContract, randomGames } from './by-contract.ts';
import { connectFour } from './game.ts';
import { playByHand } from './hand-written.ts';

describe('connect four obeys the contract', () => {
  const lawful = {
    game: connectFour,
    concede: { type: 'concede' },
    isAnytime: (c: { readonly type: string }) => c.type === 'concede',
    isSecret: () => false,
    standingOrders: () => null,
    learns: () => true,
  } as const;
  const report = runLaws(lawful, { configs: [{}], games: 400, maxCommands: 42 });
  test.each(LAWS)('$name', ({ id }) => {
    expect(wrongWith(report.laws.find((law) => law.id === id)!)).toBeUndefined();
  });
});

describe('a state from outside', () => {
  const state = (columns: readonly number[], discs: number, outcome: unknown = null) => ({
    config: {},
    columns,
    discs,
    outcome,
  });
  const won = { places: [[0], [1]], reason: 'fourInLine', rule: 'C4-3' };
  const conceded = { places: [[0], [1]], reason: 'conceded', rule: 'C4-5' };
  const four = [0b01010101, 0b101010, 0, 0, 0, 0, 0]; // seat 0 has four on top of each other

  test.each([
    ['nothing yet', state([0, 0, 0, 0, 0, 0, 0], 0)],
    ['a disc each', state([0b1001, 0, 0, 0, 0, 0, 0], 2)],
    ['four in a line', state(four, 7, won)],
    ['conceded', state([1, 0, 0, 0, 0, 0, 0], 1, conceded)],
  ])('%s can be', (_, s) => {
    expect(connectFour.parseState(s)).toEqual({ ok: true, value: s });
  });

  test.each([
    ['a column too few', state([0, 0, 0, 0, 0, 0], 0)],
    ['a gap under a disc', state([0b0100, 0, 0, 0, 0, 0, 0], 1)],
    ['a disc of no seat', state([0b11, 0, 0, 0, 0, 0, 0], 1)],
    ['discs miscounted', state([1, 0, 0, 0, 0, 0, 0], 2)],
    ['two discs of seat 0', state([1, 1, 0, 0, 0, 0, 0], 2)],
    ['the second seat first', state([2, 0, 0, 0, 0, 0, 0], 1)],
    ['a win without four', state([1, 0, 0, 0, 0, 0, 0], 1, won)],
    ['four and no end', state(four, 7)],
    ['four and conceded', state(four, 7, conceded)],
  ])('%s cannot', (_, s) => {
    expect(connectFour.parseState(s).ok).toBe(false);
  });
});

/** Every way to lay four in a line on seven columns of six. */
const LINES = [0, 1, 2, 3, 4, 5, 6].flatMap((c) =>
  [0, 1, 2, 3, 4, 5].flatMap((r) =>
    [
      [0, 1],
      [1, 0],
      [1, 1],
      [1, -1],
    ]
      .map(([right, up]) => [0, 1, 2, 3].map((n) => `${c + n * right!},${r + n * up!}`))
      .filter((line) => /^[0-6],[0-5]$/.test(line[3]!)),
  ),
);

/** Looks at the whole board for each line: slow, and nothing like what it checks. */
const winnerOf = (columns: readonly number[]): number | null => {
  const board = new Map<string, number>();
  columns.forEach((c, i) => {
    const row = columns.slice(0, i).filter((other) => other === c).length;
    board.set(`${c},${row}`, i % 2);
  });
  for (const seat of [0, 1]) if (LINES.some((line) => line.every((place) => board.get(place) === seat))) return seat;
  return board.size === 42 ? -1 : null;
};

/** Leaves out what falls into full columns, and what comes after the end. */
const legalPart = (columns: readonly number[]): readonly number[] => {
  const played: number[] = [];
  for (const c of columns)
    if (played.filter((other) => other === c).length < 6 && winnerOf(played) === null) played.push(c);
  return played;
};

const playByBoardgameIo = loadBoardgameIo();
const PLAYERS = [playByContract, playByHand, playByBoardgameIo];

/** The columns played; nobody ever has four in a line. */
const DRAWN = [...'622546304213353453326406606004104251511521'].map(Number);

describe('the contestants', () => {
  test('there are 69 lines', () => {
    expect(LINES).toHaveLength(69);
  });

  test.each([
    ['upright', [0, 1, 0, 1, 0, 1, 0], 0],
    ['level', [6, 0, 0, 1, 1, 2, 2, 3], 1],
    ['rising', [0, 1, 1, 2, 2, 3, 2, 3, 3, 6, 3], 0],
    ['falling', [6, 5, 5, 4, 4, 3, 4, 3, 3, 0, 3], 0],
    ['the last disc in the middle', [0, 0, 1, 1, 3, 3, 2], 0],
    ['nothing yet', [3, 3, 3], null],
    ['a full board', DRAWN, -1],
  ] as const)('%s', (_, columns, winner) => {
    expect(winnerOf(columns)).toBe(winner);
    for (const play of PLAYERS) expect(play(columns)).toBe(winner);
  });

  test('agree on the winner, also in the middle of a game', () => {
    const some = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 60 }).map(legalPart);
    fc.assert(
      fc.property(some, (columns) => {
        const winner = winnerOf(columns);
        for (const play of PLAYERS) expect(play(columns)).toBe(winner);
      }),
      { numRuns: 300 },
    );
  });

  test('agree on the random games that are timed, which all end', () => {
    for (const columns of randomGames(100, 1)) {
      const winner = winnerOf(columns);
      expect(winner).not.toBeNull();
      for (const play of PLAYERS) expect(play(columns)).toBe(winner);
    }
  });

  test.each([
    ['a full column', [0, 0, 0, 0, 0, 0, 0]],
    ['a move after the end', [0, 1, 0, 1, 0, 1, 0, 1]],
  ])('all refuse %s', (_, columns) => {
    vi.spyOn(console, 'error').mockReturnValue(undefined); // boardgame.io says it there too
    for (const play of PLAYERS) expect(() => play(columns)).toThrow('cannot be played');
  });
});
