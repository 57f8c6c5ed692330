/** What the computer would choose in the set-up, as the hand holds it: it is looked at and changed before it is played. */

import type { MagewindsCommand, MagewindsDecision } from '@muster/magewinds';
import type { Intent } from './intent.ts';

/** Where the computer may be asked, and how. */
export const SUGGESTED: Readonly<Partial<Record<MagewindsDecision['kind'], string>>> = {
  territory: 'Choose a half for me',
  edge: 'Choose an edge for me',
  corner: 'Choose a corner for me',
  object: 'Choose a place for me',
  deploy: 'Choose a fighter and a place for me',
};

export const suggested = (c: MagewindsCommand): Partial<Intent> => {
  switch (c.type) {
    case 'splitTerritory':
      return { split: { split: c.split, own: c.own } };
    case 'chooseEdge':
      return { edge: c.edge === 'west' || c.edge === 'east' ? c.edge : null };
    case 'chooseCorner':
      return { corner: c.corner };
    case 'placeObject':
      return { place: { x: c.x, y: c.y }, refusal: null };
    case 'deploy':
      return { deploy: c.fighter, place: { x: c.x, y: c.y }, refusal: null };
    default:
      return {};
  }
};
