/** Healing and recovering actions (MW 20.1, 20.3). */

import type { RuleId, Table } from '@muster/kernel';
import { fighter } from '../ground/fighters.ts';
import type { Battle, FighterId } from '../state/battle.ts';
import { changeFighter } from '../state/copies.ts';
import { type MagewindsEvent, who } from '../state/events.ts';

type T = Table<MagewindsEvent>;

/** MW 20.1, MW-R73: heals, and ends a poisoning. */
export const heal = (b: Battle, id: FighterId, amount: number, rule: RuleId, table: T): Battle => {
  const f = fighter(b, id);
  const damage = Math.max(0, f.damage - amount);
  table.tell?.({ type: 'healed', rule, who: who(f), amount: f.damage - damage, damage, cured: f.poison !== null });
  return changeFighter(b, id, (d) => {
    d.damage = damage;
    d.poison = null;
  });
};

/** MW 20.3 */
export const recoverAction = (b: Battle, id: FighterId): Battle =>
  fighter(b, id).actions === 0 ? b : changeFighter(b, id, (d) => void d.actions--);
