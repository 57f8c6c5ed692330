/**
 * A walk of the active unit (CQ-30, CQ-31, CQ-40 to CQ-44, X-314 to X-319): legs one after the other, the last end is a stop. A base
 * has no facing (CQ-43).
 */

import { type Length, measured, type Point } from '@muster/geometry';
import { delivered } from '../economy/relics.ts';
import { fieldOf } from '../ground/field.ts';
import { enemiesAt, engageDistance } from '../ground/standing.ts';
import { copyModel, copyTurn, modelOf, withModel, withTurn } from '../state/battle.ts';
import type { Battle, ConquestRefusal, ConquestTable, Model, ModelId } from '../state/types.ts';
import { engageFault, type Fault, isClear, leavingFault, pathFault, WALK_RULES, wayFault } from './walk-faults.ts';
import { type Around, aroundOf, engagedAt, exactWay } from './way.ts';

const faultOf = (b: Battle, unit: Model, ends: readonly Point[], engage: boolean): Fault | undefined => {
  if (unit.turn.pinned) return { why: 'pinned' };
  if (unit.rooted) return { why: 'rooted' };
  const a = aroundOf(b, unit);
  const early = pathFault(a, ends);
  if (early !== undefined) return early;
  const path = [unit.at, ...ends];
  const cost = measured.pathCost(path, a.rough); // DW-66
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
  return { code: 'cannotWalk', rule: WALK_RULES[why], model: unit.id, why, ...more };
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

/** CQ-42, X-318: the mover and those it was not beside when it became active are pinned till the end of the phase. Blink engages alike. */
export const applyEngagement = (b: Battle, id: ModelId, table: ConquestTable): Battle => {
  const unit = modelOf(b, id);
  const foes = enemiesAt(b, unit, unit.at, engageDistance(b));
  if (foes.length === 0) return b;
  const pinned = foes.filter((foe) => !unit.turn.near.includes(foe.id) && !foe.turn.pinned).map((foe) => foe.id);
  table.tell?.({ type: 'engaged', model: id, with: foes.map((foe) => foe.id), pins: [id, ...pinned], rule: 'X-316' });
  let now = withTurn(b, id, (turn) => {
    turn.pinned = true;
    turn.engaged = true;
  });
  for (const foe of pinned)
    now = withTurn(now, foe, (turn) => {
      turn.pinned = true;
    });
  return now;
};

/** Only for walks that were not refused. DW-46: who stands beside whom follows from where it stops. X-325: what it carries is delivered at the stop. */
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
