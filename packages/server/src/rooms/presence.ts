/** Who is there, on whichever node, away for a moment, or gone for some minutes. What somebody looks at is never told. */

import type { Seat } from '@muster/kernel';
import type { Presence } from '@muster/protocol';
import type { Clock } from '@muster/table';

export interface Presences {
  of(seat: Seat): Presence;
  /** Has come, to this node or to another; how many connections a seat has there, others count. */
  came(seat: Seat, node?: string): void;
  /** The last connection to that node is lost. */
  left(seat: Seat, node?: string): void;
  /** Since when it is there; undefined when it is not. */
  since(seat: Seat): number | undefined;
  end(): void;
}

const HERE = 'here';
const GONE_AFTER_MS = 3 * 60_000;

export const makePresences = (clock: Clock, changed: () => void): Presences => {
  const there = new Map<Seat, { readonly since: number; readonly nodes: Set<string> }>();
  const away = new Map<Seat, () => void>();
  const stay = (seat: Seat): void => {
    away.get(seat)?.();
    away.delete(seat);
  };
  return {
    of: (seat) => (there.has(seat) ? 'there' : away.has(seat) ? 'away' : 'gone'),
    came: (seat, node = HERE) => {
      stay(seat);
      const known = there.get(seat);
      if (known === undefined) there.set(seat, { since: clock.now(), nodes: new Set([node]) });
      else known.nodes.add(node);
    },
    left: (seat, node = HERE) => {
      const known = there.get(seat);
      if (!known?.nodes.delete(node) || known.nodes.size > 0) return;
      there.delete(seat);
      const forget = clock.after(GONE_AFTER_MS, () => {
        away.delete(seat);
        changed();
      });
      away.set(seat, forget);
    },
    since: (seat) => there.get(seat)?.since,
    end: () => {
      for (const seat of [...away.keys()]) stay(seat);
    },
  };
};
