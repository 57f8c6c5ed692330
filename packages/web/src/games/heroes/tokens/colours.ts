/** The colours of bases as the books describe them: the rim tells the race, the top the faction, the number the profile. */

import { FACTIONS, type FactionId, RACES, type RaceId } from '@muster/dwethia';
import { printedColour, printedInk } from '../../../dwethia/base/printed.ts';

export const rimName = (race: RaceId): string => RACES.find(({ id }) => id === race)!.rim;
export const topName = (faction: FactionId): string => FACTIONS.find(({ id }) => id === faction)!.colour;

export const rimOf = (race: RaceId): string => printedColour(rimName(race));
export const topOf = (faction: FactionId): string => printedColour(topName(faction));
/** What is printed on a top. */
export const inkOn = (faction: FactionId): string => printedInk(topName(faction));
