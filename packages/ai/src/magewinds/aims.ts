/** What the scenario makes a place worth, in points of damage, and what it makes a fighter worth to the enemy. */

import { gapToEdge, type Point } from '@muster/geometry';
import {
  type Battle,
  baseOf,
  escapeEdge,
  type Fighter,
  fieldOf,
  isCarrying,
  type ObjectId,
  profile,
  profileOf,
  RADIUS,
} from '@muster/magewinds';
import { gap, gapToPoint, INCH, type Outlook } from './field.ts';
import { walk } from './paths.ts';

const HILL = 3 * INCH;
const EYE = 3 * INCH;
/** The round at whose end most scenarios are decided. */
const DECISIVE = 3;

/** What taking it down is worth beyond its health: its actions to come, and what the scenario counts. */
export const killWorth = (b: Battle, f: Fighter): number => {
  const base = f.starting ? 2 * profileOf(f.profile).slots : 1;
  switch (b.scenario) {
    case 'king-of-the-hill':
      return base + (isOnHill(b, f) ? (b.round >= DECISIVE ? 3 : 1.5) : 0);
    case 'the-prize':
    case 'treasure-dash':
    case 'treasure-clash':
      return base + (isCarrying(b, f.id) ? 3 : 0);
    case 'hold-the-line':
      return base + (escapeEdge(b, f.seat) === null ? 0 : 2);
    default:
      return base;
  }
};

const middleOf = (b: Battle): Point => {
  const { width, height } = fieldOf(b);
  return { x: width / 2, y: height / 2 };
};

export const isOnHill = (b: Battle, p: Point): boolean => gapToPoint(p, middleOf(b)) <= HILL;

/**
 * What it is worth that this fighter stands there with so many actions left, to its own side.
 * Only differences between places count.
 */
export const aimAt = (o: Outlook, f: Fighter, p: Point, left: number): number => {
  switch (o.b.scenario) {
    case 'king-of-the-hill':
      return hillAim(o, f, p, left);
    case 'the-prize':
    case 'treasure-dash':
    case 'treasure-clash':
      return treasureAim(o, f, p, 0.45);
    case 'fragment-frenzy':
      return treasureAim(o, f, p, 0.5);
    case 'hold-the-line':
      return lineAim(o, f, p, left);
    case 'battle-royale':
      return stormAim(o, f, p, left);
    default:
      return 0;
  }
};

const hillAim = (o: Outlook, f: Fighter, p: Point, left: number): number => {
  const { b } = o;
  const straight = (gapToPoint(p, o.centre) - HILL) / INCH;
  const d = straight <= 0 ? straight : (walk(b, p, o.centre) - RADIUS - HILL) / INCH;
  const final = b.round >= DECISIVE;
  const others = onHill(o, f);
  const need = (final ? 5 : 2) + (others === 0 ? 6 : others === 1 ? 2 : 0);
  const inner = gapToPoint(p, o.centre) <= INCH ? 0.4 : 0;
  if (d <= 0) return need + inner + Math.min(0, (d + 0.5) * -0.2);
  const reach = (o.moves[f.id]! - INCH) / INCH;
  if (left > 0 && d <= reach) return need * 0.6 - 0.2 * d;
  return -0.4 * d;
};

/** Friends of this fighter on the hill, itself apart. */
const onHill = (o: Outlook, f: Fighter): number => {
  let n = 0;
  for (const other of o.b.fighters)
    if (other.where === 'field' && other.seat === f.seat && other.id !== f.id && gapToPoint(other, o.centre) <= HILL)
      n++;
  return n;
};

/** Whether a treasure lies there and is nearer to no friend who could take it. */
const treasureAim = (o: Outlook, f: Fighter, p: Point, pull: number): number => {
  const { b } = o;
  const mayCarry = b.scenario === 'the-prize' || b.scenario === 'fragment-frenzy' || !isCarrying(b, f.id);
  let best = Infinity;
  if (mayCarry)
    for (const object of b.objects) {
      if (object.where !== 'field' || isNearerToFriend(o, f, object.id)) continue;
      best = Math.min(best, gap(p, object));
    }
  if (best < Infinity) return best <= TOUCH ? 2.5 : (-pull * best) / INCH;
  if (isCarrying(b, f.id)) return 0;
  for (const foe of o.b.fighters)
    if (foe.where === 'field' && foe.seat !== f.seat && isCarrying(b, foe.id)) best = Math.min(best, gap(p, foe));
  return best < Infinity ? (-0.3 * best) / INCH : 0;
};

const TOUCH = 2;

const isNearerToFriend = (o: Outlook, f: Fighter, id: ObjectId): boolean => {
  const object = o.b.objects[id]!;
  const own = gap(f, object);
  for (const other of o.b.fighters) {
    if (other.where !== 'field' || other.seat !== f.seat || other.id === f.id) continue;
    if (o.b.scenario !== 'the-prize' && o.b.scenario !== 'fragment-frenzy' && isCarrying(o.b, other.id)) continue;
    const d = gap(other, object);
    if (d < own || (d === own && other.id < f.id)) return true;
  }
  return false;
};

const lineAim = (o: Outlook, f: Fighter, p: Point, left: number): number => {
  const edge = escapeEdge(o.b, f.seat);
  if (edge === null) return 0;
  const d = gapToEdge(fieldOf(o.b), baseOf(p), edge) / INCH;
  return -0.8 * d + (d <= 1 && left > 0 ? 3 : 0);
};

/** ItT battle-royale.storm: the rim in the first two rounds, all but the eye later. */
const stormAim = (o: Outlook, f: Fighter, p: Point, left: number): number => {
  const { b } = o;
  const far = (gapToPoint(p, o.centre) - EYE) / INCH;
  const { width, height } = fieldOf(b);
  const rim = Math.min(p.x, p.y, width - p.x, height - p.y) - RADIUS <= EYE;
  const struck = b.round >= DECISIVE ? far > 0 : rim;
  const hurt = f.damage + 4 >= profile(b, f).toughness ? 8 : 4;
  const pull = b.round >= DECISIVE ? 0.5 : 0.15 * b.round;
  return -pull * Math.max(0, far) - (struck ? (left > 0 ? hurt / 4 : hurt) : 0);
};

/** How far it is from the edge it may leave by; endless when there is none. */
export const gapToEscape = (b: Battle, f: Fighter, from: Point = f): number => {
  const edge = escapeEdge(b, f.seat);
  return edge === null ? Infinity : gapToEdge(fieldOf(b), baseOf(from), edge);
};
