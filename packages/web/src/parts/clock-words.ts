/** How clocks are spoken of. Pure. */

import type { ClockTerms } from '@muster/protocol';
import { count } from './words.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (n: number): string => String(n).padStart(2, '0');

/** As a clock shows it, never more than there is: `9:05`, `1:20:00`, `2 d 4 h`. */
export const clockFace = (ms: number): string => {
  const seconds = Math.floor(ms / SECOND);
  if (ms >= DAY) return `${Math.floor(ms / DAY)} d ${Math.floor((ms % DAY) / HOUR)} h`;
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
};

/** For the ear, and in a list: `2 days 4 hours`, `1 hour 20 minutes`, `45 seconds`. */
export const timeWords = (ms: number): string => {
  const parts = (big: number, bigName: string, small: number, smallName: string): string => {
    const rest = Math.floor((ms % big) / small);
    const whole = count(Math.floor(ms / big), bigName);
    return rest === 0 ? whole : `${whole} ${count(rest, smallName)}`;
  };
  if (ms >= DAY) return parts(DAY, 'day', HOUR, 'hour');
  if (ms >= HOUR) return parts(HOUR, 'hour', MINUTE, 'minute');
  if (ms >= MINUTE) return parts(MINUTE, 'minute', SECOND, 'second');
  return count(Math.floor(ms / SECOND), 'second');
};

/** `10 minutes for the battle, and 10 seconds of its own for each decision.` */
export const termsWords = (terms: ClockTerms): string => {
  if (terms.kind === 'days') return `${count(terms.days, 'day')} for each decision.`;
  const { minutes, seconds } = terms;
  const each = `${count(seconds, 'second')}${minutes === 0 ? '' : ' of its own'} for each decision`;
  if (minutes === 0) return `${each}.`;
  const whole = `${count(minutes, 'minute')} for the battle`;
  return seconds === 0 ? `${whole}.` : `${whole}, and ${each}.`;
};

export const outWords = ({ out }: ClockTerms): string =>
  out === 'lose' ? 'Who runs out of time has lost.' : 'For who runs out of time the computer plays on.';
