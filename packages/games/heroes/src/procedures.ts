/** One record for each type of frame; the core's procedures with the few answers they need. */

import { captainOf, landing, otherSide, priority, RESIST_RULES, resisting, rolling } from '@muster/dwethia';
import { type Procedures, stackOf } from '@muster/kernel';
import { fallBackProcedure } from './fighting/fall-back.ts';
import { fightLanded, fightProcedure } from './fighting/fight.ts';
import { opportunityLanded, opportunityProcedure } from './fighting/opportunity.ts';
import { kitOf } from './ground/field.ts';
import { rerollOrdered, resistersOf, resistOrdered } from './orders/orders.ts';
import { powerLanded, powerProcedure } from './powers/power.ts';
import { activationProcedure } from './round/activation.ts';
import { endProcedure } from './round/claims.ts';
import { jumpLanded, jumpProcedure } from './round/jump.ts';
import { markersProcedure } from './round/markers.ts';
import { beginRound, roundProcedure } from './round/round.ts';
import { sealProcedure } from './round/seal.ts';
import { edgeProcedure, terrainProcedure } from './setup/terrain.ts';
import { aftermath, lastShot } from './shooting/aftermath.ts';
import { blastLanded, blastProcedure } from './shooting/blast.ts';
import { shotLanded, shotProcedure } from './shooting/shot.ts';
import { copyModel, modelOf, onTop, ordersOf, paidBy, popped, sideOf, withModel } from './state/battle.ts';
import type { Battle, Frame, HeroesTypes, PoolRoll } from './state/types.ts';
import { woundsLanded, woundsProcedure } from './wounds/wounds.ts';

/** As something that is used up. */
export const RESONANCE = 'resonance';

/** HR-17: once in the battle after it was slain so, its losing die is rolled again. */
const resonated = (b: Battle, id: string): Battle | undefined => {
  const m = modelOf(b, id);
  if (!kitOf(b, m).resonates || m.used.includes(RESONANCE)) return undefined;
  const copy = copyModel(m);
  copy.used = [...m.used, RESONANCE];
  return withModel(b, copy);
};

const PROCEDURES: Procedures<HeroesTypes> = {
  terrain: terrainProcedure,
  edge: edgeProcedure,
  markers: markersProcedure,
  seal: sealProcedure,
  priority: priority<Battle>({
    // HR-19
    captain: captainOf,
    goFirst: (b, seat) => ordersOf(b, seat).goFirst,
    onTop,
    decided: (b, winner, first, table) => beginRound(b, winner, first, table),
  }),
  round: roundProcedure,
  activation: activationProcedure,
  jump: jumpProcedure,
  shot: shotProcedure,
  blast: blastProcedure,
  power: powerProcedure,
  //
  resist: resisting<Battle>({
    rules: () => RESIST_RULES,
    resisters: resistersOf,
    defender: (b, frame) => captainOf(b, otherSide(sideOf(b, modelOf(b, frame.caster)))),
    purse: modelOf,
    paid: paidBy,
    rerollLost: resonated,
    ordered: resistOrdered,
    onTop,
    ended: (b, _, resolves) => (resolves ? b : popped(b)),
  }),
  fight: fightProcedure,
  roll: rolling<Battle, PoolRoll>({
    destiny: (b, id) => modelOf(b, id).destiny,
    paid: (b, id, points) => paidBy(b, id, 'destiny', points),
    ordered: rerollOrdered,
    onTop,
    landed: landing<Battle, Frame, PoolRoll>({
      shot: shotLanded,
      blast: blastLanded,
      power: powerLanded,
      fight: fightLanded,
      wounds: woundsLanded,
      opportunity: opportunityLanded,
      jump: jumpLanded,
    }),
  }),
  wounds: woundsProcedure,
  aftermath,
  lastShot,
  fallBack: fallBackProcedure,
  opportunity: opportunityProcedure,
  endActivation: endProcedure,
};

export const STACK = stackOf<HeroesTypes>(PROCEDURES);
