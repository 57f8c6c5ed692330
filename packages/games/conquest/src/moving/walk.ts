/**
 * A walk of the active unit (CQ-30, CQ-31, CQ-40 to CQ-44, X-314 to X-319): legs one after the other, the last end is a stop. A base
 * has no facing (CQ-43).
 */

import { type Length, measured, type Point } from '@muster/geometry';
import { copyModel, copyTurn, modelOf, withModel, withTurn } from '../state/battle.ts';
import type { Battle, ConquestRefusal, ConquestTable, Model, ModelId, WalkFault } from '../state/types.ts';
import { fieldOf } from '../table/field.ts';
import { enemiesAt, engageDistance, ZONE } from '../table/standing.ts';
import { delivered } from './relics.ts';
import { type Around, aroundOf, engagedAt, exactWay, type Foe, keptFoes } from './way.ts';

interface Fault {
  readonly why: WalkFault;
  readonly at?: Point;
  readonly by?: ModelId;
  readonly cost?: Length;
  readonly limit?: Length;
}

const isWhole = (p: Point): boolean => Number.isSafeInteger(p.x) && Number.isSafeInteger(p.y);

/** CQ-44. */
const isOnBoard = ({ ground, radius }: Around, p: Point): boolean => {
  const least = radius - measured.EPSILON;
  return p.x >= least && p.y >= least && p.x <= ground.width - least && p.y <= ground.height - least;
};

/** Before anything is measured. */
const pathFault = (a: Around, path: readonly Point[]): Fault | undefined => {
  const { at } = a.unit;
  let moves = false;
  for (let i = 0; i < path.length; i++) {
    const p = path[i]!;
    if (!isWhole(p)) return { why: 'notWhole' };
    if (!isOnBoard(a, p)) return { why: 'edge', at: p };
    if (p.x !== at.x || p.y !== at.y) moves = true;
  }
  return moves ? undefined : { why: 'empty' };
};

const engageFault = (engaged: readonly Foe[], engage: boolean): Fault | undefined => {
  if (engaged.length > 0) return engage ? undefined : { why: 'mustEngage', by: engaged[0]!.model.id };
  return engage ? { why: 'nobodyToEngage' } : undefined;
};

const isClear = (way: measured.Way, path: readonly Point[]): boolean => {
  for (let i = 1; i < path.length; i++) if (!measured.isLegClear(way, path[0]!, path[i - 1]!, path[i]!)) return false;
  return measured.isPlace(way, path[path.length - 1]!, path[0]!);
};

/** What of the way is in the way. */
const wayFault = (a: Around, way: measured.Way, path: readonly Point[], engaged: readonly Foe[]): Fault => {
  const refusal = measured.refusePath(way, path, Number.POSITIVE_INFINITY)!;
  switch (refusal.code) {
    case 'crossesPiece':
    case 'onPiece':
      return { why: 'impassable', at: refusal.at };
    case 'crossesBody':
    case 'onBody': {
      const { body, at } = refusal;
      if (body >= way.bodies.length) return { why: 'occupied', at, by: a.friends[body - way.bodies.length]!.model.id };
      if (body < a.buildings.length) return { why: 'building', at, by: a.buildings[body]!.model.id };
      const foe = keptFoes(a)[body - a.buildings.length]!;
      return { why: engaged.includes(foe) ? 'enemy' : 'zone', at, by: foe.model.id };
    }
    default:
      return { why: 'edge' };
  }
};

/** until it is half an inch away, the gap to a foe it started close to may not shrink; then it is a foe like any other. */
const closeFault = (a: Around, foe: Foe, path: readonly Point[], isEngaged: boolean): Fault | undefined => {
  const { base } = foe;
  const out = a.radius + base.radius + ZONE - measured.EPSILON;
  const bodies = [{ x: base.x, y: base.y, radius: base.radius + (isEngaged ? 0 : ZONE) }];
  const way: measured.Way = { field: a.ground, radius: a.radius, over: Number.POSITIVE_INFINITY, bodies };
  let isClose = true;
  for (let i = 1; i < path.length; i++) {
    const [p, q] = [path[i - 1]!, path[i]!];
    const [x, y] = [q.x - base.x, q.y - base.y];
    if (!isClose && !measured.isLegClear(way, path[0]!, p, q))
      return { why: isEngaged ? 'enemy' : 'zone', by: foe.model.id };
    if (!isClose) continue;
    if ((q.x - p.x) * (p.x - base.x) + (q.y - p.y) * (p.y - base.y) < 0) return { why: 'closer', by: foe.model.id };
    isClose = x * x + y * y < out * out;
  }
  return undefined;
};

const RULES: { readonly [W in WalkFault]: string } = {
  tooLong: 'X-314',
  edge: 'CQ-44',
  impassable: 'X-315',
  enemy: 'CQ-40',
  building: 'X-315',
  zone: 'X-316',
  closer: 'X-317',
  occupied: 'CQ-40',
  mustEngage: 'X-316',
  nobodyToEngage: 'X-316',
  pinned: 'X-318',
  rooted: 'X-364',
  notWhole: 'CQ-31',
  empty: 'CQ-31',
};

