/** Readers of what several games hold alike: sides, pools of dice, contests of powers, outlines on a board. */

import {
  byTag,
  either,
  fields,
  integer,
  isNumber,
  list,
  meaning,
  misread,
  oneOf,
  onlyTrue,
  orLeftOut,
  plainObject,
  type Reader,
  reader,
  type Schema,
  text,
  tuple,
} from '@muster/kernel';
import type { ResistStep } from './procedures/resist.ts';
import type { RollPool } from './procedures/roll.ts';
import { STATS, type Stats } from './profile.ts';
import type { Side } from './sides.ts';

export const readSide: Reader<Side> = oneOf([0, 1] as const);

/** One for each side. */
export const pairOf = <T>(read: Reader<T>): Reader<readonly [T, T]> => tuple(read, 2, 'must hold one for each side');

/** Characteristics, the lowest of them this. */
export const readStatsFrom = (least: number): Reader<Stats> => {
  const stat = integer(least, 20);
  return fields<Stats>(
    Object.fromEntries(STATS.map(({ name }) => [name, stat])) as { readonly [S in keyof Stats]: Reader<number> },
  );
};

/** In how many words two lists begin alike. */
export const sharedStart = (a: readonly string[], b: readonly string[]): number => {
  const found = a.findIndex((word, i) => word !== b[i]);
  return found < 0 ? a.length : found;
};

/** Whether a list is another one, or what that begins with. */
export const isStartOf = (start: readonly string[], of: readonly string[]): boolean =>
  sharedStart(start, of) === start.length;

/** Up to four play. */
const seat = integer(0, 3);
const count = integer(0, 999);
const points = integer(-99, 99);
const id = text(8);

/** `purse`: how a game names whose Destiny it is. */
export const rollPoolOf = (purse: Reader<string>): Reader<RollPool> =>
  fields<RollPool>({
    purse,
    seat,
    count,
    needs: integer(0, 20),
    faces: list(integer(1, 6), 99),
    again: count,
    hurtsOwn: orLeftOut(onlyTrue),
  });

const contest = {
  resister: id,
  resisterSeat: seat,
  turn: oneOf(['resister', 'caster'] as const),
  defence: points,
  cast: points,
};

/** A step at which somebody is asked. */
export const readResistStep: Reader<ResistStep> = byTag<'at', Exclude<ResistStep, { readonly at: 'over' }>>('at', {
  offer: fields({}),
  bid: fields(contest),
  destiny: fields({ ...contest, passes: integer(0, 1) }),
});

/** A standing order: how many points against each power, or that one is asked, or never. */
export const readResistOrder = either(isNumber, integer(0, 20), oneOf(['ask', 'never'] as const));

type Corner = readonly [x: number, y: number];
export type WrittenOutline =
  | { readonly disc: readonly [number, number, number] }
  | { readonly poly: readonly Corner[] };

const OFF_BOARD = 'must be a number of inches on the board, in hundredths';

/** In inches, on a board of at most so many; whole units of the geometry come out. */
const inchesUpTo = (most: number, inch: number): Reader<number> =>
  meaning(
    reader({ type: 'number', minimum: 0, maximum: most }, (x, where) =>
      isNumber(x) && x >= 0 && x <= most ? x : misread(where, OFF_BOARD),
    ),
    'Inches, in hundredths.',
    (x, where) => (Number.isInteger(x * inch) ? x : misread(where, OFF_BOARD)),
  );

const having = (name: string, schema: Schema): Schema => ({
  type: 'object',
  properties: { [name]: schema },
  required: [name],
});

/** A disc or a polygon, in inches. What else a file says of it is passed over. */
export const outlineOf = (
  most: number,
  inch: number,
  refusePoly: (poly: readonly Corner[]) => string | undefined,
): Reader<WrittenOutline> => {
  const inches = inchesUpTo(most, inch);
  const readDisc = meaning(
    tuple(inches, 3, 'must hold 3 numbers'),
    'Its middle and its radius, which is not 0.',
    (disc, where) => (disc[2] > 0 ? disc : misread(where, 'must have a radius')),
  );
  const readPoly = meaning(
    list(tuple(inches, 2, 'must hold 2 numbers'), 12),
    'Its corners, counter-clockwise; it is convex.',
    (poly, where) => {
      const problem = refusePoly(poly);
      return problem === undefined ? poly : misread(where, problem);
    },
  );
  return reader(
    {
      anyOf: [having('disc', readDisc.schema), { ...having('poly', readPoly.schema), not: { required: ['disc'] } }],
    },
    (x, where) => {
      const given = plainObject(x, where);
      return 'disc' in given
        ? { disc: readDisc(given['disc'], `${where}.disc`) }
        : { poly: readPoly(given['poly'], `${where}.poly`) };
    },
  );
};
