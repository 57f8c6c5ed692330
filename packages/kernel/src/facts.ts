/**
 * Facts of the host: what happened to a match that no player commanded. They stand in its log, inside the chain of hashes; a take-back
 * passes over them. One that closes the match says how it ended, and nothing but facts may follow it.
 */

import type { Outcome, RuleId, Seat } from './game.ts';

export type Fact =
  /**
   * A seat has used so many milliseconds since this was last told of it, and has so many left for the whole match; null where only
   * each decision has its time. `out`: it has run out of time.
   */
  | {
      readonly type: 'time';
      readonly seat: Seat;
      readonly used: number;
      readonly left: number | null;
      readonly out?: true;
    }
  /** A computer player of this level answers for the seat from here on; null: its own player does again. */
  | { readonly type: 'leftToComputer'; readonly seat: Seat; readonly level: string | null }
  /** An attempt to begin that came to nothing: what was committed to (null by who had not yet), and who kept a contribution back. */
  | {
      readonly type: 'attemptAbandoned';
      readonly attempt: number;
      readonly commitment: string;
      readonly commitments: readonly (string | null)[];
      readonly missing: readonly Seat[];
    }
  /** All have agreed. */
  | { readonly type: 'drawAgreed'; readonly by: Seat; readonly agreed: readonly Seat[] }
  /** Decided by the host: time ran out, or the match was left. Best first; seats that share a place stand together. */
  | { readonly type: 'adjudicated'; readonly places: readonly (readonly Seat[])[]; readonly reason: string };

/** How a match ended: by a rule of the game, or, without one, by its players or its host. */
export type MatchOutcome = Omit<Outcome, 'rule'> & { readonly rule: RuleId | null };

/** How the match ended, if this fact ends it. */
export const closingOutcome = (fact: Fact, seats: number): MatchOutcome | undefined => {
  if (fact.type === 'adjudicated') return { places: fact.places, reason: fact.reason, rule: null };
  if (fact.type !== 'drawAgreed') return undefined;
  return { places: [Array.from({ length: seats }, (_, seat) => seat)], reason: 'a draw was agreed', rule: null };
};

/** Why this cannot be a fact of a match with so many seats; undefined when it can. */
export const wrongFact = (fact: Fact, seats: number): string | undefined => {
  const isThere = (seat: Seat): boolean => seat < seats;
  switch (fact.type) {
    case 'time':
    case 'leftToComputer':
      return isThere(fact.seat) ? undefined : 'it tells of a seat that is not there';
    case 'attemptAbandoned':
      if (fact.commitments.length !== seats) return 'it does not tell of every seat’s commitment';
      return fact.missing.every(isThere) ? undefined : 'it tells of a seat that is not there';
    case 'drawAgreed': {
      const all = new Set([fact.by, ...fact.agreed]);
      return all.size === seats && [...all].every(isThere) ? undefined : 'not every seat has agreed to the draw';
    }
    case 'adjudicated': {
      const placed = fact.places.flat();
      const isWhole = placed.length === seats && new Set(placed).size === seats && placed.every(isThere);
      return isWhole ? undefined : 'it does not give every seat its place';
    }
  }
};

const two = (n: number): string => String(n).padStart(2, '0');
const DAY_S = 86_400;

/** `1:05`, `2:00:00`, `3 days 4:00:00`: never more than there is. */
export const durationWords = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const days = Math.floor(seconds / DAY_S);
  const hours = Math.floor((seconds % DAY_S) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = two(seconds % 60);
  if (days === 0 && hours === 0) return `${minutes}:${rest}`;
  const clock = `${hours}:${two(minutes)}:${rest}`;
  return days === 0 ? clock : `${days} ${days === 1 ? 'day' : 'days'} ${clock}`;
};

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** A line of the log. */
export const factWords = (fact: Fact, seatNames: readonly string[]): string => {
  const name = (seat: Seat): string => seatNames[seat] ?? `Seat ${seat + 1}`;
  switch (fact.type) {
    case 'time': {
      const took = `${name(fact.seat)} took ${durationWords(fact.used)}`;
      if (fact.out) return `${took} and ran out of time.`;
      return fact.left === null ? `${took}.` : `${took}; ${durationWords(fact.left)} left.`;
    }
    case 'leftToComputer':
      return fact.level === null
        ? `${name(fact.seat)} is back and plays on.`
        : `The computer (${fact.level}) plays on for ${name(fact.seat)}.`;
    case 'attemptAbandoned': {
      const who =
        fact.missing.length === 0 ? '' : `: ${listed(fact.missing.map(name))} did not send what was committed to`;
      return `Attempt ${fact.attempt} to begin was given up${who}.`;
    }
    case 'drawAgreed':
      return `${name(fact.by)} offered a draw, and it was agreed.`;
    case 'adjudicated':
      return `The match was decided: ${fact.reason}.`;
  }
};
