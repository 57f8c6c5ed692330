/**
 * What a hand does at this table. One gesture means one thing at every question: choose a ship, choose it again to let go, click the
 * chart to plan; only a button commits. Pure.
 */

import {
  arrowsDue,
  type Battle,
  type CosmicCommand,
  type CosmicDecision,
  cosmicCombat,
  deployFault,
  type Place,
  type ShipId,
  shipOf,
  sideOf,
  sideOfSeat,
} from '@muster/cosmic-combat';
import { hulls, type Point } from '@muster/geometry';
import type { Touched } from '../../../../contract/tabletop.ts';
import { attackers, attacksOf, withoutArrows, withoutOrders } from './able.ts';
import { adjustMove, meet, moveTo, steppedBack } from './moves.ts';
import { sideTowards, withArrow } from './secrets.ts';
import {
  type CosmicGestured,
  type CosmicNow,
  type CosmicTable,
  type Deciding,
  type Gesture,
  type Held,
  type HeldOf,
  IDLE,
} from './types.ts';

/** The own direction of a side: away from its edge. */
const aheadOf = (b: Battle, seat: number): number => (b.edges[sideOfSeat(b, seat)] === 'south' ? 900 : 2700);

/** What the hand holds when a question comes up. */
const firstAt = (b: Battle, d: CosmicDecision): Held => {
  switch (d.kind) {
    case 'deploy':
      return { kind: 'deploy', ship: d.ships[0]!, at: null, facing: aheadOf(b, d.seat) };
    case 'orders': {
      const [next] = withoutOrders(b, d.seat);
      return next === undefined ? IDLE : { kind: 'order', ship: next, tokens: [] };
    }
    case 'shields': {
      const [next] = withoutArrows(b, d.seat);
      return next === undefined ? IDLE : { kind: 'shield', ship: next, arrows: [] };
    }
    case 'move':
      return { kind: 'move', ship: d.ship, steps: [] };
    case 'activate':
      return d.ships.length === 1 ? { kind: 'move', ship: d.ships[0]!, steps: [] } : IDLE;
    case 'fire': {
      const ships = d.ship === null ? attackers(b, d.seat) : [d.ship];
      return ships.length === 1 ? { kind: 'attack', ship: ships[0]!, attack: null } : IDLE;
    }
    default:
      return IDLE;
  }
};

export const first = ({ view, decision }: CosmicNow): Held => (decision === undefined ? IDLE : firstAt(view, decision));

// --- A ship is chosen ---

/** What answers the question when a ship is named. */
export const pickCommand = (d: CosmicDecision, id: ShipId): CosmicCommand | undefined => {
  switch (d.kind) {
    case 'redirect':
      return { type: 'redirect', to: id === d.target ? null : id };
    case 'friend':
      return { type: 'friend', ship: id };
    case 'seize':
      return { type: 'seize', target: id };
    case 'allot':
      return { type: 'allot', to: id };
    default:
      return undefined;
  }
};

/** This ship is taken up; the one in the hand is let go. */
const taken = (held: Held, next: HeldOf<'order' | 'shield' | 'move' | 'pick'>): CosmicGestured => ({
  held: held.kind === next.kind && held.ship === next.ship ? IDLE : next,
});

const look = (now: CosmicNow, held: Held, id: ShipId): CosmicGestured => ({
  held: held.kind === 'look' && held.ship === id ? first(now) : { kind: 'look', ship: id },
});

const pick = (b: Battle, d: CosmicDecision, held: Held, id: ShipId, command: CosmicCommand): CosmicGestured => {
  const refusal = cosmicCombat.refuse(b, d.seat, command);
  if (refusal === undefined) return taken(held, { kind: 'pick', ship: id });
  const { place } = shipOf(b, id);
  return place === null ? { held } : { held, remark: { at: place, text: cosmicCombat.explain(refusal) } };
};

/** Who shoots, or whom it shoots at: the same target again is another weapon. */
const aim = (now: CosmicNow, d: Deciding<'fire'>, held: Held, id: ShipId): CosmicGestured => {
  const { view: b } = now;
  const all = attacksOf(b, d.seat);
  const ship = held.kind === 'attack' ? held.ship : d.ship;
  if (sideOf(b, shipOf(b, id)) === sideOfSeat(b, d.seat) && all.some((one) => one.ship === id)) {
    const isLetGo = held.kind === 'attack' && held.ship === id && d.ship === null;
    return { held: isLetGo ? IDLE : { kind: 'attack', ship: id, attack: null } };
  }
  if (ship === null) return look(now, held, id);
  const ways = all.filter((one) => one.ship === ship && one.target === id);
  if (ways.length > 0) {
    const chosen = held.kind === 'attack' ? JSON.stringify(held.attack) : '';
    const at = ways.findIndex((one) => JSON.stringify(one) === chosen);
    return { held: { kind: 'attack', ship, attack: ways[(at + 1) % ways.length]! } };
  }
  const { place } = shipOf(b, id);
  const refusal = cosmicCombat.refuse(b, d.seat, { type: 'fire', ship, weapon: 0, target: id });
  if (refusal === undefined || place === null) return look(now, held, id);
  return { held: { kind: 'attack', ship, attack: null }, remark: { at: place, text: cosmicCombat.explain(refusal) } };
};

