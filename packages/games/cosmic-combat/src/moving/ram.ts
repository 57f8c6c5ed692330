/** Two ships have met: both roll, wounds at once, then the mover goes on or is set back (CC-44, CC-45, X-13, X-214 to ). */

import { type RollFrame, successesOf } from '@muster/dwethia';
import { hulls, type Length, legLength } from '@muster/geometry';
import { byItself } from '@muster/kernel';
import { hullAt, hullOf } from '../ground/standing.ts';
import { statOf } from '../ground/values.ts';
import { isRammed, isRolled, ramNeeds } from '../ships/ram.ts';
import { areFriends, findShip, isOnBoard, isThird, popped, pushed, replaced, shipOf } from '../state/battle.ts';
import type { Battle, CosmicProcedure, CosmicTable, RamFrame, Ship } from '../state/types.ts';
import { diceSeat } from '../wounds/dice-seat.ts';
import { removeDead } from '../wounds/removal.ts';
import { woundsOn } from '../wounds/wounds.ts';
import { type Around, ahead, aroundOf, closedTo, roomOf } from './around.ts';
import { type Die, fallen, windowsOf } from './dice.ts';
import { driftOn } from './drift.ts';
import { forcedStep, stepped } from './placing.ts';
import { costAhead } from './reach.ts';

/** One ship's strike: what its die needs, and whom it wounds. */
interface Strike {
  readonly by: Ship;
  readonly on: Ship;
  readonly face: number;
}

/** against the other's Integrity; by the switch each against its own. Mover first. */
export const strikesOf = (b: Battle, mover: Ship, target: Ship): readonly [Strike, Strike] => {
  const strike = (by: Ship, other: Ship): Strike => {
    const on = b.config.rulings.ramLiteral ? by : other;
    return { by, on, face: ramNeeds(statOf(b, by, 'strength'), statOf(b, on, 'integrity')) };
  };
  return [strike(mover, target), strike(target, mover)];
};

const strikesIn = (b: Battle, f: RamFrame): readonly [Strike, Strike] =>
  strikesOf(b, shipOf(b, f.mover), shipOf(b, f.target));

/** The dice that are rolled, mover's first. `against`: the other ship, whomever it wounds. */
export const ramDice = (b: Battle, mover: Ship, target: Ship): readonly Die[] => {
  const dice: Die[] = [];
  for (const { by, on, face } of strikesOf(b, mover, target)) {
    if (!isRolled(face)) continue;
    const against = by.id === mover.id ? target.id : mover.id;
    dice.push({ ship: by, against, on, needs: face, hurtsOwn: isThird(b) && areFriends(b, by, on) });
  }
  return dice;
};

const diceIn = (b: Battle, f: RamFrame): readonly Die[] => ramDice(b, shipOf(b, f.mover), shipOf(b, f.target));

const withAfter = (f: RamFrame): RamFrame => ({
  type: 'ram',
  mover: f.mover,
  target: f.target,
  how: f.how,
  from: f.from,
  direction: f.direction,
  left: f.left,
  isDrift: f.isDrift,
  step: 'after',
});

/** Wounds at once; of two ships the mover's own come first. */
const wound = (b: Battle, f: RamFrame, strikes: readonly Strike[], isHit: (s: Strike) => boolean): Battle => {
  let now = replaced(b, withAfter(f));
  const hits = strikes.filter(isHit);
  hits.sort((one, other) => Number(one.on.id === f.mover) - Number(other.on.id === f.mover));
  for (const { by, on } of hits) now = pushed(now, woundsOn(on.id, 1, { kind: 'ram', by: by.id }));
  return now;
};

/** X-13 read literally, before the third edition: dice that hurt their own ship, and Destiny touched none of them. */
const rollLiteral = (b: Battle, f: RamFrame, strikes: readonly Strike[], table: CosmicTable): Battle => {
  const hits = strikes.filter(({ by, face }) => {
    if (!isRolled(face)) return isRammed(face, null);
    const faces = table.roll(1, diceSeat(b, by, by.id === f.mover ? f.target : f.mover), 'ram');
    const successes = isRammed(face, faces[0]!) ? 1 : 0;
    table.tell?.({ type: 'rolled', what: 'ram', purse: '', faces, needs: face, successes, rule: 'X-13' });
    return successes > 0;
  });
  return wound(b, f, hits, () => true);
};

