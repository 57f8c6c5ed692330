/** What the beginning of any action brings about, reactions included (MW 13.3). */

import type { Table } from '@muster/kernel';
import type { ActionId } from '../content/actions.ts';
import { EFFECT_RULES } from '../effects/index.ts';
import { fighter, isBy, isOnField } from '../ground/fighters.ts';
import type { Battle, Effect, FighterId } from '../state/battle.ts';
import { type MagewindsEvent, who } from '../state/events.ts';
import { endEffects } from '../state/lasting.ts';
import { recoverAction } from './healing.ts';

/** Spells that last until the caster's next action end (MW-R77); a Prediction may come true (MW-R80). */
export const beginAction = (b: Battle, id: FighterId, action: ActionId, table: Table<MagewindsEvent>): Battle =>
  fulfil(endAtNextAction(b, id, table), id, action, table);

const endAtNextAction = (b: Battle, id: FighterId, table: Table<MagewindsEvent>): Battle =>
  endEffects(b, (e) => 'by' in e && EFFECT_RULES[e.type].endsAtNextAction && isBy(b, e.by, id), 'MW-R77', table);

type Prediction = Extract<Effect, { readonly type: 'prediction' }>;

/** Of a pair both carry it, and it comes true once, by either (MW-R80); before the fifth edition it came true by both (MW-H22). */
const isSame = (b: Battle, e: Prediction, other: Effect): boolean =>
  other.type === 'prediction' &&
  other.by === e.by &&
  other.action === e.action &&
  b.config.edition >= 5 &&
  other.fighter === fighter(b, e.fighter).twin;

const fulfil = (b: Battle, id: FighterId, action: ActionId, table: Table<MagewindsEvent>): Battle => {
  let next = b;
  for (const e of b.effects) {
    if (e.type !== 'prediction' || e.fighter !== id || e.action !== action) continue;
    next = endEffects(next, (other) => other === e || isSame(b, e, other), 'TC seer.prediction', table);
    if (!isOnField(fighter(next, e.by))) continue;
    next = recoverAction(next, e.by);
    const seer = fighter(next, e.by);
    table.tell?.({
      type: 'recovered',
      rule: 'TC seer.prediction',
      who: who(seer),
      actions: seer.actions,
      spell: 'prediction',
    });
  }
  return next;
};
