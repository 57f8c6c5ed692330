/** After both halves, who was locked and stood still strikes at one that has left it (CC-43, X-62, X-224). */

import { captainOf, otherSide, type RollFrame, successesOf } from '@muster/dwethia';
import { kitOf } from '../ground/field.ts';
import { areNear } from '../ground/standing.ts';
import { statOf } from '../ground/values.ts';
import { boardingNeeds } from '../ships/boarding.ts';
import { diceOf, findShip, isOnBoard, popped, pushed, replaced, seatFor, shipOf, sideOf } from '../state/battle.ts';
import type {
  Battle,
  CosmicProcedure,
  CosmicRefusal,
  CosmicTable,
  OpportunityFrame,
  Ship,
  ShipId,
} from '../state/types.ts';
import { diceSeat } from '../wounds/dice-seat.ts';
import { removeDead } from '../wounds/removal.ts';
import { woundsOn } from '../wounds/wounds.ts';
import { purseFor } from './dice.ts';

/** those it was locked with that used a Move token and are no longer near. */
export const leaversOf = (b: Battle, s: Ship): readonly ShipId[] => {
  if (!isOnBoard(s) || s.turn.moves > 0 || s.turn.boarded !== null || kitOf(b, s).stats.aggression === 0) return [];
  return s.turn.lockedWith.filter((id) => {
    const other = findShip(b, id);
    return other !== undefined && isOnBoard(other) && other.turn.moves > 0 && !areNear(b, s, other);
  });
};

/** First side's ships first, by number; nobody's last. */
const strikersOf = (b: Battle): readonly ShipId[] => {
  const queue: ShipId[] = [];
  for (const side of [b.first, otherSide(b.first), null])
    for (const s of b.ships) if (sideOf(b, s) === side && leaversOf(b, s).length > 0) queue.push(s.id);
  return queue;
};

const attacking = (queue: readonly ShipId[], target: ShipId | null): OpportunityFrame => ({
  type: 'opportunity',
  queue,
  target,
  step: 'attack',
});

const next = (f: OpportunityFrame): OpportunityFrame => attacking(f.queue.slice(1), null);

const strike = (b: Battle, f: OpportunityFrame, s: Ship, target: Ship, table: CosmicTable): Battle => {
  const dice = statOf(b, s, 'aggression');
  if (dice === 0) return replaced(b, next(f));
  table.tell?.({ type: 'opportunity', ship: s.id, target: target.id, dice, rule: 'X-224' });
  const pool = { dice, martial: statOf(b, s, 'martial') };
  const needs = boardingNeeds(pool, { dice: 0, martial: statOf(b, target, 'martial') });
  const seat = diceSeat(b, s, target.id);
  return pushed(b, diceOf('opportunity', 'CC-43', [{ purse: purseFor(b, s), seat, count: dice, needs }]));
};

/** The dice lie: each success is a wound, without saves. */
export const opportunityLanded = (b: Battle, f: OpportunityFrame, roll: RollFrame): Battle => {
  const wounds = successesOf(roll);
  const now = replaced(b, next(f));
  return wounds === 0 ? now : pushed(now, woundsOn(f.target!, wounds, { kind: 'opportunity', by: f.queue[0]! }));
};

/** Nobody's ship has nobody to choose for it: the first of them. */
const isAsked = (s: Ship, leavers: readonly ShipId[]): boolean => leavers.length > 1 && s.seat !== null;

export const opportunityProcedure: CosmicProcedure<OpportunityFrame> = {
  advance: (b, f, table) => {
    if (f.step === 'begin') return replaced(b, attacking(strikersOf(b), null));
    const alive = removeDead(b, table); // at once
    if (alive !== b) return alive;
    const [id] = f.queue;
    if (id === undefined) return popped(b);
    const s = shipOf(b, id);
    if (f.target !== null) return strike(b, f, s, shipOf(b, f.target), table);
    const leavers = leaversOf(b, s);
    if (leavers.length === 0) return replaced(b, next(f));
    return isAsked(s, leavers) ? b : replaced(b, attacking(f.queue, leavers[0]!));
  },
  decisions: (b, f) => {
    const s = shipOf(b, f.queue[0]!);
    const seat = s.seat === null ? captainOf(b, b.first) : seatFor(b, s);
    return [{ seat, kind: 'seize', rule: 'X-224', ship: s.id, among: leaversOf(b, s) }];
  },
  refuse: (b, f, _, c): CosmicRefusal | undefined => {
    if (c.type !== 'seize') return { code: 'otherDecision', rule: 'X-224', asked: 'seize' };
    const among = leaversOf(b, shipOf(b, f.queue[0]!));
    return among.includes(c.target) ? undefined : { code: 'notALeaver', rule: 'X-224', target: c.target };
  },
  apply: (b, f, _, c) => (c.type === 'seize' ? replaced(b, attacking(f.queue, c.target)) : b),
  candidates: (b, f) => leaversOf(b, shipOf(b, f.queue[0]!)).map((target) => ({ type: 'seize', target }) as const),
};
