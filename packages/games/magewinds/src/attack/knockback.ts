/** Where an attack moves its target: knockback (MW 18.5.4, MW-R21 to R23), and attacks that push. */

import {
  awayFrom,
  type Disc,
  EPSILON,
  farthestSlide,
  inch,
  type Length,
  type Point,
  refuseSlide,
  slideTo,
  type Way,
} from '@muster/geometry';
import { isHeld } from '../effects/index.ts';
import { dropAll, objectWay } from '../fighters/objects.ts';
import { fighter, isOnField, RADIUS } from '../ground/fighters.ts';
import { thingOf } from '../ground/sight.ts';
import { fieldOf, piecesOfFeature } from '../ground/terrain.ts';
import { place, wayOf } from '../ground/ways.ts';
import type { AttackFrame, Battle } from '../state/battle.ts';
import { changeObject } from '../state/copies.ts';
import { who } from '../state/events.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';
import type { MagicTable } from '../state/types.ts';
import { hasReacted } from './defences.ts';
import { attackOfFrame } from './numbers.ts';

/** The base that is knocked back or pushed, and its way. */
const movedWay = (b: Battle, frame: AttackFrame): { readonly x: number; readonly y: number; readonly way: Way } => {
  if (frame.target === null) {
    const o = b.objects[frame.object!]!;
    return { x: o.x, y: o.y, way: objectWay(b) };
  }
  const f = fighter(b, frame.target);
  return { x: f.x, y: f.y, way: wayOf(b, f) };
};

/** MW-R21: directly away from the attacker's centre, or from the point of the terrain nearest to the target's. */
export const directionOf = (b: Battle, frame: AttackFrame): Point => {
  const { x, y } = movedWay(b, frame);
  const base = { x, y, radius: RADIUS };
  if (frame.source.type === 'feature' && b.config.edition >= 2) return awayFromFeature(b, frame.source.id, base);
  return awayFrom(thingOf(b, frame.source, base), base);
};

/** Of several pieces under the base the one nearest to its centre counts. */
const awayFromFeature = (b: Battle, feature: number, base: Disc): Point => {
  const { pieces } = fieldOf(b);
  let away: Point = { x: 0, y: 0 };
  let least = Infinity;
  for (const i of piecesOfFeature(b, feature)) {
    const d = awayFrom(pieces[i]!, base);
    const squared = d.x * d.x + d.y * d.y;
    if (squared < least) [away, least] = [d, squared];
  }
  return away;
};

/** An object always can; a fighter that is there and not held (MW-H03). */
const canBeMoved = (b: Battle, { target }: AttackFrame): boolean =>
  target === null || (isOnField(fighter(b, target)) && !isHeld(b, target));

/** How far the target may be knocked back at most (MW 18.5.4, MW-R21 to R23); 0 when it may not. */
export const knockbackLimit = (b: Battle, frame: AttackFrame): Length => {
  if (frame.hits === 0 || hasReacted(frame)) return 0;
  if (frame.source.type === 'fighter' && !isOnField(fighter(b, frame.source.id))) return 0;
  if (!canBeMoved(b, frame)) return 0;
  const { x, y, way } = movedWay(b, frame);
  const away = directionOf(b, frame);
  if (b.config.edition >= 2 && away.x === 0 && away.y === 0) return 0; // MW-R21: its centre is over the feature itself
  return farthestSlide(way, { x, y }, away, inch(1));
};

/** MW-R67: only who really moved drops what it carries; not by a push (MW-R69). */
const hasMoved = (b: Battle, from: Point, to: Point): boolean =>
  b.config.edition < 2 || (to.x - from.x) ** 2 + (to.y - from.y) ** 2 > EPSILON * EPSILON;

/** Slides the target along the line of the attack. */
const slide = (
  b: Battle,
  frame: AttackFrame,
  distance: Length,
  how: 'knockback' | 'push',
  table: MagicTable,
): Battle => {
  const { x, y } = movedWay(b, frame);
  const to = slideTo({ x, y }, directionOf(b, frame), distance);
  const rule = how === 'knockback' ? 'MW 18.5.4' : attackOfFrame(b, frame).rule;
  if (frame.target === null) {
    table.tell?.({ type: 'objectMoved', rule, object: frame.object!, from: { x, y }, to });
    return changeObject(b, frame.object!, (o) => {
      o.x = to.x;
      o.y = to.y;
    });
  }
  table.tell?.({
    type: 'moved',
    rule,
    who: who(fighter(b, frame.target)),
    how,
    path: [{ x, y }, to],
    length: distance,
    limit: distance,
  });
  const moved = place(b, frame.target, to, table);
  return how === 'knockback' && hasMoved(b, { x, y }, to) ? dropAll(moved, frame.target, { x, y }, table) : moved;
};

/** The target is knocked back so far. Only for distances that were not refused. */
export const knockBack = (b: Battle, frame: AttackFrame, distance: Length, table: MagicTable): Battle =>
  distance === 0 ? b : slide(b, frame, distance, 'knockback', table);

/** An inch for each point of damage that an attack which pushes would have dealt. */
export const pushAway = (b: Battle, frame: AttackFrame, table: MagicTable): Battle => {
  if (!attackOfFrame(b, frame).pushes || !canBeMoved(b, frame)) return b;
  const { x, y, way } = movedWay(b, frame);
  const distance = farthestSlide(way, { x, y }, directionOf(b, frame), inch(1) * frame.damage);
  return distance === 0 ? b : slide(b, frame, distance, 'push', table);
};

export const refuseKnockback = (b: Battle, frame: AttackFrame, distance: Length): MagewindsRefusal | undefined => {
  const most = knockbackLimit(b, frame);
  if (!Number.isInteger(distance) || distance < 0 || distance > most)
    return refusalOf('knockbackTooFar', 'MW 18.5.4', { distance, limit: most });
  const { x, y, way } = movedWay(b, frame);
  const refusal = refuseSlide(way, { x, y }, directionOf(b, frame), distance);
  return refusal === undefined ? undefined : refusalOf('knockbackBlocked', 'MW-R22', { distance, limit: most });
};
