/** Phase 1: two secret tokens for every ship, turned over together (CC-20 to CC-26, X-241, X-242, X-256). */

import { hulls, inch } from '@muster/geometry';
import { known, type Seat } from '@muster/kernel';
import { kitOf } from '../ground/field.ts';
import { enemiesOf, hullOf, isLocked } from '../ground/standing.ts';
import { copyBattle, copyShip, isOnBoard, popped } from '../state/battle.ts';
import {
  type Battle,
  type CosmicCommand,
  type CosmicProcedure,
  type CosmicRefusal,
  type CosmicTable,
  type OrderCommand,
  type OrdersFrame,
  type Ship,
  TOKENS,
  type Token,
} from '../state/types.ts';
import {
  areAllReady,
  askedSeats,
  commandedBy,
  confirmed,
  noneReady,
  ownShip,
  shownToMates,
  tokensDue,
  withTokens,
} from './secret.ts';

export const hasTokens = (s: Ship): boolean => known(s.tokens).length === tokensDue(s);

/** what could do something by what all can see; lost actions are accepted but never offered. */
const usefulTokens = (b: Battle, s: Ship): readonly Token[] => {
  const kit = kitOf(b, s);
  const canMove = kit.stats.move > 0;
  const isUseful: { readonly [T in Token]: boolean } = {
    shield: kit.shield !== null,
    move: canMove,
    fire: kit.guns.some((_, i) => !s.spent.includes(i)),
    board: canMove && kit.stats.aggression > 0 && !isLocked(b, s) && isBoarderNear(b, s),
  };
  return TOKENS.filter((token) => isUseful[token]);
};

/** Half of two moves at most away from somebody who can be boarded: what the other does first is not known yet. */
const isBoarderNear = (b: Battle, s: Ship): boolean => {
  const reach = 2 * inch(kitOf(b, s).stats.move);
  return enemiesOf(b, s).some(
    (one) => kitOf(b, one).isBoardable && hulls.isWithin(hullOf(b, s), hullOf(b, one), reach),
  );
};

/** All pairs of useful tokens, a pair once; something even when nothing is useful. */
export const usefulOrders = (b: Battle, s: Ship): readonly (readonly Token[])[] => {
  const useful = usefulTokens(b, s);
  const tokens = useful.length === 0 ? (['move'] as const) : useful;
  if (tokensDue(s) === 1) return tokens.map((token) => [token]);
  return tokens.flatMap((one, i) =>
    tokens.slice(i).flatMap((other) => (one === 'board' && other === 'board' ? [] : [[one, other]])),
  );
};

const reveal = (b: Battle, table: CosmicTable): Battle => {
  table.final();
  const ships = b.ships.filter((s) => isOnBoard(s) && s.seat !== null);
  table.tell?.({
    type: 'revealed',
    orders: ships.map((s) => ({ ship: s.id, tokens: known(s.tokens) })),
    rule: 'CC-21',
  });
  const copy = copyBattle(noneReady(popped(b)));
  copy.phase = 'priority';
  copy.ships = b.ships.map((s) => {
    if (!s.ion) return s;
    const spent = copyShip(s);
    spent.ion = false;
    return spent;
  });
  return copy;
};

const without = (b: Battle, seat: Seat): readonly Ship[] => commandedBy(b, seat).filter((s) => !hasTokens(s));

const refuse = (b: Battle, seat: Seat, c: CosmicCommand): CosmicRefusal | undefined => {
  if (c.type === 'confirm') {
    const ships = without(b, seat);
    return ships.length === 0 ? undefined : { code: 'notAllReady', rule: 'CC-21', ships: ships.map(({ id }) => id) };
  }
  if (c.type !== 'order') return { code: 'otherDecision', rule: 'CC-21', asked: 'orders' };
  const s = ownShip(b, seat, c.ship);
  if (s === undefined) return { code: 'noSuchShip', rule: 'CC-21', ship: c.ship };
  const count = tokensDue(s);
  return c.tokens.length === count ? undefined : { code: 'wrongTokens', rule: 'CC-21', ship: c.ship, count };
};

const inOrder = (tokens: readonly Token[]): readonly Token[] =>
  TOKENS.flatMap((one) => tokens.filter((t) => t === one));

/** Ship by ship: the next one without tokens, then the confirmation. */
const candidates = (b: Battle, seat: Seat): readonly CosmicCommand[] => {
  const [next] = without(b, seat);
  if (next === undefined) return [{ type: 'confirm' }];
  return usefulOrders(b, next).map((tokens): OrderCommand => ({ type: 'order', ship: next.id, tokens }));
};

export const ordersProcedure: CosmicProcedure<OrdersFrame> = {
  advance: (b, _, table) => (areAllReady(b) ? reveal(b, table) : b),
  decisions: (b) => askedSeats(b).map((seat) => ({ seat, kind: 'orders', rule: 'CC-21' })),
  refuse: (b, _, seat, c) => refuse(b, seat, c),
  apply: (b, _, seat, c, table) => {
    if (c.type === 'order')
      return withTokens(shownToMates(b, seat, table), ownShip(b, seat, c.ship)!, inOrder(c.tokens));
    return c.type === 'confirm' ? confirmed(b, seat, 'orders', table) : b;
  },
  candidates: (b, _, seat) => candidates(b, seat),
};
