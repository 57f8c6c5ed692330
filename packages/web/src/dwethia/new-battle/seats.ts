/** Two to four seats of two sides, as a New battle page chooses them. Pure. */

import { type FactionId, type Side, USUAL_SIDES } from '@muster/dwethia';
import { type PlayerId, playersFor } from '../../pages/new-battle/who-plays.ts';

export const SEAT_COUNTS = [2, 3, 4] as const;

/** One seat: which side, which faction; a game adds with what it comes. */
export interface Seated {
  readonly side: Side;
  readonly faction: FactionId;
}

interface Many<S> {
  readonly seats: readonly S[];
  readonly players: readonly PlayerId[];
}

/** More or fewer seats; who stays keeps what was chosen. `usual`: a seat that comes. */
export const withCount = <S extends Seated>(
  { seats, players }: Many<S>,
  count: number,
  usual: (seat: number, side: Side) => S,
): Many<S> => ({
  seats: USUAL_SIDES.slice(0, count).map((side, seat) => seats[seat] ?? usual(seat, side)),
  players: playersFor(players, count),
});

/** What a seat may spend: mates share the limit of their side. */
export const shareOf = (
  { points, seats }: { readonly points: number; readonly seats: readonly Seated[] },
  seat: number,
): number => Math.floor(points / seats.filter(({ side }) => side === seats[seat]!.side).length);
