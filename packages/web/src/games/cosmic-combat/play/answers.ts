/** What a seat answers without its player: where what all can see shows that no answer matters. Pure. */

import { type Battle, type CosmicCommand, type CosmicDecision, rerollChances } from '@muster/cosmic-combat';

/** Neither who lives nor how many wounds are to be expected is changed by any number of dice. */
const isIdle = (b: Battle, most: number): boolean => {
  const kept = rerollChances(b, 0);
  if (kept === undefined) return false;
  return Array.from({ length: most }, (_, i) => rerollChances(b, i + 1)).every(
    (one) => one !== undefined && Math.abs(one.chance - kept.chance) < 1e-9 && Math.abs(one.mean - kept.mean) < 1e-9,
  );
};

/** Dice lie open: a seat that would gain nothing by rolling them again keeps them. */
export const answerFor = (b: Battle, d: CosmicDecision): CosmicCommand | undefined =>
  d.kind === 'reroll' && isIdle(b, d.most) ? { type: 'reroll', dice: 0 } : undefined;
