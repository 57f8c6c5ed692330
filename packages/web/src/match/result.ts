/** How a battle ended for the one person who played it. */

import type { MatchOutcome } from '@muster/kernel';
import { type SeatPlayers, seatsHere } from '../contract/players.ts';

export const RESULTS = ['won', 'lost', 'drawn'] as const;
export type Result = (typeof RESULTS)[number];

/** Undefined as long as it goes on, and where nobody, or several people, played. */
export const resultOf = (outcome: MatchOutcome | undefined, players: SeatPlayers): Result | undefined => {
  const people = seatsHere(players);
  if (outcome === undefined || people.length !== 1) return undefined;
  if (outcome.places.length < 2) return 'drawn';
  return outcome.places[0]!.includes(people[0]!) ? 'won' : 'lost';
};
