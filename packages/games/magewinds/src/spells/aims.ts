/** What spells of several fighters are aimed at. */

import { inch, isWithin, type Length } from '@muster/geometry';
import { baseOf, playedFor } from '../ground/fighters.ts';
import { seesFighter } from '../ground/sight.ts';
import type { Battle, Fighter } from '../state/battle.ts';
import type { Aim } from './rules.ts';

/** A spell that needs no aim, and one that has none. */
export const ONCE: readonly Aim[] = [{}];
export const NEVER: readonly Aim[] = [];

/** As far as the table reaches. */
const ANYWHERE = inch(40);

/** Enemies visible to the caster. */
export const visibleEnemies = (b: Battle, caster: Fighter): Fighter[] =>
  b.fighters.filter((f) => f.where === 'field' && f.seat !== caster.seat && seesFighter(b, caster, f));

/** Those whom its player would harm, visible to the caster and, where it matters, near enough: a charmed caster itself, too. */
export const visibleFoes = (b: Battle, caster: Fighter, range: Length = ANYWHERE): Fighter[] => {
  const side = playedFor(b, caster);
  return b.fighters.filter(
    (f) =>
      f.where === 'field' && f.seat !== side && isWithin(baseOf(caster), baseOf(f), range) && seesFighter(b, caster, f),
  );
};

export const aimAt = (f: Fighter): Aim => ({ target: f.id });
