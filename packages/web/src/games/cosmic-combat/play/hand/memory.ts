/**
 * The orders of the round before, which no battle keeps. Nothing secret: they count once they are turned over. One memory for each battle,
 * which is known by its configuration; after a reload the hand begins without.
 */

import type { Battle, ShipId, Token } from '@muster/cosmic-combat';

type Orders = Map<ShipId, readonly Token[]>;

const memories = new WeakMap<Battle['config'], Orders>();

/** Orders lie open from the reveal to the end of the round. */
const isOpen = ({ phase }: Battle): boolean => phase === 'movement' || phase === 'shoot' || phase === 'combat';

/** Notes what is seen. */
export const remember = (b: Battle): void => {
  if (!isOpen(b)) return;
  const orders: Orders = memories.get(b.config) ?? new Map();
  for (const s of b.ships) if (s.tokens !== null && s.tokens.length > 0) orders.set(s.id, s.tokens);
  memories.set(b.config, orders);
};

/** What this ship was ordered in the round before. */
export const ordersBefore = (b: Battle, id: ShipId): readonly Token[] | undefined => memories.get(b.config)?.get(id);
