/** What events change on the map that is shown, and what of a war is drawn. Pure. */

import {
  atSide,
  type Battle,
  type BuildOrder,
  banked,
  CORRUPT_ENDS,
  conquestPower,
  fieldModel,
  findKit,
  fullWoundsOf,
  kitCalled,
  kitOf,
  type Model,
  type ModelId,
  type ModelRound,
  markTaken,
  minesOf,
  missionsOf,
  modelOf,
  NO_TURN,
  type Node,
  paidFrom,
  poolsLost,
  sideOf,
  sideOfPurse,
  sideOfSeat,
  vpOf,
  withNewModel,
  withSide,
  withTally,
} from '@muster/conquest';
import type { Side } from '@muster/dwethia';
import type { Point } from '@muster/geometry';
import type { Seat } from '@muster/kernel';

export const change = (b: Battle, id: ModelId, to: (m: Model) => Partial<Model>): Battle => ({
  ...b,
  models: b.models.map((m) => (m.id === id ? { ...m, ...to(m) } : m)),
});

export const changeTurn = (b: Battle, id: ModelId, turn: Partial<ModelRound>): Battle =>
  change(b, id, (m) => ({ turn: { ...m.turn, ...turn } }));

export const changeNode = (b: Battle, id: string, to: (n: Node) => Partial<Node>): Battle => ({
  ...b,
  nodes: b.nodes.map((n) => (n.id === id ? { ...n, ...to(n) } : n)),
});

/** `A1-3` is of the first seat; a node is nobody's. */
export const seatOf = (place: string): Seat | undefined =>
  /^[A-D]\d/.test(place) ? place.charCodeAt(0) - 65 : undefined;

export const sideOfModel = (b: Pick<Battle, 'config'>, id: ModelId): Side => sideOfSeat(b, seatOf(id)!);

// --- Pools ---

/** Faith first, then Affinity. */
export const paidDefence = (b: Battle, purse: string, points: number): Battle => {
  const side = sideOfPurse(purse);
  const faith = Math.min(points, b.sides[side].pool.faith);
  return paidFrom(paidFrom(b, side, 'faith', faith), side, 'affinity', points - faith);
};

/** What a power lays on one whom it takes; Mend and wounds are told apart. `held`: the half under way does not free it. */
export const powerTook = (b: Battle, power: string, on: ModelId, held: boolean): Battle => {
  const effect = conquestPower(power)?.effect;
  switch (effect?.kind) {
    case 'root':
      return held
        ? changeTurn(
            change(b, on, () => ({ rooted: true })),
            on,
            { held },
          )
        : change(b, on, () => ({ rooted: true }));
    case 'dread':
      return change(b, on, () => ({ dread: true }));
    case 'corrupt':
      return change(b, on, () => ({ corrupt: CORRUPT_ENDS }));
    case 'ward':
      return change(b, on, () => ({ ward: true }));
    case 'hasten':
      return changeTurn(b, on, { haste: modelOf(b, on).turn.haste + effect.move });
    default:
      return b;
  }
};

/** DW-86: a power of the Shoot phase is instead of a shot. */
export const cast = (b: Battle, caster: ModelId, power: string, cost: number): Battle => {
  const paid = paidFrom(b, sideOfModel(b, caster), 'affinity', cost);
  return changeTurn(paid, caster, { cast: true, ...(conquestPower(power)?.phase === 'shoot' && { shot: true }) });
};

// --- Who comes and goes ---

const without = (orders: readonly BuildOrder[], builder: ModelId, product: string): readonly BuildOrder[] => {
  const at = orders.findIndex((one) => one.builder === builder && one.product === product);
  return orders.filter((_, i) => i !== at);
};

export const fielded = (b: Battle, id: ModelId, sheet: string, at: Point): Battle =>
  fieldModel(b, seatOf(id)!, sheet, at).b;

export const hqPlaced = (b: Battle, id: ModelId, at: Point): Battle => {
  const seat = seatOf(id)!;
  const sheet = kitCalled(b.config, id)!.id;
  return withNewModel(b, seat, sheet, at, fullWoundsOf(b, { seat, sheet })).b;
};

/** What was ordered stands on the table. */
export const placed = (b: Battle, id: ModelId, sheet: string, at: Point, builder: ModelId): Battle => {
  const node = b.orders.find((one) => one.builder === builder && one.product === sheet)?.node ?? null;
  return fieldModel({ ...b, orders: without(b.orders, builder, sheet) }, seatOf(id)!, sheet, at, node).b;
};

/** Paid at once; it stands at the end of the phase. */
export const ordered = (
  b: Battle,
  builder: ModelId,
  product: string,
  node: BuildOrder['node'],
  { R, A }: { readonly R: number; readonly A: number },
): Battle => {
  const paid = changeTurn(banked(b, sideOfModel(b, builder), -R, -A), builder, { built: 1 });
  return { ...paid, orders: [...b.orders, { builder, seat: seatOf(builder)!, product, node }] };
};

export const orderLost = (b: Battle, builder: ModelId, product: string, refund: boolean): Battle => {
  const now = { ...b, orders: without(b.orders, builder, product) };
  if (!refund) return now;
  const { R, A } = findKit(b, seatOf(builder)!, product)!.sheet.cost;
  return banked(now, sideOfModel(b, builder), R, A);
};

export const slain = (b: Battle, id: ModelId): Battle => {
  const m = modelOf(b, id);
  const kit = kitOf(b, m);
  const counted = withTally(b, sideOf(b, m), (tally) => {
    tally.lost += kit.points;
  });
  const paid = b.config.rulings.poolLossOnDeath && kit.kind === 'unit' ? poolsLost(counted, m, kit) : counted;
  return { ...paid, models: paid.models.filter((one) => one.id !== id) };
};

