/** Battles to which each player brings a force (DW-23 to DW-28). Only objectives are secret (HR-13): forces are chosen in the open. */

import { gatheringOf, misread, plainObject, type Reader, reader } from '@muster/kernel';
import type { HeroesTypes } from '../state/types.ts';
import { type ForceFile, readForce } from './reading.ts';
import { seatProblem } from './seat.ts';

/** Neither one unit alone nor a squad, of which somebody has to say who fights. */
const readBrought: Reader<ForceFile> = reader(readForce.schema, (x, where) => {
  const given = plainObject(x, where);
  if (Object.hasOwn(given, 'stats')) misread(where, 'is one unit; a battle needs a whole force');
  if (Object.hasOwn(given, 'format')) misread(where, 'is a squad; choose who of it fights');
  return readForce(x, where);
});

export const gathering = gatheringOf<HeroesTypes, ForceFile>({
  name: 'force',
  read: readBrought,
  isSealed: () => false,
  brings: ({ seats }) => seats.map(() => true),
  refuse: seatProblem,
  gathered: (config, forces) => ({
    ...config,
    seats: config.seats.map((seat, i) => {
      const brought = forces[i];
      return brought ? { side: seat.side, faction: brought.faction, units: brought.units } : seat;
    }),
  }),
});
