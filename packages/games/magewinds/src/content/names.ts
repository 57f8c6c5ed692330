/** Names that players give their fighters (TC assembly.slots). */

import type { MagewindsRefusal } from '../state/refusal.ts';
import { no } from '../words/no.ts';
import type { ProfileId } from './fighters.ts';

/** Beside the fighters of a warband, one for each; null for who has none. */
export type Names = readonly (string | null)[];

export const LONGEST_NAME = 24;

/**
 * What is not seen, or turns the line it stands in: control, bidi and format characters, line separators, fillers, halves of a
 * character. Spelt out, since the tables of Unicode grow: all engines must judge a name alike.
 */
const UNPRINTABLE =
  /\p{Cc}|\u00ad|\u034f|\u061c|\u115f|\u1160|\u17b4|\u17b5|[\u180b-\u180f]|[\u200b-\u200f]|[\u2028-\u202e]|[\u2060-\u206f]|\u2800|\u3164|[\ufe00-\ufe0f]|\ufeff|\uffa0|[\ufff0-\uffff]|[\ud800-\udfff]|[\u{e0000}-\u{e0fff}]/u;

/** As much of a text as can be a name, while it is typed: it may still end in a space. */
export const nameIn = (text: string): string =>
  [...text.trimStart()]
    .filter((character) => !UNPRINTABLE.test(character))
    .slice(0, LONGEST_NAME)
    .join('');

/** Why a fighter cannot be called so; undefined when it can. */
const refuseName = (name: string): MagewindsRefusal | undefined => {
  const length = [...name].length;
  if (length === 0 || length > LONGEST_NAME)
    return no('nameLength', 'TC assembly.slots', { length, most: LONGEST_NAME });
  return UNPRINTABLE.test(name) || name !== name.trim() ? no('nameUnprintable', 'TC assembly.slots', {}) : undefined;
};

/** Why these cannot be the names of this warband; undefined when they can, or none are given. */
export const refuseNames = (names: Names | undefined, profiles: readonly ProfileId[]): MagewindsRefusal | undefined => {
  if (names === undefined) return undefined;
  if (names.length !== profiles.length)
    return no('namesCount', 'TC assembly.slots', { names: names.length, fighters: profiles.length });
  for (const name of names) {
    const refusal = name === null ? undefined : refuseName(name);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
};

/** `Warrior`, `Militia 2`; with a name `Brannoc (Warrior)`. */
export const calledBy = (name: string | null | undefined, kind: string): string =>
  name === null || name === undefined ? kind : `${name} (${kind})`;
