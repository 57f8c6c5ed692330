/** Resisting a power as a small game (DW-91 to DW-95): what each bid is worth when both go on as well as they can. */

import type { ResistRules } from './procedures/resist.ts';

/** What both have at stake; all of it lies open. */
export interface Stakes {
  /** Affinity that the power has cost: it counts. */
  readonly charge: number;
  /** What the caster can still add. */
  readonly affinity: number;
  readonly casterDestiny: number;
  /** What the resister can add: Faith, and Affinity where it resists. */
  readonly defence: number;
  readonly resisterDestiny: number;
  readonly rules: Pick<ResistRules, 'entryFeeCounts' | 'strictSingleRaise'>;
}

/** So many points, and how likely the power then resolves; 0 passes. */
export interface Bid {
  readonly points: number;
  readonly resolves: number;
}

/**
 * How likely the caster is level or higher after the dice (DW-93). `lead` is what the caster is ahead by, Destiny of both counted:
 * whoever falls behind answers until nothing is left, so all of it decides together (DW-94).
 */
export const resolvesWith = (lead: number): number => {
  let ways = 0;
  for (let defence = 1; defence <= 6; defence++)
    for (let cast = 1; cast <= 6; cast++) if (cast + lead >= defence) ways++;
  return ways / 36;
};

/** Of these the best for who bids; the cheapest of equals. */
export const bestBid = (bids: readonly Bid[], by: 'caster' | 'resister'): Bid => {
  let best = bids[0]!;
  for (const bid of bids) {
    const gain = by === 'caster' ? bid.resolves - best.resolves : best.resolves - bid.resolves;
    if (gain > 1e-12) best = bid;
  }
  return best;
};

/** Bids of whose turn it is, from passing upwards: the first pass ends the bidding (DW-92). */
export const raisesOf = (
  turn: 'caster' | 'resister',
  lead: number,
  affinity: number,
  defence: number,
  single: boolean,
): readonly Bid[] => {
  const known = new Map<number, number>();
  const worth = (by: 'caster' | 'resister', ahead: number, a: number, d: number): number => {
    const key = (((ahead + 500) * 100 + a) * 100 + d) * 2 + (by === 'caster' ? 0 : 1);
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = bestBid(bids(by, ahead, a, d), by).resolves;
    known.set(key, found);
    return found;
  };
  const bids = (by: 'caster' | 'resister', ahead: number, a: number, d: number): readonly Bid[] => {
    const all: Bid[] = [{ points: 0, resolves: resolvesWith(ahead) }];
    const own = by === 'caster' ? a : d;
    for (let points = 1; points <= (single ? Math.min(1, own) : own); points++)
      all.push({
        points,
        resolves:
          by === 'caster'
            ? worth('resister', ahead + points, a - points, d)
            : worth('caster', ahead - points, a, d - points),
      });
    return all;
  };
  return bids(turn, lead, affinity, defence);
};

/** Openings of the resister: none lets the power resolve; the first point is the fee (DW-91, X-20). */
export const openingsOf = ({
  charge,
  affinity,
  casterDestiny,
  defence,
  resisterDestiny,
  rules,
}: Stakes): readonly Bid[] => {
  const { entryFeeCounts, strictSingleRaise } = rules;
  const all: Bid[] = [{ points: 0, resolves: 1 }];
  for (let points = 1; points <= (strictSingleRaise ? Math.min(2, defence) : defence); points++) {
    const lead = charge - (entryFeeCounts ? points : points - 1) + casterDestiny - resisterDestiny;
    const answers = raisesOf('caster', lead, affinity, defence - points, strictSingleRaise);
    all.push({ points, resolves: bestBid(answers, 'caster').resolves });
  }
  return all;
};
