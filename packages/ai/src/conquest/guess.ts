/** What a fight would probably bring, without the exact odds: means of both rolls, losses in points. */

import { needed } from '@muster/dwethia';
import type { Outlook } from './outlook.ts';
import type { Seen } from './seen.ts';

/** One side of a fight: who rolls, and who only lends what he has. */
interface Party {
  readonly all: readonly Seen[];
  readonly dice: number;
}

const CHANCE = [1, 1, 5 / 6, 4 / 6, 3 / 6, 2 / 6, 1 / 6];

export const chanceOf = (own: number, other: number): number => CHANCE[needed(own, other)]!;

interface Sum {
  arv: number;
  strength: number;
  defense: number;
}

const sumOf = (all: readonly Seen[]): Sum => {
  let [martial, best, worst, strength, defense] = [0, 0, 0, 0, 0];
  for (let i = 0; i < all.length; i++) {
    const one = all[i]!;
    if (one.martial > martial) martial = one.martial;
    if (one.integrity > best) best = one.integrity;
    if (one.integrity < worst) worst = one.integrity;
    if (one.strength > strength) strength = one.strength;
    if (one.defense > defense) defense = one.defense;
  }
  return { arv: Math.max(0, all.length > 1 ? martial + best + worst : martial), strength, defense };
};

/** save bearers first, commanders last, the cheapest before the dear. */
const isBefore = (a: Seen, b: Seen): boolean => {
  if (a.hasSave !== b.hasSave) return a.hasSave;
  if (a.kit.sheet.commander !== b.kit.sheet.commander) return b.kit.sheet.commander;
  return a.points < b.points;
};

/** A unit that is only wounded has not lost all of that. */
const WOUNDED = 0.7;

/** Points that so many wounds cost, taken one by one. */
const lossOf = (all: readonly Seen[], hits: number): number => {
  let left = hits;
  let points = 0;
  const order = all.slice();
  for (let i = 1; i < order.length; i++)
    for (let j = i; j > 0 && isBefore(order[j]!, order[j - 1]!); j--)
      [order[j], order[j - 1]] = [order[j - 1]!, order[j]!];
  for (let i = 0; i < order.length && left > 0; i++) {
    const { wounds, suffers, points: worth } = order[i]!;
    const taken = left * suffers;
    if (taken >= wounds) {
      points += worth;
      left -= wounds / suffers;
    } else {
      points += (WOUNDED * worth * taken) / wounds;
      left = 0;
    }
  }
  return points;
};

const diceOf = (rollers: readonly Seen[]): number => {
  let dice = 0;
  for (let i = 0; i < rollers.length; i++) dice += rollers[i]!.dice;
  return dice;
};

export const partyOf = (all: readonly Seen[], rollers: readonly Seen[], more = 0): Party => ({
  all,
  dice: diceOf(rollers) + more,
});

/** What the exchange is worth to `own`, in points by what both sides play for. */
export const exchange = (look: Outlook, own: Party, foes: Party): number => {
  if (own.all.length === 0 || foes.all.length === 0) return 0;
  const [us, them] = [sumOf(own.all), sumOf(foes.all)];
  const given = own.dice * chanceOf(us.arv, them.arv) * chanceOf(us.strength, them.defense);
  const taken = foes.dice * chanceOf(them.arv, us.arv) * chanceOf(them.strength, us.defense);
  return look.kill * lossOf(foes.all, given) - look.loss * lossOf(own.all, taken);
};
