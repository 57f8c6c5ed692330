// Sight between two bodies: of all lines from the points of one to the points of the other the one that
// is worth least counts, the first in a pinned order. The caller says what crossing is worth and what does not matter;
// the ground alone decides what is blocked, and the same both ways.

import { distance } from './box.ts';
import { type Box, type Ground, MOST_PIECES, type Side, type Space } from './ground.ts';
import {
  BARRED,
  BLOCKED,
  type Crossed,
  follow,
  leftOut,
  type Notes,
  nextQuestion,
  occupant,
  question,
  type Spot,
} from './line.ts';

/** What a line of sight may meet, and what that is worth. */
export interface Sightings {
  /** Other bodies: each that a line meets counts one. Those that do not matter are left out, and so are the two ends. */
  readonly others: readonly Box[];
  /** Bodies that no usable line meets. */
  readonly barring: readonly Box[];
  /** By piece: what meeting it is worth; the highest counts once. */
  readonly worth: ArrayLike<number>;
  /** Pieces that do not matter when met; opaque ones block nevertheless. */
  readonly leftOut: readonly number[];
  /** What counts where no piece of higher worth is met. */
  readonly base: number;
}

/** The line that decided, and why. */
export interface Sight {
  /** Seen; blocked on every line by the ground; or on every line that is not, by a body that bars it. */
  readonly verdict: 'seen' | 'blocked' | 'barred';
  /** What the line is worth: the highest worth or base, and one for each thing met. 0 if not seen. */
  readonly sum: number;
  /** The deciding line, in eighths of a space; if nothing is seen, the first of those that might have been. */
  readonly from: Spot;
  readonly to: Spot;
  /** What it meets, in order; up to where it is blocked. */
  readonly crossed: readonly Crossed[];
  /** What blocks it: one space, or the two beside a closed corner or border. Empty otherwise. */
  readonly blockedBy: readonly Space[];
}

// The points of a body in eighths from its south-west corner, the middle first, then row by row.
const FIVE_X = Int8Array.of(4, 1, 7, 1, 7);
const FIVE_Y = Int8Array.of(4, 1, 1, 7, 7);
const nineX = (side: number) => Int8Array.of(4, 1, 4, 7, 1, 7, 1, 4, 7).map((n) => stretch(n, side));
const nineY = (side: number) => Int8Array.of(4, 1, 1, 1, 4, 4, 7, 7, 7).map((n) => stretch(n, side));
const stretch = (n: number, side: number): number => (n === 4 ? 4 * side : n === 7 ? 8 * side - 1 : 1);
const POINTS_X: readonly Int8Array[] = [FIVE_X, FIVE_X, nineX(2), FIVE_X, nineX(4)];
const POINTS_Y: readonly Int8Array[] = [FIVE_Y, FIVE_Y, nineY(2), FIVE_Y, nineY(4)];

/** The points of a body from which lines start, in their order. */
export const pointsOf = (side: Side): readonly Spot[] =>
  Array.from(POINTS_X[side]!, (x, i) => ({ x, y: POINTS_Y[side]![i]! }));

const NO_LIMIT = 2 ** 30;

/** The line that the last search chose. */
let chosen = 0;

/** The smallest sum of all lines; BLOCKED or BARRED without one. Ends with the first line that meets nothing. */
const search = (ground: Ground, a: Box, b: Box): number => {
  const [fromX, fromY, toX, toY] = [POINTS_X[a.side]!, POINTS_Y[a.side]!, POINTS_X[b.side]!, POINTS_Y[b.side]!];
  const least = question.base;
  let best = NO_LIMIT;
  let verdict = BLOCKED;
  chosen = 0;
  for (let i = 0; i < fromX.length; i++) {
    const x0 = a.x * 8 + fromX[i]!;
    const y0 = a.y * 8 + fromY[i]!;
    for (let j = 0; j < toX.length; j++) {
      const sum = follow(ground, a, b, x0, y0, b.x * 8 + toX[j]!, b.y * 8 + toY[j]!, best, undefined);
      if (sum < 0) {
        if (sum === BARRED && verdict === BLOCKED) {
          verdict = BARRED;
          if (best === NO_LIMIT) chosen = i * toX.length + j;
        }
        continue;
      }
      if (sum >= best) continue;
      best = sum;
      chosen = i * toX.length + j;
      if (sum === least) return sum;
    }
  }
  return best === NO_LIMIT ? verdict : best;
};

/** Sets the question. */
const pose = (ground: Ground, a: Box, b: Box, view: Sightings): void => {
  const number = nextQuestion();
  question.counts = true;
  question.worth = view.worth;
  question.base = view.base;
  for (let i = 0; i < view.leftOut.length; i++) leftOut[view.leftOut[i]!] = number;
  near.length = 0;
  gather(a, b, view.others);
  question.barring = near.length;
  gather(a, b, view.barring);
  question.others = near;
  stamp(ground, true);
};

