/**
 * How much time each seat has left, and who is thinking. It reads no clock: whoever calls says what time it is, and when no server
 * was there (`Outage`), for such time counts for nobody.
 */

import type { Fact, Seat } from '@muster/kernel';
import type { ClockTerms } from '@muster/protocol';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** From the last sign of life of any server until one was ready again. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

export interface SeatClock {
  /** Milliseconds that were left when it began to run, or stopped. */
  readonly left: number;
  /** Since when it runs; null: nothing is asked of this seat. */
  readonly since: number | null;
  /** Used since it was last told. */
  readonly used: number;
}

/** One for each seat; null for a computer's, which has all the time in the world. */
export type Clocks = readonly (SeatClock | null)[];

export interface Moment {
  readonly now: number;
  readonly outages: readonly Outage[];
}

/** What one decision gives, and what all begin with. */
const GIVEN = {
  live: ({ minutes }: Extract<ClockTerms, { kind: 'live' }>): number => minutes * MINUTE,
  days: ({ days }: Extract<ClockTerms, { kind: 'days' }>): number => days * DAY,
};

const firstLeft = (terms: ClockTerms): number =>
  terms.kind === 'live' ? GIVEN.live(terms) : terms.kind === 'days' ? GIVEN.days(terms) : 0;

/** Nobody thinks yet. `people`: whose time is counted; none where there is no clock. */
export const startClocks = (terms: ClockTerms, people: readonly boolean[]): Clocks =>
  people.map((isPerson) =>
    isPerson && terms.kind !== 'none' ? { left: firstLeft(terms), since: null, used: 0 } : null,
  );

/** Of this stretch, what no server was there for. */
const outOf = ({ from, to }: Outage, since: number, now: number): number =>
  Math.max(0, Math.min(to, now) - Math.max(from, since));

const elapsed = (since: number, { now, outages }: Moment): number =>
  Math.max(0, now - since - outages.reduce((sum, outage) => sum + outOf(outage, since, now), 0));

/** Never less than nothing. */
export const leftAt = ({ left, since }: SeatClock, moment: Moment): number =>
  since === null ? left : Math.max(0, left - elapsed(since, moment));

/** What a match has come to, as far as clocks care. */
export interface Turn {
  /** Who has just answered; null where the host did something. */
  readonly answered: Seat | null;
  /** Of whom something is asked now. */
  readonly asked: readonly Seat[];
  /** Answers are being given that nobody else may know of yet. */
  readonly isSealed: boolean;
}

/** After an answer: by the day there is a whole new allowance for the next one, live a few seconds are added. */
const rewarded = (terms: ClockTerms, left: number): number => {
  if (terms.kind === 'days') return GIVEN.days(terms);
  return terms.kind === 'live' ? left + terms.seconds * SECOND : left;
};

const turned = (
  terms: ClockTerms,
  clock: SeatClock,
  seat: Seat,
  { answered, asked }: Turn,
  moment: Moment,
): SeatClock => {
  const isAsked = asked.includes(seat);
  const isRunning = clock.since !== null;
  if (isRunning && isAsked && seat !== answered) return clock; // it thinks on
  const spent = isRunning ? clock.left - leftAt(clock, moment) : 0;
  const left =
    isRunning && (seat === answered || terms.kind === 'days')
      ? rewarded(terms, clock.left - spent)
      : clock.left - spent;
  return { left, since: isAsked ? moment.now : null, used: clock.used + spent };
};

export interface Turned {
  readonly clocks: Clocks;
  /** What is to be told, in the order of seats: of who has stopped thinking, as soon as all may know it. */
  readonly facts: readonly Extract<Fact, { readonly type: 'time' }>[];
}

/** The clocks after a step of the match. */
export const turnClocks = (terms: ClockTerms, clocks: Clocks, turn: Turn, moment: Moment): Turned => {
  const after = clocks.map((clock, seat) => clock && turned(terms, clock, seat, turn, moment));
  const facts = after.flatMap((clock, seat) =>
    clock === null || clock.since !== null || clock.used === 0 || turn.isSealed
      ? []
      : [{ type: 'time' as const, seat, used: Math.round(clock.used), left: Math.round(clock.left) }],
  );
  const told = new Set(facts.map(({ seat }) => seat));
  return { clocks: after.map((clock, seat) => (clock && told.has(seat) ? { ...clock, used: 0 } : clock)), facts };
};

/** Whose time is up. */
export const outOfTime = (clocks: Clocks, moment: Moment): readonly Seat[] =>
  clocks.flatMap((clock, seat) =>
    clock !== null && clock.since !== null && leftAt(clock, moment) === 0 ? [seat] : [],
  );

/** In how many milliseconds somebody's time will be up if nothing happens; undefined when nobody thinks. */
export const nextOut = (clocks: Clocks, moment: Moment): number | undefined => {
  const running = clocks.filter((clock) => clock !== null && clock.since !== null);
  return running.length === 0 ? undefined : Math.min(...running.map((clock) => leftAt(clock!, moment)));
};

/** What one viewer sees: of others nothing while answers are sealed. */
export const clocksFor = (
  clocks: Clocks,
  viewer: Seat | null,
  isSealed: boolean,
  moment: Moment,
): readonly ({ readonly left: number; readonly runs: boolean } | null)[] =>
  clocks.map((clock, seat) =>
    clock === null || (isSealed && seat !== viewer)
      ? null
      : { left: Math.round(leftAt(clock, moment)), runs: clock.since !== null },
  );
