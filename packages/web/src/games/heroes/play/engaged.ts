/** One that is engaged fights, fires or retreats (HR-40 to HR-42): what each would bring, and the commands it takes. Pure. */

import { levels } from '@muster/geometry';
import {
  attacksFrom,
  type Battle,
  boxOf,
  castsOf,
  type HeroesCommand,
  type HeroesDecision,
  heroes,
  isThreatenedOn,
  type ModelId,
  modelOf,
  retreatEnds,
  type Space,
} from '@muster/heroes';
import { remembered } from '../../../parts/remembered.ts';
import { act, activated, begun, enemiesOf, opening, type Ways } from './held.ts';
import type { Act, Attack, Choice } from './types.ts';

const PASS = { type: 'pass' } as const;

/** What it may choose of; where that is one alone the rules choose it themselves. */
export const choicesOf = (b: Battle, d: HeroesDecision, model: ModelId): readonly Choice[] => {
  const choices = heroes
    .candidates(activated(b, d, model), d.seat)
    .flatMap((c): readonly Choice[] => (c.type === 'engaged' ? [c.choice] : []));
  return choices.length === 0 ? ['fight'] : choices;
};

const choosing = (b: Battle, d: HeroesDecision, model: ModelId, choice: Choice): readonly HeroesCommand[] => {
  const isAsked = heroes.decisions(activated(b, d, model)).some(({ kind }) => kind === 'engaged');
  return [...opening(b, d, act(model)), ...(isAsked ? [{ type: 'engaged', choice } as const] : [])];
};

/** The battle once it fights or fires. */
export const chosenStand = (b: Battle, d: HeroesDecision, model: ModelId, choice: 'fire' | 'fight'): Battle => {
  const commands = choosing(b, d, model, choice);
  return commands.length === 0 ? b : begun(b, d.seat, commands);
};

/** What it could attack then: X-126 a blow, a Light shot or a power; or one shot at close quarters. */
export const engagedWays = (b: Battle, d: HeroesDecision, model: ModelId, choice: 'fire' | 'fight'): Ways => {
  const there = chosenStand(b, d, model, choice);
  const m = modelOf(there, model);
  const { shots, blows } = attacksFrom(there, model, false);
  if (choice === 'fire') return { shots, blows: [], casts: [] };
  return { shots, blows, casts: [...castsOf(there, m, 'movement', true), ...castsOf(there, m, 'shoot', false)] };
};

/** What is left out until this attack may be made. */
const passesBefore = (b: Battle, seat: number, attack: Attack): readonly HeroesCommand[] => {
  const passes: HeroesCommand[] = [];
  let now = b;
  while (passes.length < 2 && heroes.refuse(now, seat, attack) !== undefined) {
    if (heroes.refuse(now, seat, PASS) !== undefined) break;
    passes.push(PASS);
    now = begun(now, seat, [PASS]);
  }
  return passes;
};

/** All it takes, activation included. */
export const engagedCommands = (
  b: Battle,
  d: HeroesDecision,
  { model, choice, to, attack }: Act,
): readonly HeroesCommand[] => {
  if (choice === null) return opening(b, d, act(model));
  const first = choosing(b, d, model, choice);
  if (choice === 'retreat') return to === null ? first : [...first, { type: 'fallBack', to }];
  if (attack === null) return first;
  return [...first, ...passesBefore(chosenStand(b, d, model, choice), d.seat, attack), attack];
};

/** So many places are looked at for what they risk. */
const MOST_RISKS = 12;

/** Where it would retreat to by itself: where nobody could attack it, else as far away as it gets. */
export const retreatPlace = remembered((b: Battle, model: ModelId): Space | undefined => {
  const m = modelOf(b, model);
  const enemies = enemiesOf(b, m.seat);
  const away = (space: Space): number => {
    const there = boxOf(b, { ...m, space });
    return Math.min(...enemies.map((one) => levels.distance(there, boxOf(b, one))));
  };
  const ends = retreatEnds(b, m)
    .toSorted((x, y) => away(y) - away(x))
    .slice(0, MOST_RISKS);
  return ends.find((space) => !isThreatenedOn(b, model, space)) ?? ends[0];
});
