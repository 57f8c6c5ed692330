/** The stops that are offered to the active unit (section 2): at most forty, one for each half inch, all of them legal walks. */

import { inch, type Length, type Point } from '@muster/geometry';
import type { Battle, Model, WalkCommand } from '../state/types.ts';
import { routeFor, straightFor, type Walk } from './routes.ts';
import { canWalk, leftToWalk } from './way.ts';
import { cityPoints, coherencyPoints, contactPoints, coverPoints, directions, errands, foesInReach } from './wishes.ts';

const MOST = 40;
/** Two stops in it are one. */
const CELL: Length = inch(1) / 2;
/** So wide is no board, in cells. */
const ROW = 1000;

interface Stops {
  readonly b: Battle;
  readonly unit: Model;
  readonly found: WalkCommand[];
  /** Peaceful stops and engagements apart. */
  readonly cells: Set<number>;
  /** Searches that may still be made: each costs more than all straight legs together. */
  searches: number;
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

const straight = (s: Stops, to: Point): boolean => s.found.length < MOST && take(s, straightFor(s.b, s.unit, to));

const searched = (s: Stops, to: Point): boolean => {
  if (s.searches === 0 || s.found.length >= MOST) return false;
  s.searches -= 1;
  return take(s, routeFor(s.b, s.unit, to));
};

/** The first of these that it gets to straight, else round what is in the way. */
const oneOf = (s: Stops, wishes: readonly Point[]): boolean => {
  for (const wish of wishes) if (straight(s, wish)) return true;
  return searched(s, wishes[0]!);
};

/** All of these that it gets to straight; the first of them also round what is in the way. */
const eachOf = (s: Stops, wishes: readonly Point[]): void => {
  let any = false;
  for (const wish of wishes) if (straight(s, wish)) any = true;
  if (!any && wishes.length > 0) searched(s, wishes[0]!);
};

const SEARCHES = 3;

export const walkCommands = (b: Battle, unit: Model): readonly WalkCommand[] => {
  if (!canWalk(b, unit)) return [];
  const s: Stops = { b, unit, found: [], cells: new Set(), searches: SEARCHES };
  for (const wishes of errands(b, unit)) oneOf(s, wishes);
  for (const foe of foesInReach(b, unit)) eachOf(s, contactPoints(b, unit, foe));
  for (const wish of coherencyPoints(b, unit)) straight(s, wish);
  for (const wish of cityPoints(b, unit)) straight(s, wish);
  for (const wish of coverPoints(b, unit)) straight(s, wish);
  const left = leftToWalk(b, unit);
  for (const wish of directions(unit.at, left)) straight(s, wish);
  for (const wish of directions(unit.at, Math.floor(left / 2))) straight(s, wish);
  return s.found;
};
