/** One record for each type of frame; the core's procedures with the few answers they need. */

import {
  allotting,
  captainOf,
  landing,
  priority,
  RESIST_RULES,
  resisting,
  rolling,
  sideOfPurse,
} from '@muster/dwethia';
import { type Procedures, stackOf } from '@muster/kernel';
import { allotAmong, allotted, BOARDING, boardingLanded } from './boarding/procedures.ts';
import { SHOOTING, SHOOTING_LANDED } from './halves/procedures.ts';
import { MOVING, MOVING_LANDED } from './moving/procedures.ts';
import { rerollOrdered, resistDefender, resistersOf, resistOrdered } from './orders/standing-orders.ts';
import { ordersProcedure } from './round/orders.ts';
import { beginPhases, roundEndProcedure } from './round/round.ts';
import { shieldsProcedure } from './round/shields.ts';
import { deployProcedure } from './setup/deploy.ts';
import { edgeProcedure } from './setup/edge.ts';
import { roleProcedure } from './setup/role.ts';
import { onTop, paidFrom, popped, standingOf } from './state/battle.ts';
import type { Battle, CosmicTypes, Frame, PoolRoll } from './state/types.ts';
import { woundsLanded, woundsProcedure } from './wounds/wounds.ts';

const PROCEDURES: Procedures<CosmicTypes> = {
  role: roleProcedure,
  edge: edgeProcedure,
  deploy: deployProcedure,
  orders: ordersProcedure,
  priority: priority<Battle>({
    captain: captainOf,
    goFirst: (b, seat) => standingOf(b, seat).goFirst,
    onTop,
    decided: (b, winner, first) => beginPhases(b, winner, first),
  }),
  shields: shieldsProcedure,
  ...MOVING,
  ...SHOOTING,
  // pools belong to sides, so a side casts and a side resists
  resist: resisting<Battle>({
    rules: () => RESIST_RULES,
    resisters: resistersOf,
    defender: resistDefender,
    purse: (b, id) => b.pools[sideOfPurse(id)],
    paid: (b, id, resource, points) => paidFrom(b, sideOfPurse(id), resource, points),
    ordered: resistOrdered,
    onTop,
    ended: (b, _, resolves) => (resolves ? b : popped(b)),
  }),
  roll: rolling<Battle, PoolRoll>({
    destiny: (b, purse) => (purse === '' ? 0 : b.pools[sideOfPurse(purse)].destiny),
    paid: (b, purse, points) => paidFrom(b, sideOfPurse(purse), 'destiny', points),
    ordered: rerollOrdered,
    onTop,
    landed: landing<Battle, Frame, PoolRoll>({
      ...MOVING_LANDED,
      ...SHOOTING_LANDED,
      fight: boardingLanded,
      wounds: woundsLanded,
    }),
  }),
  wounds: woundsProcedure,
  ...BOARDING,
  allot: allotting<Battle>({
    among: allotAmong,
    ordered: () => undefined,
    onTop,
    allotted: (b, frame) => allotted(b, frame),
  }),
  roundEnd: roundEndProcedure,
};

export const STACK = stackOf<CosmicTypes>(PROCEDURES);
