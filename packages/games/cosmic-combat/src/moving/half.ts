/** One side moves its ships, in any order; those that were not activated drift at its end (CC-30, CC-32, DW-35, X-210, X-211, X-249). */

import { seatsOf } from '@muster/dwethia';
import { hulls } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import { hullOf } from '../ground/standing.ts';
import { castCommands, refuseCast } from '../powers/casting.ts';
import { applyCast } from '../powers/power.ts';
import { copyBattle, copyShip, findShip, isOnBoard, popped, pushed, replaced, sideOf } from '../state/battle.ts';
import type {
  Battle,
  CosmicCommand,
  CosmicProcedure,
  CosmicRefusal,
  CosmicTable,
  HalfFrame,
  Ship,
  ShipId,
} from '../state/types.ts';
import { activationOf, canAct } from './activation.ts';
import { aroundOf } from './around.ts';
import { DRIFT, driftLeg } from './drift.ts';
import { isDrifting } from './tokens.ts';

const halfOf = (f: HalfFrame, step: HalfFrame['step']): HalfFrame => ({ type: 'half', side: f.side, step });

/** what this side has rooted is free again. Nobody has ended the half yet. */
const begin = (b: Battle, f: HalfFrame, table: CosmicTable): Battle => {
  table.tell?.({ type: 'halfBegan', side: f.side, phase: 'movement', rule: 'CC-30' });
  const copy = copyBattle(replaced(b, halfOf(f, 'act')));
  copy.ready = b.ready.map(() => false);
  copy.ships = b.ships.map((s) => (s.rooted === f.side ? freed(s) : s));
  return copy;
};

const freed = (s: Ship): Ship => {
  const copy = copyShip(s);
  copy.rooted = null;
  return copy;
};

/** Whether this ship of the seat is still to be activated: it can act, or would drift. */
const isWaiting = (b: Battle, seat: Seat, s: Ship): boolean =>
  s.seat === seat && !s.turn.activated && (canAct(b, s) || isDrifting(b, s));

const waiting = (b: Battle, seat: Seat): readonly Ship[] => b.ships.filter((s) => isWaiting(b, seat, s));

/** So far apart, two drifts have nothing to do with each other: each goes 1 inch, and zones reach 1 inch. */
const APART = 2 * DRIFT + hulls.ZONE;

/** Whether it matters in which order these drift. */
const isOrderOpen = (b: Battle, drifters: readonly Ship[]): boolean => {
  if (drifters.length < 2) return false;
  for (let i = 0; i < drifters.length; i++) {
    for (let j = 0; j < i; j++)
      if (hulls.isWithin(hullOf(b, drifters[i]!), hullOf(b, drifters[j]!), APART)) return true;
    if (driftLeg(aroundOf(b, drifters[i]!), DRIFT).met.what === 'base') return true;
  }
  return false;
};

/** A seat that has something to do, and its ships that wait. */
interface Open {
  readonly seat: Seat;
  readonly ships: readonly Ship[];
}

/** A seat is asked as long as one of its ships can act or cast, or the order of drifts is open. */
const isOpen = (b: Battle, { seat, ships }: Open): boolean =>
  ships.some((s) => canAct(b, s)) || isOrderOpen(b, ships) || castCommands(b, seat).length > 0;

const known = new WeakMap<Battle, readonly Open[]>();

/** Those who still have something to do; X-258: several players of a side move as they like. Asked often, worked out once. */
const openIn = (b: Battle, f: HalfFrame): readonly Open[] => {
  const found = known.get(b);
  if (found !== undefined) return found;
  const open: Open[] = [];
  for (const seat of seatsOf(b, f.side)) {
    if (b.ready[seat] === true || b.conceded.includes(seat)) continue;
    const one = { seat, ships: waiting(b, seat) };
    if (isOpen(b, one)) open.push(one);
  }
  known.set(b, open);
  return open;
};

/** in order of number. */
const driftNext = (b: Battle, f: HalfFrame): Battle => {
  for (const s of b.ships)
    if (sideOf(b, s) === f.side && isOnBoard(s) && !s.turn.activated) return pushed(b, activationOf(s.id, 'drift'));
  return popped(b);
};

const refuseActivate = (b: Battle, seat: Seat, id: ShipId): CosmicRefusal | undefined => {
  const s = findShip(b, id);
  if (s === undefined) return { code: 'noSuchShip', rule: 'X-210', ship: id };
  return isWaiting(b, seat, s) ? undefined : { code: 'cannotActivate', rule: 'X-210', ship: id };
};

const done = (b: Battle, seat: Seat): Battle => {
  const copy = copyBattle(b);
  copy.ready = b.ready.map((one, i) => i === seat || one);
  return copy;
};

export const halfProcedure: CosmicProcedure<HalfFrame> = {
  advance: (b, f, table) => {
    if (f.step === 'begin') return begin(b, f, table);
    if (f.step === 'drift') return driftNext(b, f);
    return openIn(b, f).length > 0 ? b : replaced(b, halfOf(f, 'drift'));
  },
  decisions: (b, f) =>
    openIn(b, f).map(({ seat, ships }) => ({
      seat,
      kind: 'activate',
      rule: 'X-210',
      ships: ships.map(({ id }) => id),
    })),
  refuse: (b, _f, seat, c) => {
    if (c.type === 'activate') return refuseActivate(b, seat, c.ship);
    if (c.type === 'cast') return refuseCast(b, seat, c);
    return c.type === 'pass' ? undefined : { code: 'otherDecision', rule: 'X-210', asked: 'activate' };
  },
  apply: (b, _f, seat, c, table) => {
    if (c.type === 'cast') return applyCast(b, c, table);
    if (c.type !== 'activate') return done(b, seat);
    table.tell?.({ type: 'activated', ship: c.ship, rule: 'X-210' });
    return pushed(b, activationOf(c.ship, 'act'));
  },
  candidates: (b, f, seat): readonly CosmicCommand[] => [
    ...openIn(b, f)
      .find((one) => one.seat === seat)!
      .ships.map(({ id }) => ({ type: 'activate', ship: id }) as const),
    ...castCommands(b, seat),
    { type: 'pass' },
  ],
};
