/** Shots, powers and buildings of the Shoot and Build phase. */

import {
  type Battle,
  type ConquestCommand,
  type ConquestDecision,
  conquest,
  type Model,
  type ModelId,
  seatFor,
} from '@muster/conquest';
import { castAt } from './casting.ts';
import { look } from './first.ts';
import { type Act, type Gestured, type Held, IDLE, said, to } from './types.ts';

/** All that a model could do now in the Shoot and Build phase. */
export const actsOf = (b: Battle, seat: number, model: ModelId): readonly Act[] =>
  conquest
    .candidates(b, seat)
    .filter(
      (c): c is Act =>
        ((c.type === 'shoot' || c.type === 'cast') && c.unit === model) || (c.type === 'build' && c.builder === model),
    );

export const actorsOf = (b: Battle, seat: number): readonly ModelId[] => {
  const found = new Set<ModelId>();
  for (const c of conquest.candidates(b, seat)) {
    if (c.type === 'shoot' || c.type === 'cast') found.add(c.unit);
    else if (c.type === 'build') found.add(c.builder);
  }
  return [...found];
};

const sameAct = (a: Act | null, c: Act): boolean => JSON.stringify(a) === JSON.stringify(c);

export const chooseActor = (
  b: Battle,
  d: ConquestDecision & { readonly kind: 'shootBuild' },
  held: Held,
  m: Model,
): Gestured => {
  const { id } = m;
  const isOwn = seatFor(b, m) === d.seat;
  if (held.kind === 'act' && held.model !== id) {
    const aimed = actsOf(b, d.seat, held.model).filter(
      (c) =>
        c.type !== 'build' &&
        c.target === id &&
        (held.casting === null ? true : c.type === 'cast' && c.power === held.casting.power),
    );
    if (aimed.length > 0) {
      const next = aimed[(aimed.findIndex((one) => sameAct(held.act, one)) + 1) % aimed.length]!;
      return to({ ...held, act: next });
    }
    if (!isOwn) {
      const c: ConquestCommand =
        held.casting === null
          ? { type: 'shoot', unit: held.model, target: id, arc: false }
          : castAt(held.model, held.casting, id, null);
      const refusal = conquest.refuse(b, d.seat, c);
      if (refusal !== undefined) return said({ ...held, act: null }, m.at, conquest.explain(refusal));
    }
  }
  if (isOwn) {
    if (held.kind === 'act' && held.model === id) return to(IDLE);
    return to({ kind: 'act', model: id, act: null, casting: null });
  }
  return look(b, d, held, id);
};
