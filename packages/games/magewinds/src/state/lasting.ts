/** Effects that go on (MW 9.3) end by one door, which tells it: a table that follows what it is told takes their tokens away. */

import type { RuleId, Table } from '@muster/kernel';
import type { Battle, Effect } from './battle.ts';
import { withoutEffects } from './copies.ts';
import { type LastingTold, type MagewindsEvent, who } from './events.ts';

/** Who hears what happens; nobody, where a player only thinks ahead. */
export type Telling = Pick<Table<MagewindsEvent>, 'tell'>;

/** Of those that lie open: of Charm the spell and the activation tell, of Empower who has its actions back. */
export const toldOf = (b: Battle, e: Effect): LastingTold | undefined => {
  if (e.type === 'charm' || e.type === 'empowered') return undefined;
  return { effect: e.type, who: who(b.fighters['fighter' in e ? e.fighter : e.by]!), of: e };
};

/** The battle without the effects that `ends` names, each of them told; the same battle when there are none. */
export const endEffects = (b: Battle, ends: (e: Effect) => boolean, rule: RuleId, table: Telling): Battle => {
  const next = withoutEffects(b, ends);
  if (next === b || table.tell === undefined) return next;
  for (const e of b.effects) {
    const told = next.effects.includes(e) ? undefined : toldOf(b, e);
    if (told !== undefined) table.tell({ type: 'effectEnded', rule, ...told });
  }
  return next;
};
