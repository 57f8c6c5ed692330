/** Who is there, away for a moment, or gone for some minutes. What somebody looks at is never told. */

import type { Seat } from '@muster/kernel';
import type { Presence } from '@muster/protocol';
import type { Clock } from '@muster/table';

export interface Presences {
  of(seat: Seat): Presence;
  /** Has come; how many connections a seat has, others count. */
  came(seat: Seat): void;
  /** The last connection is lost. */
  left(seat: Seat): void;
  /** Since when it is there; undefined when it is not. */
  since(seat: Seat): number | undefined;
  end(): void;
}

const GONE_AFTER_MS = 3 * 60_000;

export const makePresences = (clock: Clock, changed: () => void): Presences => {
  const here = new Map<Seat, number>();
  const away = new Map<Seat, () => void>();
  const stay = (seat: Seat): void => {
    away.get(seat)?.();
    away.delete(seat);
  };
  return {
    of: (seat) => (here.has(seat) ? 'there' : away.has(seat) ? 'away' : 'gone'),
    came: (seat) => {
      stay(seat);
      here.set(seat, clock.now());
    },
    left: (seat) => {
      here.delete(seat);
      const forget = clock.after(GONE_AFTER_MS, () => {
        away.delete(seat);
        changed();
      });
      away.set(seat, forget);
    },
    since: (seat) => here.get(seat),
    end: () => {
      for (const seat of [...away.keys()]) stay(seat);
    },
  };
};
