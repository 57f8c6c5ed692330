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
import { offersOf } from '../../../parts/offers.ts';
import { bareArmy } from './draft.ts';
import { armyFile, armyShelf } from './kept.ts';

/** Aims are those of its side's first army: where they are of another faction, any that fit will do. */
const aimsFor = ({ scenario, missions }: Aims, faction: FactionId): Pick<ArmyFile, 'scenario' | 'missions'> => {
  const open = missionsFor(faction).map(({ id }) => id);
  return { scenario, missions: missions.every((id) => open.includes(id)) ? missions : usualMissions([faction]) };
};

export const forcesFor = ({ points, seats, aims }: ConquestConfig, seat: Seat) => {
  const { side, ...given } = seats[seat]!;
  return offersOf(armyShelf, {
    given: {
      name: `${factionName(given.faction)} as it was set`,
      force: armyFile({ points, ...given, ...aimsFor(aims[side], given.faction) }),
    },
    own: ({ army }) => armyFile(army),
    ready: ARMIES.map((army) => ({
      name: factionName(army.faction),
      force: armyFile({ ...bareArmy(army.faction), ...army, points }),
    })),
  });
};
