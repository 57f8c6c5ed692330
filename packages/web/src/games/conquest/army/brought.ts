/** The armies that a player may bring to a war with people elsewhere. */

import { ARMIES, type ConquestConfig, factionName } from '@muster/conquest';
import type { Seat } from '@muster/kernel';
import type { ForceOffer } from '../../../contract/table-game.ts';
import { bareArmy } from './draft.ts';
import { armyFile, armyShelf } from './kept.ts';

export const forcesFor = async (
  { points, seats, aims }: ConquestConfig,
  seat: Seat,
): Promise<readonly ForceOffer[]> => {
  const { side, ...given } = seats[seat]!;
  const own = await armyShelf.list().catch(() => []);
  return [
    {
      of: 'given',
      name: `${factionName(given.faction)} as it was set`,
      force: armyFile({ points, ...given, ...aims[side] }),
    },
    ...own.map(({ name, army }) => ({ of: 'own' as const, name, force: armyFile(army) })),
    ...ARMIES.map((army) => ({
      of: 'ready' as const,
      name: factionName(army.faction),
      force: armyFile({ ...bareArmy(army.faction), ...army, points }),
    })),
  ];
};
