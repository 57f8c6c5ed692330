/** Through whose eyes a replay may be watched. When a battle is over nothing is secret; before that it still is. */

import type { Eyes, Seat } from '@muster/kernel';
import { type SeatPlayers, seatsHere } from '../contract/players.ts';

export interface EyesChoice {
  readonly eyes: Eyes;
  readonly words: string;
}

interface Situation {
  readonly hasSecrets: boolean;
  readonly over: boolean;
  readonly seatNames: readonly string[];
  /** Undefined for a record from a file or a link, which hides nothing from who has it. */
  readonly players: SeatPlayers | undefined;
}

/** The first one is shown unless another is chosen. */
export const eyesChoices = ({ hasSecrets, over, seatNames, players }: Situation): readonly EyesChoice[] => {
  const all: EyesChoice = { eyes: 'everyone', words: 'Everything' };
  if (!hasSecrets) return [all];
  const watching: EyesChoice = { eyes: 'spectator', words: 'What everybody could see' };
  const seat = (n: Seat): EyesChoice => ({ eyes: n, words: `What ${seatNames[n]} could see` });
  const seats = seatNames.map((_, n) => seat(n));
  if (over) return [all, ...seats, watching];
  if (players === undefined) return [watching, ...seats, all];
  const people = seatsHere(players);
  return people.length === 1 ? [seat(people[0]!), watching] : [watching];
};

/** `everyone`, `spectator`, or the number of a seat, as the address writes it. */
export const readEyes = (text: string | null, choices: readonly EyesChoice[]): Eyes =>
  (choices.find(({ eyes }) => String(eyes) === text) ?? choices[0]!).eyes;
