/** How a battle ends: places made from counts, and the endings that all scenarios share (MW-R95, MW-R103). */

import type { RuleId, Seat } from '@muster/kernel';
import type { Battle, MagewindsOutcome, OutcomeReason } from '../state/battle.ts';
import { copyBattle } from '../state/copies.ts';
import { fightersLeft } from './counting.ts';
import type { ScenarioRules, T } from './rules.ts';

/** MW-R103 */
const LAST_ROUND = 10;

/** A seat that has conceded stands behind all others. */
const pointsOf = (b: Battle, points: readonly number[], seat: Seat): number =>
  b.seats[seat]!.conceded ? -Infinity : points[seat]!;

/** Most points first, equal ones together; within a place by seat. */
export const placesBy = (b: Battle, points: readonly number[]): readonly (readonly Seat[])[] => {
  const seats = b.seats.map((_, seat) => seat);
  seats.sort((x, y) => compare(pointsOf(b, points, y), pointsOf(b, points, x)));
  const places: Seat[][] = [];
  for (const seat of seats) {
    const last = places[places.length - 1];
    if (last && pointsOf(b, points, last[0]!) === pointsOf(b, points, seat)) last.push(seat);
    else places.push([seat]);
  }
  return places;
};

const compare = (x: number, y: number): number => (x === y ? 0 : x < y ? -1 : 1);

export const outcomeBy = (
  b: Battle,
  points: readonly number[],
  reason: OutcomeReason,
  rule: RuleId,
): MagewindsOutcome => ({ places: placesBy(b, points), reason, rule });

/** The seat with more than any other; undefined when the most is shared. */
export const leaderOf = (b: Battle, points: readonly number[]): Seat | undefined => {
  const first = placesBy(b, points)[0]!;
  return first.length === 1 ? first[0] : undefined;
};

/** That seat first, the others by their points. */
export const wonBy = (
  b: Battle,
  seat: Seat,
  points: readonly number[],
  reason: OutcomeReason,
  rule: RuleId,
): MagewindsOutcome =>
  outcomeBy(
    b,
    points.map((n, s) => (s === seat ? Infinity : n)),
    reason,
    rule,
  );

export const drawn = (b: Battle, rule: RuleId): MagewindsOutcome => ({
  places: [b.seats.map((_, seat) => seat)],
  reason: 'draw',
  rule,
});

/** MW-R95: one warband alone is left on the battlefield; MW-H15: or none, and the scenario's count decides, if it can. */
export const wipeOut = (b: Battle, rules: ScenarioRules): MagewindsOutcome | undefined => {
  const left: Seat[] = [];
  for (let seat = 0; seat < b.seats.length; seat++) if (fightersLeft(b, seat) > 0) left.push(seat);
  if (left.length > 1) return undefined;
  const counts = rules.counts(b);
  if (left.length === 1) return wonBy(b, left[0]!, counts, 'wipedOut', 'MW-R95');
  return leaderOf(b, counts) === undefined
    ? outcomeBy(b, counts, 'draw', 'MW-R95')
    : outcomeBy(b, counts, 'wipedOut', 'MW-R95');
};

/** MW-R103: nothing goes on after round 10. */
export const roundLimit = (b: Battle, rules: ScenarioRules): MagewindsOutcome | undefined =>
  b.round < LAST_ROUND ? undefined : outcomeBy(b, rules.counts(b), 'roundLimit', 'MW-R103');

/** Ends the battle at once. */
export const decide = (b: Battle, outcome: MagewindsOutcome, table: T): Battle => {
  const next = copyBattle(b);
  next.outcome = outcome;
  next.phase = 'over';
  next.turn = null;
  next.stack = [];
  table.tell?.({ type: 'ended', rule: outcome.rule, outcome });
  return next;
};
