/**
 * What a seat may know: an allow-list. What is hidden is null; how much of it there is stays (MW-R56). Whole are only the
 * configuration, the terrain and the territories: public, and one object each, since tables derived from them are kept.
 */

import type { Draft, Viewer } from '@muster/kernel';
import type {
  Battle,
  Clone,
  Deck,
  Effect,
  Fighter,
  GameObject,
  Hand,
  MagewindsOutcome,
  SeatState,
  SeenCard,
  StandingOrders,
  Warband,
} from '../state/battle.ts';
import { viewFrame } from './view-frames.ts';

const viewSeen = (s: SeenCard): SeenCard => ({ card: s.card, to: s.to });

const viewHand = (hand: Hand, owner: number, viewer: Viewer): Hand => ({
  size: hand.size,
  cards: owner === viewer ? hand.cards : null, // MW 12.0
  seen: hand.seen.filter((s) => s.to === null || s.to === viewer).map(viewSeen),
});

const viewOrders = (o: StandingOrders): StandingOrders => ({
  haste: o.haste,
  phasewalk: o.phasewalk,
  'third-eye': o['third-eye'],
  barrier: o.barrier,
  wildform: o.wildform,
  heal: o.heal,
  hex: o.hex,
  energize: o.energize,
  prediction: o.prediction,
  empower: o.empower,
});

const viewSeat = (s: SeatState, owner: number, viewer: Viewer): SeatState => ({
  hand: viewHand(s.hand, owner, viewer),
  orders: owner === viewer && s.orders !== null ? viewOrders(s.orders) : null,
  conceded: s.conceded,
  energized: s.energized,
  tally: s.tally,
  kills: s.kills,
  killsBefore: s.killsBefore,
});

const viewDeck = (deck: Deck, viewer: Viewer): Deck => ({
  size: deck.size,
  cards: null, // MW 10.4: face down
  top: deck.top === null ? null : { seat: deck.top.seat, card: deck.top.seat === viewer ? deck.top.card : null },
});

const viewFighter = (f: Fighter): Fighter => {
  const shown: Draft<Fighter> = {
    id: f.id,
    seat: f.seat,
    profile: f.profile,
    number: f.number,
    where: f.where,
    x: f.x,
    y: f.y,
    damage: f.damage,
    actions: f.actions,
    guard: f.guard,
    poison: f.poison,
    starting: f.starting,
    downIn: f.downIn,
    twin: f.twin,
  };
  if (f.name !== undefined) shown.name = f.name;
  return shown;
};

const viewObject = (o: GameObject): GameObject => ({
  id: o.id,
  kind: o.kind,
  where: o.where,
  x: o.x,
  y: o.y,
  carrier: o.carrier,
});

const viewEffect = (e: Effect, viewer: Viewer): Effect => {
  switch (e.type) {
    case 'wildform':
    case 'thirdEye':
    case 'hex':
      return { type: e.type, fighter: e.fighter };
    case 'whiteHot':
    case 'ward':
    case 'empowered':
      return { type: e.type, by: e.by };
    case 'entangle':
    case 'hypnotize':
      return { type: e.type, by: e.by, fighter: e.fighter };
    case 'prediction':
      return { type: e.type, by: e.by, fighter: e.fighter, action: e.action };
    case 'aim':
      return { type: e.type, by: e.by, x: e.x, y: e.y, ready: e.ready };
    case 'charm': // TC witch.charm
      return { type: e.type, by: e.by, seat: e.seat, target: e.seat === viewer ? e.target : null, among: e.among };
  }
};

const viewClone = (c: Clone, viewer: Viewer): Clone => ({
  pair: c.pair,
  seat: c.seat,
  real: c.seat === viewer ? c.real : null, // TC mesmer.clone
});

/** Whether warbands are being assembled in secret, or were when the battle was given up: then they are never shown. */
const isAssembling = (b: Battle): boolean => {
  if (b.config.assembly !== 'secret') return false;
  const frame = b.stack[0];
  return frame === undefined ? b.fighters.length === 0 : frame.type === 'setup' && frame.step === 'assembly';
};

const viewWarband = (w: Warband, isShown: boolean): Warband => {
  const shown: Draft<Warband> = { done: w.done, profiles: isShown ? w.profiles : null };
  if (isShown && w.names !== undefined) shown.names = w.names;
  return shown;
};

const viewWarbands = (b: Battle, viewer: Viewer): readonly Warband[] => {
  const isOpen = !isAssembling(b);
  return b.warbands.map((w, i) => viewWarband(w, isOpen || i === viewer || b.config.warbands[i] !== null));
};

const viewOutcome = (o: MagewindsOutcome): MagewindsOutcome => ({ places: o.places, reason: o.reason, rule: o.rule });

export const view = (b: Battle, viewer: Viewer): Battle => ({
  config: b.config,
  scenario: b.scenario,
  ranks: b.ranks,
  warbands: viewWarbands(b, viewer),
  terrain: b.terrain,
  territories: b.territories,
  edge: b.edge,
  round: b.round,
  phase: b.phase,
  order: b.order,
  passed: b.passed,
  turn: b.turn,
  held: b.held,
  finished: b.finished,
  seats: b.seats.map((s, i) => viewSeat(s, i, viewer)),
  fighters: b.fighters.map(viewFighter),
  objects: b.objects.map(viewObject),
  deck: viewDeck(b.deck, viewer),
  row: b.row,
  discard: b.discard,
  effects: b.effects.map((e) => viewEffect(e, viewer)),
  clones: b.clones.map((c) => viewClone(c, viewer)),
  stack: b.stack.map((f) => viewFrame(f, viewer)),
  outcome: b.outcome === null ? null : viewOutcome(b.outcome),
});
