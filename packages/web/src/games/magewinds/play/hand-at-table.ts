/** The hand of Magewinds as every table wants it: with what it begins, what its gestures mean, one step back, its plan. Pure. */

import type { FighterId } from '@muster/magewinds';
import { type Gesture, type Held, held, NOTHING, type Remark } from './hand.ts';
import { readyOf } from './plan/turn.ts';
import { askedOf, EMPTY, type Gestured, type Now, type Plan } from './plan/types.ts';
import { planOf } from './plan.ts';
import { look, touched } from './pointing.ts';

/** The only one that can act is chosen by itself; who answers once more begins with the answer. */
export const first = (now: Now): Held => {
  const s = askedOf(now, NOTHING);
  if (s === undefined) return NOTHING;
  const [lone, other] = s.decision.kind === 'activate' ? readyOf(s) : [];
  if (lone !== undefined && other === undefined) return held({ kind: 'choose', fighter: lone });
  const answered = now.changing ? s.b.warbands[s.seat] : undefined;
  if (answered?.profiles == null) return NOTHING;
  const calls = answered.names?.map((name) => name ?? '') ?? [];
  return held({ kind: 'warband', warband: answered.profiles, calls });
};

export const touch = (
  now: Now,
  h: Held,
  gesture: Gesture | { readonly kind: 'piece'; readonly id: FighterId },
): Gestured => {
  const s = askedOf(now, h);
  if (s !== undefined) return touched(s, gesture);
  return { held: gesture.kind === 'piece' ? look(h, gesture.id) : h };
};

/** A piece of terrain is let go first; what was said goes before what is held. */
export const back = (now: Now, h: Held, remark: Remark | undefined): Held => {
  if (h.kind === 'laying' && h.piece !== null) return { ...h, piece: null };
  return remark === undefined ? first(now) : h;
};

export const plan = (now: Now, h: Held): Plan => {
  const s = askedOf(now, h);
  return s === undefined ? { ...EMPTY, card: h.looked ?? undefined } : planOf(s);
};
