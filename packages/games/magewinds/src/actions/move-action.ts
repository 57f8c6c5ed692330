/** The Move Action (MW 13.4) with what may come at its beginning and its end: Haste, objects, a Charge. */

import { inch, isLegClear, isPlace, type Length, legLength, type Point, slideTo, type Way } from '@muster/geometry';
import type { Seat, Table } from '@muster/kernel';
import { applyAttackOn, attackCandidates, hasTarget, refuseAttack } from '../attack/attack-action.ts';
import { applyCast, castCandidates, refuseCast } from '../casting/casting.ts';
import { openWindow } from '../casting/windows.ts';
import { isDouble } from '../clones/clone-pairs.ts';
import { profileOf } from '../content/fighters.ts';
import { applyPickUp, pickUpCandidates, refusePickUp, touchesObject } from '../fighters/objects.ts';
import { fighter, isFarFromEnemies, isLying, isNearEnemy, isOnField, RADIUS } from '../ground/fighters.ts';
import { wayOf } from '../ground/ways.ts';
import { moveLimit, refuseWay, straightEnds, travel } from '../moving/movement.ts';
import { stepSeat } from '../moving/stepping.ts';
import { SPELLS, SPELLS_IN } from '../spells/index.ts';
import { ask } from '../state/ask.ts';
import type { Battle, Fighter, FighterId, MoveFrame } from '../state/battle.ts';
import type { MagewindsCommand } from '../state/command.ts';
import { pop, swapTop } from '../state/copies.ts';
import type { MagewindsEvent } from '../state/events.ts';
import { moveWith } from '../state/frames.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';
import type { MagewindsProcedure } from '../state/types.ts';

type T = Table<MagewindsEvent>;

export const moveFrame = (b: Battle, id: FighterId): MoveFrame => {
  const f = fighter(b, id);
  return {
    type: 'move',
    step: 'begins',
    fighter: id,
    haste: 0,
    phasewalk: false,
    near: isNearEnemy(b, f, inch(1)),
    charges: profileOf(f.profile).abilities.includes('charge') && isFarFromEnemies(b, f, inch(1)), // TC warrior.charge
    cast: [],
  };
};

const advanceMove = (b: Battle, frame: MoveFrame, table: T): Battle => {
  const f = fighter(b, frame.fighter);
  if (!isOnField(f)) return pop(b);
  switch (frame.step) {
    case 'begins':
      return openWindow(swapTop(b, moveWith(frame, { step: 'path' })), 'moveBegins', f.id, table);
    case 'path':
      return b;
    case 'arrived':
      return touchesObject(b, f) ? b : swapTop(b, moveWith(frame, { step: 'charge' }));
    case 'charge':
      return canCharge(b, frame, f) ? b : pop(b);
  }
};

/** TC warrior.charge: a free melee attack, if there is someone to attack. */
const canCharge = (b: Battle, frame: MoveFrame, f: Fighter): boolean => frame.charges && hasTarget(b, f, 'melee');

const refuseMove = (b: Battle, frame: MoveFrame, seat: Seat, c: MagewindsCommand): MagewindsRefusal | undefined => {
  const f = fighter(b, frame.fighter);
  switch (frame.step) {
    case 'path':
      if (c.type === 'cast') return refuseCast(SPELLS, b, seat, c, 'move', f.id, frame.cast);
      if (c.type === 'pickUp') return refusePickUp(b, f, c.object);
      if (c.type === 'move') return refuseWay(b, f, c.path, moveLimit(b, frame), frame.phasewalk);
      break;
    case 'arrived':
      if (c.type === 'pickUp') return refusePickUp(b, f, c.object);
      if (c.type === 'decline') return undefined;
      break;
    case 'charge':
      if (c.type === 'decline') return undefined;
      if (c.type !== 'attack') break;
      if (isDouble(b, f.id)) return refusalOf('doubleCannot', 'TC mesmer.clone', { name: profileOf(f.profile).name });
      return c.attack === 'melee'
        ? refuseAttack(b, seat, f, c)
        : refusalOf('meleeOnly', 'TC warrior.charge', { name: profileOf(f.profile).name });
  }
  return refusalOf('notNow', 'MW 13.4', { command: c.type });
};

