/** Which missions a side may have. */

import { type Side, seatsOf } from '@muster/dwethia';
import { MISSIONS } from '../content/missions.ts';
import type { Battle } from '../state/types.ts';

/** CQ-15, X-373: for all, or of a faction of the side; by id, in the order of the table. */
export const openMissions = (b: Pick<Battle, 'config'>, side: Side): readonly string[] => {
  const factions = seatsOf(b, side).map((seat) => b.config.seats[seat]!.faction);
  return MISSIONS.filter(({ faction }) => faction === null || factions.includes(faction)).map(({ id }) => id);
};
