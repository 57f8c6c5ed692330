/** Two plain cruisers, and a battle of theirs. */

import type { Battle } from '../state/types.ts';
import { at, begun, given, type Lineup, lying, scene, seven } from './scenes.ts';

/** Martial, Perception, Strength, Defense, Aggressors, Wounds, Integrity; Move 8. */
export const SEVEN = [3, 3, 2, 5, 2, 4, 6] as const;
export const sol = seven('empire-of-sol', SEVEN);
export const sun = seven('black-sun', SEVEN);

/** A1 and B1 eight inches apart in one row; A1 has two Fire tokens. */
export const duel = (more: Partial<Lineup> = {}): Battle =>
  given(lying(scene({ south: [sol], north: [sun], ...more }), { A1: at(6, 18), B1: at(14, 18) }), {
    A1: ['fire', 'fire'],
  });

/** The south begins to move. */
export const half = (b: Battle): Battle => begun(b, 'movement', { type: 'half', side: 0, step: 'begin' });
