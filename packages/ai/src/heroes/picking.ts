/** Which objectives fit a force and an arena: for choosing one's own five, and for guessing the other's. */

import {
  type Battle,
  fieldOf,
  type HeroesCommand,
  isPossible,
  type Kit,
  mixProblem,
  OBJECTIVES,
  SEALED,
  setProblem,
} from '@muster/heroes';
import type { Rng } from '@muster/kernel';

/** How likely each objective is met by a side that plays for it. */
export const promiseOf = (b: Battle, side: 0 | 1): Float64Array => {
  const { kits, ground } = fieldOf(b.config);
  const own: Kit[] = [];
  const foes: Kit[] = [];
  for (const [seat, all] of kits.entries()) (b.config.seats[seat]!.side === side ? own : foes).push(...all);
  const promise = new Float64Array(OBJECTIVES.length + 1);
  for (const { id } of OBJECTIVES)
    promise[id] = isPossible(b.config, side, id) ? estimate(id, own, foes, ground.size) : 0;
  return promise;
};

const some = (kits: readonly Kit[], is: (kit: Kit) => boolean): number => kits.filter(is).length;

/** How often Veterans met what hardly depends on the force, when they played for it. */
const USUAL: Readonly<Record<number, number>> = {
  3: 0.8,
  4: 0.04,
  6: 0.75,
  8: 0.76,
  9: 0.08,
  10: 0.42,
  13: 0.42,
  15: 0.2,
  16: 0.97,
  17: 0.2,
  21: 0.15,
};

/** From some hundred games of the Veteran against itself. */
const estimate = (id: number, own: readonly Kit[], foes: readonly Kit[], size: number): number => {
  const affinity = own.reduce((sum, { stats }) => sum + stats.affinity, 0);
  const isOpposed = foes.some(({ stats }) => stats.faith + stats.affinity > 0);
  const fastest = Math.max(...own.map(({ stats }) => stats.move));
  const shooters = some(own, ({ guns }) => guns.some(({ uses, range }) => uses === null && range > 12));
  switch (id) {
    case 1: {
      const arms = some(own, ({ melee, guns }) => [melee, ...guns].some(({ keywords }) => keywords.blackSun));
      const casters = some(own, ({ powers }) => powers.some(({ effect }) => effect.kind === 'damage'));
      return Math.min(0.7, 0.25 * arms + 0.35 * Math.min(1, casters));
    }
    case 2:
      return 0.44 + 0.04 * Math.min(2, shooters);
    case 5:
      return fastest >= 8 ? 0.2 : 0.07;
    case 7:
      return 0.3;
    case 12:
      return foes.length >= 3 ? 0.43 : 0.35;
    case 14:
      return foes.length >= 4 ? 0.42 : 0.3;
    case 18:
      return (fastest >= 8 ? 0.4 : 0.2) * (size <= 24 ? 1.4 : 1);
    case 19:
      return own.length === 1 ? 0.3 : 0.15;
    case 20:
      return isOpposed ? 0.55 : 0.8;
    case 22:
      return affinity >= 4 ? 0.55 : isOpposed ? 0.35 : 0.5;
    case 23:
      return isOpposed ? 0.5 : 0.75;
    default:
      return USUAL[id] ?? 0.05;
  }
};

/** A set is worth sealing that promises at least so much of what the best one does: else everybody would know the five. */
const WORTHWHILE = 0.5;

/** Every five of these, with the promise of meeting them all. */
const fives = (possible: readonly number[], promise: Float64Array): { ids: readonly number[]; all: number }[] => {
  const sets: { ids: readonly number[]; all: number }[] = [];
  const extend = (ids: readonly number[], from: number, all: number): void => {
    if (ids.length === SEALED) {
      sets.push({ ids, all });
      return;
    }
    for (let i = from; i < possible.length; i++) {
      const id = possible[i]!;
      extend([...ids, id], i + 1, all * promise[id]!);
    }
  };
  extend([], 0, 1);
  return sets;
};

/** The sets that are worth sealing, the most promising first; never an objective that the force cannot meet. */
const worthwhileSets = (promise: Float64Array, mixed: boolean): readonly (readonly number[])[] => {
  const possible = OBJECTIVES.map(({ id }) => id).filter((id) => promise[id]! > 0);
  const worthwhile: (readonly number[])[] = [];
  let best = 0;
  for (const { ids, all } of fives(possible, promise).sort((a, c) => c.all - a.all)) {
    if (all < WORTHWHILE * best) break;
    if (mixed && mixProblem(ids, true) !== undefined) continue;
    if (best === 0) best = all;
    worthwhile.push(ids);
  }
  return worthwhile;
};

const kept = new WeakMap<object, (readonly (readonly number[])[])[]>();

/** What a sensible side may seal in this battle. */
export const setsWorthSealing = (b: Battle, side: 0 | 1): readonly (readonly number[])[] => {
  const known = kept.get(b.config) ?? [];
  kept.set(b.config, known);
  known[side] ??= worthwhileSets(promiseOf(b, side), b.config.rulings.objectiveMix === 'mixed');
  return known[side];
};

/** Any of these sets. */
export const sealOneOf = (sets: readonly (readonly number[])[], rng: Rng): HeroesCommand => ({
  type: 'seal',
  objectives: sets[rng.below(sets.length)]!,
});

/** Any five that may be sealed and that the force can meet. */
export const anySeal = (b: Battle, side: 0 | 1, rng: Rng): HeroesCommand => {
  const possible = OBJECTIVES.map(({ id }) => id).filter((id) => isPossible(b.config, side, id));
  for (;;) {
    const left = [...possible];
    const objectives = Array.from({ length: SEALED }, () => left.splice(rng.below(left.length), 1)[0]!);
    objectives.sort((x, y) => x - y);
    if (setProblem(objectives, b.config.rulings.objectiveMix === 'mixed') === undefined)
      return { type: 'seal', objectives };
  }
};

const guesses = new WeakMap<object, (Float64Array | undefined)[]>();

/** How likely each objective is one of the five that a side has sealed, by what would fit it. Together 5. */
export const likelihoods = (b: Battle, side: 0 | 1): Float64Array => {
  const known = guesses.get(b.config) ?? [];
  guesses.set(b.config, known);
  const found = known[side];
  if (found !== undefined) return found;
  const promise = promiseOf(b, side);
  const isDrawn = b.config.objectives === 'drawn';
  // Who picks takes what promises most; of drawn ones all that are possible are alike.
  const likely = promise.map((p) => (p === 0 ? 0 : isDrawn ? 1 : p ** 3));
  const sum = likely.reduce((a, c) => a + c, 0);
  for (let id = 0; id < likely.length; id++) likely[id] = Math.min(0.9, (SEALED * likely[id]!) / sum);
  known[side] = likely;
  return likely;
};
