/** What a server says over its connection to one viewer of one match. */

import type { Decision, Delta, GameTypes, MatchOutcome, Noticed } from '@muster/kernel';
import type { Answer, Offers, OpenRequest } from '@muster/table';
import type { About, DiceRound, Gathering } from './about.ts';

/** Who somebody is in a match. */
export interface You {
  /** null for who only watches or has made it. */
  readonly seat: number | null;
  readonly maker: boolean;
}

/** All that one viewer has before it, but for its view. */
export interface Circumstances {
  readonly decisions: readonly Decision[];
  readonly offers: Offers;
  /** null while the battle goes on. */
  readonly outcome: MatchOutcome | null;
  readonly requests: readonly OpenRequest[];
}

/** Why a connection is closed; a number of WebSocket's own range for programs. */
export const CLOSED = {
  /** Not readable, not allowed here, or not in this order. */
  malformed: 4400,
  /** No such match, or the key is none of it, or is one no longer. */
  unknown: 4404,
  /** Another version of the protocol: load the page again. */
  protocol: 4426,
  /** Too many messages, too many connections, or too slow to take what is sent. */
  tooMuch: 4429,
  /** The server met an error of its own, or goes: come back. */
  restarting: 4503,
} as const;
export type ClosedBecause = keyof typeof CLOSED;

/** How many notices come with a view. */
export const NEWEST = 200;

export type ToClient<T extends GameTypes = GameTypes> =
  | { readonly type: 'welcome'; readonly protocol: number; readonly you: You }
  | { readonly type: 'about'; readonly about: About }
  | { readonly type: 'gathering'; readonly gathering: Gathering }
  | { readonly type: 'dice'; readonly dice: DiceRound }
  /** Everything anew: `noticed` are the newest, older ones by `older`. */
  | ({
      readonly type: 'view';
      /** How much this viewer has noticed. */
      readonly n: number;
      readonly view: T['state'];
      readonly noticed: readonly Noticed<T['event']>[];
    } & Circumstances)
  /** What has changed since the update before. What is left out stays. */
  | ({
      readonly type: 'update';
      /** How much this viewer has noticed with it. */
      readonly n: number;
      /** Of the view. */
      readonly delta?: Delta;
      readonly noticed?: readonly Noticed<T['event']>[];
      /** The numbers of what was taken back by it. */
      readonly undone?: readonly number[];
    } & Partial<Circumstances>)
  | { readonly type: 'older'; readonly noticed: readonly Noticed<T['event']>[] }
  /** `n`: what came of it has arrived with this number. */
  | { readonly type: 'done'; readonly id: string; readonly n: number; readonly answer: Answer }
  /** Something was not done that has no id, or the connection is about to be closed. */
  | { readonly type: 'refused'; readonly because: ClosedBecause; readonly why: string }
  | { readonly type: 'pong' };
