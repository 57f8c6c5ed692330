// How far bodies stand from each other, which touch, and which pieces a body touches.

import { footingOf, isUnder } from './footing.ts';
import type { Box, Ground, Space } from './ground.ts';
import { NO_PIECE } from './ground.ts';

/** How far the nearest cells of two stretches lie apart: 0 where they share one, 1 side by side. */
const gap = (a: number, long: number, b: number, wide: number): number => {
  const after = b - (a + long) + 1;
  const before = a - (b + wide) + 1;
  return after > 0 ? after : before > 0 ? before : 0;
};

/** the greatest of the three distances between nearest cells. */
export const distance = (a: Box, b: Box): number => {
  const plan = planDistance(a, b.x, b.y, b.side, b.side);
  const up = gap(a.level, a.side, b.level, b.side);
  return up > plan ? up : plan;
};

/** The distance in plan from a body to a space or a rectangle of spaces. */
export const planDistance = (a: Box, x: number, y: number, width = 1, height = 1): number => {
  const dx = gap(a.x, a.side, x, width);
  const dy = gap(a.y, a.side, y, height);
  return dx > dy ? dx : dy;
};

/** distance 1 and no closed corner between. */
export const areTouching = (ground: Ground, a: Box, b: Box): boolean => {
  if (distance(a, b) !== 1) return false;
  const dx = gap(a.x, a.side, b.x, b.side);
  const dy = gap(a.y, a.side, b.y, b.side);
  return dx === 0 || dy === 0 || !isClosed(ground, a, b);
};

/** both spaces beside the diagonal are opaque, and as high as the higher head. */
const isClosed = (ground: Ground, a: Box, b: Box): boolean => {
  const head = a.head > b.head ? a.head : b.head;
  const east = b.x > a.x;
  const north = b.y > a.y;
  const [ax, bx] = [east ? a.x + a.side - 1 : a.x, east ? b.x : b.x + b.side - 1];
  const [ay, by] = [north ? a.y + a.side - 1 : a.y, north ? b.y : b.y + b.side - 1];
  return ground.opaque[ay * ground.size + bx]! >= head && ground.opaque[by * ground.size + ax]! >= head;
};

/**
 * the pieces that a body stands on, and those in a neighbouring space that rise above its feet; each once, by
 * index. The list is the ground's own.
 */
export const piecesTouched = (ground: Ground, box: Box): readonly number[] => {
  const { touched } = footingOf(ground, box.side);
  const known = touched[box.space];
  if (known !== undefined) return known;
  const found = piecesAbout(ground, box, (space) => ground.top[space]! > box.level);
  touched[box.space] = found;
  return found;
};

/** X-110, for what has no body: the pieces that a body stands on, and those in a neighbouring space at its level. */
export const piecesLevel = (ground: Ground, box: Box): readonly number[] =>
  piecesAbout(ground, box, (space) => ground.floor[space] === box.level);

/** The pieces that a body stands on, each once; NO_PIECE among them where it stands on bare ground. */
export const piecesBeneath = (ground: Ground, box: Box): readonly number[] => {
  const found: number[] = [];
  for (let i = 0; i < box.side; i++) {
    for (let j = 0; j < box.side; j++) {
      const piece = ground.piece[box.space + i * ground.size + j]!;
      if (!found.includes(piece)) found.push(piece);
    }
  }
  return found;
};

const piecesAbout = (ground: Ground, box: Box, isTouched: (space: Space) => boolean): readonly number[] => {
  const found: number[] = [];
  for (let y = Math.max(0, box.y - 1); y <= Math.min(ground.size - 1, box.y + box.side); y++) {
    for (let x = Math.max(0, box.x - 1); x <= Math.min(ground.size - 1, box.x + box.side); x++) {
      const space = y * ground.size + x;
      const piece = ground.piece[space]!;
      if (piece === NO_PIECE || found.includes(piece)) continue;
      if (isUnder(x, y, box.x, box.y, box.side) || isTouched(space)) found.push(piece);
    }
  }
  return found.sort((a, b) => a - b);
};
