// One straight line of sight from head to head: which spaces it enters and how high it passes, exact
// in whole numbers.
//
// Points are counted in eighths of a space. Along the line a place is a fraction with one common denominator, and heights
// are compared after multiplication by it. A line enters the spaces whose inside it has a stretch in common with. Through
// a vertex it enters the diagonal space only. Along a border it enters neither side: it meets what lies on both sides, and
// is blocked where both are opaque and higher.

import { isUnder } from './footing.ts';
import { type Box, type Ground, MOST_PIECES, NO_PIECE, NOTHING, type Space } from './ground.ts';

/** A point of a plan in eighths of a space. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A piece or another body that a line meets. */
export type Crossed =
  | { readonly piece: number; readonly box: undefined; readonly space: Space }
  | { readonly piece: undefined; readonly box: Box; readonly space: Space };

/** What no line is worth. */
export const BLOCKED = -1;
export const BARRED = -2;

/** Notes of a line followed for its own sake. */
export interface Notes {
  readonly crossed: Crossed[];
  /** The space that blocks the line, or both spaces beside a closed corner or a border. */
  readonly blockedBy: Space[];
}

/** What the lines of one question have in common. One set for all questions: they do not nest. */
export interface Question {
  /** Whether what is met matters at all; if not, a line is worth `base` or blocked. */
  counts: boolean;
  /** By piece: what crossing it is worth; the highest counts once. */
  worth: ArrayLike<number>;
  /** What counts if nothing of higher worth is crossed. */
  base: number;
  /** The other bodies; by space the index + 1 of who stands there, 0 for nobody. */
  others: readonly Box[];
  /** Bodies from this index on bar the lines that meet them. */
  barring: number;
}

export const question: Question = { counts: true, worth: [], base: 0, others: [], barring: 0 };
export const occupant = new Int16Array(64 * 64);
/** By piece: the number of the question that leaves it out, and that of the last line that met it. */
export const leftOut = new Int32Array(MOST_PIECES);
const metBy = new Int32Array(MOST_PIECES);
const boxMetBy = new Int32Array(64 * 64);
let asked = 0;
let lines = 0;

/** Opens the next question; its number marks the pieces to leave out. */
export const nextQuestion = (): number => {
  if (asked === 2 ** 30 || lines >= 2 ** 30) {
    leftOut.fill(0);
    metBy.fill(0);
    boxMetBy.fill(0);
    asked = 0;
    lines = 0;
  }
  return ++asked;
};

const FAR = 2 ** 30;

/**
 * What a line from a to b is worth: the highest of base and the pieces it meets, and one for each piece and body it
 * meets. BLOCKED or BARRED where it may not be used. A line that is worth `limit` or more is not followed to its end.
 */
