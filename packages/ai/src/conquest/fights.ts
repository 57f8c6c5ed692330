/** What a fight is worth: points that the other side probably loses less those that one's own does. */

import {
  type Battle,
  engagementChances,
  type FightChances,
  kitOf,
  type Model,
  modelOf,
  type WalkCommand,
} from '@muster/conquest';
import { otherSide, type Side } from '@muster/dwethia';

/** Points of the models of one side in a fight that it probably loses, by Wounds. */
const lossOf = (b: Battle, { sides }: FightChances, side: Side): number => {
  const { models } = sides[side];
  let [points, wounds] = [0, 0];
  for (const id of models) {
    const m = modelOf(b, id);
    points += kitOf(b, m).points;
    wounds += m.wounds;
  }
  if (wounds === 0) return 0;
  const suffered = Math.min(sides[otherSide(side)].mean, wounds);
  return (points * suffered) / wounds;
};

/** Who loses a wounded unit loses its dice in later rounds too. */
export const exchangeOf = (b: Battle, chances: FightChances, side: Side, boldness = 1): number => {
  const [own, other] = [lossOf(b, chances, side), lossOf(b, chances, otherSide(side))];
  return other * boldness - own + 20 * (chances.sides[otherSide(side)].wiped - chances.sides[side].wiped);
};

export const engagementWorth = (
  b: Battle,
  unit: Model,
  side: Side,
  c: WalkCommand,
  boldness: number,
): number | undefined => {
  const chances = engagementChances(b, unit, c);
  return chances === undefined ? undefined : exchangeOf(b, chances, side, boldness);
};
