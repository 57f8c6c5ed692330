/** The colours of bases as the book describes them (CQ-04, CQ-07): the rim tells the race, the top the faction. */

import { type FactionId, RACES, type RaceId } from '@muster/dwethia';
import { inkOn, printedColour, topOf } from '../../../dwethia/base/printed.ts';
import type { BaseColours } from '../../../measured/types.ts';

const known = new Map<string, BaseColours>();

/** A building has the rim of its faction. */
export const coloursOf = (faction: FactionId, race: RaceId | null): BaseColours => {
  const key = `${faction} ${race}`;
  let found = known.get(key);
  if (found === undefined) {
    const rim = race === null ? topOf(faction) : printedColour(RACES.find(({ id }) => id === race)!.rim);
    found = { top: topOf(faction), ink: inkOn(faction), rim };
    known.set(key, found);
  }
  return found;
};
