/** Charm (TC witch.charm, MW-R81): one of several is charmed, and only its activation shows which. */

import { known } from '@muster/kernel';
import { showReal } from '../clones/dissolve-clone.ts';
import type { Battle, Effect, Fighter, FighterId } from '../state/battle.ts';
import { copyBattle, withoutEffects } from '../state/copies.ts';
import { who } from '../state/events.ts';
import type { MagicTable } from '../state/types.ts';
import { effect } from './rules.ts';

type Charm = Extract<Effect, { readonly type: 'charm' }>;

/** It can be no longer among those whom Charm may have chosen: a revived fighter keeps no old effects (MW-R74). */
export const clearCharm = (b: Battle, id: FighterId): Battle => {
  let found = false;
  for (const e of b.effects) if (e.type === 'charm' && e.among.includes(id)) found = true;
  if (!found) return b;
  const next = copyBattle(b);
  next.effects = b.effects.map((e) =>
    e.type === 'charm'
      ? { type: 'charm', by: e.by, seat: e.seat, target: e.target, among: e.among.filter((a) => a !== id) }
      : e,
  );
  return next;
};

/** Whom it does not show may not know it yet. */
const isCharmed = (e: Effect, id: FighterId): e is Charm =>
  e.type === 'charm' && e.target === id && e.among.includes(id);

/** Everybody sees now that it was not this one, which is final: else one could try them all (MW-R97). */
const notCharmed = (b: Battle, id: FighterId, table: MagicTable): Battle => {
  const next = clearCharm(b, id);
  if (next !== b) table.final();
  return next;
};

const reveal = (b: Battle, f: Fighter, table: MagicTable): Battle => {
  const charm = b.effects.find(
    (e): e is Charm => e.type === 'charm' && e.among.includes(f.id) && known(e.target) === f.id,
  );
  if (charm === undefined) return notCharmed(b, f.id, table);
  table.final();
  table.tell?.({ type: 'charmed', rule: 'TC witch.charm', who: who(f), by: charm.seat });
  const next = notCharmed(
    withoutEffects(b, (e) => e === charm),
    f.id,
    table,
  );
  return showReal(next, f.id, table); // MW-H05
};

export const charm = effect({
  decides: (e, id) => (isCharmed(e, id) ? e.seat : null),
  activated: reveal,
});
