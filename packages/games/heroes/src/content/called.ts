/** What players call things by: ids, or names as one writes them in kebab case (`champions-of-the-void`, `king-of-the-hill`). */

import { FACTIONS, type FactionId } from '@muster/dwethia';
import { integer, oneOf, type Reader } from '@muster/kernel';
import { OBJECTIVES } from './objectives.ts';
import { type Profile, profilesOf, thrallOf } from './profiles.ts';

const kebab = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[’'!?]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-');

const factionIds = oneOf<FactionId>(FACTIONS.map(({ id }) => id));

/** `void` or `champions-of-the-void`, `citadel` or `the-citadel`. */
export const readFaction: Reader<FactionId> = (x, where) =>
  FACTIONS.find(({ name }) => typeof x === 'string' && kebab(name) === x)?.id ?? factionIds(x, where);

const objectiveIds = integer(1, OBJECTIVES.length);

/** `8` or `king-of-the-hill`. */
export const readObjective: Reader<number> = (x, where) =>
  OBJECTIVES.find(({ name }) => typeof x === 'string' && kebab(name) === x)?.id ?? objectiveIds(x, where);

/** `void.death-knight`, `Death Knight`: by its id or as much of its end as names it; common elites are those of the first faction. */
export const findProfile = (text: string): Profile | undefined => {
  const wanted = kebab(text);
  if (wanted === '') return undefined;
  return FACTIONS.flatMap(({ id }) => [...profilesOf(id), thrallOf(id)]).find(({ id }) => {
    const whole = kebab(id);
    return whole === wanted || whole.endsWith(`-${wanted}`);
  });
};
