/** The Deadeye's Take Aim (TC deadeye.take-aim) and what its marker is good for (TC deadeye.aimed-shot, MW-R82). */

import { inch, isWithin, marker, type Point, samplePlaces } from '@muster/geometry';
import { profileOf } from '../content/fighters.ts';
import { RULE } from '../effects/aim.ts';
import { baseOf, nameOf } from '../ground/fighters.ts';
import { seesPlace } from '../ground/sight.ts';
import { fieldOf, OVER } from '../ground/terrain.ts';
import type { Battle, Fighter } from '../state/battle.ts';
import type { MagewindsCommand } from '../state/command.ts';
import { addEffect, withoutEffects } from '../state/copies.ts';
import { who } from '../state/events.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';
import { action, refuseForeign } from './rules.ts';

/** A visible point within 10 in. */
const refuseAimAt = (b: Battle, f: Fighter, p: Point): MagewindsRefusal | undefined => {
  const facts = { name: nameOf(f), limit: inch(10) };
  const field = fieldOf(b);
  if (p.x < 0 || p.y < 0 || p.x > field.width || p.y > field.height)
    return refusalOf('offField', RULE, facts, { at: p });
  const mark = marker(p.x, p.y); // MW 9.4: measured from its centre
  if (!isWithin(baseOf(f), mark, inch(10))) return refusalOf('placeTooFar', RULE, facts, { at: p });
  return seesPlace(b, f, p) ? undefined : refusalOf('placeNotVisible', RULE, facts, { at: p });
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
    const free = withoutEffects(b, (e) => e.type === 'aim' && e.by === f.id); // MW-H09
    return addEffect(free, { type: 'aim', by: f.id, x: c.place.x, y: c.place.y, ready: false });
  },
  candidates: (b, _seat, f, into) => addAims(b, f, into),
});
