/** Connect four: reading configurations, commands and states from outside. */

import {
  byType,
  canonical,
  fields,
  integer,
  list,
  meaning,
  misread,
  type Outcome,
  orNull,
  type Reader,
  text,
  tuple,
} from '@muster/kernel';
import {
  COLUMNS,
  CONCEDED,
  DISCS,
  DRAW,
  discAt,
  FOUR_IN_LINE,
  type Four,
  type FourCommand,
  heightOf,
  isOfFour,
  ROWS,
} from './rules.ts';

export const readConfig: Reader<object> = fields<object>({});

export const readCommand: Reader<FourCommand> = byType<FourCommand>({
  drop: fields<{ column: number }>({ column: integer(0, COLUMNS - 1) }),
  concede: fields<object>({}),
});

const seat = integer(0, 1);
const readOutcome = fields<Outcome>({ places: list(list(seat, 2), 2), reason: text(20), rule: text(8) });

const readFields = fields<Four>({
  config: readConfig,
  columns: tuple(integer(0, 4 ** ROWS - 1), COLUMNS, `must be ${COLUMNS}`),
  discs: integer(0, DISCS),
  outcome: orNull(readOutcome),
});

/** Discs of both kinds, from the bottom without a gap. */
const countDiscs = (columns: readonly number[], where: string): readonly [number, number] => {
  const counts: [number, number] = [0, 0];
  for (const [c, column] of columns.entries())
    for (let r = 0; r < heightOf(column); r++) {
      const disc = discAt(columns, c, r);
      if (disc === 1 || disc === 2) counts[disc - 1]!++;
      else misread(`${where}.columns[${c}]`, 'must have discs of the two seats without a gap');
    }
  return counts;
};

/** What the discs alone say; null when the game goes on. */
const boardOutcome = (columns: readonly number[], discs: number): Outcome | null => {
  for (const [c, column] of columns.entries())
    for (let r = 0; r < heightOf(column); r++)
      if (isOfFour(columns, c, r)) return FOUR_IN_LINE[discAt(columns, c, r) - 1]!;
  return discs === DISCS ? DRAW : null;
};

const isPlayable = 'The discs lie without a gap, dropped in turns, and the outcome is what they say.';

export const readState: Reader<Four> = meaning(readFields, isPlayable, (s, where) => {
  const [first, second] = countDiscs(s.columns, where);
  if (first + second !== s.discs || first - second !== (s.discs & 1))
    misread(`${where}.discs`, 'must count the discs, which the seats drop in turns');
  const due = boardOutcome(s.columns, s.discs);
  const allowed = due === null ? [null, ...CONCEDED] : [due];
  if (!allowed.some((o) => canonical(o) === canonical(s.outcome)))
    misread(`${where}.outcome`, 'must be what the discs say, or that a seat conceded');
  return s;
});
