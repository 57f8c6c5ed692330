// Shortest paths the slow way: points close together all round every obstacle, every pair of them tried, by floating point. A
// path found here is a little longer than the true shortest one, never shorter by more than the tolerance.

import type { Disc, Footprint, Piece, Point } from '../src/index.ts';

const STEPS = 64;

export interface SlowTable {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  /** Pieces that may not be crossed. */
  readonly pieces: readonly Piece[];
  readonly bodies: readonly Disc[];
}

export const distanceToSegment = (a: Point, b: Point, p: Point): number => {
  const [dx, dy, x, y] = [b.x - a.x, b.y - a.y, p.x - a.x, p.y - a.y];
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, (dx * x + dy * y) / squared));
  return Math.hypot(x - dx * share, y - dy * share);
};

const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

const isInside = ({ corners }: Footprint, p: Point): boolean =>
  corners.every((a, i) => turn(a, corners[(i + 1) % corners.length]!, p) >= 0);

export const distanceToPiece = (a: Point, b: Point, piece: Footprint): number => {
  if (isInside(piece, a) || isInside(piece, b)) return 0;
  return Math.min(
    ...piece.corners.map((c, i) => {
      const d = piece.corners[(i + 1) % piece.corners.length]!;
      if (turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0) return 0;
      return Math.min(
        distanceToSegment(a, b, c),
        distanceToSegment(a, b, d),
        distanceToSegment(c, d, a),
        distanceToSegment(c, d, b),
      );
    }),
  );
};

const TOLERANCE = 1e-6;

export const isSlowlyClear = (t: SlowTable, a: Point, b: Point): boolean => {
  const least = t.radius - 2;
  if ([a, b].some((p) => p.x < least || p.y < least || p.x > t.width - least || p.y > t.height - least)) return false;
  return (
    t.bodies.every((body) => distanceToSegment(a, b, body) >= t.radius + body.radius - 2 - TOLERANCE) &&
    t.pieces.every((piece) => distanceToPiece(a, b, piece) >= t.radius - 2 - TOLERANCE)
  );
};

/** Points round a circle, where tangents at regular angles meet; one of the angles is given. */
const around = (centre: Point, radius: number, first: number): Point[] =>
  Array.from({ length: STEPS }, (_, i) => {
    const angle = first + ((2 * i + 1) * Math.PI) / STEPS;
    const r = radius / Math.cos(Math.PI / STEPS);
    return { x: centre.x + r * Math.cos(angle), y: centre.y + r * Math.sin(angle) };
  });

/** Lengths of the shortest paths from one place to some others; Infinity where there is none. */
export const slowLengths = (t: SlowTable, from: Point, targets: readonly Point[]): number[] => {
  const circles = [
    ...t.bodies.map((body) => ({ x: body.x, y: body.y, radius: t.radius + body.radius - 2 })),
    ...t.pieces.flatMap((piece) => piece.corners.map(({ x, y }) => ({ x, y, radius: t.radius - 2 }))),
  ];
  // Places that touch a circle need tangents of their own, or a path would run past them and back.
  const corners = circles
    .flatMap((circle) => {
      const touching = [from, ...targets].filter(
        (p) => Math.hypot(p.x - circle.x, p.y - circle.y) < circle.radius + 20,
      );
      const angles = [0, ...touching.map((p) => Math.atan2(p.y - circle.y, p.x - circle.x))];
      return angles.flatMap((angle) => around(circle, circle.radius, angle));
    })
    .filter((p) => isSlowlyClear(t, p, p));
  const nodes = [from, ...targets, ...corners];
  const lengths = nodes.map(() => Infinity);
  lengths[0] = 0;
  const open = new Set(nodes.keys());
  while (open.size > 0) {
    let next = -1;
    for (const i of open) if (next < 0 || lengths[i]! < lengths[next]!) next = i;
    if (lengths[next] === Infinity) break;
    open.delete(next);
    for (const i of open) {
      const length = lengths[next]! + Math.hypot(nodes[i]!.x - nodes[next]!.x, nodes[i]!.y - nodes[next]!.y);
      if (length < lengths[i]! && isSlowlyClear(t, nodes[next]!, nodes[i]!)) lengths[i] = length;
    }
  }
  return lengths.slice(1, targets.length + 1);
};
