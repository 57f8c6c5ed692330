/** The arithmetic of close combat (DW-74 to DW-76). */

import { type Needs, needed } from './chart.ts';
import type { Note } from './reckoning.ts';

/**
 * DW-74, X-25: the Attack Roll Value of a fighter or a side. `group` holds the Integrity of everyone in coherency, the fighter's own
 * included; X-27: alone, Integrity counts neither for nor against.
 */
export const attackRollValue = (martial: number, group: readonly number[], note?: Note): number => {
  note?.('Martial', martial, 'DW-74');
  let best = 0;
  let worst = 0;
  if (group.length > 1)
    for (let i = 0; i < group.length; i++) {
      if (group[i]! > best) best = group[i]!;
      if (group[i]! < worst) worst = group[i]!;
    }
  if (best > 0) note?.('Highest Integrity of the group', best, 'DW-43');
  if (worst < 0) note?.('Negative Integrity in the group', worst, 'DW-45');
  return Math.max(0, martial + best + worst);
};

/** DW-75: what an attack die needs. */
export const attackNeeds = (own: number, other: number, note?: Note): Needs => {
  const needs = needed(own, other);
  note?.('Attack roll value', own, 'DW-74');
  note?.('Attack roll value of the other side', other, 'DW-74');
  note?.('Needed to hit', needs, 'DW-75');
  return needs;
};

/** DW-76: what a wound die needs. */
export const woundNeeds = (strength: number, defense: number, note?: Note): Needs => {
  const needs = needed(strength, defense);
  note?.('Strength', strength, 'DW-76');
  note?.('Defense', defense, 'DW-76');
  note?.('Needed to wound', needs, 'DW-76');
  return needs;
};
