/** Reading and changing a battle: ships, sides, the stack. Copies are literals; playouts run through them. */

import {
  atSide,
  deciderFor,
  findPiece,
  isSince,
  pieceOf,
  type RollFrame,
  rollOf,
  SEAT_LETTERS,
  type Side,
  sideOfSeat,
  withPiece,
} from '@muster/dwethia';
import { type Draft, known, type RuleId, type Seat, stackOps } from '@muster/kernel';
import type { Battle, Frame, Pool, PoolRoll, Ship, ShipId, ShipRound, StandingOrders } from './types.ts';

export const copyBattle = (b: Battle): Draft<Battle> => ({
  config: b.config,
  stack: b.stack,
  round: b.round,
  phase: b.phase,
  priority: b.priority,
  first: b.first,
  edges: b.edges,
  ships: b.ships,
  pools: b.pools,
  ready: b.ready,
  scraped: b.scraped,
  discounted: b.discounted,
  attacker: b.attacker,
  station: b.station,
  standing: b.standing,
  conceded: b.conceded,
  outcome: b.outcome,
});

export const copyShip = (s: Ship): Draft<Ship> => ({
  id: s.id,
  seat: s.seat,
  unit: s.unit,
  place: s.place,
  wounds: s.wounds,
  fate: s.fate,
  tokens: s.tokens,
  arrows: s.arrows,
  ion: s.ion,
  spent: s.spent,
  rooted: s.rooted,
  turn: s.turn,
});

export const copyTurn = (t: ShipRound): Draft<ShipRound> => ({
  activated: t.activated,
  moves: t.moves,
  boards: t.boards,
  fires: t.fires,
  fired: t.fired,
  ceased: t.ceased,
  moved: t.moved,
  turned: t.turned,
  boarded: t.boarded,
  held: t.held,
  cast: t.cast,
  lockedWith: t.lockedWith,
});

/** Before anything is done in a round. */
export const NO_TURN: ShipRound = {
  activated: false,
  moves: 0,
  boards: 0,
  fires: 0,
  fired: [],
  ceased: false,
  moved: 0,
  turned: false,
  boarded: null,
  held: false,
  cast: false,
  lockedWith: [],
};

/** Corrections of the third edition hold; battles from before go on as they began. */
export const isThird = ({ config }: Pick<Battle, 'config'>): boolean => isSince(config, 3);

// --- Ships ---

/** */
export const STATION_ID: ShipId = 'S1';
/** Units that no seat has bought. */
export const FREIGHTER = -1;
export const STATION = -2;

/** `A1`: the seat's letter, and which of its ships. */
export const shipId = (seat: Seat, number: number): ShipId => `${SEAT_LETTERS[seat]}${number}`;

export const findShip = (b: Battle, id: ShipId): Ship | undefined => findPiece(b.ships, id);
export const shipOf = (b: Battle, id: ShipId): Ship => pieceOf(b.ships, id, 'ship');

export const withShip = (b: Battle, s: Ship): Battle => {
  const copy = copyBattle(b);
  copy.ships = withPiece(b.ships, s);
  return copy;
};

/** The ship with a change to what it did in this round. */
export const withTurn = (b: Battle, id: ShipId, change: (turn: Draft<ShipRound>) => void): Battle => {
  const copy = copyShip(shipOf(b, id));
  const turn = copyTurn(copy.turn);
  change(turn);
  copy.turn = turn;
  return withShip(b, copy);
};

/** On the board, the dying included. */
export const isOnBoard = (s: Ship): boolean => s.place !== null && s.fate === 'alive';

/** Null: nobody's. */
export const sideOf = (b: Battle, s: Ship): Side | null => (s.seat === null ? null : sideOfSeat(b, s.seat));
export const areFriends = (b: Battle, a: Ship, c: Ship): boolean => sideOf(b, a) === sideOf(b, c);
/** Who is nobody's is everybody's enemy. */
export const areEnemies = (b: Battle, a: Ship, c: Ship): boolean => sideOf(b, a) !== sideOf(b, c);

export const shipsOf = (b: Battle, side: Side): readonly Ship[] => b.ships.filter((s) => sideOf(b, s) === side);

/** who decides for a ship: its owner, or when that one has conceded, the captain of the side. */
export const seatFor = (b: Battle, s: Ship): Seat => deciderFor(b, s.seat!);

export const standingOf = (b: Battle, seat: Seat): StandingOrders => known(b.standing[seat]!);

export const DEFAULT_STANDING: StandingOrders = {
  destiny: 'ask',
  resist: 'ask',
  shields: 'ask',
  redirect: 'best',
  goFirst: 'ask',
};

// --- Pools: a purse is named by its side ---

export const paidFrom = (b: Battle, side: Side, resource: keyof Pool, points: number): Battle => {
  const copy = copyBattle(b);
  const { destiny, faith, affinity } = b.pools[side];
  const pool: Draft<Pool> = { destiny, faith, affinity };
  pool[resource] -= points;
  copy.pools = atSide(b.pools, side, pool);
  return copy;
};

/** Dice that are still to be rolled, for something that there are words for. */
export const diceOf: (what: PoolRoll, rule: RuleId, pools: Parameters<typeof rollOf>[2]) => RollFrame<PoolRoll> =
  rollOf;

// --- The stack ---

export const { pushed, popped, replaced, onTop, topOf } = stackOps<Battle, Frame>(copyBattle);
