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
  isOnBoard,
  kitOf,
  type Place,
  type Ship,
  type ShipId,
  shipOf,
  sideOf,
  sideOfSeat,
} from '@muster/cosmic-combat';
import { hulls, legLength, type Point } from '@muster/geometry';
import type { Touched } from '../../../../contract/tabletop.ts';
import { listed } from '../../../../parts/words.ts';
import type { Nudge } from '../moving.ts';
import { nameOf } from '../words.ts';
import { attackers, attacksOf, withoutArrows, withoutOrders } from './able.ts';
import { dropped } from './carrying.ts';
import { remember } from './memory.ts';
import { adjustMove, moveTo, steppedBack } from './moves.ts';
import { sideTowards, withArrow } from './secrets.ts';
import { movers, offeredMove, strike } from './strike.ts';
import {
  type CosmicGestured,
  type CosmicNow,
  type CosmicTable,
  type Deciding,
  type Gesture,
  type Held,
  type HeldOf,
  IDLE,
  type Meant,
} from './types.ts';
import { aheadOf, lineUp } from './usual.ts';
import { bestShooter, bestVolley, volleyAt } from './volleys.ts';

const heldOf = (ship: ShipId | undefined, held: (ship: ShipId) => Held): Held =>
  ship === undefined ? IDLE : held(ship);

/** What the hand holds when a question comes up. */
const firstAt = (b: Battle, d: CosmicDecision, meant?: Meant): Held => {
  switch (d.kind) {
    case 'deploy':
      return deployed(b, d, d.ships[0]!);
    case 'orders':
      return heldOf(withoutOrders(b, d.seat)[0], (ship) => ({ kind: 'order', ship, tokens: [] }));
    case 'shields':
      return heldOf(withoutArrows(b, d.seat)[0], (ship) => ({ kind: 'shield', ship, arrows: [] }));
    case 'move':
      return offeredMove(b, d.ship);
    case 'activate':
      return heldOf(movers(b, d)[0], (ship) => offeredMove(b, ship));
    case 'fire':
      return heldOf(d.ship ?? attackers(b, d.seat)[0], (ship) => ({
        kind: 'attack',
        ship,
        volley: bestVolley(b, ship, meant),
      }));
    case 'allot':
    case 'seize':
    case 'friend':
      return heldOf(obvious(b, d), (ship) => ({ kind: 'pick', ship }));
    default:
      return IDLE;
  }
};

/** Who may be named here. */
export const nameable = (b: Battle, d: CosmicDecision): readonly ShipId[] =>
  b.ships.flatMap((s) => {
    const command = isOnBoard(s) ? pickCommand(d, s.id) : undefined;
    return command !== undefined && cosmicCombat.refuse(b, d.seat, command) === undefined ? [s.id] : [];
  });

/** Of enemies the weakest, of friends whoever can best bear it. */
const obvious = (b: Battle, d: CosmicDecision): ShipId | undefined => {
  const woundsOf = (id: ShipId): number => shipOf(b, id).wounds;
  const isFriend = d.kind === 'friend';
  return nameable(b, d).toSorted((a, c) => (isFriend ? woundsOf(c) - woundsOf(a) : woundsOf(a) - woundsOf(c)))[0];
};

/** In its place in the line, to be confirmed or put elsewhere. */
const deployed = (b: Battle, { seat }: CosmicDecision, ship: ShipId): HeldOf<'deploy'> => ({
  kind: 'deploy',
  ship,
  at: lineUp(b, ship),
  facing: aheadOf(b, seat),
  offered: true,
});

/** What was meant when this hand was last asked, for the rest of the round: at whom a ship that was moved is to shoot. */
const meantAfter = ({ phase }: Battle, last: Held | undefined): Meant | undefined => {
  if (last === undefined || phase === 'setup' || phase === 'orders') return undefined;
  const held = last.kind === 'look' ? last.over : last;
  if (held.kind !== 'move' || held.steps.length === 0) return last.meant;
  const { [held.ship]: _, ...others } = last.meant ?? {};
  return held.target === undefined ? others : { ...others, [held.ship]: held.target };
};

const meaning = (meant: Meant | undefined): { readonly meant?: Meant } =>
  meant === undefined || Object.keys(meant).length === 0 ? {} : { meant };

