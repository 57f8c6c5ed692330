/** The hand of Magewinds as every table wants it: with what it begins, what its gestures mean, one step back, its plan. Pure. */

import type { FighterId } from '@muster/magewinds';
import { afterWhom, lastOf, remember } from './after-whom.ts';
import { fighterOf, type Gesture, type Held, held, NOTHING, type Remark } from './hand.ts';
import { activated, readyOf } from './plan/turn.ts';
import { type Asked, askedOf, EMPTY, type Gestured, type Now, type Plan } from './plan/types.ts';
import { planOf } from './plan.ts';
import { look, strikeAt, touched } from './pointing.ts';

/** Who could go on: who acted last, then the others after it, in their order. */
const inTurn = (s: Asked): readonly FighterId[] => {
  const ready = readyOf(s);
  const last = lastOf(s.b, s.seat);
  const at = ready.findIndex((id) => last !== undefined && id >= last);
  return at < 0 ? ready : [...ready.slice(at), ...ready.slice(0, at)];
};

/** Whom this one is after, as its plan: struck again, or gone after. */
const goingOn = (s: Asked, id: FighterId, mayHunt: boolean): Held | undefined => {
  const target = afterWhom(s.b, id);
  const then = target === undefined ? undefined : activated(s, id);
  if (target === undefined || then === undefined) return undefined;
  const { held: next, remark } = strikeAt(s, then, id, target);
  return remark === undefined && (next.kind === 'strike' || (mayHunt && next.kind === 'go')) ? next : undefined;
};

/** What was begun is the first offer; else somebody is taken up who can act, and nothing is planned. */
const offered = (s: Asked): Held => {
  const ids = inTurn(s);
  for (const id of ids) {
    const blow = goingOn(s, id, false);
    if (blow !== undefined) return blow;
  }
  const [fighter] = ids;
  if (fighter === undefined) return NOTHING;
  const only = ids.length === 1;
  return goingOn(s, fighter, true) ?? held({ kind: 'choose', fighter, ...(!only && { offered: true }) });
};

/** Who answers once more begins with the answer. */
export const first = (now: Now): Held => {
  const s = askedOf(now, NOTHING);
  if (s === undefined) return NOTHING;
  if (s.decision.kind === 'activate') return offered(s);
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

/** What is confirmed is remembered: who acted, and after whom it is. */
export const played = ({ view, decision }: Now, h: Held): void => {
  const fighter = fighterOf(h);
  if (decision === undefined || fighter === undefined || (decision.kind !== 'activate' && decision.kind !== 'action'))
    return;
  if (view.fighters[fighter]?.seat !== decision.seat) return; // charmed: it is after nobody of its own
  remember(view, fighter, h.kind === 'strike' ? h.target : h.kind === 'go' ? (h.after ?? null) : null);
};

export const plan = (now: Now, h: Held): Plan => {
  const s = askedOf(now, h);
  return s === undefined ? { ...EMPTY, card: h.looked ?? undefined } : planOf(s);
};
