/** What a ready fleet is called. */

import { READY_FLEETS, type Which } from '@muster/cosmic-combat';
import type { FactionId } from '@muster/dwethia';

/** `The Emperor’s own`. */
export const fleetName = (faction: FactionId, points: number, which: Which): string =>
  READY_FLEETS.find(
    (one) => one.faction === faction && one.limit === (points >= 3000 ? 3000 : 1500) && one.which === which,
  )!.name;