export const follow = (
  ground: Ground,
  a: Box,
  b: Box,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  limit: number,
  notes: Notes | undefined,
): number => {
  const { size, top } = ground;
  const ax = x1 > x0 ? x1 - x0 : x0 - x1;
  const ay = y1 > y0 ? y1 - y0 : y0 - y1;
  if (ax === 0 && ay === 0) return question.base;
  const east = x1 > x0;
  const north = y1 > y0;
  // one eighth along x is mx of the denominator, one along y is my
  const mx = ay === 0 ? 1 : ay;
  const my = ax === 0 ? 1 : ax;
  const whole = ax === 0 ? ay : ay === 0 ? ax : ax * ay;
  const rise = b.head - a.head;
  const start = a.head * whole;
  // where the line leaves a's own spaces and enters b's
  const leaveX = ax === 0 ? FAR : (east ? (a.x + a.side) * 8 - x0 : x0 - a.x * 8) * mx;
  const leaveY = ay === 0 ? FAR : (north ? (a.y + a.side) * 8 - y0 : y0 - a.y * 8) * my;
  const enterX = ax === 0 ? -FAR : (east ? b.x * 8 - x0 : x0 - (b.x + b.side) * 8) * mx;
  const enterY = ay === 0 ? -FAR : (north ? b.y * 8 - y0 : y0 - (b.y + b.side) * 8) * my;
  const leave = leaveX < leaveY ? leaveX : leaveY;
  const enter = enterX > enterY ? enterX : enterY;
  const stepX = east ? 1 : -1;
  const stepY = north ? size : -size;
  const onBorder = (ax === 0 && (x0 & 7) === 0) || (ay === 0 && (y0 & 7) === 0);
  const twin = onBorder ? (ax === 0 ? -1 : -size) : 0;
  let cell = ((y0 - (north || ay === 0 ? 0 : 1)) >> 3) * size + ((x0 - (east || ax === 0 ? 0 : 1)) >> 3);
  let nextX = ax === 0 ? FAR : (east ? 8 - (x0 & 7) : ((x0 - 1) & 7) + 1) * mx;
  let nextY = ay === 0 ? FAR : (north ? 8 - (y0 & 7) : ((y0 - 1) & 7) + 1) * my;
  const { counts, base, others } = question;
  const line = ++lines;
  let worth = base;
  let count = 0;
  let barred = false;
  for (let at = 0; ; ) {
    const next = nextX < nextY ? nextX : nextY;
    if (at >= leave) {
      const low = start + rise * (rise >= 0 ? at : next);
      if (low <= top[cell]! * whole) {
        if (low < ground.opaque[cell]! * whole && (twin === 0 || low < ground.opaque[cell + twin]! * whole)) {
          notes?.blockedBy.push(cell);
          if (twin !== 0) notes?.blockedBy.push(cell + twin);
          return BLOCKED;
        }
        const piece = ground.piece[cell]!;
        if (
          counts &&
          piece !== NO_PIECE &&
          low <= ground.body[cell]! * whole &&
          metBy[piece] !== line &&
          leftOut[piece] !== asked &&
          (twin === 0 || ground.piece[cell + twin] === piece)
        ) {
          metBy[piece] = line;
          count++;
          const value = question.worth[piece]!;
          if (value > worth) worth = value;
          notes?.crossed.push({ piece, box: undefined, space: cell });
          if (worth + count >= limit) return limit;
        }
      }
      const who = occupant[cell]!;
      if (who !== 0 && boxMetBy[who] !== line && (twin === 0 || occupant[cell + twin] === who)) {
        const box = others[who - 1]!;
        const high = start + rise * (rise >= 0 ? next : at);
        if (low <= box.head * whole && high >= box.level * whole) {
          boxMetBy[who] = line;
          notes?.crossed.push({ piece: undefined, box, space: cell });
          if (who > question.barring) barred = true;
          else count++;
          if (worth + count >= limit) return limit;
        }
      }
    }
    if (nextX === nextY && next >= leave && next <= enter) {
      if (start + rise * next < cornerTop(ground, a, b, cell + stepX, cell + stepY) * whole) {
        notes?.blockedBy.push(cell + stepX, cell + stepY);
        return BLOCKED;
      }
    }
    if (next >= enter) return barred ? BARRED : worth + count;
    at = next;
    if (nextX === next) {
      nextX += 8 * mx;
      cell += stepX;
    }
    if (nextY === next) {
      nextY += 8 * my;
      cell += stepY;
    }
  }
};

/** How high a corner between these two spaces is closed; not at all beside a's or b's own. */
const cornerTop = (ground: Ground, a: Box, b: Box, one: Space, other: Space): number => {
  if (isOwn(ground, a, one) || isOwn(ground, a, other) || isOwn(ground, b, one) || isOwn(ground, b, other)) {
    return NOTHING;
  }
  const [first, second] = [ground.opaque[one]!, ground.opaque[other]!];
  return first < second ? first : second;
};

const isOwn = (ground: Ground, box: Box, space: Space): boolean =>
  isUnder(space % ground.size, (space / ground.size) | 0, box.x, box.y, box.side);
