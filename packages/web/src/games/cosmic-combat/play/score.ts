/** How the battle stands by what its scenario counts. Pure. */

import { type Battle, escapedIn, sideName, sideOf, strengthLeft } from '@muster/cosmic-combat';
import { roundOverOf } from '../../../dwethia/play/round-over.ts';
import { count } from '../../../parts/words.ts';
import type { RoundOver } from '../../../play/round-over.ts';

/** What a scenario counts beside points. */
const countWords = (b: Battle): string | undefined => {
  if (b.attacker !== null) {
    const away = escapedIn(b);
    return `${away} ${away === 1 ? 'freighter has' : 'freighters have'} escaped, 2 are needed`;
  }
  const holder = b.station?.holder ?? null;
  return holder === null ? undefined : `${sideName(b.config, holder)} holds the station`;
};

/** `1465 : 1106 points`, `1 freighter has escaped`, `The Citadel holds the station`. */
export const scoreWords = (b: Battle): string =>
  countWords(b) ?? `${strengthLeft(b, 0)} : ${strengthLeft(b, 1)} points`;

const sideWords = (b: Battle, side: 0 | 1): string => {
  const left = b.ships.filter((s) => sideOf(b, s) === side && s.fate === 'alive').length;
  return `${sideName(b.config, side)}: ${count(left, 'ship')} left, ${count(strengthLeft(b, side), 'point')}.`;
};

/** How both stand as a round ends. */
export const roundOverIn = (b: Battle): RoundOver => {
  const counted = countWords(b);
  return {
    ...roundOverOf(b, (side) => sideWords(b, side)),
    ...(counted !== undefined && { count: `${counted}.` }),
  };
};
