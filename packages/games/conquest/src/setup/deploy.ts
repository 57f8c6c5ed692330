/** The starting force (CQ-23, X-308): one unit at a time in turn; who passes is done. What is not spent goes to the bank. */

import { otherSide, type Side, sideOfSeat } from '@muster/dwethia';
import type { Length, Point } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import { fieldModel } from '../building/fielding.ts';
import { findKit } from '../ground/field.ts';
import { allNotReady, banked, busySeats, popped, replaced, withReady, withSide } from '../state/battle.ts';
import type {
  Battle,
  ConquestCommand,
  ConquestProcedure,
  ConquestRefusal,
  ConquestTable,
  DeployCommand,
  DeployFrame,
  SetUpFault,
} from '../state/types.ts';
import { legalPlaces, placeFault } from './deploy-spots.ts';
import { affordable, canDeployAny, leftFor, listFault, restOf, spentBy } from './force.ts';

/** Places for each type of unit; no list, with nine of one's own, has more than twelve types that start. */
const MOST_PLACES = 12;

/** of the seats that are not done and can afford a unit, the one that has spent least; the lower of two. */
const askedOf = (b: Battle, side: Side): Seat | undefined => {
  let asked: Seat | undefined;
  for (const seat of busySeats(b, side))
    if (canDeployAny(b, seat) && (asked === undefined || spentBy(b, seat) < spentBy(b, asked))) asked = seat;
  return asked;
};

const faultOf = (b: Battle, seat: Seat, c: DeployCommand): SetUpFault | undefined =>
  listFault(b, seat, c.unit) ?? placeFault(b, sideOfSeat(b, seat), c.at, findKit(b, seat, c.unit)!.radius);

const ruleOf = (why: SetUpFault): string => {
  if (why === 'tooMany') return 'X-309';
  return why === 'notStartingForce' || why === 'tooDear' ? 'CQ-23' : 'X-308';
};

/** A unit of the seat on the table, with all that follows from it. */
export const deployed = (b: Battle, seat: Seat, unit: string, at: Point, table?: ConquestTable): Battle => {
  const made = fieldModel(b, seat, unit, at);
  table?.tell?.({ type: 'deployed', model: made.id, sheet: unit, at, rule: 'X-308' });
  const { points } = findKit(b, seat, unit)!;
  return withSide(made.b, sideOfSeat(b, seat), (s) => {
    s.fielded += points;
  });
};

/** CQ-23: the rest of the 500 points, the winner of the roll-off first. CQ-24: the first round follows. */
const finish = (b: Battle, table: ConquestTable): Battle => {
  let now = b;
  for (const side of [b.first, otherSide(b.first)] as const) {
    const R = restOf(b, side);
    if (R === 0) continue;
    table.tell?.({ type: 'banked', side, R, why: 'start', rule: 'CQ-23' });
    now = banked(now, side, R, 0);
  }
  return allNotReady(popped(now));
};

const refuse = (b: Battle, seat: Seat, c: ConquestCommand): ConquestRefusal | undefined => {
  if (c.type === 'done') return undefined;
  if (c.type !== 'deploy') return { code: 'otherDecision', rule: 'X-308', asked: 'deploy' };
  const why = faultOf(b, seat, c);
  return why === undefined ? undefined : { code: 'cannotSetUp', rule: ruleOf(why), what: 'unit', why };
};

const candidates = (b: Battle, seat: Seat): readonly ConquestCommand[] => {
  const units = affordable(b, seat);
  const places = new Map<Length, readonly Point[]>();
  const found: ConquestCommand[] = [];
  for (const { id, radius } of units) {
    if (!places.has(radius)) places.set(radius, legalPlaces(b, sideOfSeat(b, seat), radius, MOST_PLACES));
    for (const at of places.get(radius)!) found.push({ type: 'deploy', unit: id, at });
  }
  found.push({ type: 'done' });
  return found;
};

export const deployProcedure: ConquestProcedure<DeployFrame> = {
  /** Nobody who can afford no unit is asked; one side done, the other goes on. */
  advance: (b, f, table) => {
    if (askedOf(b, f.side) !== undefined) return b;
    const other = otherSide(f.side);
    return askedOf(b, other) === undefined ? finish(b, table) : replaced(b, { type: 'deploy', side: other });
  },
  decisions: (b, f) => {
    const seat = askedOf(b, f.side);
    return seat === undefined ? [] : [{ seat, kind: 'deploy', rule: 'X-308', left: leftFor(b, seat) }];
  },
  refuse: (b, _, seat, c) => refuse(b, seat, c),
  apply: (b, f, seat, c, table) => {
    const next = c.type === 'deploy' ? deployed(b, seat, c.unit, { x: c.at.x, y: c.at.y }, table) : withReady(b, seat);
    return replaced(next, { type: 'deploy', side: otherSide(f.side) });
  },
  candidates: (b, _, seat) => candidates(b, seat),
};
