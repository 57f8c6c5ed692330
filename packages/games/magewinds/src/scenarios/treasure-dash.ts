/** Treasure Dash; Treasure Clash is decided in the same way. */

import type { RuleId } from '@muster/kernel';
import type { Battle, MagewindsOutcome } from '../state/battle.ts';
import { leaderOf, outcomeBy } from './outcomes.ts';
import type { ScenarioRules, T } from './rules.ts';
import { CARRYING, treasuresHeld } from './treasures.ts';

const LAST_ROUND = 3;

const leads = (b: Battle, rule: RuleId, points: readonly number[]): MagewindsOutcome | undefined =>
  leaderOf(b, points) === undefined ? undefined : outcomeBy(b, points, 'scenario', rule);

export const dash = (rule: RuleId): ScenarioRules => ({
  ...CARRYING,
  carryLimit: 1, // ItT treasure-dash.special
  turnEnds: (b) => (b.round > LAST_ROUND ? leads(b, rule, treasuresHeld(b)) : undefined), // MW-R90
  roundEnds: (b, table: T) => {
    if (b.round < LAST_ROUND) return undefined;
    const points = treasuresHeld(b);
    table.tell?.({ type: 'counted', rule, counts: points, what: 'treasures held' });
    return leads(b, rule, points);
  },
});

export const TREASURE_DASH = dash('ItT treasure-dash.end');
