/** What players call things by: ids, or names as one writes them in kebab case (`king-of-the-hill`). */

import { FACTIONS, kebab } from '@muster/dwethia';
import { integer, type Reader, reader } from '@muster/kernel';
import { OBJECTIVES } from './objectives.ts';
import { type Profile, profilesOf, thrallOf } from './profiles.ts';

const objectiveIds = integer(1, OBJECTIVES.length);

/** `8` or `king-of-the-hill`. */
export const readObjective: Reader<number> = reader(
  { anyOf: [objectiveIds.schema, { enum: OBJECTIVES.map(({ name }) => kebab(name)) }] },
  (x, where) => OBJECTIVES.find(({ name }) => kebab(name) === x)?.id ?? objectiveIds(x, where),
);

/** `void.death-knight`, `Death Knight`: by its id or as much of its end as names it; common elites are those of the first faction. */
export const findProfile = (text: string): Profile | undefined => {
  const wanted = kebab(text);
  if (wanted === '') return undefined;
  return FACTIONS.flatMap(({ id }) => [...profilesOf(id), thrallOf(id)]).find(({ id }) => {
    const whole = kebab(id);
    return whole === wanted || whole.endsWith(`-${wanted}`);
  });
};
