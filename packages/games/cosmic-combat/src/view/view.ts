/** What a seat may know: everything but the other side's orders and arrows before they are shown, and others' standing orders (X-242). */

import { sideOfSeat } from '@muster/dwethia';
import { hulls } from '@muster/geometry';
import type { Seat, Viewer } from '@muster/kernel';
import { usefulOrders } from '../round/orders.ts';
import { arrowsDue } from '../round/secret.ts';
import { copyBattle, copyShip, DEFAULT_STANDING, isOnBoard, sideOf } from '../state/battle.ts';
import type { Battle, CosmicTable, HullSide, Ship } from '../state/types.ts';

/** allies see each other's. */
const isOwn = (b: Battle, s: Ship, viewer: Viewer): boolean =>
  s.seat === null || (viewer !== 'spectator' && sideOf(b, s) === sideOfSeat(b, viewer));

const topType = (b: Battle): string | undefined => b.stack[b.stack.length - 1]?.type;

/** With `secondFirst` arrows are turned openly. */
const isHidingArrows = (b: Battle): boolean => topType(b) === 'shields' && b.config.rulings.shieldOrder === 'secret';

const shipFor = (b: Battle, s: Ship, viewer: Viewer): Ship => {
  const hidesTokens = topType(b) === 'orders';
  const hidesArrows = isHidingArrows(b);
  if ((!hidesTokens && !hidesArrows) || isOwn(b, s, viewer) || !isOnBoard(s)) return s;
  return {
    id: s.id,
    seat: s.seat,
    unit: s.unit,
    place: s.place,
    wounds: s.wounds,
    fate: s.fate,
    tokens: hidesTokens ? null : s.tokens,
    arrows: hidesArrows ? null : s.arrows,
    ion: s.ion,
    spent: s.spent,
    rooted: s.rooted,
    turn: s.turn,
  };
};

export const view = (b: Battle, viewer: Viewer): Battle => ({
  config: b.config,
  stack: b.stack, // no frame holds a secret
  round: b.round,
  phase: b.phase,
  priority: b.priority,
  first: b.first,
  edges: b.edges,
  ships: b.ships.map((s) => shipFor(b, s, viewer)),
  pools: b.pools,
  ready: b.ready,
  scraped: b.scraped,
  discounted: b.discounted,
  attacker: b.attacker,
  station: b.station,
  standing: b.standing.map((orders, seat) => (seat === viewer ? orders : null)),
  conceded: b.conceded,
  outcome: b.outcome,
});

const imaginedArrows = (b: Battle, s: Ship, table: CosmicTable): readonly HullSide[] =>
  Array.from({ length: arrowsDue(b, s) }, () => table.shuffle(hulls.HULL_SIDES)[0]!);

/** A ship of the other side as it could be: ordered when its seat is ready, bare as long as it is not. */
const imagined = (seen: Battle, s: Ship, table: CosmicTable): Ship => {
  if (s.tokens !== null && s.arrows !== null) return s;
  const isReady = seen.ready[s.seat!] === true;
  const copy = copyShip(s);
  copy.tokens = s.tokens ?? (isReady ? table.shuffle(usefulOrders(seen, s))[0]! : []);
  copy.arrows = s.arrows ?? (isReady ? imaginedArrows(seen, s, table) : []);
  return copy;
};

/** A full state that this viewer could not tell from the true one. */
export const imagine = (seen: Battle, _viewer: Seat, table: CosmicTable): Battle => {
  const copy = copyBattle(seen);
  copy.ships = seen.ships.map((s) => imagined(seen, s, table));
  copy.standing = seen.standing.map((orders) => orders ?? DEFAULT_STANDING);
  return copy;
};
