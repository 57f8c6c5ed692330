/** A kept warband in an open assembly: fighter by fighter, as the turn comes round. */

import type { ProfileId } from '@muster/magewinds';
import { bandProblem } from '../warbands/band.ts';
import type { CommandOf } from './hand.ts';

/** What of it has still to be added; undefined when it may not fight here, or somebody was added that it does not have. */
export const restOf = (
  { warband, calls = [] }: { readonly warband: readonly ProfileId[]; readonly calls?: readonly string[] | undefined },
  own: readonly ProfileId[],
  slots: number,
  officialOnly: boolean,
): readonly CommandOf<'addFighter'>[] | undefined => {
  if (bandProblem(warband, slots, officialOnly) !== undefined) return undefined;
  const left = warband.map((profile, i) => ({ profile, name: calls[i] ?? '' }));
  for (const profile of own) {
    const at = left.findIndex((f) => f.profile === profile);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left.map(({ profile, name }) => ({ type: 'addFighter', profile, ...(name !== '' && { name }) }));
};
