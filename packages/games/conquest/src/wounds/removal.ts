/** Models leave the board: what is credited to whom, what they drop, what is lost with them (CQ-47, DW-36, DW-37, X-326, X-367). */

import { otherSide, type Side } from '@muster/dwethia';
import { droppedRelics } from '../economy/relics.ts';
import { kitOf, type UnitKit } from '../ground/field.ts';
import { effectsOf } from '../ground/values.ts';
import { checkMissions } from '../round/missions.ts';
import {
  banked,
  copyBattle,
  findModel,
  isDying,
  modelOf,
  paidFrom,
  sideOf,
  withSide,
  withTally,
} from '../state/battle.ts';
import type { BankReason, Battle, ConquestTable, Model, ModelId, WoundCause } from '../state/types.ts';

/** 3.7: what the enemy may count when a model has lost its last Wound; a shot that went astray is nobody's merit. */
export const credited = (b: Battle, m: Model, how: WoundCause): Battle => {
  const side = sideOf(b, m);
  const by = how.by === null ? undefined : findModel(b, how.by);
  if (by !== undefined && sideOf(b, by) === side) return b;
  const kit = kitOf(b, m);
  return withTally(b, otherSide(side), (t) => {
    if (kit.kind === 'building') {
      if (kit.sheet.role === 'hq') t.hqRazed = true;
      return;
    }
    if (how.kind === 'shot' || how.kind === 'power') t.shotDown += 1;
    if (kit.sheet.commander || kit.sheet.elite) t.heroesSlain += 1;
  });
};

const paidInto = (b: Battle, side: Side, R: number, why: BankReason, table: ConquestTable): Battle => {
  table.tell?.({ type: 'banked', side, R, why, rule: 'X-366' });
  return banked(b, side, R, 0);
};

/** 3.4: Loot for models slain in melee, a tithe for one's own. */
const spoils = (b: Battle, m: Model, how: WoundCause | null, table: ConquestTable): Battle => {
  const side = sideOf(b, m);
  let now = b;
  if (how?.kind === 'fight' || how?.kind === 'leaving')
    for (const { perModel } of effectsOf(b, otherSide(side), 'loot'))
      now = paidInto(now, otherSide(side), perModel, 'loot', table);
  for (const { unit, perUnit } of effectsOf(b, side, 'tithe'))
    if (unit === m.sheet) now = paidInto(now, side, perUnit, 'tithe', table);
  return now;
};

/** nothing leaves the pools, unless players have switched it so; no pool falls below 0. */
export const poolsLost = (b: Battle, m: Model, { sheet: { stats } }: UnitKit): Battle => {
  const side = sideOf(b, m);
  let now = b;
  for (const resource of ['destiny', 'faith', 'affinity'] as const) {
    now = paidFrom(now, side, resource, Math.min(stats[resource], now.sides[side].pool[resource]));
  }
  return now;
};

/** CQ-47, X-349: what it had ordered is lost with what was paid. */
const ordersLost = (b: Battle, id: ModelId, table: ConquestTable): Battle => {
  for (const { builder, product } of b.orders)
    if (builder === id) table.tell?.({ type: 'orderLost', builder, product, refund: false, rule: 'X-349' });
  const copy = copyBattle(b);
  copy.orders = b.orders.filter(({ builder }) => builder !== id);
  return copy;
};

/** Takes a model off. `how` is null for who was shot down earlier in the phase; merits are counted when the last Wound is lost. */
export const removed = (b: Battle, id: ModelId, how: WoundCause | null, table: ConquestTable): Battle => {
  const m = modelOf(b, id);
  const kit = kitOf(b, m);
  table.tell?.({ type: 'slain', model: id, sheet: m.sheet, at: m.at, by: how?.by ?? null, rule: 'DW-65' });
  let now = droppedRelics(b, m, table);
  now = withTally(now, sideOf(b, m), (t) => {
    t.lost += kit.points;
  });
  now = ordersLost(spoils(now, m, how, table), id, table);
  if (b.config.rulings.poolLossOnDeath && kit.kind === 'unit') now = poolsLost(now, m, kit);
  const copy = copyBattle(now);
  copy.models = now.models.filter((one) => one.id !== id);
  return copy;
};

/** DW-36, X-336: all that were shot down, when both sides have shot and what was ordered has been placed. */
export const removeCasualties = (b: Battle, table: ConquestTable): Battle => {
  let now = b;
  for (const m of b.models) if (isDying(m)) now = removed(now, m.id, null, table);
  return checkMissions(now, table, 'now');
};

/** Field Medics may work again. */
export const medicsRested = (b: Battle): Battle => {
  let now = b;
  for (const side of [0, 1] as const)
    if (b.sides[side].medics)
      now = withSide(now, side, (s) => {
        s.medics = false;
      });
  return now;
};
