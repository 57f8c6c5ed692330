/**
 * The clocks of a match, as pure arithmetic over moments (milliseconds since 1970). Each decision has a time of its own, which goes first
 * and is not saved up; what it takes beyond that comes off the time for the whole battle, which never grows: no command buys time. All
 * that is counted by is public (who is asked, what everybody has noticed), so that a clock tells nobody more than the battle does.
 */

import type { Seat } from '@muster/kernel';
import type { ClockTerms, SeatTime } from '@muster/protocol';
import type { Outage } from '../store/store.ts';

export interface SeatClock {
  /** What is left for the whole battle; 0 where only each decision has its time. */
  readonly left: number;
  /** What is left of the decision's own time. */
  readonly own: number;
  /** Since when it thinks; null while it does not. */
  readonly since: number | null;
  /** What it has used since that was last told in the log. */
  readonly used: number;
  /** How many of its commands stood at most that all had noticed: a decision that comes again by its own doing has no new time. */
  readonly most: number;
  /** The newest secret decision that had its own time: one for all answers to it. */
  readonly sealed: string | null;
  /** Where it has answered and others must not know: what they see until the decision closes. */
  readonly seemingly: { readonly left: number; readonly own: number; readonly since: number } | null;
  readonly isOut: boolean;
}

/** By seat; null for a seat without a clock: the computer's. */
export type Clocks = readonly (SeatClock | null)[];

/** What is known of a match at a moment. */
export interface Moment {
  readonly now: number;
  /** Who is asked, as everybody sees it. */
  readonly asked: readonly Seat[];
  /** Who of them has answered in secret, and is asked for all that others know. */
  readonly answered: readonly Seat[];
  /** By seat: how many of its commands stand that everybody has noticed. */
  readonly commands: readonly number[];
  /** The name of the secret decision that is open. */
  readonly sealed: string | null;
  /** It came about by a take-back: who took back, and whether nobody had to agree. */
  readonly undo: { readonly by: Seat; readonly isFree: boolean } | null;
}

/** How much of the time between two moments counts for nobody. */
export type Lost = (from: number, to: number) => number;

const MINUTE_MS = 60_000;
const SECOND_MS = 1_000;
export const DAY_MS = 86_400_000;

/** For the whole battle, and for each decision. */
const timesOf = (terms: ClockTerms): { readonly whole: number; readonly each: number } =>
  terms.kind === 'live'
    ? { whole: terms.minutes * MINUTE_MS, each: terms.seconds * SECOND_MS }
    : { whole: 0, each: terms.days * DAY_MS };

/** The time that lies in any of these, each part of it once. */
export const lostIn =
  (outages: readonly Outage[]): Lost =>
  (from, to) => {
    let lost = 0;
    let counted = from;
    for (const outage of outages.toSorted((a, b) => a.from - b.from)) {
      const begin = Math.max(outage.from, counted);
      const end = Math.min(outage.to, to);
      if (end <= begin) continue;
      lost += end - begin;
      counted = end;
    }
    return lost;
  };

/** Nobody thinks yet. */
export const newClocks = (terms: ClockTerms, hasClock: readonly boolean[]): Clocks => {
  const { whole } = timesOf(terms);
  return hasClock.map((has) =>
    has
      ? {
          left: whole,
          own: 0,
          since: null,
          used: 0,
          most: -1,
          sealed: null,
          seemingly: null,
          isOut: false,
        }
      : null,
  );
};

const thoughtFor = (since: number, now: number, lost: Lost): number =>
  Math.max(0, now - since - lost(Math.min(since, now), now));

/** After so much thought. */
const spent = <C extends { readonly left: number; readonly own: number }>(clock: C, ms: number): C => {
  const own = Math.max(0, clock.own - ms);
  return { ...clock, own, left: Math.max(0, clock.left - (ms - (clock.own - own))) };
};

/** What it has used is taken off; it does not think from here on. */
const stopped = (clock: SeatClock, now: number, lost: Lost): SeatClock => {
  if (clock.since === null) return clock;
  const ms = Math.min(thoughtFor(clock.since, now, lost), clock.own + clock.left);
  return { ...spent(clock, ms), since: null, used: clock.used + ms };
};

const hasTakenBack = ({ undo }: Moment, seat: Seat): boolean => undo?.isFree === true && undo.by === seat;

/** Whether what this seat is asked has a time of its own anew. */
const isNewDecision = (clock: SeatClock, seat: Seat, moment: Moment): boolean => {
  const { sealed, undo, commands } = moment;
  if (sealed !== null) return clock.sealed !== sealed;
  if (undo !== null) return !hasTakenBack(moment, seat);
  const wasAsked = clock.since !== null || clock.seemingly !== null;
  return !wasAsked || commands[seat]! > clock.most;
};

const seeminglyOf = (
  before: SeatClock,
  isAsked: boolean,
  isThinking: boolean,
): Pick<SeatClock, 'seemingly'>['seemingly'] => {
  if (!isAsked || isThinking) return null;
  const { left, own, since, seemingly } = before;
  return since === null ? seemingly : { left, own, since };
};

