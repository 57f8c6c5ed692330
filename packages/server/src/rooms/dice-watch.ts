/** Whoever keeps a part of the luck is waited for by the clock: named after a minute, and then a new attempt begins. */

import type { Seat } from '@muster/kernel';
import type { Core } from './core.ts';
import { LATE_AFTER_MS } from './deeds.ts';
import { missingOf } from './dice.ts';
import { computersOf, MOST_ATTEMPTS } from './room-state.ts';

export interface DiceWatch {
  /** Since when all could have sent their part; undefined while somebody has not committed. */
  since(): number | undefined;
  end(): void;
}

/** `giveUp`: this attempt is over for who was there and kept its part. */
export const watchDice = (core: Core, giveUp: (attempt: number) => void): DiceWatch => {
  const { clock } = core.services;
  let watched: { readonly attempt: number; readonly since: number } | undefined;
  let cancel = (): void => {};

  /** For a computer, its maker's client is waited for. */
  const thereSince = (seat: Seat): number | undefined => {
    const { room } = core.now();
    if (!computersOf(room).includes(seat)) return core.presences.since(seat);
    const { seat: own } = room.maker;
    if (own !== null) return core.presences.since(own);
    return [...core.viewers].some(({ you }) => you.maker) ? watched?.since : undefined;
  };

  const look = (): void => {
    cancel();
    const { dice } = core.now().room;
    const missing = dice === null ? [] : missingOf(dice);
    if (dice === null || missing.length === 0) {
      watched = undefined;
      core.setLate([]);
      return;
    }
    if (watched?.attempt !== dice.attempt) watched = { attempt: dice.attempt, since: clock.now() };
    const { since } = watched;
    const now = clock.now();
    const isLate = now - since >= LATE_AFTER_MS;
    core.setLate(isLate ? missing : []);
    const ends = missing.flatMap((seat) => {
      const there = thereSince(seat);
      return there === undefined ? [] : [Math.max(there, since) + LATE_AFTER_MS];
    });
    if (ends.some((end) => end <= now) && dice.attempt < MOST_ATTEMPTS) return void giveUp(dice.attempt);
    const next = Math.min(...ends, ...(isLate ? [] : [since + LATE_AFTER_MS]));
    if (Number.isFinite(next) && next > now) cancel = clock.after(next - now, look);
  };

  core.listen(look);
  look();
  return { since: () => watched?.since, end: () => cancel() };
};
