/** Reading and changing a war: models, sides, banks, the stack. Copies are literals; playouts run through them. */

import { atSide, deciderFor, findPiece, pieceOf, type Side, seatsOf, sideOfSeat, withPiece } from '@muster/dwethia';
import { type Draft, known, type Seat, stackOps } from '@muster/kernel';
import type {
  Battle,
  Frame,
  Model,
  ModelId,
  ModelRound,
  Node,
  NodeId,
  Pool,
  SideState,
  StandingOrders,
  Tally,
} from './types.ts';

export const copyBattle = (b: Battle): Draft<Battle> => ({
  config: b.config,
  stack: b.stack,
  round: b.round,
  phase: b.phase,
  first: b.first,
  edges: b.edges,
  pieces: b.pieces,
  nodes: b.nodes,
  models: b.models,
  made: b.made,
  sides: b.sides,
  orders: b.orders,
  ready: b.ready,
  standing: b.standing,
  conceded: b.conceded,
  outcome: b.outcome,
});

export const copyModel = (m: Model): Draft<Model> => ({
  id: m.id,
  seat: m.seat,
  sheet: m.sheet,
  at: m.at,
  wounds: m.wounds,
  relics: m.relics,
  node: m.node,
  since: m.since,
  rooted: m.rooted,
  dread: m.dread,
  corrupt: m.corrupt,
  ward: m.ward,
  turn: m.turn,
});

export const copyTurn = (t: ModelRound): Draft<ModelRound> => ({
  activated: t.activated,
  ledger: t.ledger,
  harvested: t.harvested,
  pinned: t.pinned,
  engaged: t.engaged,
  near: t.near,
  cast: t.cast,
  shot: t.shot,
  built: t.built,
  haste: t.haste,
  held: t.held,
});

export const copyNode = (n: Node): Draft<Node> => ({
  id: n.id,
  kind: n.kind,
  at: n.at,
  served: n.served,
  taken: n.taken,
});

export const copySide = (s: SideState): Draft<SideState> => ({
  bank: s.bank,
  pool: s.pool,
  fielded: s.fielded,
  research: s.research,
  tempered: s.tempered,
  aims: s.aims,
  hasAims: s.hasAims,
  tally: s.tally,
  missionVp: s.missionVp,
  discounted: s.discounted,
  medics: s.medics,
  audited: s.audited,
  income: s.income,
});

const copyTally = (t: Tally): Draft<Tally> => ({
  lost: t.lost,
  shotDown: t.shotDown,
  fightsWon: t.fightsWon,
  powers: t.powers,
  heroesSlain: t.heroesSlain,
  hqRazed: t.hqRazed,
  everyQuarter: t.everyQuarter,
  commanders: t.commanders,
  cityRounds: t.cityRounds,
});

/** Before anything is done in a round. */
export const NO_TURN: ModelRound = {
  activated: false,
  ledger: 0,
  harvested: false,
  pinned: false,
  engaged: false,
  near: [],
  cast: false,
  shot: false,
  built: 0,
  haste: 0,
  held: false,
};

export const NO_TALLY: Tally = {
  lost: 0,
  shotDown: 0,
  fightsWon: 0,
  powers: 0,
  heroesSlain: 0,
  hqRazed: false,
  everyQuarter: false,
  commanders: [],
  cityRounds: 0,
};

// --- Models ---

export const findModel = (b: Battle, id: ModelId): Model | undefined => findPiece(b.models, id);
export const modelOf = (b: Battle, id: ModelId): Model => pieceOf(b.models, id, 'model');

export const withModel = (b: Battle, m: Model): Battle => {
  const copy = copyBattle(b);
  copy.models = withPiece(b.models, m);
  return copy;
};

/** The model with a change to what it did in this round. */
export const withTurn = (b: Battle, id: ModelId, change: (turn: Draft<ModelRound>) => void): Battle => {
  const copy = copyModel(modelOf(b, id));
  const turn = copyTurn(copy.turn);
  change(turn);
  copy.turn = turn;
  return withModel(b, copy);
};

