/** An effect that goes on begins, and all hear how long (MW 9.3). */

import type { RuleId } from '@muster/kernel';
import { fighter } from '../ground/fighters.ts';
import type { Battle, Effect } from '../state/battle.ts';
import { addEffect } from '../state/copies.ts';
import { who } from '../state/events.ts';
import { type Telling, toldOf } from '../state/lasting.ts';
import { EFFECT_RULES } from './index.ts';

export const beginEffect = (b: Battle, e: Effect, rule: RuleId, table: Telling): Battle => {
  const told = toldOf(b, e);
  if (told !== undefined)
    table.tell?.({
      type: 'effectBegan',
      rule,
      ...told,
      by: 'by' in e ? who(fighter(b, e.by)) : null,
      until: EFFECT_RULES[e.type].lastsAPhase ? 'phaseEnds' : 'nextAction',
    });
  return addEffect(b, e);
};
