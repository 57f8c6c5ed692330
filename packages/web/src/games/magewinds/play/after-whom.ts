/**
 * Whom each fighter is after, as its player has confirmed it: its next turn begins with that blow as the first offer. It is no part of
 * the battle; it lies beside it in this page, and a reload forgets it.
 */

import type { Battle, FighterId } from '@muster/magewinds';

interface Hunt {
  readonly targets: ReadonlyMap<FighterId, FighterId>;
  /** Who acted last, of each seat. */
  readonly last: ReadonlyMap<number, FighterId>;
}

const NONE: Hunt = { targets: new Map(), last: new Map() };

/** By the configuration, which is one object for the whole battle. */
const hunts = new WeakMap<Battle['config'], Hunt>();

/** This one has acted, and is after that one from now on, or after nobody. */
export const remember = (b: Battle, fighter: FighterId, target: FighterId | null): void => {
  const { targets, last } = hunts.get(b.config) ?? NONE;
  const others = [...targets].filter(([id]) => id !== fighter);
  hunts.set(b.config, {
    targets: new Map(target === null ? others : [...others, [fighter, target]]),
    last: new Map([...last, [b.fighters[fighter]!.seat, fighter]]),
  });
};

/** Whom it is after, if that one can still be met. */
export const afterWhom = (b: Battle, fighter: FighterId): FighterId | undefined => {
  const target = hunts.get(b.config)?.targets.get(fighter);
  return target !== undefined && b.fighters[target]?.where === 'field' ? target : undefined;
};

export const lastOf = (b: Battle, seat: number): FighterId | undefined => hunts.get(b.config)?.last.get(seat);
