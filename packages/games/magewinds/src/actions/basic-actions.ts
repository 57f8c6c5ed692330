/** The actions of every fighter (MW 13.4), and Wait (MW-R26). */

import { applyAttackOn, attackCandidates, mightAttack, refuseAttack } from '../attack/attack-action.ts';
import { changeFighter, push } from '../state/copies.ts';
import { moveFrame } from './move-action.ts';
import { action, refuseForeign } from './rules.ts';

/** MW 13.4: without a step before it. */
export const move = action('move', {
  isForDouble: true,
  first: 'resolving',
  begin: (b, id) => push(b, moveFrame(b, id)),
});

export const attack = action('attack', {
  isUseful: (b, _seat, f) => mightAttack(b, f),
  refuse: (b, seat, f, c) => (c.type === 'attack' ? refuseAttack(b, seat, f, c) : refuseForeign(f, 'attack', c)),
  apply: (b, seat, f, c, table) => (c.type === 'attack' ? applyAttackOn(b, seat, f, c, table) : b),
  candidates: (b, seat, f, into) => attackCandidates(b, seat, f, null, into),
});

export const guard = action('guard', {
  isForDouble: true,
  atOnce: (b, f) =>
    changeFighter(b, f.id, (d) => {
      d.guard = true;
    }),
});

/** MW-R26: nothing begins, and there is no step. */
export const wait = action('wait', { isForDouble: true, isBeginning: false, first: 'targets', atOnce: (b) => b });
