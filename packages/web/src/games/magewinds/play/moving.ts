/** Moves and steps in the making: where a fighter can get to, the path to a place, and why not. Pure. */

import {
  inch,
  type Length,
  nearestPlace,
  type Outline,
  outlineOf,
  type Point,
  pathLength,
  type Reachable,
  reachable,
  routeTo,
  routeTowards,
  slideTo,
} from '@muster/geometry';
import {
  type Battle,
  type CastCommand,
  cardWords,
  type FighterId,
  type MagewindsCommand,
  type MagewindsDecision,
  type MagewindsRefusal,
  type MoveFrame,
  magewinds,
  moveFrame,
  moveLimit,
  SPELLS,
  type StepFrame,
  stepLimit,
  wayOf,
} from '@muster/magewinds';
import { inches } from '../../../measured/ruler.ts';
import { remembered } from '../../../parts/remembered.ts';
import { foreseen } from './foreseen.ts';

/** Someone who may move now, or could as the next action. */
export interface Mover {
  readonly seat: number;
  readonly fighter: FighterId;
  readonly from: Point;
  readonly limit: Length;
  /** The battle at the moment of the move: as it is, or as it will be once Move is chosen. */
  readonly battle: Battle;
  readonly frame: MoveFrame | StepFrame;
  /** Move is still to be chosen as the action. */
  readonly ahead: boolean;
  /** The spell that makes it longer, still to be cast. */
  readonly cast: CastCommand | undefined;
  readonly reach: Reachable;
}

const makeMover = (
  b: Battle,
  seat: number,
  frame: MoveFrame | StepFrame,
  ahead: boolean,
  cast?: CastCommand,
): Mover | undefined => {
  const f = b.fighters[frame.fighter]!;
  const limit = frame.type === 'move' ? moveLimit(b, frame) : stepLimit(b, frame);
  if (limit === 0) return undefined;
  const battle = ahead && cast === undefined ? { ...b, stack: [...b.stack, frame] } : b;
  const from = { x: f.x, y: f.y };
  return {
    seat,
    fighter: f.id,
    from,
    limit,
    battle,
    frame,
    ahead,
    cast,
    reach: reachable(wayOf(b, f, frame.phasewalk), from, limit),
  };
};

/** The spells that make a way longer: Haste a Move, Leap a step. */
const LONGER = { move: 'haste', step: 'leap' } as const;

/** The same way made longer by a spell that the hand pays for. */
export const longerOf = remembered((m: Mover): Mover | undefined => {
  if (m.cast !== undefined) return undefined;
  const { seat, battle } = m;
  const cast = magewinds
    .candidates(battle, seat)
    .find((c): c is CastCommand => c.type === 'cast' && c.spell === LONGER[m.frame.type]);
  if (cast === undefined) return undefined;
  const then = foreseen(battle, seat, [cast]);
  const frame = then?.stack.at(-1);
  return then !== undefined && (frame?.type === 'move' || frame?.type === 'step')
    ? makeMover(then, seat, frame, m.ahead, cast)
    : undefined;
});

/** ` with Haste (6♠)`, with the cards that pay for it; nothing where no spell is needed. */
export const castWords = ({ cast }: Mover): string =>
  cast === undefined ? '' : ` with ${SPELLS[cast.spell].name} (${cast.cards.map(cardWords).join(', ')})`;

/** Who is to move by this decision; undefined where nobody can. */
export const moverOf = (b: Battle, decision: MagewindsDecision | undefined): Mover | undefined => {
  const frame = b.stack.at(-1);
  if (decision === undefined || frame === undefined) return undefined;
  if (decision.kind === 'action' && frame.type === 'activation')
    return makeMover(b, decision.seat, { ...moveFrame(b, frame.fighter), step: 'path' }, true);
  if (frame.type === 'move' && frame.step === 'path') return makeMover(b, decision.seat, frame, false);
  return frame.type === 'step' && frame.step === 'path' ? makeMover(b, decision.seat, frame, false) : undefined;
};

/** Who dodges this attack, once it does (MW 18.4). */
export const dodgerOf = (b: Battle, fighter: FighterId, source: StepFrame['source']): Mover | undefined =>
  makeMover(
    b,
    b.fighters[fighter]!.seat,
    { type: 'step', step: 'path', fighter, purpose: 'dodge', source, leap: false, phasewalk: false, cast: [] },
    true,
  );

export const outlineFor = remembered(({ reach }: Mover): Outline => outlineOf(reach));

/** The path without its start, as commands carry it. */
export const moveCommand = ({ frame }: Mover, path: readonly Point[]): MagewindsCommand =>
  frame.type === 'move' ? { type: 'move', path } : { type: 'step', path };

