/** Warbands that a player may bring. */

import type { MagewindsTypes } from '@muster/magewinds';
import type { ForceOffers } from '../../contract/table-game.ts';
import { type KeptWarband, shelf } from './warbands/kept.ts';
import { readyMade } from './warbands/ready-made.ts';

export const keptOffer = ({ name, slots, warband, calls }: KeptWarband) => ({
  name,
  force: {
    slots,
    fighters: warband,
    ...(calls === undefined ? {} : { names: warband.map((_, i) => calls[i] || null) }),
  },
});

export const offers: ForceOffers<MagewindsTypes> = {
  ready: ({ slots, officialOnly }) =>
    readyMade(slots, officialOnly).map(({ name, warband }) => ({ name, force: { slots, fighters: warband } })),
  kept: async () => (await shelf.list()).map(keptOffer),
};
