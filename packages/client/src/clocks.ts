/** The clocks of a match, as a client has them: told at a moment, and running from there by its own clock. */

import type { SeatTime } from '@muster/protocol';

export interface ClocksTold {
  /** By seat; null where there is none. */
  readonly times: readonly (SeatTime | null)[];
  /** When that was told, by the clock of who reads it. */
  readonly at: number;
}

/** What a seat has left at a moment: while it thinks with what its decision has of its own; null where only decisions have a time. */
export const leftAt = ({ times, at }: ClocksTold, seat: number, now: number): number | null => {
  const time = times[seat];
  if (time === null || time === undefined) return null;
  return time.runs ? Math.max(0, time.own + (time.left ?? 0) - Math.max(0, now - at)) : time.left;
};