export const first = ({ view, decision }: CosmicNow, last?: Held): Held => {
  remember(view);
  if (decision === undefined) return IDLE;
  const meant = meantAfter(view, last);
  return { ...firstAt(view, decision, meant), ...meaning(meant) };
};

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

/** Looked at once more, what lay in the hand is there again. */
const look = (held: Held, id: ShipId): CosmicGestured => {
  if (held.kind !== 'look') return { held: { kind: 'look', ship: id, over: held } };
  return { held: held.ship === id ? held.over : { ...held, ship: id } };
};

const pick = (b: Battle, d: CosmicDecision, held: Held, id: ShipId, command: CosmicCommand): CosmicGestured => {
  const refusal = cosmicCombat.refuse(b, d.seat, command);
  if (refusal === undefined) return taken(held, { kind: 'pick', ship: id });
  const { place } = shipOf(b, id);
  return place === null ? { held } : { held, remark: { at: place, text: cosmicCombat.explain(refusal) } };
};

/** Who shoots: with the best that it can do. */
const aimOwn = (b: Battle, d: Deciding<'fire'>, held: Held, id: ShipId): CosmicGestured => {
  if (!attackers(b, d.seat).includes(id)) return look(held, id);
  const isLetGo = held.kind === 'attack' && held.ship === id && d.ship === null;
  return { held: isLetGo ? IDLE : { kind: 'attack', ship: id, volley: bestVolley(b, id, held.meant) } };
};

/** Out of its arcs: why, and who could. The ship in the hand stays there. */
const aimFault = (b: Battle, d: Deciding<'fire'>, held: Held, ship: ShipId, target: ShipId): CosmicGestured => {
  const { place } = shipOf(b, target);
  const refusal = cosmicCombat.refuse(b, d.seat, { type: 'fire', ship, weapon: 0, target });
  if (refusal === undefined || place === null) return look(held, target);
  const able = d.ship === null ? attackers(b, d.seat).filter((one) => volleyAt(b, one, target).length > 0) : [];
  const others = able.length === 0 ? '' : ` ${listed(able.map((one) => nameOf(b, one)))} could.`;
  return { held, remark: { at: place, text: `${cosmicCombat.explain(refusal)}${others}` } };
};

/** An enemy is chosen, by the ship in the hand or by whoever strikes it best: all its weapons that bear on it, the others as they were. */
const aimEnemy = (b: Battle, d: Deciding<'fire'>, held: Held, target: ShipId): CosmicGestured => {
  const chosen = held.kind === 'attack' ? held.ship : d.ship;
  const ship = chosen ?? bestShooter(b, attackers(b, d.seat), target);
  if (ship === undefined) return look(held, target);
  const shots = volleyAt(b, ship, target);
  if (shots.length > 0) {
    const before = held.kind === 'attack' && held.ship === ship ? held.volley : [];
    const kept = before.filter((one) => one.type === 'fire' && !shots.some(({ weapon }) => weapon === one.weapon));
    return { held: { kind: 'attack', ship, volley: [...shots, ...kept] } };
  }
  const cast = attacksOf(b, d.seat).find((one) => one.type === 'cast' && one.ship === ship && one.target === target);
  return cast === undefined ? aimFault(b, d, held, ship, target) : { held: { kind: 'attack', ship, volley: [cast] } };
};

/** A ship is chosen, whatever it is good for at this question; an enemy is attacked. */
const chooseShip = (now: CosmicNow, held: Held, id: ShipId): CosmicGestured => {
  const { view: b, decision: d } = now;
  if (d === undefined) return look(held, id);
  const command = pickCommand(d, id);
  if (command !== undefined) return pick(b, d, held, id, command);
  const s = shipOf(b, id);
  const isOwn = s.seat === d.seat;
  const before = held.kind === 'look' ? held.over : held;
  switch (d.kind) {
    case 'deploy':
      if (!d.ships.includes(id)) return look(held, id);
      return { held: held.kind === 'deploy' && held.ship === id ? held : deployed(b, d, id) }; // it stays where it was put
    case 'orders':
      return isOwn ? taken(held, { kind: 'order', ship: id, tokens: [] }) : look(held, id);
    case 'shields':
      return isOwn && arrowsDue(b, s) > 0 ? taken(held, { kind: 'shield', ship: id, arrows: [] }) : look(held, id);
    case 'activate':
    case 'move':
      if (d.kind === 'activate' && d.ships.includes(id)) return taken(before, offeredMove(b, id));
      return (sideOf(b, s) === sideOfSeat(b, d.seat) ? undefined : strike(b, d, before, id)) ?? look(held, id);
    case 'fire':
      return sideOf(b, s) === sideOfSeat(b, d.seat) ? aimOwn(b, d, before, id) : aimEnemy(b, d, before, id);
    default:
      return look(held, id);
  }
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
  const { ship, facing } = held;
  const place = deployPlace(held, at);
  const refusal = cosmicCombat.refuse(b, d.seat, { type: 'deploy', ship, place });
  if (refusal !== undefined) return { held, remark: { at, text: cosmicCombat.explain(refusal) } };
  return { held: { kind: 'deploy', ship, at: { x: place.x, y: place.y }, facing } };
};

