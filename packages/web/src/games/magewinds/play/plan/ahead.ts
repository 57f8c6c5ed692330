/** The situation that a plan leads to: what its commands leave to be decided, who moves then, and what may be done. */

import { type Battle, type MagewindsCommand, type MagewindsDecision, magewinds } from '@muster/magewinds';
import { remembered } from '../../../../parts/remembered.ts';
import { foreseen } from '../foreseen.ts';
import { moverOf } from '../moving.ts';
import type { Asked } from './types.ts';

/** Where commands lead. */
export type Ahead = Pick<Asked, 'b' | 'decision' | 'mover' | 'candidates'>;

export const lookAhead = remembered(
  (b: Battle, seat: number, commands: readonly MagewindsCommand[]): Ahead | undefined => {
    const then = foreseen(b, seat, commands);
    const decision = then && (magewinds.decisions(then).find((d) => d.seat === seat) as MagewindsDecision | undefined);
    if (then === undefined || decision === undefined) return undefined;
    return { b: then, decision, mover: moverOf(then, decision), candidates: magewinds.candidates(then, seat) };
  },
);

/** What is asked after these commands; undefined when they are refused, or nothing of this seat's comes of them. */
export const ahead = (s: Asked, ...commands: readonly MagewindsCommand[]): Asked | undefined => {
  const then = lookAhead(s.b, s.seat, commands);
  return then && { ...s, ...then };
};
