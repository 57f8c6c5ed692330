/** Wounds on one model: its save, what it ignores, Field Medics, Heroic Resolve, what it suffers (DW-62 to DW-65, CQ-73, X-361). */

import { type RollFrame, successesOf, wounding } from '@muster/dwethia';
import { isUnit, kitOf } from '../ground/field.ts';
import { effectsOf, ignoreOf, saveOf } from '../ground/values.ts';
import { tellOrder } from '../orders/standing-orders.ts';
import {
  copyModel,
  findModel,
  modelOf,
  onTop,
  paidFrom,
  popped,
  pushed,
  replaced,
  seatFor,
  sideOf,
  standingOf,
  topOf,
  withModel,
  withSide,
} from '../state/battle.ts';
import { diceOf } from '../state/dice.ts';
import { withLost } from '../state/fight-frame.ts';
import type {
  Battle,
  ConquestProcedure,
  ConquestTable,
  Model,
  ModelId,
  ResolveCommand,
  WoundCause,
  WoundsFrame,
} from '../state/types.ts';
import { credited, removed } from './removal.ts';

export const woundsOn = (model: ModelId, wounds: number, how: WoundCause): WoundsFrame => ({
  type: 'wounds',
  model,
  wounds,
  how,
  step: 'save',
  settled: 0,
});

const withStep = (f: WoundsFrame, step: WoundsFrame['step'], wounds: number, settled = 0): WoundsFrame => ({
  type: 'wounds',
  model: f.model,
  wounds,
  how: f.how,
  step,
  settled,
});

// --- Field Medics ---

/** 3.4: what Field Medics of its side need; null where they have none, or have been busy in this phase. */
const medicsOf = (b: Battle, m: Model): number | null => {
  const side = sideOf(b, m);
  if (b.sides[side].medics || (b.phase !== 'shoot' && b.phase !== 'combat')) return null;
  const found = effectsOf(b, side, 'medics');
  return found.length === 0 ? null : found[0]!.needs;
};

/** the first Wound of the phase, before Resolve. */
const tend = (b: Battle, f: WoundsFrame, m: Model): Battle => {
  const needs = medicsOf(b, m);
  return needs === null
    ? replaced(b, withStep(f, 'resolve', f.wounds))
    : pushed(b, diceOf(b, m, 'medics', 'X-366', 1, needs));
};

const tended = (b: Battle, f: WoundsFrame, roll: RollFrame, table: ConquestTable): Battle => {
  const left = f.wounds - successesOf(roll);
  const [face] = roll.pools[0]!.faces;
  table.tell?.({ type: 'medics', model: f.model, face: face!, ignored: left < f.wounds, rule: 'X-366' });
  const busy = withSide(b, sideOf(b, modelOf(b, f.model)), (s) => {
    s.medics = true;
  });
  return replaced(busy, withStep(f, 'resolve', left));
};

// --- Heroic Resolve ---

const RESOLVED_ON = 4;

/** heroes; with `resolveAllUnits` every unit. */
export const isHeroic = (b: Battle, m: Model): boolean => {
  const kit = kitOf(b, m);
  return kit.kind === 'unit' && (kit.isHero || b.config.rulings.resolveAllUnits);
};

/** out of the pool of its side. */
const mayResolve = (b: Battle, m: Model): boolean => isHeroic(b, m) && b.sides[sideOf(b, m)].pool.destiny > 0;

/** What its owner's standing order answers for the next wound; undefined: it is to be asked. */
const resolveOrdered = (b: Battle, f: WoundsFrame, m: Model): boolean | undefined => {
  if (!mayResolve(b, m)) return false;
  const order = standingOf(b, seatFor(b, m)).resolve;
  switch (order) {
    case 'never':
      return false;
    case 'always':
      return true;
    case 'ask':
      return undefined;
    case 'fatal':
      return f.settled + 1 >= m.wounds ? undefined : false;
  }
};

/** CQ-73: the point is spent whatever the die shows; a wound that stays may be tried again. */
const resolve = (b: Battle, f: WoundsFrame, m: Model, table: ConquestTable): Battle => {
  const paid = paidFrom(b, sideOf(b, m), 'destiny', 1);
  const face = table.roll(1, seatFor(b, m), 'resolve')[0]!; // no re-rolls
  const ignored = face >= RESOLVED_ON;
  table.tell?.({ type: 'resolved', model: m.id, face, ignored, rule: 'X-361' });
  return ignored ? replaced(paid, withStep(f, 'resolve', f.wounds - 1, f.settled)) : paid;
};

/** It takes this wound; the next is looked at. */
const settle = (b: Battle, f: WoundsFrame): Battle => replaced(b, withStep(f, 'resolve', f.wounds, f.settled + 1));

