/** TC doppelganger.deceit (HOUSE): a fighter and its double, told apart by their player alone until something reveals it. */

import { known, type Table } from '@muster/kernel';
import { fighter, nameOf } from '../ground/fighters.ts';
import type { Battle, Clone, Fighter, FighterId } from '../state/battle.ts';
import { changeFighter, copyBattle, effectWith, withoutEffects } from '../state/copies.ts';
import { type MagewindsEvent, who } from '../state/events.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';
import { cloneOf, isDouble } from './clone-pairs.ts';

/** Reveals the pair and removes the double. */
export const dissolve = (b: Battle, clone: Clone, table: Table<MagewindsEvent>): Battle => {
  const real = known(clone.real);
  const double = clone.pair[0] === real ? clone.pair[1] : clone.pair[0];
  table.final();
  table.tell?.({
    type: 'dissolved',
    rule: 'TC mesmer.clone',
    who: who(fighter(b, double)),
    real: who(fighter(b, real)),
  });
  const alone = changeFighter(b, real, (f) => {
    f.twin = null;
  });
  const without = changeFighter(alone, double, (f) => {
    f.where = 'gone';
    f.twin = null;
    f.starting = false;
  });
  const next = copyBattle(without);
  next.clones = b.clones.filter((c) => c !== clone);
  next.effects = next.effects.map((e) => ('by' in e && e.by === double ? effectWith(e, real, null) : e)); // cast before it was doubled
  return withoutEffects(next, (e) => 'fighter' in e && e.fighter === double);
};

/** What this fighter does shows that it is the real one of its pair (MW-H06). */
export const showReal = (b: Battle, id: FighterId, table: Table<MagewindsEvent>): Battle => {
  const clone = cloneOf(b, id);
  return clone === undefined ? b : dissolve(b, clone, table);
};

/** What only the real one can do. */
export const refuseDouble = (b: Battle, f: Fighter): MagewindsRefusal | undefined =>
  isDouble(b, f.id) ? refusalOf('doubleCannot', 'TC mesmer.clone', { name: nameOf(f) }) : undefined;
