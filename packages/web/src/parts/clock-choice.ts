/** Which clock a new battle with friends elsewhere has, as it is chosen and remembered. */

import { type ClockTerms, MOST_DAYS, MOST_MINUTES, MOST_SECONDS, WHEN_OUT, type WhenOut } from '@muster/protocol';

export const CLOCKS = ['none', 'quick', 'slow', 'day', 'days', 'ownLive', 'ownDays'] as const;
export type ClockName = (typeof CLOCKS)[number];

export interface ClockChoice {
  readonly name: ClockName;
  /** Of clocks of one's own. */
  readonly minutes: number;
  readonly seconds: number;
  readonly days: number;
  readonly out: WhenOut;
}

export const NO_CLOCK: ClockChoice = { name: 'none', minutes: 15, seconds: 10, days: 2, out: 'lose' };

const whole = (x: unknown, least: number, most: number, otherwise: number): number =>
  typeof x === 'number' && Number.isInteger(x) && x >= least && x <= most ? x : otherwise;

/** Of what was remembered or typed, whatever it is. */
export const parseClock = (x: unknown): ClockChoice => {
  const given = (typeof x === 'object' && x !== null ? x : {}) as Partial<Record<keyof ClockChoice, unknown>>;
  const seconds = whole(given.seconds, 0, MOST_SECONDS, NO_CLOCK.seconds);
  return {
    name: CLOCKS.find((name) => name === given.name) ?? NO_CLOCK.name,
    minutes: whole(given.minutes, seconds === 0 ? 1 : 0, MOST_MINUTES, NO_CLOCK.minutes),
    seconds,
    days: whole(given.days, 1, MOST_DAYS, NO_CLOCK.days),
    out: WHEN_OUT.find((out) => out === given.out) ?? NO_CLOCK.out,
  };
};

export const termsOf = ({ name, minutes, seconds, days, out }: ClockChoice): ClockTerms | null => {
  switch (name) {
    case 'none':
      return null;
    case 'quick':
      return { kind: 'live', minutes: 10, seconds: 10, out };
    case 'slow':
      return { kind: 'live', minutes: 25, seconds: 15, out };
    case 'ownLive':
      return { kind: 'live', minutes, seconds, out };
    case 'day':
      return { kind: 'days', days: 1, out };
    case 'days':
      return { kind: 'days', days: 3, out };
    case 'ownDays':
      return { kind: 'days', days, out };
  }
};
