/** What a ship can do with its tokens, thinned to what differs (X-210; the order is pinned). */

import { hulls, type Length, type Point } from '@muster/geometry';
import { areEnemies, FREIGHTER } from '../state/battle.ts';
import type { CosmicCommand, Facing, FlyCommand, ShipId } from '../state/types.ts';
import { type Around, moveOf, outerRadius, type Room, roomOf } from './around.ts';
import { boardable } from './board.ts';
import { refuseEscape } from './escape.ts';
import { refuseFly, refusePath } from './fly.ts';
import { backReach, straightReach } from './reach.ts';
import { leastMove, orderedLimit, refuseRam } from './straight.ts';
import { moveFault } from './tokens.ts';
import { pivotOf, refuseFacing } from './turn.ts';

/** Turns are offered in steps of 15 degrees. */
const TURN_STEP = 150;
const QUARTERS = 4;

const straights = (a: Around, found: CosmicCommand[]): void => {
  const { distance, why, by } = straightReach(a);
  const least = leastMove(a.b);
  let last = -1;
  for (let k = QUARTERS; k > 0; k--) {
    const way = Math.floor((distance * k) / QUARTERS);
    if (way !== last && way >= least && way > 0) found.push({ type: 'straight', distance: way, ram: null });
    last = way;
  }
  if (why === 'zone') rams(a, by!, found);
};

/** the ship whose zone ends the way may be struck. */
const rams = (a: Around, by: ShipId, found: CosmicCommand[]): void => {
  if (refuseRam(a, by) !== undefined) return;
  if (straightReach(a, by).by === by) found.push({ type: 'straight', distance: orderedLimit(a), ram: by });
};

const turns = (a: Around, found: CosmicCommand[]): void => {
  for (const facing of turnsOf(a)) found.push({ type: 'turn', facing });
};

/** Facings to which a ship can turn, in steps of 15 degrees from the right to the left; ahead is no turn. */
export const turnsOf = (a: Around): readonly Facing[] => {
  const pivot = pivotOf(a);
  const limit = 10 * a.b.config.rulings.turnLimit;
  const found: Facing[] = [];
  for (let turn = limit === 1800 ? TURN_STEP - limit : -limit; turn <= limit; turn += TURN_STEP) {
    const facing = hulls.facingOf(a.base.facing + turn);
    if (turn !== 0 && refuseFacing(a, pivot, facing) === undefined) found.push(facing);
  }
  return found;
};

const backs = (a: Around, found: CosmicCommand[]): void => {
  const { distance } = backReach(a);
  if (distance > 0 && distance >= leastMove(a.b)) found.push({ type: 'back', distance });
};

// --- Fighters ---

/** Directions of flight, and in each the whole way and half of it. */
const DIRECTIONS = 24;
const STEP: Facing = hulls.FULL_TURN / DIRECTIONS;
/** Below this a flight is left out. */
const SHORT: Length = 254;

const nearestEnemy = (a: Around): Point | undefined => {
  let [best, least]: [Point | undefined, number] = [undefined, Infinity];
  for (let i = 0; i < a.others.length; i++) {
    if (!areEnemies(a.b, a.ship, a.others[i]!)) continue;
    const { x, y } = a.bases[i]!;
    const squared = (x - a.base.x) * (x - a.base.x) + (y - a.base.y) * (y - a.base.y);
    if (squared < least) [best, least] = [a.bases[i]!, squared];
  }
  return best;
};

/** Legs are rounded up to whole units, and what lies in difficult ground counts twice. */
const PRICE_LEFT: Length = 4;

/** What hinders a flight, and a circle that the base never leaves. */
interface Sky {
  readonly room: Room;
  readonly circle: hulls.Hull;
  readonly obstacles: readonly hulls.Obstacle[];
  /** Nothing, nor the edge, is so near that the circle already meets it: where it can go, the base can stand in any facing. */
  readonly isClear: boolean;
}

const skyOf = (a: Around): Sky => {
  const room = roomOf(a);
  const { bases, solid } = room.surroundings;
  const circle = hulls.roundHull(a.base.x, a.base.y, 0, 2 * outerRadius(a.kit));
  const obstacles: hulls.Obstacle[] = [];
  for (let i = 0; i < bases.length; i++) obstacles.push({ body: bases[i]!, clearance: hulls.ZONE });
  for (let i = 0; i < solid.length; i++) obstacles.push({ body: solid[i]!, clearance: 0 });
  const isClear =
    hulls.roomOn(a.field.board, circle) >= 0 &&
    obstacles.every(({ body, clearance }) => hulls.compareGap(circle, body, clearance) >= 0);
  return { room, circle, obstacles, isClear };
};

/** At the end it looks at the nearest enemy: its guns mostly point ahead. */
const flights = (a: Around, found: CosmicCommand[]): void => {
  const sky = skyOf(a);
  const enemy = nearestEnemy(a);
  const least = Math.max(SHORT, leastMove(a.b));
  const price = moveOf(a) - PRICE_LEFT;
  for (let k = 0; k < DIRECTIONS; k++) {
    const direction = hulls.facingOf(a.base.facing + k * STEP);
    const free = sky.isClear ? hulls.sweep(sky.circle, direction, price, sky.obstacles, a.field.board).distance : price;
    const way = hulls.farthestFor(price, a.base, direction, free, a.field.difficult);
    if (way >= least) addFlight(a, sky, enemy, direction, way, found);
    if (way >> 1 >= least) addFlight(a, sky, enemy, direction, way >> 1, found);
  }
  strikes(a, found);
};

const addFlight = (
  a: Around,
  sky: Sky,
  enemy: Point | undefined,
  direction: Facing,
  way: Length,
  found: CosmicCommand[],
): void => {
  const to = hulls.placeAt(a.base, direction, way);
  const facing = (enemy === undefined ? undefined : hulls.bearing(to, enemy)) ?? direction;
  if (sky.isClear || refusePath(a, sky.room, [to], facing) === undefined)
    found.push({ type: 'fly', ends: [to], facing, ram: null });
};

/** One ram for each enemy that lies straight before it, wherever that is. */
const strikes = (a: Around, found: CosmicCommand[]): void => {
  const move = moveOf(a);
  for (let i = 0; i < a.others.length; i++) {
    const target = a.bases[i]!;
    if (!areEnemies(a.b, a.ship, a.others[i]!) || !hulls.isWithin(a.base, target, move)) continue;
    const direction = hulls.bearing(a.base, target);
    if (direction === undefined) continue;
    const way = hulls.farthestFor(move - 1, a.base, direction, move - 1, a.field.difficult);
    const end = onTable(a, hulls.placeAt(a.base, direction, way));
    const c: FlyCommand = { type: 'fly', ends: [end], facing: direction, ram: a.others[i]!.id };
    if (refuseFly(a, c) === undefined) found.push(c);
  }
};

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));
const onTable = ({ field: { board } }: Around, { x, y }: Point): Point => ({
  x: clamp(x, board.width),
  y: clamp(y, board.height),
});

/** All of it for one ship; `pass` lets the rest lapse. */
export const movesOf = (a: Around): readonly CosmicCommand[] => {
  const found: CosmicCommand[] = [];
  if (moveFault(a.b, a.ship) === null) {
    if (a.ship.unit === FREIGHTER && refuseEscape(a) === undefined) found.push({ type: 'escape' });
    if (a.kit.isFighter) flights(a, found);
    else {
      straights(a, found);
      turns(a, found);
      backs(a, found);
    }
  }
  for (const target of boardable(a)) found.push({ type: 'board', target });
  found.push({ type: 'pass' });
  return found;
};
