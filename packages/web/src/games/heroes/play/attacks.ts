/** What the model in the hand could attack, and with what, where its plan ends. Pure. */

import {
  attacksFrom,
  type Battle,
  type CastCommand,
  castsOf,
  type Forecast,
  type HeroesCommand,
  type HeroesDecision,
  heroes,
  isEngaged,
  type ModelId,
  modelOf,
  powerForecast,
} from '@muster/heroes';
import { isMoving, mustChoose, standOf } from './held.ts';
import type { Act, Attack } from './types.ts';

/** An attack that could be made, with what it would bring; undefined where it does no damage. */
export interface Possible {
  readonly attack: Attack;
  readonly forecast: Forecast | undefined;
}

export const sameAttack = (a: Attack | null, b: Attack | null): boolean => JSON.stringify(a) === JSON.stringify(b);

const possibleFrom = (b: Battle, id: ModelId, engages: boolean, casts: readonly CastCommand[]): readonly Possible[] => {
  const { shots, blows } = attacksFrom(b, id, engages);
  return [
    ...blows.map((forecast) => ({ attack: { type: 'strike', target: forecast.target } as const, forecast })),
    ...shots.map(({ command, forecast }) => ({ attack: command, forecast })),
    ...casts.map((attack) => ({ attack, forecast: powerForecast(b, id, attack) })),
  ];
};

/** What is asked now, in the midst of an activation. */
const askedFor = (b: Battle, d: HeroesDecision, id: ModelId): readonly Possible[] => {
  const legal = heroes.candidates(b, d.seat);
  const frame = b.stack.find((one) => one.type === 'activation');
  const engages = frame?.type === 'activation' && frame.engages;
  const casts = legal.filter((c) => c.type === 'cast');
  return possibleFrom(b, id, engages, casts).filter(({ attack }) =>
    legal.some((c: HeroesCommand) => c.type === attack.type && sameAttack(c as Attack, attack)),
  );
};

/** All that could be attacked, and with what, from where the plan ends. */
export const attacksAt = (b: Battle, d: HeroesDecision, held: Act): readonly Possible[] => {
  const stand = standOf(b, d, held);
  if (stand === undefined) return [];
  const isChosen = mustChoose(b, d, held.model);
  if (!isChosen && !isMoving(d)) return askedFor(b, d, held.model);
  const m = modelOf(stand.b, held.model);
  const casts = [...castsOf(stand.b, m, 'movement', held.to === null), ...castsOf(stand.b, m, 'shoot', false)];
  const all = possibleFrom(stand.b, m.id, stand.moved && isEngaged(stand.b, m), casts);
  return held.choice === 'fire' ? all.filter(({ attack }) => attack.type === 'shoot') : all;
};
