/** Exact odds of an attack: dice through up to four rolls, and what the attacker's Destiny is worth when it is spent well. */

import { atLeast, certain, type Distribution, each, mean, needs, successes, thin } from '@muster/dice';

/** The rolls of an attack; null where there is none. */
export interface AttackRolls {
  readonly dice: number;
  readonly attack: number;
  /** Null for shots: there is one roll (DW-56). */
  readonly wound: number | null;
  readonly save: number | null;
  readonly ignore: number | null;
  /** [Wound n]: of each success. */
  readonly woundsEach: number;
}

/** Wounds from this many successes, after saves and ignored wounds. */
const inflicted = ({ save, ignore, woundsEach }: AttackRolls, count: Distribution): Distribution => {
  const all = woundsEach === 1 ? count : each(count, certain(woundsEach));
  const unsaved = save === null ? all : thin(all, 1 - needs(save));
  return ignore === null ? unsaved : thin(unsaved, 1 - needs(ignore));
};

/** Without Destiny. Not capped by the Wounds of who is struck. */
export const woundsOf = (rolls: AttackRolls): Distribution => {
  const hits = successes(rolls.dice, needs(rolls.attack));
  return inflicted(rolls, rolls.wound === null ? hits : thin(hits, needs(rolls.wound)));
};

/** Better for the attacker: the likelier death, then more wounds. */
const isBetter = (a: Distribution, b: Distribution, wounds: number): boolean => {
  const [slainA, slainB] = [atLeast(a, wounds), atLeast(b, wounds)];
  return Math.abs(slainA - slainB) > 1e-12 ? slainA > slainB : mean(a) > mean(b) + 1e-12;
};

/** A distribution under construction. */
const addTo = (total: number[], chance: number, part: Distribution): void => {
  while (total.length < part.length) total.push(0);
  for (let n = 0; n < part.length; n++) total[n]! += chance * part[n]!;
};

/**
 * One roll with a window after it (DW-79): of those that failed, as many are rolled again as serve best. `next` is what follows
 * from a number of successes and the points left.
 */
const withWindow = (
  dice: number,
  chance: number,
  points: number,
  next: (successes: number, points: number) => Distribution,
  wounds: number,
): Distribution => {
  const total: number[] = [];
  successes(dice, chance).forEach((p, passed) => {
    if (p === 0) return;
    let best: Distribution | undefined;
    for (let again = 0; again <= Math.min(points, dice - passed); again++) {
      const result: number[] = [];
      successes(again, chance).forEach((q, more) => {
        if (q > 0) addTo(result, q, next(passed + more, points - again));
      });
      if (best === undefined || isBetter(result, best, wounds)) best = result;
    }
    addTo(total, p, best!);
  });
  return total;
};

/** With so many points of the attacker's own Destiny, spent so that the target, who has so many Wounds left, falls most likely. */
export const woundsWithDestiny = (rolls: AttackRolls, points: number, wounds: number): Distribution => {
  if (points === 0) return woundsOf(rolls);
  const { dice, attack, wound } = rolls;
  const struck = (count: number): Distribution => inflicted(rolls, certain(count));
  const woundRoll = (hits: number, left: number): Distribution =>
    wound === null ? struck(hits) : withWindow(hits, needs(wound), left, struck, wounds);
  return withWindow(dice, needs(attack), points, woundRoll, wounds);
};
