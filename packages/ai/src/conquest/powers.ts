/** What a power is worth, in points, less what its Affinity would buy elsewhere. */

import {
  type Battle,
  type CastCommand,
  fullWoundsOf,
  kitOf,
  type Model,
  modelOf,
  powerChances,
  sideOf,
} from '@muster/conquest';
import type { Side } from '@muster/dwethia';
import { isThreatened, outlookOf } from './outlook.ts';
import { inchesBetween, placeOf } from './seen.ts';

/** Points that one Affinity is kept for: what is left at the end is lost. */
const affinity = (b: Battle): number => 1 + 0.9 * (b.config.rulings.rounds - b.round);

/** *The Litany* counts powers that took effect. */
const LITANY = 24;
const litany = (b: Battle, side: Side): number =>
  b.sides[side].aims?.missions.includes('the-litany') === true && b.sides[side].tally.powers < 3 ? LITANY : 0;

const damageWorth = (b: Battle, c: CastCommand): number => {
  const chances = powerChances(b, c);
  if (chances === undefined) return -99;
  let points = 0;
  for (const { target, mean, slain } of chances.harms) {
    const m = modelOf(b, target);
    const { points: worth } = kitOf(b, m);
    const sign = sideOf(b, m) === sideOf(b, modelOf(b, c.unit)) ? -1 : 1;
    points += sign * worth * (Math.min(1, mean / Math.max(1, m.wounds)) * 0.8 + slain * 0.3);
  }
  return points * (0.4 + 0.6 * chances.resolves) - affinity(b) * chances.cost;
};

const besides = (b: Battle, target: Model): number => {
  let points = 0;
  for (const m of b.models)
    if (sideOf(b, m) === sideOf(b, target) && kitOf(b, m).kind === 'unit' && inchesBetween(m.at, target.at) < 2.8)
      points += kitOf(b, m).points;
  return points;
};

/** With what a mission makes of it. */
export const castWorth = (b: Battle, caster: Model, c: CastCommand): number => {
  const worth = effectWorth(b, caster, c);
  return worth <= -90 ? worth : worth + litany(b, sideOf(b, caster));
};

const effectWorth = (b: Battle, caster: Model, c: CastCommand): number => {
  const side = sideOf(b, caster);
  const look = outlookOf(b, side);
  const target = c.target === null ? undefined : modelOf(b, c.target);
  switch (c.power) {
    case 'blast':
    case 'lightning':
      return damageWorth(b, c);
    case 'raise':
      return c.sheet === null ? 0 : 45;
    case 'mend':
      return target !== undefined && target.wounds < fullWoundsOf(b, target)
        ? kitOf(b, target).points / 4 - affinity(b)
        : -99;
    case 'ward':
      return target !== undefined && isThreatened(look, placeOf(target.at))
        ? kitOf(b, target).points / 8 - affinity(b)
        : -99;
    case 'root':
      return target !== undefined && b.first === side ? besides(b, target) / 14 - affinity(b) : -99;
    case 'dread':
      return target !== undefined ? besides(b, target) / 16 - affinity(b) : -99;
    case 'corrupt':
      return target !== undefined ? besides(b, target) / 20 - 2 * affinity(b) : -99;
    default:
      return -99;
  }
};
