/** How much time there is in a match, as its maker set it, and how it is told. */

import { byTag, fields, flag, integer, meaning, misread, oneOf, orNull, type Reader } from '@muster/kernel';
import { readNumber } from './words.ts';

/** What happens to who runs out of time: it has lost, or the computer plays on for it. */
export const WHEN_OUT = ['lose', 'computer'] as const;
export type WhenOut = (typeof WHEN_OUT)[number];

export type ClockTerms =
  /** So many minutes for the whole battle, and for each decision so many seconds before those; what is left of the seconds is not saved up. */
  | { readonly kind: 'live'; readonly minutes: number; readonly seconds: number; readonly out: WhenOut }
  /** So many days for each decision. */
  | { readonly kind: 'days'; readonly days: number; readonly out: WhenOut };

/** The clock of a seat, at the moment of the message that tells it. */
export interface SeatTime {
  /** Milliseconds that are left of this decision's own time, which goes first. */
  readonly own: number;
  /** Milliseconds that are left for the whole battle; null: only each decision has its time. */
  readonly left: number | null;
  /** It runs from this message on. */
  readonly runs: boolean;
}

export const MOST_MINUTES = 600;
export const MOST_SECONDS = 3_600;
export const MOST_DAYS = 30;

const readOut = oneOf(WHEN_OUT);

const readTerms: Reader<ClockTerms> = byTag<'kind', ClockTerms>('kind', {
  live: fields({ minutes: integer(0, MOST_MINUTES), seconds: integer(0, MOST_SECONDS), out: readOut }),
  days: fields({ days: integer(1, MOST_DAYS), out: readOut }),
});

export const readClockTerms: Reader<ClockTerms> = meaning(
  readTerms,
  'Of a live clock, minutes or seconds are more than 0.',
  (terms, where) =>
    terms.kind === 'live' && terms.minutes + terms.seconds === 0 ? misread(where, 'must leave some time') : terms,
);

export const readSeatTime = fields<SeatTime>({ own: readNumber, left: orNull(readNumber), runs: flag });
