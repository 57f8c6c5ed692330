/** The same connect four on boardgame.io: its server's reducer, one action a move. */

import { createRequire } from 'node:module';
import { COLUMNS, DISCS, ROWS } from '@muster/connect-four';
import { isOfFour } from './hand-written.ts';

const require = createRequire(import.meta.url); // its doors are folders, which only CommonJS opens

interface Cells {
  readonly cells: number[][];
  discs: number;
  last: readonly [column: number, row: number];
}

interface State {
  readonly G: Cells;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: { readonly winner: number } };
}

interface MakeMove {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: 'drop'; readonly args: readonly [number]; readonly playerID: string };
}

/** What is used of `boardgame.io/internal`, the door its own server comes in by. */
interface Internal {
  InitializeGame(options: { readonly game: object }): State;
  CreateGameReducer(options: { readonly game: object }): (s: State, action: MakeMove) => State;
}

const INVALID_MOVE = 'INVALID_MOVE';

type Turn = { readonly G: Cells; readonly playerID: string };

const game = {
  name: 'connect-four',
  setup: (): Cells => ({
    cells: Array.from({ length: COLUMNS }, () => new Array<number>(ROWS).fill(0)),
    discs: 0,
    last: [0, 0],
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }: Turn, column: number) => {
      const row = G.cells[column]?.indexOf(0) ?? -1;
      if (row < 0) return INVALID_MOVE;
      G.cells[column]![row] = Number(playerID) + 1;
      G.discs++;
      G.last = [column, row];
      return undefined;
    },
  },
  endIf: ({ G }: Turn) => {
    const [column, row] = G.last;
    if (G.discs > 0 && isOfFour(G.cells, column, row)) return { winner: G.cells[column]![row]! - 1 };
    return G.discs === DISCS ? { winner: -1 } : undefined;
  },
};

/** Plays columns in turns, and tells the winner as `playByHand` does. */
export const loadBoardgameIo = (): ((columns: readonly number[]) => number | null) => {
  const { InitializeGame, CreateGameReducer } = require('boardgame.io/internal') as Internal;
  const reducer = CreateGameReducer({ game });
  return (columns) => {
    let s = InitializeGame({ game });
    for (const column of columns) {
      const { discs } = s.G;
      const playerID = s.ctx.currentPlayer;
      s = reducer(s, { type: 'MAKE_MOVE', payload: { type: 'drop', args: [column], playerID } });
      if (s.G.discs === discs) throw new Error(`column ${column} cannot be played`);
    }
    return s.ctx.gameover?.winner ?? null;
  };
};