const chooseGround = (now: CosmicNow, held: Held, at: Point): CosmicGestured => {
  const { view: b, decision: d } = now;
  if (d === undefined) return { held: IDLE };
  switch (held.kind) {
    case 'deploy':
      return putDown(b, d, held, at);
    case 'move':
      return moveTo(b, held, at);
    case 'shield':
      return { held: withArrow(b, held, sideTowards(b, held.ship, at)) };
    case 'look':
      return { held: held.over };
    default:
      return { held };
  }
};

/** A ship is let go at a place: deployed there, moved as near as it comes, or led against the enemy that lies there. */
const carriedTo = (now: CosmicNow, held: Held, { ship, at }: Gesture & { kind: 'drop' }): CosmicGestured => {
  const { view: b, decision: d } = now;
  if (d?.kind !== 'activate' && d?.kind !== 'move') return chooseGround(now, held, at);
  const enemy = b.ships.find((s) => isOnBoard(s) && sideOf(b, s) !== sideOfSeat(b, d.seat) && isOver(b, s, at));
  const free: Held = { kind: 'move', ship, steps: [] };
  return (enemy && strike(b, d, free, enemy.id)) ?? dropped(b, ship, at);
};

/** Whether a place is on this ship. */
const isOver = (b: Battle, s: Ship, at: Point): boolean => legLength(s.place!, at) <= kitOf(b, s).width / 2;

// --- What is in the hand is turned, led farther, taken back ---

/** By 15 degrees, or by a step of its way. */
const nudge = (b: Battle, held: Held, { kind, by }: Nudge): Held => {
  if (held.kind === 'move') return adjustMove(b, held, { kind, by });
  if (held.kind === 'deploy' && kind === 'turn') return { ...held, facing: hulls.facingOf(held.facing + by * 150) };
  return held;
};

export const back = (now: CosmicNow, held: Held): Held => ({ ...backFrom(now, held), ...meaning(held.meant) });

const backFrom = (now: CosmicNow, held: Held): Held => {
  const { view: b, decision: d } = now;
  if (d === undefined) return IDLE;
  switch (held.kind) {
    case 'move':
      if (held.steps.length > 0) return steppedBack(b, held);
      return d.kind === 'move' ? held : IDLE;
    case 'order':
      return held.tokens.length > 0 ? { ...held, tokens: [] } : IDLE;
    case 'shield':
      return held.arrows.length > 0 ? { ...held, arrows: [] } : IDLE;
    case 'deploy':
      return { ...held, at: null };
    case 'attack':
      return held.volley.length === 0 ? IDLE : { ...held, volley: [] };
    case 'look':
      return held.over;
    default:
      return d.kind === 'move' ? firstAt(b, d) : IDLE;
  }
};

export const touch = (now: CosmicNow, held: Held, gesture: Touched<CosmicTable> | Gesture): CosmicGestured => {
  const next = touched(now, held, gesture);
  return { ...next, held: { ...next.held, ...meaning(held.meant) } };
};

const touched = (now: CosmicNow, held: Held, gesture: Touched<CosmicTable> | Gesture): CosmicGestured => {
  switch (gesture.kind) {
    case 'piece':
      return chooseShip(now, held, gesture.id);
    case 'ground':
      return chooseGround(now, held, gesture.at);
    case 'drop':
      return carriedTo(now, held, gesture);
    case 'back':
      return { held: back(now, held) };
    default:
      return { held: nudge(now.view, held, gesture) };
  }
};