const near: Box[] = [];

/** Only bodies between the outermost columns, rows and heights of the two can be met. */
const gather = (a: Box, b: Box, boxes: readonly Box[]): void => {
  const west = a.x < b.x ? a.x : b.x;
  const south = a.y < b.y ? a.y : b.y;
  const east = a.x + a.side > b.x + b.side ? a.x + a.side : b.x + b.side;
  const north = a.y + a.side > b.y + b.side ? a.y + a.side : b.y + b.side;
  const low = a.head < b.head ? a.head : b.head;
  for (let i = 0; i < boxes.length; i++) {
    const box = boxes[i]!;
    if (box.x + box.side <= west || box.x >= east || box.y + box.side <= south || box.y >= north) continue;
    if (box.head >= low) near.push(box);
  }
};

/** Writes who stands where, or wipes it again. */
const stamp = (ground: Ground, isPresent: boolean): void => {
  for (let n = 0; n < near.length; n++) {
    const { space, side } = near[n]!;
    for (let i = 0; i < side; i++)
      for (let j = 0; j < side; j++) occupant[space + i * ground.size + j] = isPresent ? n + 1 : 0;
  }
};

// The ground never changes, so what it alone says of two small bodies is worked out once and kept, a byte for each pair.
const UNKNOWN = 0;
/** Every line is blocked. */
const SHUT = 1;
/** Some line meets no piece at all. */
const OPEN = 2;
/** Some line is not blocked, but each of those meets a piece. */
const HINDERED = 3;

const remembered = (ground: Ground, a: Box, b: Box): number => {
  if (a.side !== 1 || b.side !== 1) return UNKNOWN;
  const spaces = ground.floor.length;
  ground.memory.pairs ??= new Uint8Array(spaces * spaces);
  const { pairs } = ground.memory;
  const known = pairs[a.space * spaces + b.space]!;
  if (known !== UNKNOWN) return known;
  const found = classify(ground, a, b);
  pairs[a.space * spaces + b.space] = found;
  pairs[b.space * spaces + a.space] = found;
  return found;
};

const NO_WORTH = new Uint8Array(MOST_PIECES);
const NOBODY: readonly Box[] = [];

const classify = (ground: Ground, a: Box, b: Box): number => {
  nextQuestion();
  question.counts = true;
  question.worth = NO_WORTH;
  question.base = 0;
  question.others = NOBODY;
  const least = search(ground, a, b);
  return least < 0 ? SHUT : least === 0 ? OPEN : HINDERED;
};

/** The sum that decides how b is seen from a; BLOCKED or BARRED where it is not. Allocates nothing. */
export const sightSum = (ground: Ground, a: Box, b: Box, view: Sightings): number => {
  const known = remembered(ground, a, b);
  if (known === SHUT) return BLOCKED;
  pose(ground, a, b, view);
  if (known === OPEN && near.length === 0) return view.base;
  const sum = search(ground, a, b);
  stamp(ground, false);
  return sum;
};

/** How b is seen from a, with the deciding line. */
export const sight = (ground: Ground, a: Box, b: Box, view: Sightings): Sight => {
  pose(ground, a, b, view);
  const sum = search(ground, a, b);
  const [i, j] = [(chosen / POINTS_X[b.side]!.length) | 0, chosen % POINTS_X[b.side]!.length];
  const from = { x: a.x * 8 + POINTS_X[a.side]![i]!, y: a.y * 8 + POINTS_Y[a.side]![i]! };
  const to = { x: b.x * 8 + POINTS_X[b.side]![j]!, y: b.y * 8 + POINTS_Y[b.side]![j]! };
  const notes: Notes = { crossed: [], blockedBy: [] };
  follow(ground, a, b, from.x, from.y, to.x, to.y, NO_LIMIT, notes);
  stamp(ground, false);
  const verdict = sum === BLOCKED ? 'blocked' : sum === BARRED ? 'barred' : 'seen';
  return { verdict, sum: sum < 0 ? 0 : sum, from, to, crossed: notes.crossed, blockedBy: notes.blockedBy };
};

/** Whether the ground leaves some line between the two open: the same both ways. */
export const isSeen = (ground: Ground, a: Box, b: Box): boolean => {
  const known = remembered(ground, a, b);
  if (known !== UNKNOWN) return known !== SHUT;
  question.counts = false;
  question.base = 0;
  return search(ground, a, b) >= 0;
};

/** close enough, and one line not blocked; what else stands between does not matter. */
export const isInReach = (ground: Ground, a: Box, b: Box, most: number): boolean =>
  distance(a, b) <= most && isSeen(ground, a, b);
