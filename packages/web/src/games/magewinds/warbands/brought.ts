/** The warbands that a player may bring to a battle with people elsewhere. */

import type { Seat } from '@muster/kernel';
import { type MagewindsConfig, readyMade } from '@muster/magewinds';
import { offersOf } from '../../../parts/offers.ts';
import { namesOf } from './band.ts';
import { shelf } from './kept.ts';

export const forcesFor = ({ slots, officialOnly, warbands, names }: MagewindsConfig, seat: Seat) => {
  const fighters = warbands[seat];
  const force = { slots, fighters, names: names?.[seat] ?? null };
  return offersOf(shelf, {
    given: fighters == null ? undefined : { name: 'the warband as it was set', force },
    own: (kept) => ({ slots: kept.slots, fighters: kept.warband, names: namesOf(kept.warband, kept.calls) }),
    ready: readyMade(slots, officialOnly).map(({ name, warband }) => ({ name, force: { slots, fighters: warband } })),
  });
};
