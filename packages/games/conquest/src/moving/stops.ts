/** The stops that are offered to the active unit (section 2): at most forty, one for each half inch, all of them legal walks. */

import { inch, type Length, type Point } from '@muster/geometry';
import type { Battle, Model, WalkCommand } from '../state/types.ts';
import { type Walk, walkAlong } from './walk.ts';
import { type Around, aroundOf, canWalk } from './way.ts';
import { cityPoints, coherencyPoints, contactWith, coverPoints, directions, errands, foesInReach } from './wishes.ts';

const MOST = 40;
/** Two stops in it are one. */
const CELL: Length = inch(1) / 2;
/** So wide is no board, in cells. */
const ROW = 1000;

interface Stops {
  readonly a: Around;
  readonly found: WalkCommand[];
  /** Peaceful stops and engagements apart. */
  readonly cells: Set<number>;
}

const cellOf = ({ x, y }: Point): number => 2 * (Math.floor(y / CELL) * ROW + Math.floor(x / CELL));

const take = (s: Stops, walk: Walk | undefined): boolean => {
  if (walk === undefined) return false;
  const cell = cellOf(walk.path[walk.path.length - 1]!) + (walk.engage ? 1 : 0);
  if (s.cells.has(cell)) return true;
  s.cells.add(cell);
  s.found.push({ type: 'walk', path: walk.path, engage: walk.engage });
  return true;
};

const straight = (s: Stops, to: Point): boolean => s.found.length < MOST && take(s, walkAlong(s.a, [to]));

/** How far aside of the straight way a detour bends, as a share of it; to the left, then to the right. */
const BENDS = [0.15, -0.15, 0.4, -0.4];

/** Round one thing in the way by two legs: a search for the best way costs more than all else here. */
const bent = (s: Stops, to: Point): boolean => {
  if (s.found.length >= MOST) return false;
  const { at } = s.a.unit;
  const [dx, dy] = [to.x - at.x, to.y - at.y];
  for (const bend of BENDS) {
    const corner = { x: Math.round(at.x + dx / 2 - dy * bend), y: Math.round(at.y + dy / 2 + dx * bend) };
    if (take(s, walkAlong(s.a, [corner, to]))) return true;
  }
  return false;
};

/** The first of these that it gets to straight, else round what is in the way. */
const oneOf = (s: Stops, wishes: readonly Point[]): void => {
  for (const wish of wishes) if (straight(s, wish)) return;
  for (const wish of wishes) if (bent(s, wish)) return;
};

/** All of these that it gets to straight; if there is none, one of them round what is in the way. */
const eachOf = (s: Stops, wishes: readonly Point[]): void => {
  let any = false;
  for (const wish of wishes) if (straight(s, wish)) any = true;
  if (!any) for (const wish of wishes) if (bent(s, wish)) return;
};

export const walkCommands = (b: Battle, unit: Model): readonly WalkCommand[] => {
  if (!canWalk(b, unit)) return [];
  const a = aroundOf(b, unit);
  const s: Stops = { a, found: [], cells: new Set() };
  for (const wishes of errands(b, a)) oneOf(s, wishes);
  for (const foe of foesInReach(a)) eachOf(s, contactWith(a, foe.base));
  for (const wish of coherencyPoints(b, a)) straight(s, wish);
  for (const wish of cityPoints(b, a)) straight(s, wish);
  for (const wish of coverPoints(b, a)) straight(s, wish);
  for (const wish of directions(unit.at, a.left)) straight(s, wish);
  for (const wish of directions(unit.at, Math.floor(a.left / 2))) straight(s, wish);
  return s.found;
};
