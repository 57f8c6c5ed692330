/** What a warband may be made of (TC assembly). */

import { PROFILE_IDS, PROFILES, type ProfileId } from '../content/fighters.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';

export const slotsOf = (profiles: readonly ProfileId[]): number =>
  profiles.reduce((sum, id) => sum + PROFILES[id].slots, 0);

/** How many count against the limit of this profile, its sharers included. */
const sharing = (profiles: readonly ProfileId[], of: ProfileId): number =>
  profiles.filter((id) => id === of || PROFILES[id].sharesLimitOf === of).length;

const refuseProfile = (
  profiles: readonly ProfileId[],
  id: ProfileId,
  officialOnly: boolean,
): MagewindsRefusal | undefined => {
  const { name, source, limit, sharesLimitOf } = PROFILES[id];
  if (officialOnly && source === 'house') return refusalOf('notOfficial', 'TC pack.stand-ins', { profile: name });
  const own = profiles.filter((p) => p === id).length;
  if (own > limit) return refusalOf('overLimit', 'TC assembly.limit', { profile: name, limit, count: own });
  if (sharesLimitOf === null) return undefined;
  const other = PROFILES[sharesLimitOf];
  const count = sharing(profiles, other.id);
  if (count <= other.limit) return undefined;
  const facts = { profile: name, with: other.name, limit: other.limit, count };
  return refusalOf('sharedLimit', 'TC assembly.shared-limit', facts);
};

/** TC assembly.slots: why this is no warband; undefined when it is. Slots may stay empty. */
export const refuseWarband = (
  profiles: readonly ProfileId[],
  slots: number,
  officialOnly: boolean,
): MagewindsRefusal | undefined => {
  if (profiles.length === 0) return refusalOf('emptyWarband', 'TC assembly.slots', { slots });
  for (const id of profiles) {
    const refused = refuseProfile(profiles, id, officialOnly);
    if (refused !== undefined) return refused;
  }
  const taken = slotsOf(profiles);
  return taken > slots ? refusalOf('tooManySlots', 'TC assembly.slots', { taken, slots }) : undefined;
};

/** Who may join this warband next. */
export const addable = (profiles: readonly ProfileId[], slots: number, officialOnly: boolean): readonly ProfileId[] =>
  PROFILE_IDS.filter((id) => refuseWarband([...profiles, id], slots, officialOnly) === undefined);
