// A free path to a place: straight if it can be, else round what is in the way, along points just outside the reach of each
// body. It is the shortest through those points, at most a fiftieth longer than need be; `refuseFlight` has the last word on it.

import type { Point } from '../hex.ts';
import { EPSILON, nearest } from '../measured/exact/exact.ts';
import { legLength } from '../measured/moving/path.ts';
import type { Length } from '../units.ts';
import { isNear, isOnBoard, ZONE } from './distance.ts';
import { type Flight, innerRadius, isLegNearer, refuseFlight } from './flight.ts';
import { type Body, disc } from './hull.ts';
import { costOf } from './line.ts';
import { cosine, FULL_TURN, ONE, sine } from './sine.ts';

/** Something a leg keeps clear of. */
interface Hindrance {
  readonly body: Body;
  readonly clearance: Length;
  /** The base begins in its zone, so a first leg may lead out of it. */
  readonly open: boolean;
}

/** Where to go, without the way. */
export type Trip = Omit<Flight, 'ends'>;

/** The ends of the legs of a free path to a place; undefined when there is none within the limit. */
export const detour = (trip: Trip, to: Point): readonly Point[] | undefined => {
  const hindrances = hindrancesOf(trip);
  const ends = search(trip, to, hindrances, bendsOf(trip, to, hindrances));
  return ends && refuseFlight({ ...trip, ends }) === undefined ? ends : undefined;
};

const hindrancesOf = ({ base, around }: Trip): readonly Hindrance[] => [
  ...around.bases.map((body) => ({ body, clearance: ZONE, open: isNear(base, body) })),
  ...around.solid.map((body) => ({ body, clearance: 0, open: false })),
];

/** Directions in which a path may bend round a corner. */
const BENDS = 16;

/** Points just out of reach of each body, near enough to lie on a path within the limit, and free to stand on. */
const bendsOf = ({ base, around, limit }: Trip, to: Point, hindrances: readonly Hindrance[]): readonly Point[] => {
  const radius = innerRadius(base);
  const found: Point[] = [];
  for (const { body, clearance } of hindrances) {
    // Half-way between two bends the straight leg still keeps clear.
    const reach = (radius + body.rim + clearance + EPSILON) * (ONE / cosine(Math.ceil(FULL_TURN / BENDS / 2)));
    for (const corner of body.corners) {
      for (let k = 0; k < BENDS; k++) {
        const f = (FULL_TURN / BENDS) * k;
        const at = {
          x: corner.x + nearest((reach * cosine(f)) / ONE),
          y: corner.y + nearest((reach * sine(f)) / ONE),
        };
        if (legLength(base, at) + legLength(at, to) > limit) continue;
        if (isOnBoard(around.board, disc(at.x, at.y, radius)) && isFree(at, at, radius, hindrances, false))
          found.push(at);
      }
    }
  }
  return found;
};

const isFree = (
  from: Point,
  to: Point,
  radius: Length,
  hindrances: readonly Hindrance[],
  isFirst: boolean,
): boolean => {
  for (const { body, clearance, open } of hindrances) {
    if (isLegNearer(from, to, radius, body, (isFirst && open ? 0 : clearance) - EPSILON)) return false;
  }
  return true;
};

/** A place on the way, with the cheapest way to it so far. */
interface Stage {
  readonly at: Point;
  readonly isGoal: boolean;
  cost: Length;
  from: Stage | undefined;
  done: boolean;
}

/** The cheapest first (Dijkstra), with the straight way to the goal as what is still to come at least. */
const search = (
  { base, limit, difficult }: Trip,
  to: Point,
  hindrances: readonly Hindrance[],
  bends: readonly Point[],
): readonly Point[] | undefined => {
  const radius = innerRadius(base);
  const stages: Stage[] = [to, ...bends].map((at, i) => ({
    at,
    isGoal: i === 0,
    cost: Infinity,
    from: undefined,
    done: false,
  }));
  let current: Stage | undefined = { at: base, isGoal: false, cost: 0, from: undefined, done: true };
  const start = current;
  while (current && !current.isGoal) {
    for (const next of stages) {
      if (next.done) continue;
      const straight: Length = current.cost + legLength(current.at, next.at);
      if (straight >= next.cost || straight + legLength(next.at, to) > limit) continue;
      const cost: Length = current.cost + costOf(current.at, next.at, legLength(current.at, next.at), difficult);
      if (cost >= next.cost || !isFree(current.at, next.at, radius, hindrances, current === start)) continue;
      next.cost = cost;
      next.from = current;
    }
    current = cheapest(stages, to);
    if (current) current.done = true;
  }
  return current && endsTo(current);
};

const cheapest = (stages: readonly Stage[], to: Point): Stage | undefined => {
  let [best, least]: [Stage | undefined, number] = [undefined, Infinity];
  for (const stage of stages) {
    if (stage.done || stage.cost === Infinity) continue;
    const whole = stage.cost + legLength(stage.at, to);
    if (whole < least) [best, least] = [stage, whole];
  }
  return best;
};

const endsTo = (goal: Stage): readonly Point[] => {
  const ends: Point[] = [];
  for (let stage: Stage | undefined = goal; stage?.from; stage = stage.from)
    ends.unshift({ x: stage.at.x, y: stage.at.y });
  return ends;
};
