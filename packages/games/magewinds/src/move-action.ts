/** The Move Action (MW 13.4) with what may come at its beginning and its end: Haste, objects, a Charge. */

import { inch } from '@muster/geometry';
import type { Seat, Table } from '@muster/kernel';
import { applyAttackOn, attackCandidates, hasTarget, refuseAttack } from './attack-action.ts';
import type { Battle, Fighter, FighterId, MoveFrame } from './battle.ts';
import { applyCast, castCandidates, refuseCast } from './casting.ts';
import type { MagewindsCommand, MagewindsRefusal } from './command.ts';
import { pop, swapTop } from './copies.ts';
import type { MagewindsEvent } from './events.ts';
import { fighter, isDouble, isFarFromEnemies, isNearEnemy, isOnField, profile } from './fighters.ts';
import { moveLimit, refuseWay, straightEnds, travel, wayOf } from './movement.ts';
import { no } from './no.ts';
import { applyPickUp, pickUpCandidates, refusePickUp, touchesObject } from './objects.ts';
import { SPELLS, SPELLS_IN } from './spells/index.ts';
import { openWindow } from './windows.ts';

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
    charges: profile(f).abilities.includes('charge') && isFarFromEnemies(b, f, inch(1)), // TC warrior.charge
    cast: [],
  };
};

export const advanceMove = (b: Battle, frame: MoveFrame): Battle => {
  const f = fighter(b, frame.fighter);
  if (!isOnField(f)) return pop(b);
  switch (frame.step) {
    case 'begins':
      return openWindow(swapTop(b, { ...frame, step: 'path' }), 'moveBegins', f.id);
    case 'path':
      return b;
    case 'arrived':
      return touchesObject(b, f) ? b : swapTop(b, { ...frame, step: 'charge' });
    case 'charge':
      return canCharge(b, frame, f) ? b : pop(b);
  }
};

/** TC warrior.charge: a free melee attack, if there is someone to attack. */
const canCharge = (b: Battle, frame: MoveFrame, f: Fighter): boolean => frame.charges && hasTarget(b, f, 'melee');

export const refuseMove = (
  b: Battle,
  frame: MoveFrame,
  seat: Seat,
  c: MagewindsCommand,
): MagewindsRefusal | undefined => {
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
      if (isDouble(b, f.id)) return no('doubleCannot', 'TC mesmer.clone', { name: profile(f).name });
      return c.attack === 'melee'
        ? refuseAttack(b, seat, f, c)
        : no('meleeOnly', 'TC warrior.charge', { name: profile(f).name });
  }
  return no('notNow', 'MW 13.4', { command: c.type });
};

export const applyMove = (b: Battle, frame: MoveFrame, seat: Seat, c: MagewindsCommand, table: T): Battle => {
  const f = fighter(b, frame.fighter);
  switch (c.type) {
    case 'cast': {
      const marked = swapTop(b, { ...frame, cast: [...frame.cast, { spell: c.spell, caster: c.caster }] });
      return applyCast(SPELLS, marked, seat, c, table);
    }
    case 'pickUp':
      return applyPickUp(b, f, c.object, table);
    case 'move': {
      const limit = moveLimit(b, frame);
      return travel(swapTop(b, { ...frame, step: 'arrived' }), f.id, c.path, 'move', limit, 'MW 15.0', table);
    }
    case 'decline':
      return frame.step === 'charge' ? pop(b) : swapTop(b, { ...frame, step: 'charge' });
    case 'attack':
      return applyAttackOn(pop(b), seat, f, c, table);
    default:
      return b;
  }
};

const DIRECTIONS = 12;

export const moveCandidates = (b: Battle, frame: MoveFrame, seat: Seat): readonly MagewindsCommand[] => {
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
  if (limit > 0) {
    for (const p of straightEnds(wayOf(b, f, frame.phasewalk), f, limit, DIRECTIONS)) {
      const c: MagewindsCommand = { type: 'move', path: [p] };
      if (b.effects.length === 0 || refuseMove(b, frame, seat, c) === undefined) found.push(c);
    }
  }
  if (b.objects.length > 0) found.push(...pickUpCandidates(b, f));
  castCandidates(SPELLS, SPELLS_IN.move, b, seat, f.id, frame.cast, found);
  return found;
};
