/** The scenarios of a battle: each answers for itself. */

import type { Side } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import type { ScenarioId } from '../content/scenarios.ts';
import type { Battle, Harm, MagewindsOutcome } from '../state/battle.ts';
import { BATTLE_ROYALE } from './battle-royale.ts';
import { DEATHMATCH } from './deathmatch.ts';
import { FRAGMENT_FRENZY } from './fragment-frenzy.ts';
import { HOLD_THE_LINE } from './hold-the-line.ts';
import { KING_OF_THE_HILL } from './king-of-the-hill.ts';
import { roundLimit, wipeOut } from './outcomes.ts';
import type { ScenarioRules, Score, T } from './rules.ts';
import { THE_PRIZE } from './the-prize.ts';
import { TREASURE_CLASH } from './treasure-clash.ts';
import { TREASURE_DASH } from './treasure-dash.ts';

export { countsForScenario } from './counting.ts';
export {
  applyFragment,
  beginFragments,
  fragmentCandidates,
  fragmentDecision,
  isFragmentsDone,
  refuseFragment,
} from './fragments.ts';
export { decide } from './outcomes.ts';
export type { ScenarioRules, Score } from './rules.ts';

const RULES: Readonly<Record<ScenarioId, ScenarioRules>> = {
  deathmatch: DEATHMATCH,
  'king-of-the-hill': KING_OF_THE_HILL,
  'the-prize': THE_PRIZE,
  'treasure-dash': TREASURE_DASH,
  'fragment-frenzy': FRAGMENT_FRENZY,
  'hold-the-line': HOLD_THE_LINE,
  'battle-royale': BATTLE_ROYALE,
  'treasure-clash': TREASURE_CLASH,
};

/** Only once the scenario is known. */
export const scenarioRules = (b: Battle): ScenarioRules => RULES[b.scenario!];

export const scenarioHandBonus = (b: Battle, seat: Seat): number => scenarioRules(b).handBonus(b, seat);
export const stormHarms = (b: Battle): readonly Harm[] => scenarioRules(b).actionEnds(b);
export const escapeEdge = (b: Battle, seat: Seat): Side | null => scenarioRules(b).escapeEdge(b, seat);

/** What everybody can see of how they stand. Empty before the scenario is known. */
export const standing = (b: Battle): readonly Score[] => (b.scenario === null ? [] : scenarioRules(b).standing(b));

export const turnEndOutcome = (b: Battle, table: T): MagewindsOutcome | undefined =>
  scenarioRules(b).turnEnds(b, table);

/** After fighters were taken down or have left; `before`: the battle before that. */
export const downOutcome = (b: Battle, table: T, before?: Battle): MagewindsOutcome | undefined =>
  scenarioRules(b).whenDown(b, table, before);

/** MW 14.0: the scenario first, then MW-R95, then MW-R103. */
export const roundEndOutcome = (b: Battle, table: T): MagewindsOutcome | undefined => {
  const rules = scenarioRules(b);
  return rules.roundEnds(b, table) ?? wipeOut(b, rules) ?? roundLimit(b, rules);
};