const tellSettled = (b: Battle, m: Model, table: ConquestTable): void => {
  const seat = seatFor(b, m);
  const why = standingOf(b, seat).resolve === 'never' ? 'never' : 'notFatal';
  tellOrder(table, seat, { order: 'resolve', model: m.id, why }, 'X-361');
};

const steel = (b: Battle, f: WoundsFrame, m: Model, table: ConquestTable): Battle => {
  // surplus is lost: nothing to resolve once it is slain
  if (f.settled >= f.wounds || f.settled >= m.wounds) return replaced(b, withStep(f, 'suffer', f.settled));
  const pays = resolveOrdered(b, f, m);
  if (pays === undefined) return b;
  if (pays) return resolve(b, f, m, table);
  if (table.tell !== undefined && mayResolve(b, m)) tellSettled(b, m, table);
  return settle(b, f);
};

// --- What is left ---

/** DW-65; X-336: who is shot to 0 stays till casualties are removed; CQ-52: a [Quick Shot] removes at once; a fight removes for itself. */
const fallen = (b: Battle, m: Model, how: WoundCause, table: ConquestTable): Battle => {
  const counted = credited(b, m, how);
  if (how.kind === 'fight') return counted;
  if (b.phase !== 'shoot' || how.quick) return removed(counted, m.id, how, table);
  table.tell?.({ type: 'dying', model: m.id, rule: 'X-336' });
  return counted;
};

const suffer = (b: Battle, f: WoundsFrame, m: Model, table: ConquestTable): Battle => {
  const lost = Math.min(f.wounds, m.wounds);
  const copy = copyModel(m);
  copy.wounds = m.wounds - lost;
  table.tell?.({ type: 'wounded', model: m.id, wounds: lost, left: copy.wounds, rule: 'DW-65' });
  const top = topOf(b);
  const counted = top?.type === 'fight' ? replaced(b, withLost(top, sideOf(b, m), lost)) : b;
  const wounded = withModel(counted, copy);
  return copy.wounds === 0 ? fallen(wounded, copy, f.how, table) : wounded;
};

// --- All of it, in order ---

/** After what is ignored: Field Medics, then Heroic Resolve. X-348: a building has nothing that helps it. */
const rest = (b: Battle, f: WoundsFrame, table: ConquestTable): Battle => {
  const m = modelOf(b, f.model);
  if (!isUnit(b, m)) return suffer(popped(b), f, m, table);
  if (f.step === 'medics') return tend(b, f, m);
  return f.step === 'resolve' ? steel(b, f, m, table) : suffer(popped(b), f, m, table);
};

/** DW-62, DW-64, DW-77, DW-78: a die for each wound; friends may have made the save better (DW-44). */
const WOUNDING = wounding<Battle, WoundsFrame>({
  isPast: (b, f) => {
    const m = findModel(b, f.model);
    return m === undefined || m.wounds === 0 || f.wounds === 0; // the dying are not wounded
  },
  save: (b, f) => {
    const m = modelOf(b, f.model);
    return isUnit(b, m) ? saveOf(b, m) : null;
  },
  ignore: (b, f) => ignoreOf(b, modelOf(b, f.model)),
  rolled: (b, f, what, rule, dice, needs) => pushed(b, diceOf(b, modelOf(b, f.model), what, rule, dice, needs)),
  withStep,
  after: 'medics',
  rest,
  onTop,
});

/** The dice of saves, ignored wounds and Field Medics have come to rest. */
export const woundsLanded = (b: Battle, f: WoundsFrame, roll: RollFrame, table: ConquestTable): Battle =>
  f.step === 'medics' ? tended(b, f, roll, table) : WOUNDING.landed(b, f, roll, table);

const PAY: ResolveCommand = { type: 'resolve', pay: true };
const TAKE_IT: ResolveCommand = { type: 'resolve', pay: false };

export const woundsProcedure: ConquestProcedure<WoundsFrame> = {
  advance: WOUNDING.advance,
  decisions: (b, f) => {
    const m = modelOf(b, f.model);
    return [{ seat: seatFor(b, m), kind: 'resolve', rule: 'X-361', model: m.id, left: f.wounds - f.settled }];
  },
  refuse: (_b, _f, _seat, c) =>
    c.type === 'resolve' ? undefined : { code: 'otherDecision', rule: 'X-361', asked: 'resolve' },
  apply: (b, f, _seat, c, table) => {
    if (c.type !== 'resolve') return b;
    return c.pay ? resolve(b, f, modelOf(b, f.model), table) : settle(b, f);
  },
  candidates: () => [PAY, TAKE_IT],
};
