/** Connect four as one would write it by hand for speed alone: a loop over plain objects that it changes in place. */

import { COLUMNS, DISCS, ROWS } from '@muster/connect-four';

interface Board {
  readonly cells: number[][];
  readonly heights: number[];
  turn: number;
  discs: number;
  /** −1 for a draw. */
  winner: number | null;
}

const makeBoard = (): Board => {
  const cells: number[][] = [];
  for (let c = 0; c < COLUMNS; c++) cells.push([0, 0, 0, 0, 0, 0]);
  return { cells, heights: [0, 0, 0, 0, 0, 0, 0], turn: 0, discs: 0, winner: null };
};

const run = (cells: readonly number[][], disc: number, column: number, row: number, right: number, up: number) => {
  let count = 0;
  let c = column + right;
  let r = row + up;
  while (c >= 0 && c < COLUMNS && r >= 0 && r < ROWS && cells[c]![r] === disc) {
    count++;
    c += right;
    r += up;
  }
  return count;
};

/** Whether the disc at this place is one of four in a line; the reducer's game uses it too. */
export const isOfFour = (cells: readonly number[][], c: number, r: number): boolean => {
  const disc = cells[c]![r]!;
  return (
    run(cells, disc, c, r, 0, -1) + run(cells, disc, c, r, 0, 1) >= 3 ||
    run(cells, disc, c, r, -1, 0) + run(cells, disc, c, r, 1, 0) >= 3 ||
    run(cells, disc, c, r, -1, -1) + run(cells, disc, c, r, 1, 1) >= 3 ||
    run(cells, disc, c, r, -1, 1) + run(cells, disc, c, r, 1, -1) >= 3
  );
};

/** The seat that wins with these columns played in turns; −1 for a draw, null when it is not over. */
export const playByHand = (columns: readonly number[]): number | null => {
  const b = makeBoard();
  for (let i = 0; i < columns.length; i++) {
    const column = columns[i]!;
    const row = b.heights[column]!;
    if (b.winner !== null || row === ROWS) throw new Error(`column ${column} cannot be played`);
    b.cells[column]![row] = b.turn + 1;
    b.heights[column]!++;
    b.discs++;
    if (isOfFour(b.cells, column, row)) b.winner = b.turn;
    else if (b.discs === DISCS) b.winner = -1;
    b.turn = 1 - b.turn;
  }
  return b.winner;
};
