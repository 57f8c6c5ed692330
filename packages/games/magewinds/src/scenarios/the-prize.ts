/** The Prize. */

import type { Battle, FighterId, MagewindsOutcome, ObjectId } from '../state/battle.ts';
import { decide, leaderOf, outcomeBy, wonBy } from './outcomes.ts';
import type { ScenarioRules, T } from './rules.ts';
import { CARRYING, treasuresHeld } from './treasures.ts';

const LAST_ROUND = 3;
const END = 'ItT the-prize.end';

const roundEnds = (b: Battle, table: T): MagewindsOutcome | undefined => {
  if (b.round < LAST_ROUND) return undefined;
  const points = treasuresHeld(b);
  table.tell?.({ type: 'counted', rule: END, counts: points, what: 'treasures held' });
  return leaderOf(b, points) === undefined ? undefined : outcomeBy(b, points, 'scenario', END);
};

/** After round 3 the first to pick it up wins. */
const pickedUp = (b: Battle, fighter: FighterId, _: ObjectId, table: T): Battle =>
  b.round > LAST_ROUND ? decide(b, wonBy(b, b.fighters[fighter]!.seat, treasuresHeld(b), 'scenario', END), table) : b;

export const THE_PRIZE: ScenarioRules = { ...CARRYING, pickedUp, roundEnds };
