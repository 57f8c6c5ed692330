/** Bids in a contest over a power that could change nothing, though they would cost somebody points (DW-91 to DW-94). Pure. */

import type { ResistFrame } from '@muster/dwethia';

/** The best die against the worst. */
const MOST_BY_DICE = 5;

/** What may be bid of a purse, and the Destiny in it. */
export interface Bidder {
  readonly bids: number;
  readonly destiny: number;
}

/** Whether no first bid would win though the caster added nothing: it would not even cost the caster anything. X-20: the first point may be a fee. */
export const isOpeningIdle = ({ charge }: ResistFrame, { bids, destiny }: Bidder, fee: 0 | 1): boolean =>
  bids - fee + destiny + MOST_BY_DICE <= charge;

type Step = ResistFrame['step'];
type Bidding = Extract<Step, { readonly at: 'bid' | 'destiny' }>;

export const isBidding = (step: Step): step is Bidding => step.at === 'bid' || step.at === 'destiny';

/** Whether nothing that this one can still bid would win though the other adds nothing, or it has won whatever the other adds. */
export const isRaiseIdle = (
  step: Bidding,
  isCaster: boolean,
  { bids, destiny }: Bidder,
  others: Pick<Bidder, 'destiny'>,
): boolean => {
  const ahead = isCaster ? step.cast - step.defence : step.defence - step.cast - 1; // DW-93: level is the caster's
  return step.at === 'destiny'
    ? ahead >= 0 || ahead + destiny < 0
    : ahead + bids + destiny + MOST_BY_DICE < 0 || ahead - others.destiny >= MOST_BY_DICE;
};
