/**
 * What a hand remembers of a battle beside what lies there: the orders of the round before, and at whom a ship that moves means to shoot.
 * Nothing secret: orders count once they are turned over, an intention only offers what the player then confirms. One for each battle,
 * which is known by its configuration; after a reload the hand begins without.
 */

import type { Battle, ShipId, Token } from '@muster/cosmic-combat';

interface Memory {
  readonly orders: Map<ShipId, readonly Token[]>;
  readonly meant: Map<ShipId, ShipId>;
}

const memories = new WeakMap<Battle['config'], Memory>();

const memoryOf = ({ config }: Pick<Battle, 'config'>): Memory => {
  const found = memories.get(config);
  if (found !== undefined) return found;
  const made: Memory = { orders: new Map(), meant: new Map() };
  memories.set(config, made);
  return made;
};

/** Orders lie open from the reveal to the end of the round. */
const isOpen = ({ phase }: Battle): boolean => phase === 'movement' || phase === 'shoot' || phase === 'combat';

/** Notes what is seen. A new round begins without intentions. */
export const remember = (b: Battle): void => {
  const { orders, meant } = memoryOf(b);
  if (isOpen(b)) for (const s of b.ships) if (s.tokens !== null && s.tokens.length > 0) orders.set(s.id, s.tokens);
  if (b.phase === 'orders') meant.clear();
};

/** What this ship was ordered in the round before. */
export const ordersBefore = (b: Battle, id: ShipId): readonly Token[] | undefined => memoryOf(b).orders.get(id);

/** This ship moves in order to shoot at that one; without one, it no longer does. */
export const mean = (b: Battle, id: ShipId, target: ShipId | undefined): void => {
  const { meant } = memoryOf(b);
  if (target === undefined) meant.delete(id);
  else meant.set(id, target);
};

export const meantBy = (b: Battle, id: ShipId): ShipId | undefined => memoryOf(b).meant.get(id);
