/**
 * Two to four seats of two sides, as a New battle page chooses them and its address writes them: `south` and `north` are the
 * factions of the first two, `c-side` and `c-faction` those of the third. Pure.
 */

import { type PlayerId, readPlayer, settledPlayers } from '../../pages/new-battle/who-plays.ts';
import type { Report } from '../force/address.ts';
import { readOne } from './reading.ts';

export const SEAT_COUNTS = [2, 3, 4] as const;

export type SideOf = 0 | 1;

/** One seat: which side, which faction; a game adds with what it comes. */
export interface Seated<F extends string = string> {
  readonly side: SideOf;
  readonly faction: F;
}

const SIDE_NAMES = ['south', 'north'] as const;
export const LETTERS = ['a', 'b', 'c', 'd'] as const;
const USUAL_SIDES: readonly SideOf[] = [0, 1, 0, 1];
const USUAL_PLAYERS: readonly PlayerId[] = ['you', 'recruit', 'recruit', 'recruit'];

/** How the address calls what belongs to a seat: those of two players by their sides. */
export const seatKey = (seat: number): string => SIDE_NAMES[seat] ?? LETTERS[seat]!;
/** The faction of the third is `c-faction`, of the first simply `south`. */
const factionKey = (seat: number): string => SIDE_NAMES[seat] ?? `${LETTERS[seat]}-faction`;

/** The letters of as many seats as an address names; a seat is named by who plays it. */
export const lettersIn = (query: URLSearchParams): readonly string[] =>
  LETTERS.slice(0, query.has('d') ? 4 : query.has('c') ? 3 : 2);

/** `names`: what the address calls the two sides. Those of the first two seats are settled. */
export const readSide = (
  query: URLSearchParams,
  seat: number,
  names: readonly [string, string],
  report: Report,
): SideOf => {
  const usual = USUAL_SIDES[seat]!;
  if (seat < 2) return usual;
  const name = readOne(query.get(`${LETTERS[seat]}-side`), names, names[usual], 'side', report);
  return name === names[0] ? 0 : 1;
};

/** `factions`: all there are. `usual`: of each seat. `more`: what else the game reads of a seat. */
export const readSeats = <F extends string, S extends Seated<F>>(
  query: URLSearchParams,
  factions: readonly F[],
  usual: readonly F[],
  more: (seat: number, of: Seated<F>) => S,
  report: Report,
): readonly S[] =>
  lettersIn(query).map((_, seat) => {
    const side = readSide(query, seat, SIDE_NAMES, report);
    return more(seat, {
      side,
      faction: readOne(query.get(factionKey(seat)), factions, usual[seat]!, 'faction', report),
    });
  });

export const readPlayers = (query: URLSearchParams, report: Report): readonly PlayerId[] =>
  settledPlayers(lettersIn(query).map((letter, seat) => readPlayer(query.get(letter), USUAL_PLAYERS[seat]!, report)));

export const writeSeat = ({ side, faction }: Seated, seat: number): readonly string[] => [
  ...(seat < 2 ? [] : [`${seatKey(seat)}-side=${SIDE_NAMES[side]}`]),
  `${factionKey(seat)}=${faction}`,
];

export const writePlayers = (players: readonly PlayerId[]): readonly string[] =>
  players.map((player, seat) => `${LETTERS[seat]}=${player}`);

interface Many<S> {
  readonly seats: readonly S[];
  readonly players: readonly PlayerId[];
}

/** More or fewer seats; who stays keeps what was chosen. `usual`: a seat that comes. */
export const withCount = <S extends Seated>(
  { seats, players }: Many<S>,
  count: number,
  usual: (seat: number, side: SideOf) => S,
): Many<S> => ({
  seats: USUAL_SIDES.slice(0, count).map((side, seat) => seats[seat] ?? usual(seat, side)),
  players: settledPlayers(USUAL_PLAYERS.slice(0, count).map((player, seat) => players[seat] ?? player)),
});

/** What a seat may spend: mates share the limit of their side. */
export const shareOf = (
  { points, seats }: { readonly points: number; readonly seats: readonly Seated[] },
  seat: number,
): number => Math.floor(points / seats.filter(({ side }) => side === seats[seat]!.side).length);
