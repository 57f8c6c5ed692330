/** The end of a round (CQ-25, CQ-27, DW-39, X-376): effects expire, the city scores, missions score, who is wiped out loses, the last round decides. */

import { SIDES } from '@muster/dwethia';
import { byItself, type Draft } from '@muster/kernel';
import { fieldOf, kitOf } from '../ground/field.ts';
import { effectsOf } from '../ground/values.ts';
import { copyBattle, copyModel, copyNode, NO_TURN, popped, sideOf, withSide, withTally } from '../state/battle.ts';
import type { Battle, ConquestProcedure, ConquestTable, Model, Node, Pool, RoundEndFrame } from '../state/types.ts';
import { bannersRaised, checkMissions } from './missions.ts';
import { decided, decidedByVp, lossOf } from './outcome.ts';
import { beginRound } from './round.ts';
import { CITY_VP, cityHolder, cityPoints, vpOf } from './scoring.ts';

// --- What lasts no longer ---

/** Dread, Ward and what it did in the round; Corrupt lasts through the next (3.5); X-364: Root with `rootUntil: round`. */
const rested = (b: Battle, m: Model): Model => {
  const copy = copyModel(m);
  copy.turn = NO_TURN;
  copy.dread = false;
  copy.ward = false;
  copy.corrupt = Math.max(0, m.corrupt - 1);
  if (b.config.rulings.rootUntil === 'round') copy.rooted = false;
  return copy;
};

const NOT_SERVED: Node['served'] = [false, false];

/** every node may serve again. */
const unserved = (n: Node): Node => {
  if (!n.served[0] && !n.served[1]) return n;
  const copy = copyNode(n);
  copy.served = NOT_SERVED;
  return copy;
};

const expired = (b: Battle): Battle => {
  const copy = copyBattle(b);
  copy.phase = 'end';
  copy.models = b.models.map((m) => rested(b, m));
  copy.nodes = b.nodes.map(unserved);
  let now: Battle = copy;
  for (const side of SIDES)
    now = withSide(now, side, (s) => {
      s.discounted = false;
      s.medics = false;
      s.audited = false;
    });
  return now;
};

// --- What is scored ---

/** CQ-13, X-368: 20 for who holds the city and plays for it; missions count the rounds of either. */
const cityScored = (b: Battle, table: ConquestTable): Battle => {
  const side = cityHolder(b);
  if (fieldOf(b).city !== null) table.tell?.({ type: 'cityHeld', side, points: cityPoints(b), rule: 'X-368' });
  if (side === null) return b;
  const plays = b.sides[side].aims?.scenario === 'take-the-city';
  if (plays) table.tell?.({ type: 'scored', side, what: 'take-the-city', vp: CITY_VP, rule: 'CQ-13' });
  return withTally(b, side, (t) => {
    t.cityRounds += 1;
  });
};

/** main scenario and missions; the city has been told round by round. */
const finalScoring = (b: Battle, table: ConquestTable): Battle => {
  const now = checkMissions(b, table, 'gameEnd');
  for (const side of SIDES) {
    const what = now.sides[side].aims?.scenario;
    if (what !== undefined && what !== 'take-the-city')
      table.tell?.({ type: 'scored', side, what, vp: vpOf(now, side).main, rule: 'CQ-26' });
  }
  return decidedByVp(now, table);
};

const isLastRound = (b: Battle): boolean => b.round >= b.config.rulings.rounds;

/** who is out loses at once; both: points decide. */
const judged = (b: Battle, table: ConquestTable): Battle | undefined => {
  const loss = lossOf(b);
  if (loss === undefined) return undefined;
  const [south, north] = loss.sides;
  if (south && north) return finalScoring(b, table);
  return decided(b, south ? 1 : 0, loss.reason, loss.rule, table);
};

// --- The next round ---

/** X-19 with `refill`: pools rise again to what units on the table and research bring; they never fall. */
const refilled = (b: Battle): Battle => {
  if (b.config.rulings.refill === 'never') return b;
  let now = b;
  for (const side of SIDES)
    now = withSide(now, side, (s) => {
      const full: Draft<Pool> = { destiny: 0, faith: 0, affinity: 0 };
      for (const m of b.models) {
        const kit = kitOf(b, m);
        if (kit.kind !== 'unit' || sideOf(b, m) !== side) continue;
        full.destiny += kit.sheet.stats.destiny;
        full.faith += kit.sheet.stats.faith;
        full.affinity += kit.sheet.stats.affinity;
      }
      for (const { add } of effectsOf(b, side, 'affinity')) full.affinity += add;
      s.pool = {
        destiny: Math.max(s.pool.destiny, full.destiny),
        faith: Math.max(s.pool.faith, full.faith),
        affinity: Math.max(s.pool.affinity, full.affinity),
      };
    });
  return now;
};

/** X-376, in this order. After set-up there is nothing to end: the first round begins. */
export const roundEndProcedure: ConquestProcedure<RoundEndFrame> = byItself((b, _f, table) => {
  if (b.round === 0) return beginRound(popped(b), table);
  table.tell?.({ type: 'phaseBegan', phase: 'end', rule: 'X-376' });
  const scored = bannersRaised(cityScored(expired(popped(b)), table));
  const now = checkMissions(scored, table, 'roundEnd');
  table.tell?.({ type: 'roundEnded', round: b.round, vp: [vpOf(now, 0).total, vpOf(now, 1).total], rule: 'X-376' });
  const lost = judged(now, table);
  if (lost !== undefined) return lost;
  return isLastRound(now) ? finalScoring(now, table) : beginRound(refilled(now), table);
});
