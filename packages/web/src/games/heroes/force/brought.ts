/** The forces that a player may bring to a battle with people elsewhere. */

import { type HeroesConfig, READY_FORCES } from '@muster/heroes';
import type { Seat } from '@muster/kernel';
import type { ForceOffer } from '../../../contract/table-game.ts';
import { factionName } from './Base.tsx';
import { forceShelf } from './kept.ts';
import { readyUnits } from './ready.ts';

export const forcesFor = async ({ points, seats }: HeroesConfig, seat: Seat): Promise<readonly ForceOffer[]> => {
  const { faction, units } = seats[seat]!;
  const own = await forceShelf.list().catch(() => []);
  return [
    { of: 'given', name: `${factionName(faction)} as it was set`, force: { points, faction, units } },
    ...own.map(({ name, ...kept }) => ({
      of: 'own' as const,
      name,
      force: { points: kept.points, faction: kept.faction, units: kept.units },
    })),
    ...READY_FORCES.filter(({ limit }) => limit === points).map((ready) => ({
      of: 'ready' as const,
      name: factionName(ready.faction),
      force: { points, faction: ready.faction, units: readyUnits(ready) },
    })),
  ];
};
