/** Fragment Frenzy: picking up a fragment collects it. Placing them is in `fragments.ts`. */

import type { Battle, FighterId, MagewindsOutcome, ObjectId } from '../state/battle.ts';
import { changeObject, changeSeat } from '../state/copies.ts';
import { who } from '../state/events.ts';
import { bySeat } from './counting.ts';
import { leaderOf, outcomeBy } from './outcomes.ts';
import { PLAIN, type ScenarioRules, type T } from './rules.ts';

const LAST_ROUND = 3;
const END = 'ItT fragment-frenzy.end';

const tallies = (b: Battle): readonly number[] => bySeat(b, (seat) => b.seats[seat]!.tally);

/** ItT fragment-frenzy.special */
const collect = (b: Battle, fighter: FighterId, object: ObjectId, table: T): Battle => {
  const f = b.fighters[fighter]!;
  const removed = changeObject(b, object, (o) => {
    o.where = 'collected';
    o.carrier = null;
  });
  const next = changeSeat(removed, f.seat, (s) => void s.tally++);
  table.tell?.({
    type: 'collected',
    rule: 'ItT fragment-frenzy.special',
    who: who(f),
    tally: next.seats[f.seat]!.tally,
  });
  return next;
};

const roundEnds = (b: Battle, table: T): MagewindsOutcome | undefined => {
  if (b.round < LAST_ROUND) return undefined;
  const points = tallies(b);
  table.tell?.({ type: 'counted', rule: END, counts: points, what: 'fragments collected' });
  return leaderOf(b, points) === undefined ? undefined : outcomeBy(b, points, 'scenario', END);
};

export const FRAGMENT_FRENZY: ScenarioRules = {
  ...PLAIN,
  handBonus: (b, seat) => b.seats[seat]!.tally >> 1,
  pickedUp: collect,
  roundEnds,
  placesEachRound: true,
  counts: tallies,
  standing: (b) =>
    bySeat(b, (seat) => {
      const points = b.seats[seat]!.tally;
      return { seat, points, most: points, text: points === 1 ? '1 fragment' : `${points} fragments` };
    }),
};
