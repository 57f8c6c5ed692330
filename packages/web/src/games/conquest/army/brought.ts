/** The armies that a player may bring to a war with people elsewhere. */

import {
  type Aims,
  ARMIES,
  type ArmyFile,
  type ConquestConfig,
  factionName,
  missionsFor,
  usualMissions,
} from '@muster/conquest';
import type { FactionId } from '@muster/dwethia';
import type { Seat } from '@muster/kernel';
import type { ForceOffer } from '../../../contract/table-game.ts';
import { bareArmy } from './draft.ts';
import { armyFile, armyShelf } from './kept.ts';

/** Aims are those of its side's first army: where they are of another faction, any that fit will do. */
const aimsFor = ({ scenario, missions }: Aims, faction: FactionId): Pick<ArmyFile, 'scenario' | 'missions'> => {
  const open = missionsFor(faction).map(({ id }) => id);
  return { scenario, missions: missions.every((id) => open.includes(id)) ? missions : usualMissions([faction]) };
};

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
      force: armyFile({ points, ...given, ...aimsFor(aims[side], given.faction) }),
    },
    ...own.map(({ name, army }) => ({ of: 'own' as const, name, force: armyFile(army) })),
    ...ARMIES.map((army) => ({
      of: 'ready' as const,
      name: factionName(army.faction),
      force: armyFile({ ...bareArmy(army.faction), ...army, points }),
    })),
  ];
};
