/** What the model in the hand could attack, and with what: where its plan ends, and by other ways of its own or of others. Pure. */

import {
  type Approach,
  approachesTo,
  attacksFrom,
  type Battle,
  type Forecast,
  type HeroesDecision,
  heroes,
  type ModelId,
  powerForecast,
} from '@muster/heroes';
import { foresee } from '@muster/kernel';
import { remembered } from '../../../parts/remembered.ts';
import { activated, castsIn, choicesOf, commandsOf, standOf } from './course.ts';
import { act, isMoving, mustChoose } from './held.ts';
import type { Act, Attack } from './types.ts';

/** An attack that could be made, with what it would bring; undefined where it does no damage. */
export interface Possible {
  readonly attack: Attack;
  readonly forecast: Forecast | undefined;
}

export const sameAttack = (a: Attack | null, b: Attack | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** From where the plan ends: blows, shots, powers. */
export const attacksAt = (b: Battle, d: HeroesDecision, held: Act): readonly Possible[] => {
  const { model, to, choice } = held;
  const stand = standOf(b, d, held);
  if (stand === undefined) return [];
  const { b: there, engages } = stand;
  const { shots, blows } = attacksFrom(there, model, engages);
  const casts = [...castsIn(there, model, 'movement', to === null), ...castsIn(there, model, 'shoot')];
  const all: readonly Possible[] = [
    ...blows.map((forecast) => ({ attack: { type: 'strike', target: forecast.target } as const, forecast })),
    ...shots.map(({ command, forecast }) => ({ attack: command, forecast })),
    ...casts.map((attack) => ({ attack, forecast: powerForecast(there, model, attack) })),
  ];
  if (choice === 'fire') return all.filter(({ attack }) => attack.type === 'shoot');
  const isAhead = isMoving(d) || mustChoose(b, d, model);
  return isAhead ? all : all.filter(({ attack }) => heroes.refuse(b, d.seat, attack) === undefined);
};

// --- Ways to one enemy ---

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

const approached = ({ model, entry, to, jump, attack, ...worth }: Approach): Way => ({
  held: { ...act(model), entry, to, jump, attack, aim: attack.target },
  ...worth,
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
