/** King of the Hill. */

import type { Seat } from '@muster/kernel';
import type { Battle, Fighter, MagewindsOutcome } from '../state/battle.ts';
import { bySeat, countOf, isNearCentre, rangeOf } from './counting.ts';
import { drawn, leaderOf, outcomeBy } from './outcomes.ts';
import { PLAIN, type ScenarioRules, type Score, type T } from './rules.ts';

const LAST_ROUND = 3;
/** MW-R89 */
const LONGEST = 6;
const END = 'ItT king-of-the-hill.end';

const holds = (b: Battle) => (f: Fighter) => isNearCentre(b, f, 3);

const counts = (b: Battle): readonly number[] => {
  const near = holds(b);
  return bySeat(b, (seat) => countOf(b, seat, near));
};

/** ItT king-of-the-hill.end: one warband alone on the hill ends it in any round; MW-R89: equal ones play on. */
const roundEnds = (b: Battle, table: T): MagewindsOutcome | undefined => {
  const points = counts(b);
  if (b.clones.length > 0) table.final(); // the count may show which of two is the double
  table.tell?.({ type: 'counted', rule: END, counts: points, what: 'fighters within 3 in of the marker' });
  const isAlone = points.filter((n) => n > 0).length === 1;
  const isUnequal = leaderOf(b, points) !== undefined;
  if (isAlone || (b.round >= LAST_ROUND && isUnequal)) return outcomeBy(b, points, 'scenario', END);
  return b.round >= LONGEST ? drawn(b, 'MW-R89') : undefined;
};

const standingOf = (b: Battle, seat: Seat): Score => {
  const { least, most } = rangeOf(b, seat, holds(b));
  const text = least === most ? `${least} on the hill` : `${least} to ${most} on the hill: one may be a double`;
  return { seat, points: least, most, text };
};

export const KING_OF_THE_HILL: ScenarioRules = {
  ...PLAIN,
  // ItT king-of-the-hill.special, MW-H13: the limit is public, so a fighter with a double counts where both are near.
  handBonus: (b, seat) => rangeOf(b, seat, (f) => isNearCentre(b, f, 1)).least,
  roundEnds,
  counts,
  standing: (b) => bySeat(b, (seat) => standingOf(b, seat)),
};