/** X-317, of all foes it starts close to. */
const leavingFault = (a: Around, path: readonly Point[], engaged: readonly Foe[]): Fault | undefined => {
  for (let i = 0; i < a.foes.length; i++) {
    const foe = a.foes[i]!;
    const fault = foe.isClose ? closeFault(a, foe, path, engaged.includes(foe)) : undefined;
    if (fault !== undefined) return fault;
  }
  return undefined;
};

const faultOf = (b: Battle, unit: Model, ends: readonly Point[], engage: boolean): Fault | undefined => {
  if (unit.turn.pinned) return { why: 'pinned' };
  if (unit.rooted) return { why: 'rooted' };
  const a = aroundOf(b, unit);
  const early = pathFault(a, ends);
  if (early !== undefined) return early;
  const path = [unit.at, ...ends];
  const cost = measured.pathCost(path, a.rough);
  if (cost > a.left) return { why: 'tooLong', cost, limit: a.left };
  const engaged = engagedAt(a, path[path.length - 1]!);
  const wrong = engageFault(engaged, engage);
  if (wrong !== undefined) return wrong;
  const way = exactWay(a, engaged);
  return isClear(way, path) ? leavingFault(a, path, engaged) : wayFault(a, way, path, engaged);
};

/** Why a unit may not walk through these ends of legs and stop at the last; undefined when it may. */
export const refuseWalk = (
  b: Battle,
  unit: Model,
  path: readonly Point[],
  engage: boolean,
): ConquestRefusal | undefined => {
  const fault = faultOf(b, unit, path, engage);
  if (fault === undefined) return undefined;
  const { why, ...more } = fault;
  return { code: 'cannotWalk', rule: RULES[why], model: unit.id, why, ...more };
};

/** A walk that is not refused. */
export interface Walk {
  /** Ends of legs, as the command has them. */
  readonly path: readonly Point[];
  readonly engage: boolean;
  readonly cost: Length;
}

/** As `refuseWalk`, for searches that need no reason: whoever stands within reach of the stop is engaged. */
export const walkAlong = (a: Around, ends: readonly Point[]): Walk | undefined => {
  if (a.unit.turn.pinned || pathFault(a, ends) !== undefined) return undefined;
  const path = [a.unit.at, ...ends];
  const cost = measured.pathCost(path, a.rough);
  if (cost > a.left) return undefined;
  const engaged = engagedAt(a, path[path.length - 1]!);
  if (!isClear(exactWay(a, engaged), path) || leavingFault(a, path, engaged) !== undefined) return undefined;
  return { path: ends, engage: engaged.length > 0, cost };
};

/** As `refuseWalk`, without the reason. */
export const mayWalk = (b: Battle, unit: Model, path: readonly Point[], engage: boolean): boolean =>
  walkAlong(aroundOf(b, unit), path)?.engage === engage;

/** the mover and those it was not beside when it became active are pinned till the end of the phase. Blink engages alike. */
export const applyEngagement = (b: Battle, id: ModelId, table: ConquestTable): Battle => {
  const unit = modelOf(b, id);
  const foes = enemiesAt(b, unit, unit.at, engageDistance(b));
  if (foes.length === 0) return b;
  table.tell?.({ type: 'engaged', model: id, with: foes.map((foe) => foe.id), rule: 'X-316' });
  let now = withTurn(b, id, (turn) => {
    turn.pinned = true;
    turn.engaged = true;
  });
  for (const foe of foes)
    if (!unit.turn.near.includes(foe.id) && !foe.turn.pinned)
      now = withTurn(now, foe.id, (turn) => {
        turn.pinned = true;
      });
  return now;
};

/** Only for walks that were not refused. X-325: what it carries is delivered at the stop. */
export const applyWalk = (b: Battle, id: ModelId, ends: readonly Point[], table: ConquestTable): Battle => {
  const unit = modelOf(b, id);
  const path = [unit.at, ...ends];
  const cost = measured.pathCost(path, fieldOf(b).rough);
  const stop = ends[ends.length - 1]!;
  const copy = copyModel(unit);
  const turn = copyTurn(unit.turn);
  turn.ledger += cost;
  copy.turn = turn;
  copy.at = { x: stop.x, y: stop.y };
  table.tell?.({ type: 'walked', model: id, from: unit.at, path: ends, cost, ledger: turn.ledger, rule: 'X-314' });
  return delivered(applyEngagement(withModel(b, copy), id, table), id, table);
};

/** X-39 with `stickyMelee`: foes it is in contact with now, and no more at the stop. */
export const leftBehind = (b: Battle, unit: Model, ends: readonly Point[]): readonly Model[] => {
  if (!b.config.rulings.stickyMelee) return [];
  const distance = engageDistance(b);
  const still = enemiesAt(b, unit, ends[ends.length - 1]!, distance);
  return enemiesAt(b, unit, unit.at, distance).filter((foe) => !still.includes(foe));
};
