/**
 * Wars to which each player brings an army (DW-23 to DW-28, CQ-15, CQ-23). Everything is chosen in the open; where aims are
 * chosen in secret, armies are sealed, for the file of one names aims too.
 */

import type { Side } from '@muster/dwethia';
import { gatheringOf, misread, plainObject, type Reader, reader, type Seat } from '@muster/kernel';
import { ANY_MISSIONS } from '../content/missions.ts';
import type { Aims, ConquestConfig, ConquestTypes } from '../state/types.ts';
import { armyProblems } from './army.ts';
import { openMissions } from './missions.ts';
import { type ArmyFile, readArmy } from './reading.ts';

const readBrought: Reader<ArmyFile> = reader(readArmy.schema, (x, where) => {
  if (Object.hasOwn(plainObject(x, where), 'stats')) misread(where, 'is one unit; a war needs a whole army');
  return readArmy(x, where);
});

type WrittenAims = Pick<Aims, 'scenario'> & { readonly missions: readonly string[] | null };

/** it says the aims of its side. */
const captainOf = ({ seats }: ConquestConfig, side: Side): Seat => seats.findIndex((seat) => seat.side === side);

/** Those of the captain's army, or as they were where it brings none; the usual missions, if they are not open any more. */
const aimsOf = (config: ConquestConfig, side: Side, armies: readonly (ArmyFile | null)[]): WrittenAims => {
  const brought = config.rulings.blindMuster ? null : armies[captainOf(config, side)]; // then they are chosen in set-up
  const { scenario, missions } = brought ?? config.aims[side];
  const open = openMissions({ config }, side);
  return { scenario, missions: missions.every((id) => open.includes(id)) ? missions : null };
};

export const gathering = gatheringOf<ConquestTypes, ArmyFile>({
  name: 'army',
  read: readBrought,
  isSealed: ({ rulings }) => rulings.blindMuster,
  brings: ({ seats }) => seats.map(() => true),
  refuse: (config, seat, army) => {
    const { points, seats, rulings } = config;
    const { side } = seats[seat]!;
    const missions = seat === captainOf(config, side) ? army.missions : ANY_MISSIONS;
    const mates = seats.filter((mate, i) => mate.side === side && i !== seat).map(({ faction }) => faction);
    return armyProblems({ ...army, points, missions }, mates, rulings.composition)[0];
  },
  gathered: (config, armies) => {
    const seats = config.seats.map((seat, i) => {
      const brought = armies[i];
      if (!brought) return seat;
      const { faction, religion, hq, units, start } = brought;
      return { side: seat.side, faction, religion, hq, units, start };
    });
    const fielded = { ...config, seats };
    const { aims: _, ...rest } = fielded;
    return { ...rest, seats: seats.map((seat) => ({ ...seat, ...aimsOf(fielded, seat.side, armies) })) };
  },
});
