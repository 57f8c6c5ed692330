/** How both sides stand as a round ends. Pure. */

import type { RoundOver } from '../../play/round-over.ts';
import { firstSeatOf, type Sided } from './purse.ts';

interface Fought {
  readonly round: number;
  readonly config: Sided;
}

export const roundOverOf = ({ round, config }: Fought, wordsOf: (side: 0 | 1) => string): RoundOver => ({
  round,
  sides: ([0, 1] as const).map((side) => ({ seat: firstSeatOf(config, side), words: wordsOf(side) })),
});
