/** How the battle stands by what its scenario counts. Pure. */

import { type Battle, escapedIn, sideName, strengthLeft } from '@muster/cosmic-combat';

/** Points of ships left, by side. */
export const pointsLeft = (b: Battle): readonly [number, number] => [strengthLeft(b, 0), strengthLeft(b, 1)];

/** `1465 : 1106 points`, `1 freighter has escaped`, `The Citadel holds the station`. */
export const scoreWords = (b: Battle): string => {
  if (b.attacker !== null) {
    const away = escapedIn(b);
    return `${away} ${away === 1 ? 'freighter has' : 'freighters have'} escaped, 2 are needed`;
  }
  const holder = b.station?.holder ?? null;
  if (holder !== null) return `${sideName(b.config, holder)} holds the station`;
  return `${pointsLeft(b).join(' : ')} points`;
};
