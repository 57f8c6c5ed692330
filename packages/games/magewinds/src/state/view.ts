/** What a seat may know: an allow-list. What is hidden is null; how much of it there is stays (MW-R56). */

import type { Viewer } from '@muster/kernel';
import type {
  AttackFrame,
  Battle,
  Clone,
  Deck,
  Effect,
  Frame,
  Hand,
  InsightFrame,
  SeatState,
  Warband,
  WindburnFrame,
} from './battle.ts';

const viewHand = (hand: Hand, owner: number, viewer: Viewer): Hand => ({
  size: hand.size,
  cards: owner === viewer ? hand.cards : null, // MW 12.0
  seen: hand.seen.filter((s) => s.to === null || s.to === viewer),
});

const viewSeat = (s: SeatState, owner: number, viewer: Viewer): SeatState => ({
  hand: viewHand(s.hand, owner, viewer),
  orders: owner === viewer ? s.orders : null,
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

const viewEffect = (e: Effect, viewer: Viewer): Effect =>
  e.type === 'charm'
    ? { type: 'charm', by: e.by, seat: e.seat, target: e.seat === viewer ? e.target : null, among: e.among } // TC witch.charm
    : e;

const viewClone = (c: Clone, viewer: Viewer): Clone => ({
  pair: c.pair,
  seat: c.seat,
  real: c.seat === viewer ? c.real : null, // TC mesmer.clone
});

const viewInsight = (f: InsightFrame, viewer: Viewer): InsightFrame => ({
  type: 'insight',
  seat: f.seat,
  cards: f.seat === viewer ? f.cards : null,
});

/** MW 18.3, MW-R36: the choice lies face down until the defence is chosen. */
const viewAttack = (f: AttackFrame, viewer: Viewer): AttackFrame =>
  f.step !== 'defence' || f.by === viewer || f.choice === null ? f : { ...f, choice: null };

const viewWindburn = (f: WindburnFrame, viewer: Viewer): WindburnFrame => ({
  type: 'windburn',
  seat: f.seat,
  kept: { size: f.kept.size, cards: f.seat === viewer ? f.kept.cards : null }, // MW-R62
});

const viewFrame = (f: Frame, viewer: Viewer): Frame => {
  switch (f.type) {
    case 'insight':
      return viewInsight(f, viewer);
    case 'attack':
      return viewAttack(f, viewer);
    case 'windburn':
      return viewWindburn(f, viewer);
    case 'setup':
    case 'round':
    case 'window':
    case 'activation':
    case 'move':
    case 'step':
    case 'volley':
    case 'damage':
      return f;
  }
};

/** Whether warbands are being assembled in secret, or were when the battle was given up: then they are never shown. */
const isAssembling = (b: Battle): boolean => {
  if (b.config.assembly !== 'secret') return false;
  const frame = b.stack[0];
  return frame === undefined ? b.fighters.length === 0 : frame.type === 'setup' && frame.step === 'assembly';
};

const viewWarband = (w: Warband, owner: number, viewer: Viewer, isGiven: boolean): Warband =>
  owner === viewer || isGiven ? w : { done: w.done, profiles: null };

const viewWarbands = (b: Battle, viewer: Viewer): readonly Warband[] =>
  isAssembling(b) ? b.warbands.map((w, i) => viewWarband(w, i, viewer, b.config.warbands[i] !== null)) : b.warbands;

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
  fighters: b.fighters,
  objects: b.objects,
  deck: viewDeck(b.deck, viewer),
  row: b.row,
  discard: b.discard,
  effects: b.effects.map((e) => viewEffect(e, viewer)),
  clones: b.clones.map((c) => viewClone(c, viewer)),
  stack: b.stack.map((f) => viewFrame(f, viewer)),
  outcome: b.outcome,
});
