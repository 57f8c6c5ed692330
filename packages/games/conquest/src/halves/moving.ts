/** One side moves and harvests with its units in any order (CQ-30, CQ-31, DW-35, X-313, X-323): income, a window for the others, its activations. */

import { isSince, otherSide } from '@muster/dwethia';
import type { Seat } from '@muster/kernel';
import { applyIncome } from '../economy/income.ts';
import { delivered } from '../economy/relics.ts';
import { unitsOfSide } from '../ground/standing.ts';
import { isWindowOpen, surgeOf } from '../moving/windows.ts';
import {
  allNotReady,
  busySeats,
  copyBattle,
  copyModel,
  copyNode,
  copyTurn,
  popped,
  pushed,
  replaced,
  seatFor,
  sideOf,
  withReady,
  withSide,
} from '../state/battle.ts';
import type {
  Battle,
  ConquestCommand,
  ConquestProcedure,
  ConquestTable,
  HalfFrame,
  Model,
  ModelId,
} from '../state/types.ts';
import { beginActivation, canAct, refuseActivate } from './activation.ts';

const halfOf = (f: HalfFrame, step: HalfFrame['step']): HalfFrame => ({ type: 'half', side: f.side, step });

/** every node serves each side again; nobody has harvested in this phase. */
const beginPhase = (b: Battle): Battle => {
  const copy = copyBattle(b);
  copy.phase = 'movement';
  if (b.nodes.some(({ served }) => served[0] || served[1]))
    copy.nodes = b.nodes.map((n) => {
      const node = copyNode(n);
      node.served = [false, false];
      return node;
    });
  let now: Battle = copy;
  for (const side of [0, 1] as const)
    if (now.sides[side].audited)
      now = withSide(now, side, (s) => {
        s.audited = false;
      });
  return now;
};

/** who stands beside a shelf with a relic has brought it home, be it pinned or rooted; not before the fourth edition. */
const arrived = (b: Battle, side: HalfFrame['side'], table: ConquestTable): Battle => {
  if (!isSince(b.config, 4)) return b;
  const carriers = unitsOfSide(b, side).filter(({ relics }) => relics.length > 0);
  return carriers.reduce((now, { id }) => delivered(now, id, table), b);
};

const begin = (b: Battle, f: HalfFrame, table: ConquestTable): Battle => {
  const now = allNotReady(f.side === b.first ? beginPhase(b) : b);
  table.tell?.({ type: 'halfBegan', side: f.side, phase: 'movement', rule: 'CQ-30' });
  return arrived(applyIncome(replaced(now, halfOf(f, 'window')), f.side, table), f.side, table);
};

/** X-327 (a): before the first command. */
const openWindow = (b: Battle, f: HalfFrame): Battle => {
  const waiting = otherSide(f.side);
  return isWindowOpen(b, waiting, 'a')
    ? pushed(replaced(b, halfOf(f, 'waits')), surgeOf(waiting))
    : replaced(b, halfOf(f, 'act'));
};

/** A seat that has something to do, and its units that can. */
interface Open {
  readonly seat: Seat;
  readonly units: readonly ModelId[];
}

const unitsToActivate = (b: Battle, seat: Seat): readonly ModelId[] => {
  const found: ModelId[] = [];
  for (let i = 0; i < b.models.length; i++) {
    const m = b.models[i]!;
    if (seatFor(b, m) === seat && canAct(b, m)) found.push(m.id);
  }
  return found;
};

const known = new WeakMap<Battle, readonly Open[]>();

/** several seats of a side move as they like. Asked often, worked out once. */
const openIn = (b: Battle, f: HalfFrame): readonly Open[] => {
  const found = known.get(b);
  if (found !== undefined) return found;
  const open: Open[] = [];
  for (const seat of busySeats(b, f.side)) {
    const units = unitsToActivate(b, seat);
    if (units.length > 0) open.push({ seat, units });
  }
  known.set(b, open);
  return open;
};

/** the half of its side is over; not one in whose course it was rooted. */
const isFreedAfter = (b: Battle, m: Model, f: HalfFrame): boolean =>
  m.rooted && !m.turn.held && sideOf(b, m) === f.side && b.config.rulings.rootUntil === 'half';

const unitAfter = (b: Battle, m: Model, f: HalfFrame): Model => {
  const isFreed = isFreedAfter(b, m, f);
  const isSlowed = m.turn.haste > 0 && f.side !== b.first;
  if (!isFreed && !isSlowed) return m;
  const copy = copyModel(m);
  if (isFreed) copy.rooted = false;
  if (isSlowed) {
    const turn = copyTurn(m.turn);
    turn.haste = 0;
    copy.turn = turn;
  }
  return copy;
};

/** roots hold through the half of their side; Hasten lasts as long as the phase. */
const end = (b: Battle, f: HalfFrame): Battle => {
  const copy = copyBattle(popped(b));
  copy.models = b.models.map((m) => unitAfter(b, m, f));
  return copy;
};

export const halfProcedure: ConquestProcedure<HalfFrame> = {
  advance: (b, f, table) => {
    if (f.step === 'income') return begin(b, f, table);
    if (f.step === 'window') return openWindow(b, f);
    if (f.step === 'waits') return replaced(b, halfOf(f, 'act'));
    return openIn(b, f).length > 0 ? b : end(b, f);
  },
  decisions: (b, f) =>
    openIn(b, f).map(({ seat, units }) => ({ seat, kind: 'activate', rule: 'X-313', units }) as const),
  refuse: (b, _f, seat, c) => {
    if (c.type === 'activate') return refuseActivate(b, seat, c.unit);
    return c.type === 'done' ? undefined : { code: 'otherDecision', rule: 'X-313', asked: 'activate' };
  },
  apply: (b, _f, seat, c, table) =>
    c.type === 'activate' ? beginActivation(b, c.unit, false, table) : withReady(b, seat),
  candidates: (b, f, seat) => {
    const found: ConquestCommand[] = [];
    for (const one of openIn(b, f))
      if (one.seat === seat) for (const unit of one.units) found.push({ type: 'activate', unit });
    found.push({ type: 'done' });
    return found;
  },
};
