/** What each model of a war did, by what was told of it. Pure. */

import type { Battle, ConquestEvent, ModelId } from '@muster/conquest';
import { sideOfModel } from './shown.ts';

export interface Deeds {
  readonly harvested: number;
  readonly slew: number;
  readonly fell: boolean;
}

const NONE: Deeds = { harvested: 0, slew: 0, fell: false };

/** Who strikes with what was told last; those who are shot down fall by that, and leave the table later. */
const strikerIn = (e: ConquestEvent): ModelId | undefined =>
  e.type === 'shot' ? e.shooter : e.type === 'cast' ? e.caster : undefined;

/** Who falls now, and by whom; one of its own side is nobody's merit. */
const slainIn = (e: ConquestEvent, striker: ModelId | null): readonly [ModelId, ModelId | null] | undefined => {
  if (e.type === 'dying') return [e.model, striker];
  return e.type === 'slain' ? [e.model, e.by] : undefined;
};

export const deedsOf = (b: Pick<Battle, 'config'>, events: readonly ConquestEvent[]): ReadonlyMap<ModelId, Deeds> => {
  const deeds = new Map<ModelId, Deeds>();
  const add = (id: ModelId, change: (before: Deeds) => Partial<Deeds>): void => {
    const before = deeds.get(id) ?? NONE;
    deeds.set(id, { ...before, ...change(before) });
  };
  let striker: ModelId | null = null;
  for (const e of events) {
    striker = strikerIn(e) ?? striker;
    if (e.type === 'hqPlaced' || e.type === 'deployed' || e.type === 'placed' || e.type === 'summoned')
      add(e.model, () => ({}));
    if (e.type === 'harvested') add(e.model, ({ harvested }) => ({ harvested: harvested + e.R }));
    const [fallen, by] = slainIn(e, striker) ?? [];
    if (fallen === undefined) continue;
    add(fallen, () => ({ fell: true }));
    if (by != null && sideOfModel(b, by) !== sideOfModel(b, fallen)) add(by, ({ slew }) => ({ slew: slew + 1 }));
  }
  return deeds;
};
