import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { loadBoardgameIo } from './boardgame-io.ts';
import { playByContract, randomGames } from './by-contract.ts';
import { playByHand } from './hand-written.ts';

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
