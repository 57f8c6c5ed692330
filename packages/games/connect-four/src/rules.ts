/**
 * Connect Four, as small as the contract allows: the example of the guide, and on the bench what it costs is what the contract
 * costs. Seats take turns (C4-1); a disc falls to the bottom of one of seven columns (C4-2); four in a line win (C4-3); a full board
 * is a draw (C4-4); any seat may concede (C4-5).
 */

import type { Decision, Draft, GameEvent, Outcome, Refusal, Seat, Table } from '@muster/kernel';

export const SEAT_NAMES = ['Light', 'Dark'] as const;
export const COLUMNS = 7;
export const ROWS = 6;
export const DISCS = COLUMNS * ROWS;

export interface Four {
  readonly config: object;
  /** One number a column: two bits for each disc, from the bottom; 1 for seat 0, 2 for seat 1. */
  readonly columns: readonly number[];
  /** How many discs lie there; so whose turn it is. */
  readonly discs: number;
  readonly outcome: Outcome | null;
}

export type FourCommand = { readonly type: 'drop'; readonly column: number } | { readonly type: 'concede' };

export type FourEvent =
  | (GameEvent & { readonly type: 'dropped'; readonly seat: Seat; readonly column: number })
  | (GameEvent & { readonly type: 'ended'; readonly outcome: Outcome });

export interface FourRefusal extends Refusal {
  readonly code: 'over' | 'notYourTurn' | 'noColumn' | 'columnFull';
}

const won = (seat: Seat, reason: string, rule: string): Outcome => ({ places: [[seat], [1 - seat]], reason, rule });

const EMPTY: readonly number[] = new Array<number>(COLUMNS).fill(0);
const DROPS: readonly FourCommand[] = EMPTY.map((_, column) => ({ type: 'drop', column }));
const ASKED: readonly (readonly Decision[])[] = [0, 1].map((seat) => [{ seat, kind: 'drop', rule: 'C4-1' }]);
const NOBODY: readonly Decision[] = [];
export const FOUR_IN_LINE: readonly Outcome[] = [0, 1].map((seat) => won(seat, 'fourInLine', 'C4-3'));
export const CONCEDED: readonly Outcome[] = [0, 1].map((seat) => won(1 - seat, 'conceded', 'C4-5'));
export const DRAW: Outcome = { places: [[0, 1]], reason: 'full', rule: 'C4-4' };

const copyFour = (s: Four): Draft<Four> => ({
  config: s.config,
  columns: s.columns,
  discs: s.discs,
  outcome: s.outcome,
});

/** How many discs lie in a column. */
export const heightOf = (column: number): number => (33 - Math.clz32(column)) >> 1;

/** The disc at a place: 0 for none. */
export const discAt = (columns: readonly number[], column: number, row: number): number =>
  (columns[column]! >> (2 * row)) & 3;

/** How many like discs follow each other from a place in one direction, the place left out. */
const run = (columns: readonly number[], disc: number, column: number, row: number, right: number, up: number) => {
  let count = 0;
  let c = column + right;
  let r = row + up;
  while (c >= 0 && c < COLUMNS && r >= 0 && r < ROWS && discAt(columns, c, r) === disc) {
    count++;
    c += right;
    r += up;
  }
  return count;
};

/** Whether the disc at this place is one of four in a line (C4-3). */
export const isOfFour = (columns: readonly number[], c: number, r: number): boolean => {
  const disc = discAt(columns, c, r);
  return (
    run(columns, disc, c, r, 0, -1) + run(columns, disc, c, r, 0, 1) >= 3 ||
    run(columns, disc, c, r, -1, 0) + run(columns, disc, c, r, 1, 0) >= 3 ||
    run(columns, disc, c, r, -1, -1) + run(columns, disc, c, r, 1, 1) >= 3 ||
    run(columns, disc, c, r, -1, 1) + run(columns, disc, c, r, 1, -1) >= 3
  );
};

/** What the last disc, at this place, makes of the game; null while it goes on. */
const outcomeAt = (columns: readonly number[], discs: number, c: number, r: number): Outcome | null => {
  if (isOfFour(columns, c, r)) return FOUR_IN_LINE[discAt(columns, c, r) - 1]!;
  return discs === DISCS ? DRAW : null;
};

export const setup = (config: object): Four => ({ config, columns: EMPTY, discs: 0, outcome: null });

const turnOf = (s: Four): Seat => s.discs & 1;

export const decisions = (s: Four): readonly Decision[] => (s.outcome === null ? ASKED[turnOf(s)]! : NOBODY);

export const candidates = (s: Four, seat: Seat): readonly FourCommand[] => {
  const found: FourCommand[] = [];
  if (s.outcome !== null || seat !== turnOf(s)) return found;
  for (let c = 0; c < COLUMNS; c++) if (heightOf(s.columns[c]!) < ROWS) found.push(DROPS[c]!);
  return found;
};

export const refuse = (s: Four, seat: Seat, c: FourCommand): FourRefusal | undefined => {
  if (s.outcome !== null) return { code: 'over', rule: s.outcome.rule };
  if (c.type === 'concede') return seat === 0 || seat === 1 ? undefined : { code: 'notYourTurn', rule: 'C4-1' };
  if (seat !== turnOf(s)) return { code: 'notYourTurn', rule: 'C4-1' };
  const column = s.columns[c.column];
  if (column === undefined) return { code: 'noColumn', rule: 'C4-2' };
  return heightOf(column) === ROWS ? { code: 'columnFull', rule: 'C4-2' } : undefined;
};

export const play = (s: Four, seat: Seat, c: FourCommand, table: Table<FourEvent>): Four => {
  const next = copyFour(s);
  if (c.type === 'concede') next.outcome = CONCEDED[seat]!;
  else drop(next, seat, c.column, table);
  if (next.outcome !== null) table.tell?.({ type: 'ended', rule: next.outcome.rule, outcome: next.outcome });
  return next;
};

const drop = (next: Draft<Four>, seat: Seat, column: number, table: Table<FourEvent>): void => {
  const columns = next.columns.slice();
  const row = heightOf(columns[column]!);
  columns[column]! |= (seat + 1) << (2 * row);
  next.columns = columns;
  next.discs++;
  next.outcome = outcomeAt(columns, next.discs, column, row);
  table.tell?.({ type: 'dropped', rule: 'C4-2', seat, column });
};

/** Nothing is hidden. */
export const view = copyFour as (s: Four) => Four;
