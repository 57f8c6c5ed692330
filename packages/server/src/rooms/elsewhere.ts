/** Who is connected to a match on other nodes, as those tell. Of a node that tells nothing for a while nobody is there any more. */

import type { Seat } from '@muster/kernel';
import type { MatchId } from '@muster/protocol';
import type { Clock } from '@muster/table';
import type { Presences } from './presence.ts';

/** What a node tells the others of a match that it has in memory. */
export interface Here {
  readonly match: MatchId;
  /** The seats that are connected to it, and how many watch there. */
  readonly seats: readonly Seat[];
  readonly watching: number;
  /** It has just come, and wants to be told the same. */
  readonly asks?: true;
}

export interface Elsewhere {
  heard(node: string, here: Here): void;
  watching(): number;
  end(): void;
}

/** How often it is told anew who is where, and how long that holds. */
export const TELL_EVERY_MS = 15_000;
const HOLDS_MS = 40_000;

interface Told {
  readonly seats: readonly Seat[];
  readonly watching: number;
  readonly forget: () => void;
}

export const makeElsewhere = (clock: Clock, presences: Presences, changed: () => void): Elsewhere => {
  const nodes = new Map<string, Told>();

  const hold = (node: string, seats: readonly Seat[], watching: number): void => {
    const before = nodes.get(node);
    before?.forget();
    for (const seat of seats) presences.came(seat, node);
    for (const seat of before?.seats ?? []) if (!seats.includes(seat)) presences.left(seat, node);
    nodes.delete(node);
    if (seats.length + watching > 0) {
      const forget = clock.after(HOLDS_MS, () => hold(node, [], 0));
      nodes.set(node, { seats, watching, forget });
    }
    changed();
  };

  return {
    heard: (node, { seats, watching }) => hold(node, seats, watching),
    watching: () => [...nodes.values()].reduce((sum, told) => sum + told.watching, 0),
    end: () => {
      for (const { forget } of nodes.values()) forget();
    },
  };
};
