/** Reading and changing a battle: models, sides, the stack. Copies are literals; playouts run through them. */

import { otherSide, rollOf, type Side } from '@muster/dwethia';
import { type Draft, known, type RuleId, type Seat } from '@muster/kernel';
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

const SEAT_LETTERS = 'ABCDEFGH';

/** `A1`: the seat's letter, and which of its models. */
export const modelId = (seat: Seat, number: number): ModelId => `${SEAT_LETTERS[seat]}${number}`;
export const seatOfId = (id: ModelId): Seat => SEAT_LETTERS.indexOf(id[0] ?? '');

export const findModel = (b: Battle, id: ModelId): Model | undefined => {
  for (let i = 0; i < b.models.length; i++) if (b.models[i]!.id === id) return b.models[i];
  return undefined;
};

export const modelOf = (b: Battle, id: ModelId): Model => {
  const found = findModel(b, id);
  if (found === undefined) throw new Error(`no model ${id}`);
  return found;
};

export const withModel = (b: Battle, m: Model): Battle => {
  const copy = copyBattle(b);
  copy.models = b.models.map((one) => (one.id === m.id ? m : one));
  return copy;
};

export const sideOfSeat = (b: Pick<Battle, 'config'>, seat: Seat): Side => b.config.seats[seat]!.side;
export const sideOf = (b: Battle, m: Model): Side => sideOfSeat(b, m.seat);
export const areEnemies = (b: Battle, a: Model, c: Model): boolean => sideOf(b, a) !== sideOf(b, c);

/** On the board, the dying included. */
export const isOnBoard = (m: Model): boolean => m.space !== null && m.fate === 'alive';

export const seatsOf = (b: Pick<Battle, 'config'>, side: Side): readonly Seat[] => {
  const seats: Seat[] = [];
  b.config.seats.forEach((force, seat) => {
    if (force.side === side) seats.push(seat);
  });
  return seats;
};

/** the first seat of a side answers for it. */
export const captainOf = (b: Battle, side: Side): Seat => {
  const seats = seatsOf(b, side);
  return seats.find((seat) => !b.conceded.includes(seat)) ?? seats[0]!;
};

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

const withStack = (b: Battle, stack: readonly Frame[]): Battle => {
  const copy = copyBattle(b);
  copy.stack = stack;
  return copy;
};

export const pushed = (b: Battle, frame: Frame): Battle => withStack(b, [...b.stack, frame]);
/** With these dice on top. */
export const rolling = (b: Battle, what: PoolRoll, rule: RuleId, pools: Parameters<typeof rollOf>[2]): Battle =>
  pushed(b, rollOf(what, rule, pools));
export const popped = (b: Battle): Battle => withStack(b, b.stack.slice(0, -1));
export const replaced = (b: Battle, frame: Frame): Battle => withStack(b, [...b.stack.slice(0, -1), frame]);
/** For procedures of the core: this frame in place of the top one, null takes that off. */
export const onTop = (b: Battle, frame: Frame | null): Battle => (frame === null ? popped(b) : replaced(b, frame));
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
export const topOf = (b: Battle): Frame => b.stack[b.stack.length - 1]!;

// --- Trackers ---

export const trackerOf = (b: Battle, side: Side): Tracker => b.trackers[side];

export const withTracker = (b: Battle, side: Side, tracker: Tracker): Battle => {
  const copy = copyBattle(b);
  copy.trackers = side === 0 ? [tracker, b.trackers[1]] : [b.trackers[0], tracker];
  return copy;
};

export const deedsOf = (b: Battle, id: ModelId): Deeds => {
  for (let i = 0; i < b.deeds.length; i++) if (b.deeds[i]!.id === id) return b.deeds[i]!;
  throw new Error(`no deeds of ${id}`);
};

export const withDeeds = (b: Battle, deeds: Deeds): Battle => {
  const copy = copyBattle(b);
  copy.deeds = b.deeds.map((one) => (one.id === deeds.id ? deeds : one));
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

/** A pair with one side's value replaced. */
export const atSide = <T>(pair: readonly [T, T], side: Side, value: T): readonly [T, T] =>
  side === 0 ? [value, pair[1]] : [pair[0], value];

export { otherSide };
