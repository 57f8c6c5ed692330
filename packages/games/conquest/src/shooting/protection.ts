/** Who cannot be named: Commanders among their troops (CQ-55, X-30, X-347), whom Silence hides from powers (3.6). */

import { kitOf } from '../ground/field.ts';
import { friendsBeside } from '../ground/standing.ts';
import type { Battle, Model } from '../state/types.ts';

/** the friend that protects it: a unit within an inch that is no Commander, dying ones too; the corrupted protect nobody. */
export const protectorOf = (b: Battle, m: Model): Model | undefined => {
  const kit = kitOf(b, m);
  if (kit.kind !== 'unit' || !kit.sheet.commander) return undefined;
  for (const one of friendsBeside(b, m)) {
    const other = kitOf(b, one);
    if (other.kind === 'unit' && !other.sheet.commander && one.corrupt === 0) return one;
  }
  return undefined;
};

const hides = (b: Battle, m: Model): boolean => {
  const kit = kitOf(b, m);
  return kit.kind === 'unit' && kit.sheet.rule?.kind === 'unnameable';
};

/** 3.6: it and friends within an inch of it cannot be named by powers of either side; buildings are hidden by nobody. */
export const isUnnameable = (b: Battle, m: Model): boolean => {
  if (kitOf(b, m).kind !== 'unit') return false;
  if (hides(b, m)) return true;
  for (const one of friendsBeside(b, m)) if (hides(b, one)) return true;
  return false;
};
