/** What models could do in the Shoot and Build phase, and what it is worth against an enemy. */

import {
  type Battle,
  type ConquestCommand,
  conquest,
  findModel,
  type ModelId,
  powerChances,
  shotChances,
  sideOf,
} from '@muster/conquest';
import { meanAstray } from '../chances.ts';
import type { Act } from './types.ts';

const isAct = (c: ConquestCommand): c is Act => c.type === 'shoot' || c.type === 'cast' || c.type === 'build';

const actorOf = (act: Act): ModelId => (act.type === 'build' ? act.builder : act.unit);

const allActs = (b: Battle, seat: number): readonly Act[] => conquest.candidates(b, seat).filter(isAct);

/** All that a model could do now in the Shoot and Build phase. */
export const actsOf = (b: Battle, seat: number, model: ModelId): readonly Act[] =>
  allActs(b, seat).filter((act) => actorOf(act) === model);

export const actorsOf = (b: Battle, seat: number): readonly ModelId[] => [...new Set(allActs(b, seat).map(actorOf))];

export type Aimed = Exclude<Act, { readonly type: 'build' }>;

/** Wounds that are to be expected beyond those of friends; what only weakens it comes after all that wounds. */
const worthOf = (b: Battle, act: Aimed): number => {
  if (act.type === 'shoot') {
    const odds = shotChances(b, act);
    return odds === undefined ? 0 : odds.mean - meanAstray(odds);
  }
  const odds = powerChances(b, act);
  return odds === undefined ? 0 : odds.resolves * odds.harms.reduce((sum, { mean }) => sum + mean, 0);
};

/** A power is not charged with more than it needs unless its player says so. */
const upchargeOf = (act: Aimed): number => (act.type === 'cast' ? act.upcharge : 0);

/** What could be done to this enemy, by one model or by all, the best first. */
export const actsAgainst = (b: Battle, seat: number, target: ModelId, model?: ModelId): readonly Aimed[] =>
  (model === undefined ? allActs(b, seat) : actsOf(b, seat, model))
    .filter((act): act is Aimed => act.type !== 'build' && act.target === target)
    .map((act) => ({ act, worth: worthOf(b, act) }))
    .sort((p, q) => upchargeOf(p.act) - upchargeOf(q.act) || q.worth - p.worth)
    .map(({ act }) => act);

/** Whether it could shoot at an enemy or cast on one. */
export const hasTarget = (b: Battle, seat: number, model: ModelId): boolean =>
  actsOf(b, seat, model).some((act) => {
    const target = act.type === 'build' || act.target === null ? undefined : findModel(b, act.target);
    return target !== undefined && sideOf(b, target) !== sideOf(b, { seat });
  });
