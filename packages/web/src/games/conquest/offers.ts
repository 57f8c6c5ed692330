/** Armies that a player may bring. */

import type { ConquestTypes } from '@muster/conquest';
import { FACTIONS } from '@muster/dwethia';
import type { ForceOffer, ForceOffers } from '../../contract/table-game.ts';
import { DEFAULT_SCENARIO, usualMissions } from './army/draft.ts';
import { armyFile, armyShelf, type KeptArmy } from './army/kept.ts';
import { readySeat } from './new-battle/choices.ts';

export const keptOffer = ({ name, army }: KeptArmy): ForceOffer => ({ name, force: armyFile(army) });

export const offers: ForceOffers<ConquestTypes> = {
  ready: ({ points }) =>
    FACTIONS.map(({ id, name }) => {
      const aims = { scenario: DEFAULT_SCENARIO, missions: usualMissions([id]) };
      return { name, force: armyFile({ ...readySeat(0, id), ...aims, points }) };
    }),
  kept: async () => (await armyShelf.list()).map(keptOffer),
};
