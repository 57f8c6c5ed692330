/** Damage dealt, and fighters taken down (MW 18.5.3). */

import type { RuleId, Seat, Table } from '@muster/kernel';
import { cloneOf, isDouble } from '../clones/clone-pairs.ts';
import { dissolve } from '../clones/dissolve-clone.ts';
import { clearCharm } from '../effects/charm.ts';
import { EFFECT_RULES } from '../effects/index.ts';
import { fighter, isOnField, profile } from '../ground/fighters.ts';
import { decide, scenarioRules } from '../scenarios/index.ts';
import type { Battle, FighterId, Harm } from '../state/battle.ts';
import { changeFighter, changeSeat } from '../state/copies.ts';
import { type MagewindsEvent, who } from '../state/events.ts';
import { endEffects } from '../state/lasting.ts';
import { dropAllAt } from './objects.ts';

type T = Table<MagewindsEvent>;

/** Effects that end with a fighter: those on it, and those that measure from it (MW-R50). */
const endEffectsWith = (b: Battle, id: FighterId, table: T): Battle =>
  endEffects(
    b,
    (e) => {
      const { endsWithTarget, endsWithCaster } = EFFECT_RULES[e.type];
      if ('fighter' in e && e.fighter === id && endsWithTarget) return true;
      return 'by' in e && e.by === id && endsWithCaster;
    },
    'MW-R50',
    table,
  );

/** MW 18.5.3: off the battlefield, out of action. */
const takeDown = (b: Battle, id: FighterId, credit: Seat | null, rule: RuleId, table: T): Battle => {
  const f = fighter(b, id);
  table.tell?.({ type: 'takenDown', rule: 'MW 18.5.3', who: who(f), credit });
  let next = changeFighter(b, id, (d) => {
    d.where = 'down';
    d.guard = false;
    d.poison = null;
    d.actions = 0;
    d.downIn = b.phase === 'action' || b.config.edition >= 2 ? b.round : 0;
  });
  next = clearCharm(endEffectsWith(next, id, table), id);
  next = dropAllAt(next, id, table); // MW 19.1
  if (credit !== null && credit !== f.seat && rule !== 'MW 14.1')
    next = changeSeat(next, credit, (s) => void s.kills++);
  return next;
};

const harm = (b: Battle, { fighter: id, amount, credit }: Harm, rule: RuleId, table: T): Battle => {
  const f = fighter(b, id);
  if (!isOnField(f) || amount <= 0) return b;
  const clone = cloneOf(b, id);
  if (clone !== undefined && isDouble(b, id)) return dissolve(b, clone, table); // TC mesmer.clone
  const { toughness } = profile(b, f);
  const damage = Math.min(toughness, f.damage + amount); // MW-R49: what is left over is lost
  table.tell?.({ type: 'damaged', rule, who: who(f), amount, damage, toughness });
  const hurt = changeFighter(b, id, (d) => {
    d.damage = damage;
  });
  const settled = clone === undefined ? hurt : dissolve(hurt, clone, table); // MW-H06
  return damage >= toughness ? takeDown(settled, id, credit, rule, table) : settled;
};

/** Deals all of it at once (MW-R87), Armour or not (MW-R48), then asks the scenario whether the battle is decided. */
export const dealDirect = (b: Battle, harms: readonly Harm[], rule: RuleId, table: T): Battle => {
  let next = b;
  for (let i = 0; i < harms.length; i++) next = harm(next, harms[i]!, rule, table);
  const outcome = next === b ? undefined : scenarioRules(next).whenDown(next, table, b);
  return outcome === undefined ? next : decide(next, outcome, table);
};