/** The commands that lead from where we are to this move. */
export const moveCommands = (m: Mover, path: readonly Point[]): readonly MagewindsCommand[] => [
  ...(m.ahead ? [{ type: 'act', action: 'move' } as const] : []),
  ...(m.cast === undefined ? [] : [m.cast]),
  moveCommand(m, path),
];

/** What comes of wanting to go somewhere. */
export interface Course {
  /** Who goes: as it is, or with a spell. */
  readonly mover: Mover;
  /** Without the start. */
  readonly path: readonly Point[];
  readonly length: Length;
  readonly refusal: MagewindsRefusal | undefined;
}

const courseAlong = (m: Mover, path: readonly Point[]): Course => ({
  mover: m,
  path,
  length: path.length === 0 ? 0 : pathLength([m.from, ...path]),
  refusal: magewinds.refuse(m.battle, m.seat, moveCommand(m, path)),
});

/** A hand cannot hit an edge of the table exactly: beyond it, the base touches it. */
const onTable = ({ reach: { way } }: Mover, p: Point): Point => ({
  x: Math.min(Math.max(p.x, way.radius), way.field.width - way.radius),
  y: Math.min(Math.max(p.y, way.radius), way.field.height - way.radius),
});

/** Nor can it hit contact: where something stands in the place, the nearest free one is meant, if it is near. */
const beside = ({ reach: { way }, from }: Mover, p: Point): Point | undefined => {
  const others = { ...way, bodies: way.bodies.filter((body) => body.x !== from.x || body.y !== from.y) };
  const place = nearestPlace(others, p);
  return place !== undefined && Math.hypot(place.x - p.x, place.y - p.y) <= NEAR ? place : undefined;
};
const NEAR = inch(1);

/** A step is short: what lies beyond is meant as a direction. A Dodge is always a whole one (MW-R39). */
const wishOf = (m: Mover, p: Point): Point => {
  if (m.frame.type !== 'step') return onTable(m, p);
  const d = { x: p.x - m.from.x, y: p.y - m.from.y };
  const isFar = d.x * d.x + d.y * d.y > m.limit * m.limit;
  const isWhole = m.frame.purpose === 'dodge' && (d.x !== 0 || d.y !== 0);
  return isFar || isWhole ? slideTo(m.from, d, m.limit) : p;
};

/** The shortest way to a place; a straight line with its refusal where there is none. */
export const courseTo = (m: Mover, p: Point): Course => {
  const wish = wishOf(m, p);
  const route = routeTo(m.reach, wish);
  if (route !== undefined) return courseAlong(m, route.path.slice(1));
  const place = beside(m, wish);
  const near = place === undefined ? undefined : routeTo(m.reach, place);
  return courseAlong(m, near !== undefined && near.path.length > 1 ? near.path.slice(1) : [wish]);
};

/** The same, with the spell that makes it longer where nothing else leads there. */
export const anyCourseTo = (m: Mover, p: Point): Course => {
  const course = courseTo(m, p);
  if (course.refusal === undefined) return course;
  const further = longerOf(m);
  if (further === undefined) return course;
  const helped = courseTo(further, p);
  return helped.refusal === undefined ? helped : course;
};

/** As far towards a place as it goes. */
export const courseTowards = (m: Mover, p: Point): Course | undefined => {
  const route = routeTowards(m.reach.way, m.from, p, m.limit);
  return route === undefined ? undefined : courseAlong(m, route.path.slice(1));
};

/** `3.2 of 5 in, 1.8 left`, `6.1 of 5 in, 1.1 too far`. */
export const rulerWords = (length: Length, limit: Length): string => {
  const used = inches(length, { round: 'up', beside: [limit] }).replace(/ in$/, '');
  if (length > limit)
    return `${used} of ${inches(limit)}, ${inches(length - limit, { round: 'up' }).replace(/ in$/, '')} too far`;
  return `${used} of ${inches(limit)}, ${inches(limit - length, { round: 'down' }).replace(/ in$/, '')} left`;
};

const REASONS: Readonly<Record<string, string>> = {
  crossesEdge: 'off the table',
  offField: 'off the table',
  crossesBody: 'someone in the way',
  onBody: 'someone stands there',
  crossesPiece: 'an obstacle in the way',
  onPiece: 'on an obstacle',
  endsCloser: 'closer to the attacker',
  losesSight: 'loses sight',
  entangled: 'entangled',
};

/** What stands at the ghost: how far, or why not. */
export const ghostWords = ({ mover, length, refusal }: Course): string =>
  (refusal === undefined ? undefined : REASONS[refusal.code]) ??
  `${rulerWords(length, mover.limit)}${castWords(mover)}`;
