/** Whom a power touches beside its target (X-362, X-364, 3.5). */

import { touchedBy } from '@muster/dwethia';
import { isUnit } from '../ground/field.ts';
import { friendsBeside } from '../ground/standing.ts';
import { isDying } from '../state/battle.ts';
import type { Battle, Model } from '../state/types.ts';

/** The target first; with `coherent` units of its side within an inch of it. X-347: those who could not be named are not spared. */
export const struckBy = (b: Battle, target: Model, strikes: 'target' | 'coherent' | 'blast'): readonly Model[] => {
  return touchedBy(isUnit(b, target) ? strikes : 'target', target, () =>
    friendsBeside(b, target).filter((one) => !isDying(one)),
  );
};