// --- The round ---

const activeIn = ({ stack }: Pick<Battle, 'stack'>): readonly ModelId[] =>
  stack.flatMap((frame) => (frame.type === 'activation' ? [frame.unit] : []));

/** Who was active is so no more. */
const withoutActive = (b: Battle): Battle => ({
  ...activeIn(b).reduce((now, id) => changeTurn(now, id, { activated: true }), b),
  stack: b.stack.filter(({ type }) => type !== 'activation'),
});

/** A Surge comes in between; else the last one is done. */
export const activated = (b: Battle, unit: ModelId, surge: boolean): Battle => {
  const before = surge ? b : withoutActive(b);
  return { ...before, stack: [...before.stack, { type: 'activation', unit, surge, leaving: null }] };
};

/** roots of a side end with its half, Hasten with the phase. */
const afterHalf = (b: Battle, side: Side, isLast: boolean): Battle => ({
  ...b,
  models: b.models.map((m) => {
    const isFreed = !m.turn.held && sideOf(b, m) === side && b.config.rulings.rootUntil === 'half';
    const turn = isLast && m.turn.haste > 0 ? { ...m.turn, haste: 0 } : m.turn;
    return { ...m, rooted: m.rooted && !isFreed, turn };
  }),
});

const NOT_SERVED: Node['served'] = [false, false];
const rested = (b: Battle): readonly Node[] => b.nodes.map((n) => ({ ...n, served: NOT_SERVED }));

export const halfBegan = (b: Battle, side: Side, phase: 'movement' | 'shoot'): Battle => {
  const isFirst = side === b.first;
  const second = b.first === 0 ? 1 : 0;
  const now: Battle = { ...withoutActive(b), phase };
  if (phase === 'shoot') return isFirst ? afterHalf(now, second, true) : now;
  const begun: Battle = isFirst ? { ...now, nodes: rested(now) } : afterHalf(now, b.first, false);
  return withSide(begun, side, (s) => {
    s.income = { R: 0, A: 0 };
  });
};

/** */
export const income = (b: Battle, side: Side, R: number, A: number): Battle => {
  const paid = withSide(banked(b, side, R, A), side, (s) => {
    s.income = { R, A };
  });
  return markTaken(paid, side, minesOf(paid, side));
};

/** what lasted till the end of the round is gone. */
export const roundEnded = (b: Battle): Battle => ({
  ...b,
  phase: 'end',
  nodes: rested(b),
  models: b.models.map((m) => ({
    ...m,
    turn: NO_TURN,
    dread: false,
    ward: false,
    corrupt: Math.max(0, m.corrupt - 1),
    rooted: m.rooted && b.config.rulings.rootUntil !== 'round',
  })),
});

/** CQ-15: a mission; the city is counted by its rounds. */
export const scored = (b: Battle, side: Side, what: string, vp: number): Battle => {
  const i = missionsOf(b, side).findIndex(({ mission }) => mission.id === what);
  if (i < 0) return b;
  return withSide(b, side, (s) => {
    s.missionVp = i === 0 ? [vp, s.missionVp[1]] : [s.missionVp[0], vp];
  });
};

// --- Nodes ---

export const harvested = (b: Battle, id: ModelId, node: string, R: number): Battle => {
  const side = sideOfModel(b, id);
  const served = changeNode(banked(b, side, R, 0), node, (n) => ({ served: atSide(n.served, side, true) }));
  return markTaken(served, side, [node]);
};

export const delivered = (b: Battle, id: ModelId, node: string, building: ModelId): Battle => {
  const given = change(b, id, (m) => ({ relics: m.relics.filter((one) => one !== node) }));
  const stored = change(given, building, (m) => ({ relics: [...m.relics, node] }));
  return markTaken(stored, sideOfModel(b, id), [node]);
};

/** it lies free; whoever had it has it no more. */
export const relicDropped = (b: Battle, node: string, at: Point): Battle => ({
  ...changeNode(b, node, () => ({ at })),
  models: b.models.map((m) => (m.relics.includes(node) ? { ...m, relics: m.relics.filter((one) => one !== node) } : m)),
});

/**
 * All that is drawn. Not drawn: the stack (the rules' own affair), numbers for the next models, what missions count, prices, what has been
 * used up in a phase, who is done, standing orders; aims before all are told, since one's own are chosen by oneself. Close combat begins without a word.
 */
export const drawn = ({ stack, config, made, ready, standing, ...b }: Battle): unknown => {
  const active = activeIn({ stack });
  const isOpen = b.sides.every(({ hasAims }) => hasAims);
  const whole: Battle = { stack, config, made, ready, standing, ...b };
  const phase = b.phase === 'combat' ? 'shoot' : b.phase;
  return {
    ...b,
    phase,
    vp: ([0, 1] as const).map((side) => (isOpen ? vpOf(whole, side).total : 0)),
    nodes: b.nodes.map(({ taken, ...n }) => n),
    sides: b.sides.map(({ fielded, tally, missionVp, discounted, medics, audited, aims, ...side }) => ({
      ...side,
      aims: isOpen ? aims : null,
    })),
    models: b.models.map(({ since, turn, ...m }) => ({
      ...m,
      pinned: turn.pinned,
      haste: turn.haste,
      hasActed:
        phase === 'movement'
          ? turn.activated || active.includes(m.id)
          : phase === 'shoot' && (turn.shot || turn.built > 0),
    })),
  };
};