/** shot to 0 and not yet taken off. */
export const isDying = (m: Model): boolean => m.wounds === 0;

export const findNode = (b: Battle, id: NodeId): Node | undefined => findPiece(b.nodes, id);
export const nodeOf = (b: Battle, id: NodeId): Node => pieceOf(b.nodes, id, 'node');

export const withNode = (b: Battle, n: Node): Battle => {
  const copy = copyBattle(b);
  copy.nodes = withPiece(b.nodes, n);
  return copy;
};

// --- Sides ---

export const sideOf = (b: Pick<Battle, 'config'>, m: Pick<Model, 'seat'>): Side => sideOfSeat(b, m.seat);
export const areFriends = (b: Battle, a: Model, c: Model): boolean => sideOf(b, a) === sideOf(b, c);

/** who decides for a model: its seat (conceding hands models over, X-374). */
export const seatFor = (b: Battle, m: Model): Seat => deciderFor(b, m.seat);

/** Seats of a side that still play and are not done with this half. */
export const busySeats = (b: Battle, side: Side): readonly Seat[] =>
  seatsOf(b, side).filter((seat) => b.ready[seat] !== true && !b.conceded.includes(seat));

export const withSide = (b: Battle, side: Side, change: (s: Draft<SideState>) => void): Battle => {
  const copy = copyBattle(b);
  const state = copySide(b.sides[side]);
  change(state);
  copy.sides = atSide(b.sides, side, state);
  return copy;
};

export const withTally = (b: Battle, side: Side, change: (t: Draft<Tally>) => void): Battle =>
  withSide(b, side, (s) => {
    const tally = copyTally(s.tally);
    change(tally);
    s.tally = tally;
  });

/** R and A into the bank of a side; negative to pay. */
export const banked = (b: Battle, side: Side, R: number, A: number): Battle =>
  withSide(b, side, (s) => {
    s.bank = { R: s.bank.R + R, A: s.bank.A + A };
  });

export const allNotReady = (b: Battle): Battle => {
  const copy = copyBattle(b);
  copy.ready = b.ready.map(() => false);
  return copy;
};

export const withReady = (b: Battle, seat: Seat): Battle => {
  const copy = copyBattle(b);
  copy.ready = b.ready.map((one, i) => i === seat || one);
  return copy;
};

// --- Pools: a purse is named by its side ---

/** Points out of a pool; negative to add. */
export const paidFrom = (b: Battle, side: Side, resource: keyof Pool, points: number): Battle =>
  withSide(b, side, (s) => {
    const pool: Draft<Pool> = { destiny: s.pool.destiny, faith: s.pool.faith, affinity: s.pool.affinity };
    pool[resource] -= points;
    s.pool = pool;
  });

export const DEFAULT_STANDING: StandingOrders = {
  surge: 'engage',
  surgeAnswer: 'ask',
  reroll: { ranged: 'never', attack: 'important', wound: 'important', save: 'important', ignore: 'never' },
  destinyReserve: 1,
  resolve: 'fatal',
  resist: 'ask',
  allocate: 'auto',
  support: 'auto',
  friendlyHit: 'cheapest',
  place: 'rally',
  fights: 'ask',
  goFirst: 'ask',
  rally: [],
};

/** Who wants to be asked whatever may be asked. */
export const ASKING_STANDING: StandingOrders = {
  surge: 'each',
  surgeAnswer: 'ask',
  reroll: { ranged: 'ask', attack: 'ask', wound: 'ask', save: 'ask', ignore: 'ask' },
  destinyReserve: 0,
  resolve: 'ask',
  resist: 'ask',
  allocate: 'ask',
  support: 'ask',
  friendlyHit: 'ask',
  place: 'ask',
  fights: 'ask',
  goFirst: 'ask',
  rally: [],
};

export const standingOf = (b: Battle, seat: Seat): StandingOrders => known(b.standing[seat]!);

// --- The stack ---

export const { pushed, popped, replaced, onTop, topOf, withStack } = stackOps<Battle, Frame>(copyBattle);
