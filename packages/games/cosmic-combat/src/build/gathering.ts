/** Battles to which each player brings a fleet (DW-23 to DW-28). Only orders are secret: fleets are chosen in the open. */

import { gatheringOf, misread, plainObject, type Reader, reader } from '@muster/kernel';
import type { CosmicTypes } from '../state/types.ts';
import { type FleetFile, readFleet } from './reading.ts';
import { seatProblem } from './seat.ts';

const readBrought: Reader<FleetFile> = reader(readFleet.schema, (x, where) => {
  if (Object.hasOwn(plainObject(x, where), 'stats')) misread(where, 'is one ship; a battle needs a whole fleet');
  return readFleet(x, where);
});

export const gathering = gatheringOf<CosmicTypes, FleetFile>({
  name: 'fleet',
  read: readBrought,
  isSealed: () => false,
  brings: ({ seats }) => seats.map(() => true),
  refuse: seatProblem,
  gathered: (config, fleets) => ({
    ...config,
    seats: config.seats.map((seat, i) => {
      const brought = fleets[i];
      if (!brought) return seat;
      const { faction, religion, ships } = brought;
      return { side: seat.side, faction, religion, ships };
    }),
  }),
});
