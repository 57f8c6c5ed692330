/** Names that players give their fighters (TC assembly.slots). */

/** Beside the fighters of a warband, one for each; null for who has none. */
export type Names = readonly (string | null)[];

export const LONGEST_NAME = 24;

/**
 * What is not seen, or turns the line it stands in: control, bidi and format characters, line separators, fillers, halves of a
 * character. Spelt out, since the tables of Unicode grow: all engines must judge a name alike.
 */
export const UNPRINTABLE =
  /\p{Cc}|\u00ad|\u034f|\u061c|\u115f|\u1160|\u17b4|\u17b5|[\u180b-\u180f]|[\u200b-\u200f]|[\u2028-\u202e]|[\u2060-\u206f]|\u2800|\u3164|[\ufe00-\ufe0f]|\ufeff|\uffa0|[\ufff0-\uffff]|[\ud800-\udfff]|[\u{e0000}-\u{e0fff}]/u;

/** As much of a text as can be a name, while it is typed: it may still end in a space. */
export const nameIn = (text: string): string =>
  [...text.trimStart()]
    .filter((character) => !UNPRINTABLE.test(character))
    .slice(0, LONGEST_NAME)
    .join('');

/** `Warrior`, `Militia 2`; with a name `Brannoc (Warrior)`. */
export const calledBy = (name: string | null | undefined, kind: string): string =>
  name === null || name === undefined ? kind : `${name} (${kind})`;
