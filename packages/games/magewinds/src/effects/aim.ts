/** What the marker of Take Aim is good for (TC deadeye.aimed-shot, MW-R82). */

import { type Disc, inch, isWithin } from '@muster/geometry';
import { effectBy, fighter, isBy, nameOf } from '../ground/fighters.ts';
import type { Battle, Fighter, FighterId } from '../state/battle.ts';
import { addEffect, withoutEffects } from '../state/copies.ts';
import { who } from '../state/events.ts';
import { endEffects, type Telling } from '../state/lasting.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';

export const RULE = 'TC deadeye.take-aim';

/** MW-R82: the marker placed earlier may be used in this activation. */
export const readyAim = (b: Battle, f: Fighter, table: Telling): Battle => {
  const aim = effectBy(b, 'aim', f.id);
  if (aim === undefined || aim.ready) return b;
  table.tell?.({ type: 'aimReady', rule: 'MW-R82', who: who(fighter(b, aim.by)) });
  return addEffect(
    withoutEffects(b, (e) => e === aim),
    { type: 'aim', by: aim.by, x: aim.x, y: aim.y, ready: true },
  );
};

/** The marker is gone at the end of that activation, used or not. */
export const endAim = (b: Battle, id: FighterId, table: Telling): Battle =>
  endEffects(b, (e) => e.type === 'aim' && e.ready && isBy(b, e.by, id), 'MW-R82', table);

export const hasAimed = (b: Battle, f: Fighter): boolean => effectBy(b, 'aim', f.id) !== undefined;

/** TC deadeye.aimed-shot: only near the marker of an earlier activation. */
export const refuseUnaimed = (b: Battle, f: Fighter, target: Disc): MagewindsRefusal | undefined => {
  const aim = effectBy(b, 'aim', f.id);
  if (aim === undefined || !aim.ready) return refusalOf('notAiming', RULE, { name: nameOf(f) });
  return isWithin(target, { x: aim.x, y: aim.y, radius: 0 }, inch(2))
    ? undefined
    : refusalOf(
        'awayFromAim',
        'TC deadeye.aimed-shot',
        { name: nameOf(f), limit: inch(2) },
        { at: { x: aim.x, y: aim.y } },
      );
};
