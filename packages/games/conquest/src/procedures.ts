/** One record for each type of frame; the core's procedures with the few answers they need. */

import {
  allotting,
  captainOf,
  landing,
  priority,
  type ResistRules,
  resisting,
  rolling,
  sideOfPurse,
} from '@muster/dwethia';
import { type Procedures, stackOf } from '@muster/kernel';
import { placeProcedure } from './building/placing.ts';
import { combatProcedure } from './fighting/combat.ts';
import { allotAmong, allotOrdered, allotted, fightLanded, fightProcedure } from './fighting/fight.ts';
import { supportProcedure } from './fighting/support.ts';
import { effectsOf } from './ground/values.ts';
import { activationProcedure } from './halves/activation.ts';
import { halfProcedure } from './halves/moving.ts';
import { shootProcedure } from './halves/shooting.ts';
import { surgeProcedure } from './halves/surge.ts';
import { leavingLanded } from './moving/leaving.ts';
import { surgeLanded } from './moving/wager.ts';
import { rerollOrdered, tellKept } from './orders/standing-orders.ts';
import { powerLanded, powerProcedure, powerResisted } from './powers/power.ts';
import { resistDefender, resistersOf, resistOrdered } from './powers/resisting.ts';
import { roundEndProcedure } from './round/end.ts';
import { researchProcedure } from './round/research.ts';
import { beginPhases } from './round/round.ts';
import { deployProcedure } from './setup/deploy.ts';
import { edgeProcedure } from './setup/edge.ts';
import { hqProcedure } from './setup/hq.ts';
import { musterProcedure } from './setup/muster.ts';
import { nodesProcedure } from './setup/nodes.ts';
import { terrainProcedure } from './setup/terrain.ts';
import { shotLanded, shotProcedure } from './shooting/shot.ts';
import { onTop, paidFrom, standingOf } from './state/battle.ts';
import type { Battle, ConquestTypes, Frame, PoolRoll } from './state/types.ts';
import { woundsLanded, woundsProcedure } from './wounds/wounds.ts';

const resistRules = ({ config: { rulings } }: Battle): ResistRules => ({
  affinityResists: rulings.affinityResists,
  entryFeeCounts: rulings.entryFeeCounts,
  strictSingleRaise: rulings.strictSingleRaise,
});

const ROLLING = rolling<Battle, PoolRoll>({
  destiny: (b, purse) => b.sides[sideOfPurse(purse)].pool.destiny,
  paid: (b, purse, points) => paidFrom(b, sideOfPurse(purse), 'destiny', points),
  ordered: rerollOrdered,
  onTop,
  landed: landing<Battle, Frame, PoolRoll>({
    shot: shotLanded,
    power: powerLanded,
    wounds: woundsLanded,
    fight: fightLanded,
    activation: leavingLanded,
    surge: surgeLanded,
  }),
});

const PROCEDURES: Procedures<ConquestTypes> = {
  muster: musterProcedure,
  edge: edgeProcedure,
  terrain: terrainProcedure,
  nodes: nodesProcedure,
  hq: hqProcedure,
  deploy: deployProcedure,
  priority: priority<Battle>({
    captain: captainOf,
    // DW-33: Seers
    bonus: (b, side) => effectsOf(b, side, 'priority').reduce((sum, { add }) => sum + add, 0),
    goFirst: (b, seat) => standingOf(b, seat).goFirst,
    onTop,
    decided: (b, _, first) => beginPhases(b, first),
  }),
  research: researchProcedure,
  half: halfProcedure,
  activation: activationProcedure,
  surge: surgeProcedure,
  shoot: shootProcedure,
  shot: shotProcedure,
  power: powerProcedure,
  // DW-29, X-363: pools belong to sides, so a side casts and a side resists
  resist: resisting<Battle>({
    rules: resistRules,
    resisters: resistersOf,
    defender: resistDefender,
    purse: (b, id) => b.sides[sideOfPurse(id)].pool,
    paid: (b, id, resource, points) => paidFrom(b, sideOfPurse(id), resource, points),
    ordered: resistOrdered,
    onTop,
    ended: (b, _, resolves, table) => powerResisted(b, resolves, table),
  }),
  roll: {
    ...ROLLING,
    advance: (b, frame, table) => {
      if (table.tell !== undefined) tellKept(b, frame, table);
      return ROLLING.advance(b, frame, table);
    },
  },
  wounds: woundsProcedure,
  place: placeProcedure,
  support: supportProcedure,
  combat: combatProcedure,
  fight: fightProcedure,
  allot: allotting<Battle>({
    among: allotAmong,
    ordered: allotOrdered,
    onTop,
    allotted: (b, frame, table) => allotted(b, frame, table),
  }),
  roundEnd: roundEndProcedure,
};

export const STACK = stackOf<ConquestTypes>(PROCEDURES);
