/** How a battle with people elsewhere is spoken of. Pure. */

import { isLevel, LEVEL_WORDS } from '@muster/ai';
import type { About, DiceRound, Presence, SeatAbout, You } from '@muster/protocol';
import type { SeatPlayer, SeatPlayers } from '@muster/table';
import { capital, listed } from '../parts/words.ts';

export const WITHDRAWN = 'Whoever made this battle has withdrawn it before it began.';

/** After a name. */
export const PRESENCE_WORDS: Readonly<Record<Presence, string>> = {
  there: 'is there',
  away: 'is away',
  gone: 'is not there',
};

/** What a person is called: `Ann`; of who has not come yet, nothing. */
export const sitterName = ({ sitter, name, level }: SeatAbout): string | undefined => {
  if (sitter !== 'computer') return name ?? undefined;
  return level !== null && isLevel(level) ? `the ${LEVEL_WORDS[level].name}` : 'the computer';
};

/** After the name of a person for whom the computer plays on. */
export const leftWords = ({ sitter, level }: SeatAbout): string | undefined => {
  if (sitter === 'computer' || level === null) return undefined;
  return `(the ${isLevel(level) ? LEVEL_WORDS[level].name : 'computer'} plays on)`;
};

/** Who looks is called `you`: of several names on a screen nobody has to find the own one. */
const playerOf = ({ sitter, name, level }: SeatAbout, isYou: boolean): SeatPlayer => {
  if (sitter === 'computer') return { kind: 'ai', level: level !== null && isLevel(level) ? level : 'recruit' };
  return isYou ? { kind: 'you' } : { kind: 'far', ...(name !== null && { name }) };
};

/** Who plays, as the table knows them. */
export const playersOf = ({ seats }: About, you: You): SeatPlayers =>
  seats.map((seat, at) => playerOf(seat, at === you.seat));

/** `Ann and the Veteran are in`; undefined where nobody is. */
export const whoIsIn = ({ seats }: About): string | undefined => {
  const names = seats.flatMap((seat) => sitterName(seat) ?? []);
  if (names.length === 0) return undefined;
  return `${capital(listed(names))} ${names.length === 1 ? 'is' : 'are'} in.`;
};

/** What the round of dice waits for. */
export const diceWords = ({ commitments, sent, late }: DiceRound, name: (seat: number) => string): string => {
  if (late.length > 0) return `${listed(late.map(name))} ${late.length === 1 ? 'is' : 'are'} late with a part.`;
  const uncommitted = commitments.flatMap((one, seat) => (one === null ? [seat] : []));
  if (uncommitted.length > 0) return `Waiting for the sealed part of ${listed(uncommitted.map(name))}.`;
  const unsent = commitments.flatMap((_, seat) => (sent.includes(seat) ? [] : [seat]));
  return unsent.length > 0 ? `Waiting for ${listed(unsent.map(name))} to open a part.` : 'All parts are in.';
};

/** What became of earlier attempts: `Attempt 1 was given up: Red kept its part.` */
export const abandonedWords = ({ abandoned }: DiceRound, name: (seat: number) => string): readonly string[] =>
  abandoned.map(({ attempt, missing }) =>
    missing.length === 0
      ? `Attempt ${attempt} was given up.`
      : `Attempt ${attempt} was given up: the part of ${listed(missing.map(name))} did not come.`,
  );
