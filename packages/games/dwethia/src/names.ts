/** What seats and sides are called by their factions; lists in sentences. */

import type { Seat } from '@muster/kernel';
import { type FactionId, factionName } from './content/factions.ts';
import type { Side } from './sides.ts';

/** `A3` is a model of the first seat. */
export const SEAT_LETTERS = 'ABCDEFGH';

/** A name amid a sentence: `Orders of the Citadel`. */
export const amid = (name: string): string => name.replace(/\bThe (?=[A-Z])/g, 'the ');

/** `a, b and c`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** `spear, shield; Blast`: kinds of things, those left out of which there are none. */
export const kindsWords = (kinds: readonly (readonly string[])[]): string =>
  kinds
    .filter((names) => names.length > 0)
    .map((names) => names.join(', '))
    .join('; ');

interface Seated {
  readonly faction: FactionId;
}

/** `Empire of Sol`, with the letter of its pieces where two seats have one faction. */
export const seatByFaction = ({ seats }: { readonly seats: readonly Seated[] }, seat: Seat): string => {
  const { faction } = seats[seat]!;
  const isShared = seats.some((other, i) => i !== seat && other.faction === faction);
  return isShared ? `${factionName(faction)} (${SEAT_LETTERS[seat]})` : factionName(faction);
};

/** All seats of a side. */
export const sideByFactions = (
  config: { readonly seats: readonly (Seated & { readonly side: Side })[] },
  side: Side,
): string => listed(config.seats.flatMap((one, seat) => (one.side === side ? [seatByFaction(config, seat)] : [])));
