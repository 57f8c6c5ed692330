/** Forces that a player may bring to a seat of a battle: only those that fit it. */

import type { Descriptor, Seat } from '@muster/kernel';
import type { ForceOffer, ForceOffers } from '../contract/table-game.ts';

export interface FittingForces {
  readonly ready: readonly ForceOffer[];
  /** The player's own. */
  readonly kept: readonly ForceOffer[];
}

/** Where the browser keeps nothing, the ready ones are left. */
export const fittingForces = async (
  { gathering }: Pick<Descriptor, 'gathering'>,
  offers: ForceOffers,
  config: object,
  seat: Seat,
): Promise<FittingForces> => {
  const fits = ({ force }: ForceOffer): boolean => gathering?.refuse(config, seat, force) === undefined;
  const kept = await offers.kept().catch(() => []);
  return { ready: offers.ready(config, seat).filter(fits), kept: kept.filter(fits) };
};
