/** Mage Slayer (HR-17): slain by a power in the last battle, it goes for whoever could cast one. */

import { kitOf } from '../ground/field.ts';
import { distanceBetween } from '../ground/standing.ts';
import { modelOf } from '../state/battle.ts';
import type { Battle, Model, ModelId } from '../state/types.ts';

/** Of the targets of these attacks the nearest with Affinity, the first on ties; undefined for who is no Mage Slayer. */
export const preyOf = (b: Battle, m: Model, attacks: readonly { readonly target: ModelId }[]): ModelId | undefined => {
  if (!kitOf(b, m).slaysMages) return undefined;
  let prey: ModelId | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { target: id } of attacks) {
    const target = modelOf(b, id);
    if (kitOf(b, target).stats.affinity === 0) continue;
    const far = distanceBetween(b, m, target);
    if (far < least) {
      prey = id;
      least = far;
    }
  }
  return prey;
};
