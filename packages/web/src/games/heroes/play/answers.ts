/** What the hand answers by itself: nothing, where all can see that nothing would come of it. Pure. */

import { type Battle, chancesOf, type HeroesCommand, heroes, rerollChances } from '@muster/heroes';
import type { Decision, Seat } from '@muster/kernel';

/** No number of dice again would change who falls, nor how hurt anybody is. */
const isRerollIdle = (b: Battle, most: number): boolean => {
  const all = Array.from({ length: most + 1 }, (_, n) => rerollChances(b, n));
  const [lie] = all;
  return lie !== undefined && all.every((one) => one?.chance === lie.chance && one.mean === lie.mean);
};

/** How likely the power holds after this answer, when both then go on as well as they can. */
export const holdsAfter = (b: Battle, c: HeroesCommand): number | undefined => {
  const odds = chancesOf(b, c);
  return odds !== undefined && 'resolves' in odds && typeof odds.resolves === 'number' ? odds.resolves : undefined;
};

/** No bid would change how likely the power holds. */
const isBidIdle = (b: Battle, seat: Seat, none: HeroesCommand): boolean => {
  const lies = holdsAfter(b, none);
  return lies !== undefined && heroes.candidates(b, seat).every((c) => holdsAfter(b, c) === lies);
};

export const ownAnswer = (b: Battle, d: Decision): HeroesCommand | undefined => {
  switch (d.kind) {
    case 'reroll': {
      const most = 'most' in d && typeof d.most === 'number' ? d.most : 0;
      return isRerollIdle(b, most) ? { type: 'reroll', dice: 0 } : undefined;
    }
    case 'resist': {
      const none: HeroesCommand = { type: 'resist', by: null, points: 0 };
      return isBidIdle(b, d.seat, none) ? none : undefined;
    }
    case 'raise': {
      const none: HeroesCommand = { type: 'raise', points: 0 };
      return isBidIdle(b, d.seat, none) ? none : undefined;
    }
    default:
      return undefined;
  }
};