const roll = (b: Battle, f: RamFrame, table: CosmicTable): Battle => {
  const strikes = strikesIn(b, f);
  for (const { on, face } of strikes)
    if (!isRolled(face)) table.tell?.({ type: 'certain', ship: on.id, wounds: face <= 1 ? 1 : 0, rule: 'X-257' });
  const { ramLiteral } = b.config.rulings;
  if (ramLiteral && !isThird(b)) return rollLiteral(b, f, strikes, table);
  return fallen(b, 'ram', ramLiteral ? 'X-13' : 'CC-45', diceIn(b, f), table); // none where all is certain
};

/** The dice of a ram have come to rest. */
export const ramLanded = (b: Battle, f: RamFrame, frame: RollFrame): Battle => {
  const strikes = strikesIn(b, f);
  const order = windowsOf(b, diceIn(b, f));
  return wound(b, f, strikes, ({ by, face }) => {
    const index = order.findIndex(({ ship }) => ship.id === by.id);
    return index < 0 ? isRammed(face, null) : successesOf(frame, index) > 0;
  });
};

/** Whom a wreck is credited to: of two that sink each other, nobody. */
const creditOf = (mover: Ship, target: Ship): string | null => {
  if (mover.wounds > 0) return mover.id;
  return target.wounds > 0 ? target.id : null;
};

const after = (b: Battle, f: RamFrame, table: CosmicTable): Battle => {
  const now = removeDead(popped(b), table, creditOf(shipOf(b, f.mover), shipOf(b, f.target)));
  const mover = findShip(now, f.mover)!;
  if (now.outcome !== null || !isOnBoard(mover)) return now;
  const isGone = !isOnBoard(shipOf(now, f.target));
  if (f.how === 'scrape' || isGone) {
    if (f.isDrift) return driftOn(now, mover, f.from, f.left, table);
    return isGone ? goOn(now, mover, f, table) : now;
  }
  return now.config.rulings.ramThenFight ? now : setBack(now, mover, f, table);
};

/** the target is gone, so the move goes on as far as it was ordered and is free. */
const goOn = (b: Battle, mover: Ship, f: RamFrame, table: CosmicTable): Battle => {
  const a = aroundOf(b, mover);
  const { distance } = hulls.sweep(a.base, f.direction, f.left, closedTo(a, null), a.field.board); // paid for when ordered
  if (distance === 0) return b;
  const step = {
    to: ahead(mover.place!, f.direction, distance),
    why: 'straight' as const,
    rule: 'X-216',
    cost: costAhead(a, f.direction, distance),
    ends: [],
    isMove: false,
    isTurn: false,
  };
  return stepped(b, mover, step, table);
};

const setBack = (b: Battle, mover: Ship, f: RamFrame, table: CosmicTable): Battle => {
  const to = setBackTo(aroundOf(b, mover), f);
  if (to.x === mover.place!.x && to.y === mover.place!.y) return b;
  return stepped(b, mover, forcedStep(to, 'setBack', 'X-216'), table);
};

/** back along its path until 1 inch clear of the target, at most to where the move began. */
export const setBackTo = (a: Around, f: Pick<RamFrame, 'from' | 'direction' | 'target'>): RamFrame['from'] => {
  const target = hullOf(a.b, shipOf(a.b, f.target));
  const start = hullAt(a.kit, f.from);
  const way = legLength(f.from, a.base);
  const { distance } = hulls.sweep(start, f.direction, way, [{ body: target, clearance: hulls.ZONE }]);
  return ahead(f.from, f.direction, freeFrom(a, f, distance, way));
};

/** A fighter passes as a disc where its square cannot stand: then it stays nearer, at the utmost where it struck. */
const freeFrom = (a: Around, f: Pick<RamFrame, 'from' | 'direction'>, back: Length, struck: Length): Length => {
  if (!a.kit.isFighter) return back;
  const { surroundings } = roomOf(a);
  const blocked = (way: Length): boolean => {
    const at = hullAt(a.kit, ahead(f.from, f.direction, way));
    const refusal = hulls.refuseStand(at, surroundings);
    return refusal !== undefined && refusal.code !== 'inZone';
  };
  for (let k = 0; k < 8; k++) {
    const way = back + Math.floor(((struck - back) * k) / 8);
    if (!blocked(way)) return way;
  }
  return struck;
};

export const ramProcedure: CosmicProcedure<RamFrame> = byItself((b, f, table) => {
  if (f.step === 'after') return after(b, f, table);
  return isOnBoard(shipOf(b, f.mover)) && isOnBoard(shipOf(b, f.target)) ? roll(b, f, table) : popped(b);
});