const chooseShip = (now: CosmicNow, held: Held, id: ShipId): CosmicGestured => {
  const { view: b, decision: d } = now;
  if (d === undefined) return look(now, held, id);
  const command = pickCommand(d, id);
  if (command !== undefined) return pick(b, d, held, id, command);
  const s = shipOf(b, id);
  const isOwn = s.seat === d.seat;
  if (d.kind === 'deploy' && d.ships.includes(id)) {
    if (held.kind === 'deploy' && held.ship === id) return { held }; // it stays where it was put
    return { held: { kind: 'deploy', ship: id, at: null, facing: aheadOf(b, d.seat) } };
  }
  if (d.kind === 'orders' && isOwn) return taken(held, { kind: 'order', ship: id, tokens: [] });
  if (d.kind === 'shields' && isOwn && arrowsDue(b, s) > 0)
    return taken(held, { kind: 'shield', ship: id, arrows: [] });
  if (d.kind === 'activate' && d.ships.includes(id)) return taken(held, { kind: 'move', ship: id, steps: [] });
  if (held.kind === 'move' && held.ship !== id) return meet(b, d, held, id);
  return d.kind === 'fire' ? aim(now, d, held, id) : look(now, held, id);
};

// --- A place is chosen ---

/** The battle with a ship where it was put, before it is deployed there. */
export const withPut = (b: Battle, held: Held): Battle => {
  if (held.kind !== 'deploy' || held.at === null) return b;
  const place = deployPlace(held, held.at);
  return { ...b, ships: b.ships.map((s) => (s.id === held.ship ? { ...s, place } : s)) };
};

export const deployPlace = ({ facing }: HeldOf<'deploy'>, at: Point): Place => ({
  x: Math.round(at.x),
  y: Math.round(at.y),
  facing,
});

const putDown = (b: Battle, d: CosmicDecision, held: HeldOf<'deploy'>, at: Point): CosmicGestured => {
  const place = deployPlace(held, at);
  if (deployFault(b, shipOf(b, held.ship), place) === undefined)
    return { held: { ...held, at: { x: place.x, y: place.y } } };
  const refusal = cosmicCombat.refuse(b, d.seat, { type: 'deploy', ship: held.ship, place });
  return { held, remark: { at, text: refusal === undefined ? '' : cosmicCombat.explain(refusal) } };
};

const chooseGround = (now: CosmicNow, held: Held, at: Point): CosmicGestured => {
  const { view: b, decision: d } = now;
  if (d === undefined) return { held: IDLE };
  switch (held.kind) {
    case 'deploy':
      return putDown(b, d, held, at);
    case 'move':
      return moveTo(b, d, held, at);
    case 'shield':
      return { held: withArrow(b, held, sideTowards(b, held.ship, at)) };
    case 'look':
      return { held: first(now) };
    default:
      return { held };
  }
};

// --- What is in the hand is turned, led farther, taken back ---

/** By 15 degrees, or by a step of its way. */
const nudge = (
  { view: b, decision: d }: CosmicNow,
  held: Held,
  { kind, by }: Gesture & { kind: 'turn' | 'way' },
): Held => {
  if (d === undefined) return held;
  if (held.kind === 'move') return adjustMove(b, d, held, { [kind]: by });
  if (held.kind === 'deploy' && kind === 'turn') return { ...held, facing: hulls.facingOf(held.facing + by * 150) };
  return held;
};

export const back = (now: CosmicNow, held: Held): Held => {
  const { view: b, decision: d } = now;
  if (d === undefined) return IDLE;
  switch (held.kind) {
    case 'move':
      if (held.steps.length > 0) return steppedBack(b, d, held);
      return d.kind === 'move' ? held : IDLE;
    case 'order':
      return held.tokens.length > 0 ? { ...held, tokens: [] } : IDLE;
    case 'shield':
      return held.arrows.length > 0 ? { ...held, arrows: [] } : IDLE;
    case 'deploy':
      return { ...held, at: null };
    case 'attack':
      return held.attack === null ? IDLE : { ...held, attack: null };
    default:
      return d.kind === 'move' ? firstAt(b, d) : IDLE;
  }
};

export const touch = (now: CosmicNow, held: Held, gesture: Touched<CosmicTable> | Gesture): CosmicGestured => {
  switch (gesture.kind) {
    case 'piece':
      return chooseShip(now, held, gesture.id);
    case 'ground':
      return chooseGround(now, held, gesture.at);
    case 'back':
      return { held: back(now, held) };
    default:
      return { held: nudge(now, held, gesture) };
  }
};
