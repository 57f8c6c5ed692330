/** What may be wrong with a walk (CQ-40 to CQ-44, X-314 to X-317), each fault by itself; `walk.ts` asks them in turn. */

import { type Length, measured, type Point } from '@muster/geometry';
import { ZONE } from '../ground/standing.ts';
import type { ModelId, WalkFault } from '../state/types.ts';
import { type Around, closeBody, type Foe, isNearer, keptFoes } from './way.ts';

export interface Fault {
  readonly why: WalkFault;
  readonly at?: Point;
  readonly by?: ModelId;
  readonly cost?: Length;
  readonly limit?: Length;
}

const isWhole = (p: Point): boolean => Number.isSafeInteger(p.x) && Number.isSafeInteger(p.y);

/** CQ-44. */
const isOnBoard = ({ ground, radius }: Around, p: Point): boolean => {
  const least = radius - measured.EPSILON;
  return p.x >= least && p.y >= least && p.x <= ground.width - least && p.y <= ground.height - least;
};

/** Before anything is measured. */
export const pathFault = (a: Around, path: readonly Point[]): Fault | undefined => {
  const { at } = a.unit;
  let moves = false;
  for (let i = 0; i < path.length; i++) {
    const p = path[i]!;
    if (!isWhole(p)) return { why: 'notWhole' };
    if (!isOnBoard(a, p)) return { why: 'edge', at: p };
    if (p.x !== at.x || p.y !== at.y) moves = true;
  }
  return moves ? undefined : { why: 'empty' };
};

export const engageFault = (engaged: readonly Foe[], engage: boolean): Fault | undefined => {
  if (engaged.length > 0) return engage ? undefined : { why: 'mustEngage', by: engaged[0]!.model.id };
  return engage ? { why: 'nobodyToEngage' } : undefined;
};

export const isClear = (way: measured.Way, path: readonly Point[]): boolean => {
  for (let i = 1; i < path.length; i++) if (!measured.isLegClear(way, path[0]!, path[i - 1]!, path[i]!)) return false;
  return measured.isPlace(way, path[path.length - 1]!, path[0]!);
};

/** What of the way is in the way. */
export const wayFault = (a: Around, way: measured.Way, path: readonly Point[], engaged: readonly Foe[]): Fault => {
  const refusal = measured.refusePath(way, path, Number.POSITIVE_INFINITY)!;
  switch (refusal.code) {
    case 'crossesPiece':
    case 'onPiece':
      return { why: 'impassable', at: refusal.at };
    case 'crossesBody':
    case 'onBody': {
      const { body, at } = refusal;
      if (body >= way.bodies.length) return { why: 'occupied', at, by: a.friends[body - way.bodies.length]!.model.id };
      if (body < a.buildings.length) return { why: 'building', at, by: a.buildings[body]!.model.id };
      const foe = keptFoes(a)[body - a.buildings.length]!;
      return { why: engaged.includes(foe) ? 'enemy' : 'zone', at, by: foe.model.id };
    }
    default:
      return { why: 'edge' };
  }
};

const isFarther = (from: Point, a: Point, b: Point): boolean => {
  const [ax, ay, bx, by] = [a.x - from.x, a.y - from.y, b.x - from.x, b.y - from.y];
  return ax * ax + ay * ay > bx * bx + by * by;
};

const wayPast = ({ ground, radius }: Around, body: measured.Disc): measured.Way => ({
  field: ground,
  radius,
  over: Number.POSITIVE_INFINITY,
  bodies: [body],
});

/** until it is half an inch away, the gap to a foe it started close to may not shrink; then it is a foe like any other. */
const closeFault = (a: Around, foe: Foe, path: readonly Point[], isEngaged: boolean): Fault | undefined => {
  const { base } = foe;
  const out = a.radius + base.radius + ZONE - measured.EPSILON;
  const kept = wayPast(a, { x: base.x, y: base.y, radius: base.radius + (isEngaged ? 0 : ZONE) });
  let isClose = true;
  let farthest = path[0]!; // so that small steps within the tolerance do not add up
  for (let i = 1; i < path.length; i++) {
    const [p, q] = [path[i - 1]!, path[i]!];
    const way = isClose ? wayPast(a, closeBody(a, foe, farthest)) : kept;
    if (!measured.isLegClear(way, path[0]!, p, q))
      return { why: isClose ? 'closer' : isEngaged ? 'enemy' : 'zone', by: foe.model.id };
    if (isClose && isFarther(base, q, farthest)) farthest = q;
    isClose = isClose && isNearer(q, base, out);
  }
  return undefined;
};

export const WALK_RULES: { readonly [W in WalkFault]: string } = {
  tooLong: 'X-314',
  edge: 'CQ-44',
  impassable: 'X-315',
  enemy: 'CQ-40',
  building: 'X-315',
  zone: 'X-316',
  closer: 'X-317',
  occupied: 'CQ-40',
  mustEngage: 'X-316',
  nobodyToEngage: 'X-316',
  pinned: 'X-318',
  rooted: 'X-364',
  notWhole: 'CQ-31',
  empty: 'CQ-31',
};

/** X-317, of all foes it starts close to. */
export const leavingFault = (a: Around, path: readonly Point[], engaged: readonly Foe[]): Fault | undefined => {
  for (let i = 0; i < a.foes.length; i++) {
    const foe = a.foes[i]!;
    const fault = foe.isClose ? closeFault(a, foe, path, engaged.includes(foe)) : undefined;
    if (fault !== undefined) return fault;
  }
  return undefined;
};
