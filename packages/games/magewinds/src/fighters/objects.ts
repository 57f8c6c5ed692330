/** Objects: picked up, carried, dropped, moved (MW 19.0, MW-R64 to R72). */

import { isInContact, nearestPlace, type Point, refusePlace, slideTo, type Way } from '@muster/geometry';
import type { Table } from '@muster/kernel';
import { refuseDouble, showReal } from '../clones/dissolve-clone.ts';
import { baseOf, bodiesOf, carriedBy, fighter, hasEffect, isLying, nameOf, RADIUS } from '../ground/fighters.ts';
import { fieldOf, OVER } from '../ground/terrain.ts';
import { scenarioRules } from '../scenarios/index.ts';
import type { Battle, Fighter, FighterId, GameObject, ObjectId } from '../state/battle.ts';
import type { MagewindsCommand } from '../state/command.ts';
import { changeObject } from '../state/copies.ts';
import { type MagewindsEvent, who } from '../state/events.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';

type T = Table<MagewindsEvent>;

/** What stands in the way of an object that is put down. */
export const objectWay = (b: Battle): Way => {
  const bodies = bodiesOf(b).discs.slice();
  for (const o of b.objects) if (isLying(o)) bodies.push(baseOf(o));
  return { field: fieldOf(b), radius: RADIUS, over: OVER.nothing, bodies };
};

export const refusePickUp = (b: Battle, f: Fighter, id: ObjectId): MagewindsRefusal | undefined => {
  const o = b.objects[id];
  if (o === undefined || !isLying(o)) return refusalOf('noSuchObject', 'MW 19.1', { object: id });
  if (!isInContact(baseOf(f), baseOf(o))) return refusalOf('notInContact', 'MW 19.1', { name: nameOf(f) }); // MW-R64
  if (hasEffect(b, 'wildform', f.id)) return refusalOf('wildformCannotCarry', 'TC druid.wildform', { name: nameOf(f) });
  const refusal = refuseDouble(b, f);
  if (refusal !== undefined) return refusal;
  const { carryLimit } = scenarioRules(b);
  if (carriedBy(b, f.id).length >= carryLimit)
    return refusalOf('carriesEnough', 'MW-R64', { name: nameOf(f), limit: carryLimit });
  return undefined;
};

/** Whether anything it touches could be picked up, as everybody can see. */
export const touchesObject = (b: Battle, f: Fighter): boolean => {
  if (hasEffect(b, 'wildform', f.id)) return false;
  if (carriedBy(b, f.id).length >= scenarioRules(b).carryLimit) return false;
  for (let i = 0; i < b.objects.length; i++) {
    const o = b.objects[i]!;
    if (isLying(o) && isInContact(baseOf(f), baseOf(o))) return true;
  }
  return false;
};

export const pickUpCandidates = (b: Battle, f: Fighter): MagewindsCommand[] => {
  const found: MagewindsCommand[] = [];
  for (let i = 0; i < b.objects.length; i++)
    if (isLying(b.objects[i]!) && refusePickUp(b, f, i) === undefined) found.push({ type: 'pickUp', object: i });
  return found;
};

export const applyPickUp = (b: Battle, f: Fighter, id: ObjectId, table: T): Battle => {
  table.tell?.({ type: 'pickedUp', rule: 'MW 19.1', who: who(f), object: id, kind: b.objects[id]!.kind });
  const shown = showReal(b, f.id, table); // MW-H19
  const next = changeObject(shown, id, (o) => {
    o.where = 'carried';
    o.carrier = f.id;
  });
  return scenarioRules(next).pickedUp(next, f.id, id, table);
};

const putDown = (b: Battle, f: Fighter, o: GameObject, p: Point, table: T): Battle => {
  table.tell?.({ type: 'dropped', rule: 'MW 19.1', who: who(f), object: o.id, x: p.x, y: p.y });
  return changeObject(b, o.id, (d) => {
    d.where = 'field';
    d.carrier = null;
    d.x = p.x;
    d.y = p.y;
  });
};

/** MW 19.1: each at the legal place nearest to p, the first one exactly there when it is free (MW-R67, MW-R68). */
export const dropAll = (b: Battle, id: FighterId, p: Point, table: T): Battle => {
  let next = b;
  for (const o of carriedBy(b, id)) {
    const place = nearestPlace(objectWay(next), p) ?? p;
    next = putDown(next, fighter(next, id), o, place, table);
  }
  return next;
};

/** MW 19.1: a fighter that is taken down drops what it carries where it stood. */
export const dropAllAt = (b: Battle, id: FighterId, table: T): Battle => dropAll(b, id, fighter(b, id), table);

/** MW-R66 */
export const refuseDrop = (b: Battle, f: Fighter, id: ObjectId, p: Point): MagewindsRefusal | undefined => {
  const o = b.objects[id];
  if (o === undefined || o.carrier !== f.id)
    return refusalOf('notCarrying', 'MW 19.1', { name: nameOf(f), object: id });
  const place = baseOf(p);
  if (!isInContact(place, baseOf(f))) return refusalOf('notInContact', 'MW 19.1', { name: nameOf(f) });
  const refusal = refusePlace(objectWay(b), p);
  return refusal === undefined ? undefined : refusalOf('noRoomThere', 'MW-R66', { name: nameOf(f) }, { at: p });
};

export const applyDrop = (b: Battle, f: Fighter, id: ObjectId, p: Point, table: T): Battle =>
  putDown(b, f, b.objects[id]!, p, table);

/** A few places all round the base; where there is no room at any of them, those between. */
export const dropCandidates = (b: Battle, f: Fighter): MagewindsCommand[] => {
  const found: MagewindsCommand[] = [];
  for (const o of carriedBy(b, f.id)) {
    const before = found.length;
    addDrops(b, f, o.id, AROUND, found);
    if (found.length === before) addDrops(b, f, o.id, BETWEEN, found);
  }
  return found;
};

const addDrops = (b: Battle, f: Fighter, object: ObjectId, ways: Ways, into: MagewindsCommand[]): void => {
  for (const [x, y] of ways) {
    const p = slideTo(f, { x, y }, 2 * RADIUS);
    if (refuseDrop(b, f, object, p) === undefined) into.push({ type: 'drop', object, x: p.x, y: p.y });
  }
};

type Ways = readonly (readonly [x: number, y: number])[];

const AROUND: Ways = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];
const BETWEEN: Ways = (
  [
    [2, 1],
    [1, 1],
    [1, 2],
  ] as const
).flatMap(([ahead, aside]) => AROUND.map(([x, y]) => [ahead * x - aside * y, ahead * y + aside * x] as const));
