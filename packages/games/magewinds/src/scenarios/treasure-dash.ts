/** Treasure Dash; Treasure Clash is decided in the same way. */

import type { RuleId } from '@muster/kernel';
import type { Battle, MagewindsOutcome } from '../state/battle.ts';
import { leaderOf, outcomeBy } from './outcomes.ts';
import type { ScenarioRules, T } from './rules.ts';
import { CARRYING, treasuresHeld } from './treasures.ts';

const LAST_ROUND = 3;

const leads = (b: Battle, rule: RuleId, points: readonly number[]): MagewindsOutcome | undefined =>
  leaderOf(b, points) === undefined ? undefined : outcomeBy(b, points, 'scenario', rule);

/** MW-R90: the count after round 3 was equal. */
const goesOn = ({ round, phase }: Battle): boolean => round > LAST_ROUND || (round === LAST_ROUND && phase === 'end');

export const dash = (rule: RuleId): ScenarioRules => ({
  ...CARRYING,
  carryLimit: 1, // ItT treasure-dash.special
  turnEnds: (b) => (goesOn(b) ? leads(b, rule, treasuresHeld(b)) : undefined),
  roundEnds: (b, table: T) => {
    if (b.round < LAST_ROUND) return undefined;
    const points = treasuresHeld(b);
    table.tell?.({ type: 'counted', rule, counts: points, what: 'treasures held' });
    return leads(b, rule, points);
  },
});

export const TREASURE_DASH = dash('ItT treasure-dash.end');
