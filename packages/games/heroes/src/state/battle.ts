/** Reading and changing a battle: models, sides, the stack. Copies are literals; playouts run through them. */

import {
  atSide,
  findPiece,
  isSince,
  pieceOf,
  type Resource,
  rollOf,
  SEAT_LETTERS,
  type Side,
  sideOfSeat,
  withPiece,
} from '@muster/dwethia';
import { type Draft, known, type RuleId, type Seat, stackOps } from '@muster/kernel';
import type {
  ActivationFrame,
  Battle,
  Deeds,
  Frame,
  HeroesConfig,
  Model,
  ModelId,
  Orders,
  PoolRoll,
  Tracker,
} from './types.ts';

/** The first edition is told by none. */
export const inEdition = (config: Draft<HeroesConfig>, edition: HeroesConfig['edition']): HeroesConfig => {
  if (edition !== undefined) config.edition = edition;
  return config;
};

export const copyBattle = (b: Battle): Draft<Battle> => ({
  config: b.config,
  stack: b.stack,
  round: b.round,
  priority: b.priority,
  first: b.first,
  next: b.next,
  models: b.models,
  markers: b.markers,
  objectives: b.objectives,
  sealed: b.sealed,
  opened: b.opened,
  trackers: b.trackers,
  deeds: b.deeds,
  lasting: b.lasting,
  discounted: b.discounted,
  orders: b.orders,
  conceded: b.conceded,
  outcome: b.outcome,
});

export const copyModel = (m: Model): Draft<Model> => ({
  id: m.id,
  seat: m.seat,
  unit: m.unit,
  space: m.space,
  wounds: m.wounds,
  destiny: m.destiny,
  faith: m.faith,
  affinity: m.affinity,
  acted: m.acted,
  stance: m.stance,
  used: m.used,
  fate: m.fate,
});

export const copyDeeds = (d: Deeds): Draft<Deeds> => ({
  id: d.id,
  slain: d.slain,
  wounded: d.wounded,
  woundedHigher: d.woundedHigher,
  markers: d.markers,
  edges: d.edges,
  saves: d.saves,
  idle: d.idle,
});

export const copyTracker = (t: Tracker): Draft<Tracker> => ({
  met: t.met,
  avenged: t.avenged,
  powers: t.powers,
  raised: t.raised,
  spoiled: t.spoiled,
});

// --- Models ---

/** `A1`: the seat's letter, and which of its models. */
export const modelId = (seat: Seat, number: number): ModelId => `${SEAT_LETTERS[seat]}${number}`;
export const seatOfId = (id: ModelId): Seat => SEAT_LETTERS.indexOf(id[0] ?? '');

export const findModel = (b: Battle, id: ModelId): Model | undefined => findPiece(b.models, id);
export const modelOf = (b: Battle, id: ModelId): Model => pieceOf(b.models, id, 'model');

export const withModel = (b: Battle, m: Model): Battle => {
  const copy = copyBattle(b);
  copy.models = withPiece(b.models, m);
  return copy;
};

export const sideOf = (b: Battle, m: Model): Side => sideOfSeat(b, m.seat);
export const areEnemies = (b: Battle, a: Model, c: Model): boolean => sideOf(b, a) !== sideOf(b, c);

/** dice of this one whose success would hurt its own side. Before the fifth edition they were dice like others. */
export const isOwnHarm = (b: Battle, by: Model, on: Model): boolean => isSince(b.config, 5) && !areEnemies(b, by, on);

/** HR-12: every model pays out of its own purse. */
export const paidBy = (b: Battle, id: ModelId, resource: Resource, points: number): Battle => {
  const copy = copyModel(modelOf(b, id));
  copy[resource] -= points;
  return withModel(b, copy);
};

/** On the board, the dying included. */
export const isOnBoard = (m: Model): boolean => m.space !== null && m.fate === 'alive';

export const ordersOf = (b: Battle, seat: Seat): Orders => known(b.orders[seat]!);

export const DEFAULT_ORDERS: Orders = {
  redirect: 'best',
  destiny: 'ask',
  resist: 'ask',
  fallBack: 'fighters',
  goFirst: 'ask',
  stance: 'shield',
  autoClaim: true,
  shootBack: 'auto',
};

// --- The stack ---

export const { pushed, popped, replaced, onTop, topOf } = stackOps<Battle, Frame>(copyBattle);

/** With these dice on top. */
export const rolling = (b: Battle, what: PoolRoll, rule: RuleId, pools: Parameters<typeof rollOf>[2]): Battle =>
  pushed(b, rollOf(what, rule, pools));
/** The activation that all this belongs to; undefined between activations. */
export const activationIn = (b: Battle): ActivationFrame | undefined => {
  for (let i = b.stack.length - 1; i >= 0; i--) {
    const frame = b.stack[i]!;
    if (frame.type === 'activation') return frame;
  }
  return undefined;
};
/** The activation with a change; only while there is one. */
export const withActivation = (b: Battle, by: Partial<Omit<ActivationFrame, 'type' | 'model'>>): Battle => {
  const copy = copyBattle(b);
  copy.stack = b.stack.map((frame) => (frame.type === 'activation' ? changedActivation(frame, by) : frame));
  return copy;
};
export const changedActivation = (
  f: ActivationFrame,
  by: Partial<Omit<ActivationFrame, 'type' | 'model'>>,
): ActivationFrame => ({
  type: 'activation',
  model: f.model,
  step: by.step ?? f.step,
  choice: by.choice ?? f.choice,
  pace: by.pace ?? f.pace,
  moved: by.moved ?? f.moved,
  cast: by.cast ?? f.cast,
  busy: by.busy ?? f.busy,
  engages: by.engages ?? f.engages,
  high: by.high ?? f.high,
});

// --- Trackers ---

export const trackerOf = (b: Battle, side: Side): Tracker => b.trackers[side];

export const withTracker = (b: Battle, side: Side, tracker: Tracker): Battle => {
  const copy = copyBattle(b);
  copy.trackers = atSide(b.trackers, side, tracker);
  return copy;
};

export const deedsOf = (b: Battle, id: ModelId): Deeds => pieceOf(b.deeds, id, 'deeds of');

export const withDeeds = (b: Battle, deeds: Deeds): Battle => {
  const copy = copyBattle(b);
  copy.deeds = withPiece(b.deeds, deeds);
  return copy;
};

export const noDeeds = (id: ModelId): Deeds => ({
  id,
  slain: [],
  wounded: [],
  woundedHigher: [],
  markers: 0,
  edges: 0,
  saves: 0,
  idle: 0,
});

export const NO_TRACKER: Tracker = { met: [], avenged: 0, powers: 0, raised: 0, spoiled: false };
