/** What the computer would choose in the set-up, and where a fragment is to lie, as the hand holds it: it is looked at and changed before it is played. */

import type { MagewindsCommand, MagewindsDecision } from '@muster/magewinds';
import { type Held, held } from './hand.ts';

/** Where the computer may be asked, and how. */
export const SUGGESTED: Readonly<Partial<Record<MagewindsDecision['kind'], string>>> = {
  territory: 'Choose a half for me',
  edge: 'Choose an edge for me',
  corner: 'Choose a corner for me',
  object: 'Choose a place for me',
  fragment: 'Choose a place for me',
  deploy: 'Choose a fighter and a place for me',
};

export const suggested = (c: MagewindsCommand): Held | undefined => {
  switch (c.type) {
    case 'splitTerritory':
      return held({ kind: 'half', split: c.split, own: c.own });
    case 'chooseEdge':
      return c.edge === 'west' || c.edge === 'east' ? held({ kind: 'edge', edge: c.edge }) : undefined;
    case 'chooseCorner':
      return held({ kind: 'corner', corner: c.corner });
    case 'placeObject':
      return held({ kind: 'place', at: { x: c.x, y: c.y } });
    case 'deploy':
      return held({ kind: 'deploy', fighter: c.fighter, at: { x: c.x, y: c.y } });
    default:
      return undefined;
  }
};
