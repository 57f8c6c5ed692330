/** Figures of a ship as they count now: a radiation belt lowers them (1.4, X-234). */

import type { Stat } from '@muster/dwethia';
import { hulls } from '@muster/geometry';
import type { Battle, Ship } from '../state/types.ts';
import { fieldOf, kitOf } from './field.ts';
import { hullOf } from './standing.ts';

const LOWERED: readonly Stat[] = ['martial', 'perception', 'strength', 'defense', 'aggression', 'integrity'];

/** its base touches a radiation belt. */
export const isIrradiated = (b: Battle, s: Ship): boolean => {
  const { pieces } = fieldOf(b.config);
  for (let i = 0; i < pieces.length; i++)
    if (pieces[i]!.hazardous && hulls.isTouching(hullOf(b, s), pieces[i]!.body)) return true;
  return false;
};

export const statOf = (b: Battle, s: Ship, stat: Stat): number => {
  const value = kitOf(b, s).stats[stat];
  return LOWERED.includes(stat) && s.place !== null && isIrradiated(b, s) ? Math.max(0, value - 1) : value;
};

/** its centre lies in a nebula. */
export const isInNebula = (b: Battle, s: Ship): boolean => {
  const { pieces } = fieldOf(b.config);
  for (let i = 0; i < pieces.length; i++)
    if (pieces[i]!.obscuring && hulls.isInside(pieces[i]!.body, s.place!)) return true;
  return false;
};
