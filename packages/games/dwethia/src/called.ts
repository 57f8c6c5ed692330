/** What players call things by: ids, or names as one writes them in kebab case (`champions-of-the-void`). */

import { oneOf, type Reader, reader } from '@muster/kernel';
import { FACTIONS, type FactionId } from './content/factions.ts';
import { RELIGIONS, type ReligionId } from './content/religions.ts';

export const kebab = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[’'!?]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-');

const factionIds = oneOf<FactionId>(FACTIONS.map(({ id }) => id));

/** `void` or `champions-of-the-void`, `citadel` or `the-citadel`. */
export const readFaction: Reader<FactionId> = reader(
  { enum: [...new Set(FACTIONS.flatMap(({ id, name }) => [id, kebab(name)]))] },
  (x, where) => FACTIONS.find(({ name }) => kebab(name) === x)?.id ?? factionIds(x, where),
);

export const readReligion: Reader<ReligionId> = oneOf<ReligionId>(RELIGIONS.map(({ id }) => id));
