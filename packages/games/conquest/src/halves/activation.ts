/** One unit is active: it walks legs, harvests once, casts, in any order, until its player has done with it. */

import { otherSide } from '@muster/dwethia';
import type { Seat } from '@muster/kernel';
import { applyHarvest, harvestCommands, refuseHarvest } from '../economy/harvest.ts';
import { delivered } from '../economy/relics.ts';
import { kitOf } from '../ground/field.ts';
import { foesBeside } from '../ground/standing.ts';
import { leave, walkOn } from '../moving/leaving.ts';
import { walkCommands } from '../moving/stops.ts';
import { refuseWalk } from '../moving/walk.ts';
import { canWalk } from '../moving/way.ts';
import { isEngagementWindow, isWindowOpen, surgeOf } from '../moving/windows.ts';
import { castCommands, refuseCast } from '../powers/casting.ts';
import { applyCast } from '../powers/power.ts';
import { findModel, isDying, modelOf, popped, pushed, seatFor, sideOf, withReady, withTurn } from '../state/battle.ts';
import type {
  ActivateCommand,
  ActivationFrame,
  Battle,
  CastCommand,
  ConquestCommand,
  ConquestProcedure,
  ConquestRefusal,
  ConquestTable,
  DoneCommand,
  Model,
  ModelId,
  WalkCommand,
} from '../state/types.ts';

/** What a unit could do where it stands, its legs apart. */
const canDoHere = (b: Battle, m: Model): boolean => harvestCommands(b, m).length > 0 || castCommands(b, m).length > 0;

/** Whether activating it could change anything. */
export const canAct = (b: Battle, m: Model): boolean =>
  !m.turn.activated && !isDying(m) && kitOf(b, m).kind === 'unit' && (canWalk(b, m) || canDoHere(b, m));

export const refuseActivate = (b: Battle, seat: Seat, id: ModelId): ConquestRefusal | undefined => {
  const m = findModel(b, id);
  if (m === undefined) return { code: 'noSuchModel', rule: 'X-313', model: id };
  return seatFor(b, m) === seat && canAct(b, m) ? undefined : { code: 'cannotActivate', rule: 'X-313', model: id };
};

/** whom it stands beside is kept; X-325: where it starts is a stop. */
export const beginActivation = (b: Battle, id: ModelId, surge: boolean, table: ConquestTable): Battle => {
  table.tell?.({ type: 'activated', model: id, surge, rule: surge ? 'CQ-71' : 'X-313' });
  const near = foesBeside(b, modelOf(b, id)).map((foe) => foe.id);
  const now = withTurn(b, id, (turn) => {
    turn.near = near;
  });
  return delivered(pushed(now, { type: 'activation', unit: id, surge, leaving: null }), id, table);
};

/** it is closed for the phase; X-327 (c): then the other side may Surge, before whatever closed it goes on. */
const ended = (
  b: Battle,
  f: ActivationFrame,
  closed: ActivateCommand | DoneCommand | null,
  table: ConquestTable,
): Battle => {
  const unit = modelOf(b, f.unit);
  const now = withTurn(popped(b), f.unit, (turn) => {
    turn.activated = true;
  });
  const seat = seatFor(b, unit);
  const next = closed === null ? null : { seat, unit: closed.type === 'activate' ? closed.unit : null };
  const waiting = otherSide(sideOf(b, unit));
  if (!f.surge && isWindowOpen(now, waiting, 'c')) return pushed(now, surgeOf(waiting, null, next));
  if (next === null) return now;
  return next.unit === null ? withReady(now, seat) : beginActivation(now, next.unit, false, table);
};

/** X-327 (b): an engagement may be interrupted before it is walked, or cast. */
const declared = (b: Battle, f: ActivationFrame, c: WalkCommand | CastCommand, table: ConquestTable): Battle => {
  const unit = modelOf(b, f.unit);
  const path = c.type === 'walk' ? c.path : [c.at!];
  if (f.surge || !isEngagementWindow(b, unit, path, table))
    return c.type === 'walk' ? walkOn(b, path, table) : applyCast(b, c, table);
  const power = c.type === 'walk' ? null : c.power;
  return pushed(b, surgeOf(otherSide(sideOf(b, unit)), { unit: f.unit, path, power }));
};

const isClosing = (c: ConquestCommand): c is ActivateCommand | DoneCommand =>
  c.type === 'activate' || c.type === 'done';

export const activationProcedure: ConquestProcedure<ActivationFrame> = {
  advance: (b, f, table) => {
    const m = findModel(b, f.unit);
    if (m === undefined || isDying(m) || m.turn.activated) return popped(b);
    if (f.leaving) return leave(b, f, table);
    return canWalk(b, m) || canDoHere(b, m) ? b : ended(b, f, null, table);
  },
  decisions: (b, f) => [{ seat: seatFor(b, modelOf(b, f.unit)), kind: 'move', rule: 'X-313', unit: f.unit }],
  refuse: (b, f, seat, c) => {
    const m = modelOf(b, f.unit);
    if (c.type === 'walk') return refuseWalk(b, m, c.path, c.engage);
    if (c.type === 'harvest') return refuseHarvest(b, m, c.node);
    if (c.type === 'cast')
      return c.unit === f.unit
        ? refuseCast(b, seat, c)
        : { code: 'cannotCast', rule: 'X-329', power: c.power, why: 'wrongPhase' };
    if (c.type === 'finish') return undefined;
    if (f.surge || !isClosing(c)) return { code: 'otherDecision', rule: 'X-313', asked: 'move' };
    if (c.type === 'done') return undefined;
    if (c.unit === f.unit) return { code: 'cannotActivate', rule: 'X-313', model: c.unit };
    return refuseActivate(b, seat, c.unit);
  },
  apply: (b, f, _, c, table) => {
    if (c.type === 'walk') return declared(b, f, c, table);
    if (c.type === 'harvest') return applyHarvest(b, modelOf(b, f.unit), c.node, table);
    if (c.type === 'cast') return c.engage ? declared(b, f, c, table) : applyCast(b, c, table);
    return ended(b, f, isClosing(c) ? c : null, table);
  },
  candidates: (b, f): readonly ConquestCommand[] => {
    const m = modelOf(b, f.unit);
    return [...walkCommands(b, m), ...harvestCommands(b, m), ...castCommands(b, m), { type: 'finish' }];
  },
};
