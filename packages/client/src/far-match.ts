/** One match as one viewer has it, live: what can be read of it, what can be done, and what has to be handed in. */

import type { Descriptor, GameTypes, Verdict } from '@muster/kernel';
import type { About, ClosedBecause, DiceRound, Gathering, Key, MatchId, You } from '@muster/protocol';
import type { Answer, Clock, Link, MatchSource, Store } from '@muster/table';
import type { Api } from './api.ts';
import type { ClocksTold } from './clocks.ts';
import type { OpenWire } from './wire.ts';

export interface FarState<T extends GameTypes = GameTypes> {
  /** Lost from the beginning until the first word of the server is there. */
  readonly link: Link;
  readonly you: You | undefined;
  readonly about: About | undefined;
  /** Until the battle begins. */
  readonly gathering: Gathering | undefined;
  readonly dice: DiceRound | undefined;
  /** Where the battle has a clock. */
  readonly clocks: ClocksTold | undefined;
  /** As soon as the first view is there, and the same object from then on. It is listened to by itself: the table does. */
  readonly source: MatchSource<T> | undefined;
  /** There is more to read of what was noticed (`older`). */
  readonly hasOlder: boolean;
  /** When the battle is over and its record is there: whether it is true, and its dice are proven. */
  readonly proof: Verdict | undefined;
  /** Closed for good. */
  readonly ended: Ended | undefined;
}

export interface Ended {
  /** `unknown`: no such match, or the key opens it no longer. `protocol`: the page is older than the server, or newer: load it again. */
  readonly because: ClosedBecause;
  /** A sentence for people. */
  readonly why: string;
}

export interface FarMatch<T extends GameTypes = GameTypes> extends Store<FarState<T>> {
  /** While gathering: this is the force; null: another one is to be chosen. */
  force(force: object | null): Promise<Answer>;
  /** What one is called from now on. */
  rename(name: string): Promise<Answer>;
  /** Gives the present attempt at the dice up, when somebody has been late for a minute. */
  anew(): Promise<Answer>;
  /** Fetches some of what was noticed before (`hasOlder`); false where that could not be had, for now or for good. */
  older(): Promise<boolean>;
  /** The network is there again, or the page is looked at again: tries at once, without waiting for the next time. */
  wake(): void;
  /** Says and hears nothing any more. What was not answered by then stays unanswered. */
  close(): void;
}

/**
 * One's own parts of the luck, and what was told before they were given: kept on the device, so that a page that was loaded again sends
 * what it had committed to, and knows at the end what it has to find in the record.
 */
export interface PartsOfLuck {
  /** 32 random bytes, in hex. */
  make(): string;
  /** `name`: letters, digits and `-`. */
  keep(name: string, text: string): void;
  kept(name: string): string | undefined;
}

export interface FarOptions<T extends GameTypes = GameTypes> {
  readonly match: MatchId;
  readonly key: Key;
  /** The rules of a game, by its id. */
  readonly load: (game: string) => Promise<Descriptor<T>>;
  readonly api: Api;
  /** To the server's `/ws`; see `webSocket`. */
  readonly open: OpenWire;
  readonly clock: Clock;
  /** From 0 to 1, as `Math.random`: for pauses only. */
  readonly random: () => number;
  readonly parts: PartsOfLuck;
}
