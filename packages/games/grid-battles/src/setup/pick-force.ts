/** Forces for free battles: different every time, legal, and of a sensible shape. */

import { makeRng } from '@muster/kernel';
import { UNIT_TYPES, UNITS, type UnitType } from '../content/units.ts';
import { type Budget, refuseForce } from './free-battle.ts';

/** Of ten units about this many are of each kind. */
const SHARES = { melee: 5, ranged: 3, mounted: 2 } as const;

const kindOf = (type: UnitType): keyof typeof SHARES => {
  if (UNITS[type].range > 1) return 'ranged';
  return UNITS[type].class === 'mounted' ? 'mounted' : 'melee';
};

/** Spends the points as far as they go. */
export const pickForce = (points: Budget, seed: number): readonly UnitType[] => {
  const rng = makeRng(seed);
  const force: UnitType[] = [];
  const fits = (type: UnitType): boolean => UNITS[type].move > 0 && refuseForce([...force, type], points) === undefined;
  for (;;) {
    const open = UNIT_TYPES.filter(fits);
    if (open.length === 0) return force;
    const wanted = mostMissing(force);
    const choice = open.filter((type) => kindOf(type) === wanted);
    const from = choice.length > 0 ? choice : open;
    force.push(from[rng.below(from.length)]!);
  }
};

const mostMissing = (force: readonly UnitType[]): keyof typeof SHARES => {
  const kinds = Object.keys(SHARES) as (keyof typeof SHARES)[];
  const filled = (kind: keyof typeof SHARES): number =>
    (force.filter((type) => kindOf(type) === kind).length + 0.5) / SHARES[kind];
  return kinds.reduce((best, kind) => (filled(kind) < filled(best) ? kind : best));
};
