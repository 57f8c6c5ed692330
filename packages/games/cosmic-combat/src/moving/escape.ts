/** Freighters of a convoy leave the battle over the far edge. */

import { hulls } from '@muster/geometry';
import { judge } from '../round/outcome.ts';
import { copyShip, FREIGHTER, sideOf, withShip } from '../state/battle.ts';
import type { Battle, CosmicRefusal, CosmicTable } from '../state/types.ts';
import type { Around } from './around.ts';
import { cannotMove, straightReach } from './reach.ts';
import { moveFault, STAY_RULES } from './tokens.ts';

/** Whether some part of the base, one unit on, is over the edge opposite to its own. */
const isOverFarEdge = (a: Around, way: number): boolean => {
  const { corners } = hulls.slid(a.base, a.base.facing, way + 1);
  const isNorth = a.b.edges[sideOf(a.b, a.ship)!] === 'south';
  return corners.some(({ y }) => (isNorth ? y > a.field.board.height : y < 0));
};

export const refuseEscape = (a: Around): CosmicRefusal | undefined => {
  if (a.ship.unit !== FREIGHTER) return cannotMove(a, 'X-259', 'notAFreighter');
  const fault = moveFault(a.b, a.ship);
  if (fault !== null) return cannotMove(a, STAY_RULES[fault], fault);
  const reach = straightReach(a);
  if (reach.why !== 'edge') return cannotMove(a, 'X-259', reach.why, reach.distance, reach.by);
  return isOverFarEdge(a, reach.distance) ? undefined : cannotMove(a, 'X-259', 'edge', reach.distance);
};

export const applyEscape = (a: Around, table: CosmicTable): Battle => {
  table.tell?.({ type: 'escaped', ship: a.ship.id, rule: 'X-259' });
  const copy = copyShip(a.ship);
  copy.fate = 'escaped';
  return judge(withShip(a.b, copy), table);
};
