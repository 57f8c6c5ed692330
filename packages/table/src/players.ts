/** Who plays a seat, as a table knows them: people at this screen, people elsewhere, and the computer. */

import type { Level } from '@muster/ai';
import type { Seat } from '@muster/kernel';

/** At this screen. */
export interface Person {
  readonly kind: 'you' | 'friend';
  readonly name?: string;
}

/** A person elsewhere: never asked here, and must be asked there. */
export interface FarPerson {
  readonly kind: 'far';
  readonly name?: string;
}

export interface Computer {
  readonly kind: 'ai';
  readonly level: Level;
}

export type SeatPlayer = Person | FarPerson | Computer;
/** One for each seat, two to four of them. */
export type SeatPlayers = readonly SeatPlayer[];

/** A person at this screen. */
export const isHere = (player: SeatPlayer | undefined): player is Person =>
  player !== undefined && player.kind !== 'ai' && player.kind !== 'far';

/** The seats that people at this screen play, in order. */
export const seatsHere = (players: SeatPlayers): readonly Seat[] =>
  players.flatMap((player, seat) => (isHere(player) ? [seat] : []));

/** The seats of this kind of player, in order. */
export const seatsOf = (players: SeatPlayers, kind: SeatPlayer['kind']): readonly Seat[] =>
  players.flatMap((player, seat) => (player.kind === kind ? [seat] : []));
