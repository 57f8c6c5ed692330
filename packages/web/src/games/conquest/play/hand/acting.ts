/** Shots, powers and buildings of the Shoot and Build phase: who does it, and to whom. */

import { type Battle, type ConquestDecision, conquest, type Model, seatFor } from '@muster/conquest';
import { nameOf } from '../../words.ts';
import { actsAgainst } from './acts.ts';
import { look } from './first.ts';
import { type Gestured, type Held, type HeldAct, IDLE, said, to } from './types.ts';

type ActDecision = ConquestDecision & { readonly kind: 'shootBuild' };

/** Who is chosen aims at it as well as it can; where it cannot, it says why, and what was planned stays. */
const aimBy = (b: Battle, d: ActDecision, held: HeldAct, target: Model): Gestured => {
  if (held.act !== null && held.act.type !== 'build' && held.act.target === target.id) return to(held);
  const [best] = actsAgainst(b, d.seat, target.id, held.model);
  if (best !== undefined) return to({ ...held, act: best, offered: undefined });
  const refusal = conquest.refuse(b, d.seat, { type: 'shoot', unit: held.model, target: target.id, arc: false });
  if (refusal === undefined) return look(b, d, held, target.id);
  const why = conquest.explain(refusal);
  const [other] = actsAgainst(b, d.seat, target.id);
  return said(held, target.at, other === undefined ? why : `${why} ${nameOf(b, other.unit)} could attack it.`);
};

/** Nobody is chosen: whoever does it best. */
const aimByBest = (b: Battle, d: ActDecision, held: Held, target: Model): Gestured => {
  const [best] = actsAgainst(b, d.seat, target.id);
  if (best !== undefined) return to({ kind: 'act', model: best.unit, act: best });
  return held.kind === 'act' ? aimBy(b, d, held, target) : look(b, d, held, target.id);
};

export const chooseActor = (b: Battle, d: ActDecision, held: Held, m: Model): Gestured => {
  const { id } = m;
  const isOwn = seatFor(b, m) === d.seat;
  if (held.kind === 'act' && held.model !== id) {
    const canDo = actsAgainst(b, d.seat, id, held.model).length > 0;
    // also a friend whom a power is for
    if (!isOwn || canDo) return held.offered === true && !canDo ? aimByBest(b, d, held, m) : aimBy(b, d, held, m);
  }
  if (!isOwn) return aimByBest(b, d, held, m);
  if (held.kind === 'act' && held.model === id) return to(held.offered ? { ...held, offered: undefined } : IDLE);
  return to({ kind: 'act', model: id, act: null });
};
