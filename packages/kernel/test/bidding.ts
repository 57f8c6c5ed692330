/**
 * A procedure as a package offers it to several games: everyone bids once, by seat, and who bids most pays. It asks a game for
 * purses and for the stack, and knows nothing else of its state.
 */

import type {
  Command,
  Decision,
  Framed,
  GameEvent,
  Procedure,
  Refusal,
  RuleId,
  Seat,
  StackTypes,
} from '../src/index.ts';

export interface BidFrame extends Framed {
  readonly type: 'bidding';
  readonly lot: string;
  /** By seat, as far as they have been made. */
  readonly bids: readonly number[];
}
export type BidCommand = Command & { readonly type: 'bid'; readonly coins: number };
export type BidEvent = GameEvent & { readonly type: 'sold'; readonly seat: Seat; readonly coins: number };
export type BidRefusal = Refusal & ({ readonly code: 'noBid' } | { readonly code: 'tooDear'; readonly most: number });
export type BidDecision = Decision & { readonly kind: 'bid'; readonly lot: string; readonly most: number };

/** What it brings into the types of a game with this state. */
interface BidTypes<S extends StackTypes['state']> extends StackTypes {
  readonly state: S;
  readonly command: BidCommand;
  readonly event: BidEvent;
  readonly refusal: BidRefusal;
  readonly decision: BidDecision;
}

/** What it asks a game. */
interface Purses<S> {
  seats(s: S): number;
  purse(s: S, seat: Seat): number;
  paid(s: S, seat: Seat, n: number): S;
  /** This frame in place of the top one; null takes that off. */
  onTop(s: S, frame: BidFrame | null): S;
}

const RULE: RuleId = 'B-1';

/** The first of those who bid most. */
export const winnerOf = ({ bids }: BidFrame): Seat => bids.indexOf(Math.max(...bids));

export const bidding = <S extends StackTypes['state']>(ask: Purses<S>): Procedure<BidTypes<S>, BidFrame> => ({
  advance: (s, frame, table) => {
    if (frame.bids.length < ask.seats(s)) return s;
    const seat = winnerOf(frame);
    const coins = frame.bids[seat]!;
    table.tell?.({ type: 'sold', seat, coins, rule: RULE });
    return ask.paid(ask.onTop(s, null), seat, coins);
  },
  decisions: (s, { lot, bids }) => [
    { seat: bids.length, kind: 'bid', rule: RULE, lot, most: ask.purse(s, bids.length) },
  ],
  refuse: (s, _, seat, c) => {
    if (c.type !== 'bid') return { code: 'noBid', rule: RULE };
    const most = ask.purse(s, seat);
    return c.coins <= most ? undefined : { code: 'tooDear', rule: RULE, most };
  },
  apply: (s, frame, _, c) => ask.onTop(s, { type: 'bidding', lot: frame.lot, bids: [...frame.bids, c.coins] }),
  candidates: (s, _, seat) =>
    Array.from({ length: ask.purse(s, seat) + 1 }, (_, coins) => ({ type: 'bid', coins }) as const),
});
