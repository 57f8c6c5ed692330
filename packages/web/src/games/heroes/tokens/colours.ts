/** The rims of bases as the books describe them: they tell the race. */

import { RACES, type RaceId } from '@muster/dwethia';
import { printedColour } from '../../../dwethia/base/printed.ts';

export const rimName = (race: RaceId): string => RACES.find(({ id }) => id === race)!.rim;

export const rimOf = (race: RaceId): string => printedColour(rimName(race));
