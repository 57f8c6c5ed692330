/** The Deadeye's Take Aim (TC deadeye.take-aim) and what its marker is good for (TC deadeye.aimed-shot, MW-R82). */

import { type Disc, inch, isWithin, marker, type Point, samplePlaces } from '@muster/geometry';
import { profileOf } from '../content/fighters.ts';
import type { Battle, Fighter, FighterId } from '../state/battle.ts';
import type { MagewindsCommand } from '../state/command.ts';
import { addEffect, endEffects } from '../state/copies.ts';
import { who } from '../state/events.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { baseOf, effectBy, isBy, nameOf } from '../table/fighters.ts';
import { seesPlace } from '../table/sight.ts';
import { fieldOf, OVER } from '../table/terrain.ts';
import { no } from '../words/no.ts';
import { action, refuseForeign } from './rules.ts';

const RULE = 'TC deadeye.take-aim';

/** A visible point within 10 in. */
const refuseAimAt = (b: Battle, f: Fighter, p: Point): MagewindsRefusal | undefined => {
  const facts = { name: nameOf(f), limit: inch(10) };
  const field = fieldOf(b);
  if (p.x < 0 || p.y < 0 || p.x > field.width || p.y > field.height) return no('offField', RULE, facts, { at: p });
  const mark = marker(p.x, p.y); // MW 9.4: measured from its centre
  if (!isWithin(baseOf(f), mark, inch(10))) return no('placeTooFar', RULE, facts, { at: p });
  return seesPlace(b, f, p) ? undefined : no('placeNotVisible', RULE, facts, { at: p });
};

/** Where enemies stand, and a lattice of other places. */
const addAims = (b: Battle, f: Fighter, into: MagewindsCommand[]): void => {
  const places: Point[] = [];
  for (const other of b.fighters)
    if (other.where === 'field' && other.seat !== f.seat) places.push({ x: other.x, y: other.y });
  places.push(...samplePlaces({ field: fieldOf(b), radius: 0, over: OVER.everything, bodies: [] }, {}, inch(4)));
  for (const p of places)
    if (refuseAimAt(b, f, p) === undefined) into.push({ type: 'takeAim', place: { x: p.x, y: p.y } });
};

export const takeAim = action('take-aim', {
  isOf: (profile) => profileOf(profile).actions.includes('take-aim'),
  refuse: (b, _seat, f, c) => (c.type === 'takeAim' ? refuseAimAt(b, f, c.place) : refuseForeign(f, 'take-aim', c)),
  apply: (b, _seat, f, c, table) => {
    if (c.type !== 'takeAim') return b;
    table.tell?.({ type: 'aimed', rule: RULE, who: who(f), place: c.place });
    const free = endEffects(b, (e) => e.type === 'aim' && e.by === f.id); // MW-H09
    return addEffect(free, { type: 'aim', by: f.id, x: c.place.x, y: c.place.y, ready: false });
  },
  candidates: (b, _seat, f, into) => addAims(b, f, into),
});

/** MW-R82: the marker placed earlier may be used in this activation. */
export const readyAim = (b: Battle, id: FighterId): Battle => {
  const aim = effectBy(b, 'aim', id);
  if (aim === undefined || aim.ready) return b;
  return addEffect(
    endEffects(b, (e) => e === aim),
    { type: 'aim', by: aim.by, x: aim.x, y: aim.y, ready: true },
  );
};

/** The marker is gone at the end of that activation, used or not. */
export const endAim = (b: Battle, id: FighterId): Battle =>
  endEffects(b, (e) => e.type === 'aim' && e.ready && isBy(b, e.by, id));

export const hasAimed = (b: Battle, f: Fighter): boolean => effectBy(b, 'aim', f.id) !== undefined;

/** TC deadeye.aimed-shot: only near the marker of an earlier activation. */
export const refuseUnaimed = (b: Battle, f: Fighter, target: Disc): MagewindsRefusal | undefined => {
  const aim = effectBy(b, 'aim', f.id);
  if (aim === undefined || !aim.ready) return no('notAiming', RULE, { name: nameOf(f) });
  return isWithin(target, { x: aim.x, y: aim.y, radius: 0 }, inch(2))
    ? undefined
    : no('awayFromAim', 'TC deadeye.aimed-shot', { name: nameOf(f), limit: inch(2) }, { at: { x: aim.x, y: aim.y } });
};
