/** Shots, powers and buildings of the Shoot and Build phase: who does it, and to whom. */

import { type Battle, type ConquestDecision, conquest, type Model, seatFor } from '@muster/conquest';
import { nameOf } from '../../words.ts';
import { type Aimed, actsAgainst } from './acts.ts';
import { castAt } from './casting.ts';
import { look } from './first.ts';
import { type Gestured, type Held, type HeldAct, IDLE, said, to } from './types.ts';

type ActDecision = ConquestDecision & { readonly kind: 'shootBuild' };

const aims = (act: Aimed): HeldAct => ({ kind: 'act', model: act.unit, act, casting: null });

/** Why who is chosen cannot do it. */
const whyNot = (b: Battle, { seat }: ActDecision, { model, casting }: HeldAct, target: Model): string => {
  const refusal = conquest.refuse(
    b,
    seat,
    casting === null
      ? { type: 'shoot', unit: model, target: target.id, arc: false }
      : castAt(model, casting, target.id, null),
  );
  return refusal === undefined ? '' : conquest.explain(refusal);
};

/** Who is chosen aims at it as well as it can; where it cannot, it says why, and what was planned stays. */
const aimBy = (b: Battle, d: ActDecision, held: HeldAct, target: Model): Gestured => {
  if (held.act !== null && held.act.type !== 'build' && held.act.target === target.id) return to(held);
  const [best] = actsAgainst(b, d.seat, target.id, held.model).filter(
    (act) => held.casting === null || (act.type === 'cast' && act.power === held.casting.power),
  );
  if (best !== undefined) return to({ ...held, act: best, offered: undefined });
  const why = whyNot(b, d, held, target);
  if (why === '') return look(b, d, held, target.id);
  const [other] = held.casting === null ? actsAgainst(b, d.seat, target.id) : [];
  return said(held, target.at, other === undefined ? why : `${why} ${nameOf(b, other.unit)} could attack it.`);
};

/** Nobody is chosen: whoever does it best. */
const aimByBest = (b: Battle, d: ActDecision, held: Held, target: Model): Gestured => {
  const [best] = actsAgainst(b, d.seat, target.id);
  if (best !== undefined) return to(aims(best));
  return held.kind === 'act' ? aimBy(b, d, held, target) : look(b, d, held, target.id);
};

export const chooseActor = (b: Battle, d: ActDecision, held: Held, m: Model): Gestured => {
  const { id } = m;
  const isOwn = seatFor(b, m) === d.seat;
  if (held.kind === 'act' && held.model !== id && (!isOwn || held.casting !== null || canBeAimedAt(b, d, held, m))) {
    const isFree = held.offered === true && actsAgainst(b, d.seat, id, held.model).length === 0;
    return isFree ? aimByBest(b, d, held, m) : aimBy(b, d, held, m);
  }
  if (!isOwn) return aimByBest(b, d, held, m);
  if (held.kind === 'act' && held.model === id) return to(held.offered ? { ...held, offered: undefined } : IDLE);
  return to({ kind: 'act', model: id, act: null, casting: null });
};

/** A friend whom a power is for. */
const canBeAimedAt = (b: Battle, { seat }: ActDecision, { model }: HeldAct, m: Model): boolean =>
  actsAgainst(b, seat, m.id, model).length > 0;
