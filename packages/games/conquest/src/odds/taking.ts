/** Who takes wounds as things stand, and what helps against them: saves, ignored wounds, Field Medics, Heroic Resolve. */

import type { Side } from '@muster/dwethia';
import { isUnit, kitOf } from '../ground/field.ts';
import { effectsOf, fullWoundsOf, ignoreOf, saveOf } from '../ground/values.ts';
import type { Battle, Model } from '../state/types.ts';
import { isHeroic } from '../wounds/wounds.ts';
import type { Taker } from './profile-fights.ts';

const CARRIER = 10_000;

/** X-356 as standing orders do it: what is worth least first, who carries a relic last; with `allocator` the other way round. */
export const takerOf = (b: Battle, m: Model, isCore: boolean): Taker => {
  const kit = kitOf(b, m);
  const isCommander = kit.kind === 'unit' && kit.sheet.commander;
  return {
    wounds: m.wounds,
    whole: fullWoundsOf(b, m),
    save: saveOf(b, m),
    ignore: ignoreOf(b, m),
    resolves: isHeroic(b, m),
    isCommander,
    guards: !isCommander && m.corrupt === 0,
    isCore,
    worth: kit.points + m.relics.length * CARRIER,
  };
};

/** they rest when the phase begins, so before it they are ready; buildings have none. */
export const medicsFor = (
  b: Battle,
  side: Side,
  phase: 'shoot' | 'combat',
  members: readonly Model[],
): number | null => {
  if (b.phase === phase && b.sides[side].medics) return null;
  const found = effectsOf(b, side, 'medics');
  return found.length === 0 || !members.some((m) => isUnit(b, m)) ? null : found[0]!.needs;
};