const applyMove = (b: Battle, frame: MoveFrame, seat: Seat, c: MagewindsCommand, table: T): Battle => {
  const f = fighter(b, frame.fighter);
  switch (c.type) {
    case 'cast': {
      const marked = swapTop(b, moveWith(frame, { cast: [...frame.cast, { spell: c.spell, caster: c.caster }] }));
      return applyCast(SPELLS, marked, seat, c, table);
    }
    case 'pickUp':
      return applyPickUp(b, f, c.object, table);
    case 'move': {
      const limit = moveLimit(b, frame);
      return travel(swapTop(b, moveWith(frame, { step: 'arrived' })), f.id, c.path, 'move', limit, 'MW 15.0', table);
    }
    case 'decline':
      return frame.step === 'charge' ? pop(b) : swapTop(b, moveWith(frame, { step: 'charge' }));
    case 'attack':
      return applyAttackOn(pop(b), seat, f, c, table);
    default:
      return b;
  }
};

const DIRECTIONS = 12;

/** Where a straight move may well end: all round as far as it goes, touching objects and enemies, and on the middle. */
const destinations = (b: Battle, way: Way, f: Fighter, limit: Length): readonly Point[] => {
  const found = straightEnds(way, f, limit, DIRECTIONS).slice();
  const { width, height } = way.field;
  addTowards(found, way, f, { x: width / 2, y: height / 2 }, 0, limit);
  for (let i = 0; i < b.objects.length; i++)
    if (isLying(b.objects[i]!)) addTowards(found, way, f, b.objects[i]!, 2 * RADIUS, limit);
  for (let i = 0; i < b.fighters.length; i++) {
    const other = b.fighters[i]!;
    if (other.where === 'field' && other.seat !== f.seat) addTowards(found, way, f, other, 2 * RADIUS, limit);
  }
  return found;
};

/** The end of a straight move that stops short of a place; not when it is out of reach or in the way of something. */
const addTowards = (into: Point[], way: Way, f: Fighter, to: Point, short: Length, limit: Length): void => {
  const away = { x: to.x - f.x, y: to.y - f.y };
  const distance = legLength(f, to) - short;
  if (distance <= 0 || distance > limit) return;
  const p = slideTo(f, away, distance);
  if (!isLegClear(way, f, f, p) || !isPlace(way, p, f)) return;
  for (let i = 0; i < into.length; i++) if (into[i]!.x === p.x && into[i]!.y === p.y) return;
  into.push(p);
};

const moveCandidates = (b: Battle, frame: MoveFrame, seat: Seat): readonly MagewindsCommand[] => {
  const f = fighter(b, frame.fighter);
  if (frame.step === 'arrived') return [{ type: 'decline' }, ...pickUpCandidates(b, f)];
  const found: MagewindsCommand[] = [];
  if (frame.step === 'charge') {
    found.push({ type: 'decline' });
    if (!isDouble(b, f.id)) attackCandidates(b, seat, f, 'melee', found);
    return found;
  }
  found.push({ type: 'move', path: [] });
  const limit = moveLimit(b, frame);
  for (const p of destinations(b, wayOf(b, f, frame.phasewalk), f, limit)) {
    const c: MagewindsCommand = { type: 'move', path: [p] };
    if (b.effects.length === 0 || refuseMove(b, frame, seat, c) === undefined) found.push(c);
  }
  found.push(...pickUpCandidates(b, f));
  castCandidates(SPELLS, SPELLS_IN.move, b, seat, f.id, frame.cast, found);
  return found;
};

const KINDS = { begins: 'move', path: 'move', arrived: 'pickUp', charge: 'charge' } as const;

export const moveProcedure: MagewindsProcedure<'move'> = {
  advance: advanceMove,
  decisions: (b, frame) => ask(stepSeat(b, frame), KINDS[frame.step], 'MW 13.4', frame.fighter),
  refuse: refuseMove,
  apply: applyMove,
  candidates: moveCandidates,
};
