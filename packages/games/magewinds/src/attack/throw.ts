/** The dice of one attack (MW 18.5.2). */

import type { Seat } from '@muster/kernel';
import type { Strike } from '../state/strike.ts';
import type { MagicTable } from '../state/types.ts';
import { countHits, hitsWithoutDice, needsDice } from './strike.ts';

const NO_DICE: readonly number[] = [];

/** With TC witch.hex each hit is thrown again, once (MW 3.2, MW-R47). */
export const throwDice = (s: Strike, needed: number, by: Seat, table: MagicTable) => {
  if (!needsDice(s.power, needed)) return { dice: NO_DICE, rerolled: NO_DICE, hits: hitsWithoutDice(s.power, needed) };
  const dice = table.roll(s.power, by, 'attack');
  const hits = countHits(dice, needed);
  if (!s.capped || hits === 0) return { dice, rerolled: NO_DICE, hits };
  const rerolled = table.roll(hits, by, 'hex');
  return { dice, rerolled, hits: countHits(rerolled, needed) };
};
