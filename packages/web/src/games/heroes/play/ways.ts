/** Ways to attack one enemy: of the model in the hand and of the others who may act, the most promising first. Pure. */

import { type Approach, approachesTo, type Battle, type HeroesDecision, heroes, type ModelId } from '@muster/heroes';
import { foresee } from '@muster/kernel';
import { remembered } from '../../../parts/remembered.ts';
import { attacksAt } from './attacks.ts';
import { commandsOf } from './commands.ts';
import { act, activated, choicesOf, isMoving, mustChoose } from './held.ts';
import type { Act } from './types.ts';

/** One way, as the hand would hold it. */
export interface Way {
  readonly held: Act;
  /** How likely the target falls, and how many Wounds it loses on average. */
  readonly slain: number;
  readonly mean: number;
  readonly threatened: boolean;
  readonly cost: number;
}

const byPromise = (x: Way, y: Way): number =>
  y.slain - x.slain || y.mean - x.mean || Number(x.threatened) - Number(y.threatened) || x.cost - y.cost;

/** Attacks on one enemy from where the plan ends, by what they promise. */
export const rankedOn = (b: Battle, d: HeroesDecision, held: Act, target: ModelId): readonly Way[] =>
  attacksAt(b, d, held)
    .filter(({ attack }) => attack.target === target)
    .map(({ attack, forecast }) => {
      const { slain = 0, mean = 0, resolves = 1 } = forecast ?? {};
      const worth = { slain: slain * resolves, mean: mean * resolves };
      return { held: { ...held, attack, aim: target }, ...worth, threatened: true, cost: 0 };
    })
    .sort(byPromise);

const approached = ({ model, entry, to, jump, attack, slain, mean, threatened, cost }: Approach): Way => ({
  held: { ...act(model), entry, to, jump, attack, aim: 'target' in attack ? attack.target : null },
  slain,
  mean,
  threatened,
  cost,
});

const approaches = remembered(approachesTo);

/** Whether the rules would take it, as far as one can see ahead. */
const isTaken = (b: Battle, d: HeroesDecision, { held }: Way): boolean =>
  foresee(heroes, b, d.seat, commandsOf(b, d, held)).stopped?.why !== 'refused';

const waysOf = (b: Battle, d: HeroesDecision, model: ModelId, target: ModelId): readonly Way[] =>
  mustChoose(b, d, model)
    ? choicesOf(b, d, model)
        .flatMap((choice) => rankedOn(b, d, { ...act(model), choice }, target))
        .toSorted(byPromise)
    : approaches(activated(b, d, model), model, target).map(approached);

const known = remembered((b: Battle, d: HeroesDecision, model: ModelId, target: ModelId) =>
  waysOf(b, d, model, target).filter((way) => isTaken(b, d, way)),
);

/** Within one activation from its beginning; none once it has moved. */
export const waysOn = (b: Battle, d: HeroesDecision, model: ModelId, target: ModelId): readonly Way[] =>
  isMoving(d) || d.kind === 'engaged' ? known(b, d, model, target) : [];

/** Of several who may act, the best way of each, the best first. */
export const bestWays = (b: Battle, d: HeroesDecision, models: readonly ModelId[], target: ModelId): readonly Way[] =>
  models.flatMap((model) => waysOn(b, d, model, target).slice(0, 1)).toSorted(byPromise);
