/** What the computer would choose in the set-up, and where a fragment is to lie, as the hand holds it: it is looked at and changed before it is played. */

import type { MagewindsCommand, MagewindsDecision } from '@muster/magewinds';
import { commanding, type Held } from './hand.ts';
import type { Now } from './plan/types.ts';

/** Where the computer may be asked, and how. */
export const SUGGESTED: Readonly<Partial<Record<MagewindsDecision['kind'], string>>> = {
  territory: 'Choose a half for me',
  edge: 'Choose an edge for me',
  corner: 'Choose a corner for me',
  object: 'Choose a place for me',
  fragment: 'Choose a place for me',
  deploy: 'Choose a fighter and a place for me',
};

export const suggested = (
  { decision }: Now,
  h: Held,
  command: MagewindsCommand,
): { readonly held: Held } | undefined =>
  decision && SUGGESTED[decision.kind] !== undefined ? { held: commanding(h, command) } : undefined;
