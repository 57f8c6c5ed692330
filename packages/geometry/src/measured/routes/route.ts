// Shortest paths to given places, out of what a search has found.

import type { Point } from '../../hex.ts';
import type { Length } from '../../units.ts';
import { isLegClear, isPlace, legLength, type Way } from '../moving/path.ts';
import { exitsAround, meetingOf } from './exits.ts';
import { type Pivot, type Reachable, reachable } from './reachable.ts';
import { isTangentAt } from './roads.ts';
import { isInsideWrap } from './wraps.ts';

/** A path that may be taken, the start first, and how long it is. */
export interface Route {
  readonly path: readonly Point[];
  readonly length: Length;
}

/** The shortest path to p within the limit that ends there legally; undefined when there is none. */
export const routeTo = (r: Reachable, p: Point): Route | undefined => {
  const { way, start, limit } = r;
  if (p.x === start.x && p.y === start.y) return { path: [at(start)], length: 0 };
  const direct = legLength(start, p);
  if (direct > limit || !isPlace(way, p, start)) return undefined;
  if (isLegClear(way, start, start, p)) return { path: [at(start), at(p)], length: direct };
  const exits = exitsAround(way, r.roads, r.bodyWraps, r.terrain.bodies, p);
  let best = lastLeg(r, p, [], limit);
  for (const exit of exits) {
    if (!isLegClear(way, start, exit, p)) continue;
    const tail = legLength(exit, p);
    const found = lastLeg(r, exit, [at(p)], (best ? best.length - 1 : limit) - tail);
    if (found) best = { path: found.path, length: found.length + tail };
  }
  for (const out of r.exits) {
    for (const into of exits) {
      const meeting = meetingOf(start, out, p, into);
      const found = meeting && viaMeeting(r, meeting, p);
      if (found && found.length <= limit && (!best || found.length < best.length)) best = found;
    }
  }
  return best;
};

const at = ({ x, y }: Point): Point => ({ x, y });

const viaMeeting = ({ way, start }: Reachable, meeting: Point, p: Point): Route | undefined => {
  if (!isLegClear(way, start, start, meeting) || !isLegClear(way, start, meeting, p)) return undefined;
  return { path: [at(start), meeting, at(p)], length: legLength(start, meeting) + legLength(meeting, p) };
};

/** The shortest way to a place by a last leg from some pivot; `tail` is what follows on the path, not counted. */
const lastLeg = (r: Reachable, p: Point, tail: readonly Point[], limit: Length): Route | undefined => {
  const options: { pivot: Pivot; length: Length }[] = [];
  for (const pivot of r.pivots) {
    if (pivot.length > limit) continue;
    const [dx, dy, left] = [p.x - pivot.x, p.y - pivot.y, limit - pivot.length];
    if (dx * dx + dy * dy > left * left || !isTight(pivot, p)) continue;
    options.push({ pivot, length: pivot.length + legLength(pivot, p) });
  }
  options.sort((a, b) => a.length - b.length);
  const found = options.find(({ pivot }) => isLegClear(r.way, r.start, pivot, p));
  return found && { path: [...trace(found.pivot), at(p), ...tail], length: found.length };
};

/** Whether a string from the pivot to p is tight, or p stands against what the pivot belongs to. */
const isTight = ({ wraps, corner }: Pivot, p: Point): boolean =>
  !wraps || isTangentAt(wraps, corner, p.x, p.y) || isInsideWrap(wraps, wraps.owner[corner]!, p.x, p.y);

const trace = (pivot: Pivot): Point[] => (pivot.from ? [...trace(pivot.from), at(pivot)] : [at(pivot)]);

/** The shortest path from one place to another. */
export const shortestPath = (way: Way, from: Point, to: Point, limit: Length): Route | undefined => {
  const direct = legLength(from, to);
  if (direct > limit || !isPlace(way, to, from)) return undefined;
  if (isLegClear(way, from, from, to)) return { path: [at(from), at(to)], length: direct };
  return routeTo(reachable(way, from, limit), to);
};
