/** Which names players may give their fighters (TC assembly.slots). */

import type { ProfileId } from '../content/fighters.ts';
import { LONGEST_NAME, type Names, UNPRINTABLE } from '../content/names.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';

/** Why a fighter cannot be called so; undefined when it can. */
const refuseName = (name: string): MagewindsRefusal | undefined => {
  const length = [...name].length;
  if (length === 0 || length > LONGEST_NAME)
    return refusalOf('nameLength', 'TC assembly.slots', { length, most: LONGEST_NAME });
  return UNPRINTABLE.test(name) || name !== name.trim()
    ? refusalOf('nameUnprintable', 'TC assembly.slots', {})
    : undefined;
};

/** Why these cannot be the names of this warband; undefined when they can, or none are given. */
export const refuseNames = (names: Names | undefined, profiles: readonly ProfileId[]): MagewindsRefusal | undefined => {
  if (names === undefined) return undefined;
  if (names.length !== profiles.length)
    return refusalOf('namesCount', 'TC assembly.slots', { names: names.length, fighters: profiles.length });
  for (const name of names) {
    const refusal = name === null ? undefined : refuseName(name);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
};