const seatAfter = (clock: SeatClock, seat: Seat, terms: ClockTerms, moment: Moment, lost: Lost): SeatClock => {
  if (clock.isOut) return clock;
  const { now, asked, answered, sealed, undo } = moment;
  const isAsked = asked.includes(seat);
  const isThinking = isAsked && !answered.includes(seat);
  const isNew = isThinking && isNewDecision(clock, seat, moment);
  const isSetBack = undo !== null && !hasTakenBack(moment, seat);
  const most = isSetBack ? moment.commands[seat]! : Math.max(clock.most, moment.commands[seat]!);
  const isSame = isThinking === (clock.since !== null) && (isThinking || clock.seemingly === null || isAsked);
  if (isSame && !isNew) return most === clock.most ? clock : { ...clock, most }; // nothing of it is to be told
  const still = stopped(clock, now, lost);
  return {
    ...still,
    own: isNew ? timesOf(terms).each : still.own,
    since: isThinking ? now : null,
    most,
    sealed: isNew && sealed !== null ? sealed : clock.sealed,
    seemingly: seeminglyOf(clock, isAsked, isThinking),
  };
};

/** The clocks after something has happened in the match. */
export const clocksAfter = (clocks: Clocks, terms: ClockTerms, moment: Moment, lost: Lost): Clocks =>
  clocks.map((clock, seat) => (clock === null ? null : seatAfter(clock, seat, terms, moment, lost)));

/** What has to be told in the log: who does not think any more and has thought, once nothing is secret. */
export interface Spent {
  readonly seat: Seat;
  readonly used: number;
  readonly left: number | null;
}

export const leftOf = (terms: ClockTerms, { left }: Pick<SeatClock, 'left'>): number | null =>
  terms.kind === 'live' ? left : null;

export const spentOf = (clocks: Clocks, terms: ClockTerms, sealed: string | null): readonly Spent[] =>
  clocks.flatMap((clock, seat) => {
    if (clock === null || clock.used === 0 || clock.since !== null || clock.seemingly !== null) return [];
    return sealed === null ? [{ seat, used: clock.used, left: leftOf(terms, clock) }] : [];
  });

export const withoutSpent = (clocks: Clocks, told: readonly Spent[]): Clocks =>
  clocks.map((clock, seat) =>
    clock !== null && told.some((one) => one.seat === seat) ? { ...clock, used: 0 } : clock,
  );

/** How long a seat may think on; negative: since so long it has no time any more. Undefined for who does not think. */
export const remainingOf = (clock: SeatClock | null | undefined, now: number, lost: Lost): number | undefined =>
  clock === null || clock === undefined || clock.since === null
    ? undefined
    : clock.own + clock.left - thoughtFor(clock.since, now, lost);

/** How long until the first runs out of time; undefined where nobody thinks. */
export const firstOut = (clocks: Clocks, now: number, lost: Lost): number | undefined => {
  const all = clocks.flatMap((clock) => remainingOf(clock, now, lost) ?? []);
  return all.length === 0 ? undefined : Math.min(...all);
};

/** Who has run out of time first, and all who did at the same moment. */
export const outNow = (clocks: Clocks, now: number, lost: Lost): readonly Seat[] => {
  const first = firstOut(clocks, now, lost);
  if (first === undefined || first > 0) return [];
  return clocks.flatMap((clock, seat) => (remainingOf(clock, now, lost) === first ? [seat] : []));
};

/** These have run out of time: there is nothing to count of them any more. */
export const fallen = (clocks: Clocks, seats: readonly Seat[], now: number, lost: Lost): Clocks =>
  clocks.map((clock, seat) =>
    clock !== null && seats.includes(seat)
      ? { ...stopped(clock, now, lost), own: 0, left: 0, seemingly: null, isOut: true }
      : clock,
  );

/** What others, or the seat itself, see of a clock. */
const seenOf = (clock: SeatClock, isOwn: boolean): { left: number; own: number; since: number | null } =>
  isOwn || clock.seemingly === null ? clock : clock.seemingly;

/** What changes for these eyes when, and only when, they are to be told anew. */
export const markOf = (clocks: Clocks, viewer: Seat | null): string =>
  JSON.stringify(
    clocks.map((clock, seat) => {
      if (clock === null) return null;
      const { left, own, since } = seenOf(clock, seat === viewer);
      return [left, own, since];
    }),
  );

/** As they are at this moment, for these eyes. */
export const timesFor = (
  clocks: Clocks,
  terms: ClockTerms,
  viewer: Seat | null,
  now: number,
  lost: Lost,
): readonly (SeatTime | null)[] =>
  clocks.map((clock, seat) => {
    if (clock === null) return null;
    const seen = seenOf(clock, seat === viewer);
    const thought = seen.since === null ? 0 : thoughtFor(seen.since, now, lost);
    const { left, own } = spent({ left: seen.left, own: seen.own }, thought);
    return { own: Math.round(own), left: leftOf(terms, { left }), runs: seen.since !== null };
  });
