/** Ways to attack one enemy: of the model in the hand and of the others who may act, the most promising first. Pure. */

import {
  type Approach,
  approachesTo,
  type Battle,
  type Forecast,
  type HeroesDecision,
  heroes,
  type ModelId,
  powerForecast,
  shotForecast,
} from '@muster/heroes';
import { foresee } from '@muster/kernel';
import { remembered } from '../../../parts/remembered.ts';
import { commandsOf } from './commands.ts';
import { choicesOf, chosenStand, engagedWays } from './engaged.ts';
import { act, activated, attacksOn, isMoving, mustChoose, sameAttack, type Ways } from './held.ts';
import type { Act, Attack } from './types.ts';

/** One way, as the hand would hold it. */
export interface Way {
  readonly held: Act;
  /** How likely the target falls, and how many Wounds it loses on average. */
  readonly slain: number;
  readonly mean: number;
  readonly threatened: boolean;
  readonly cost: number;
}

export const forecastFor = (b: Battle, model: ModelId, ways: Ways, attack: Attack): Forecast | undefined => {
  switch (attack.type) {
    case 'strike':
      return ways.blows.find((f) => f.target === attack.target);
    case 'shoot':
      return ways.shots.find(({ command }) => sameAttack(command, attack))?.forecast ?? shotForecast(b, model, attack);
    case 'cast':
      return powerForecast(b, model, attack);
  }
};

const byPromise = (x: Way, y: Way): number =>
  y.slain - x.slain || y.mean - x.mean || Number(x.threatened) - Number(y.threatened) || x.cost - y.cost;

/** Attacks from one place, by what they promise. */
export const rankedOn = (b: Battle, held: Act, ways: Ways, target: ModelId): readonly Way[] =>
  attacksOn(ways, target)
    .map((attack) => {
      const forecast = forecastFor(b, held.model, ways, attack);
      const [slain, mean] = forecast === undefined ? [0, 0] : [forecast.slain, forecast.mean];
      const share = forecast?.resolves ?? 1;
      return {
        held: { ...held, attack, aim: target },
        slain: slain * share,
        mean: mean * share,
        threatened: true,
        cost: 0,
      };
    })
    .sort(byPromise);

const engagedOn = (b: Battle, d: HeroesDecision, model: ModelId, target: ModelId): readonly Way[] =>
  choicesOf(b, d, model).flatMap((choice) =>
    choice === 'retreat'
      ? []
      : rankedOn(chosenStand(b, d, model, choice), { ...act(model), choice }, engagedWays(b, d, model, choice), target),
  );

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

const waysOf = (b: Battle, d: HeroesDecision, model: ModelId, target: ModelId): readonly Way[] => {
  if (mustChoose(b, d, model)) return engagedOn(b, d, model, target).toSorted(byPromise);
  return approaches(activated(b, d, model), model, target).map(approached);
};

const known = remembered((b: Battle, d: HeroesDecision, model: ModelId, target: ModelId) =>
  waysOf(b, d, model, target).filter((way) => isTaken(b, d, way)),
);

/** Within one activation from its beginning; none once it has moved. */
export const waysOn = (b: Battle, d: HeroesDecision, model: ModelId, target: ModelId): readonly Way[] =>
  isMoving(d) || d.kind === 'engaged' ? known(b, d, model, target) : [];

/** Of several who may act, the best way of each, the best first. */
export const bestWays = (b: Battle, d: HeroesDecision, models: readonly ModelId[], target: ModelId): readonly Way[] =>
  models.flatMap((model) => waysOn(b, d, model, target).slice(0, 1)).toSorted(byPromise);
