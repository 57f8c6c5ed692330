/** Who has won (HR-16, X-50, X-161, X-162, X-167). */

import { otherSide, seatsOf } from '@muster/dwethia';
import { known, type Seat } from '@muster/kernel';
import { kitOf } from '../ground/field.ts';
import { copyBattle, sideOf } from '../state/battle.ts';
import type { Battle, HeroesTable } from '../state/types.ts';

export type Reason = 'objectives' | 'destroyed' | 'roundLimit' | 'conceded';

const RULES: { readonly [R in Reason]: string } = {
  objectives: 'HR-13',
  destroyed: 'HR-16',
  roundLimit: 'X-162',
  conceded: 'X-167',
};

/** The battle is over; null is a draw. */
export const finish = (b: Battle, winner: 0 | 1 | null, reason: Reason, table: HeroesTable): Battle => {
  const rule = RULES[reason];
  table.final(); // both seals are opened
  const objectives = b.objectives.map((ids) => known(ids));
  table.tell?.({ type: 'over', winner, reason, objectives, rule });
  const copy = copyBattle(b);
  copy.stack = [];
  copy.objectives = objectives;
  copy.opened = [true, true];
  copy.outcome = { places: placesFor(b, winner), reason, rule };
  return copy;
};

/** who has given up does not share in what its mates win. */
export const placesFor = (
  b: Pick<Battle, 'config' | 'conceded'>,
  winner: 0 | 1 | null,
): readonly (readonly Seat[])[] => {
  const best = winner === null ? [...seatsOf(b, 0), ...seatsOf(b, 1)] : seatsOf(b, winner);
  const rest = winner === null ? [] : seatsOf(b, otherSide(winner));
  const first = best.filter((seat) => !b.conceded.includes(seat));
  const last = [...rest, ...best.filter((seat) => b.conceded.includes(seat))].sort((x, y) => x - y);
  return last.length === 0 ? [first] : [first, last];
};

/** half for models at half their Wounds or less, nothing for the summoned, all for those beside the board. */
const pointsLeft = (b: Battle, side: 0 | 1): number => {
  let points = 0;
  for (const m of b.models) {
    if (m.fate !== 'alive' || m.unit < 0 || sideOf(b, m) !== side) continue;
    const kit = kitOf(b, m);
    points += 2 * m.wounds <= kit.stats.wounds ? kit.points / 2 : kit.points;
  }
  return points;
};

/** Own sealed objectives that are met. */
export const objectivesMet = (b: Battle, side: 0 | 1): number =>
  known(b.objectives[side]!).filter((id) => b.trackers[side].met.includes(id)).length;

/** objectives, then points, then a draw. */
export const decideByCount = (b: Battle, reason: Reason, table: HeroesTable): Battle => {
  const by = [objectivesMet, pointsLeft].map((count) => count(b, 0) - count(b, 1));
  const lead = by.find((n) => n !== 0) ?? 0;
  return finish(b, lead === 0 ? null : lead > 0 ? 0 : 1, reason, table);
};
