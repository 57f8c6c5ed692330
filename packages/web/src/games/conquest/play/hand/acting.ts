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
import { type Act, type Gestured, IDLE, type Intent, said, to } from './types.ts';

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
  intent: Intent,
  m: Model,
): Gestured => {
  const { id } = m;
  const isOwn = seatFor(b, m) === d.seat;
  if (intent.kind === 'act' && intent.model !== id) {
    const aimed = actsOf(b, d.seat, intent.model).filter(
      (c) =>
        c.type !== 'build' &&
        c.target === id &&
        (intent.casting === null ? true : c.type === 'cast' && c.power === intent.casting.power),
    );
    if (aimed.length > 0) {
      const next = aimed[(aimed.findIndex((one) => sameAct(intent.act, one)) + 1) % aimed.length]!;
      return to({ ...intent, act: next });
    }
    if (!isOwn) {
      const c: ConquestCommand =
        intent.casting === null
          ? { type: 'shoot', unit: intent.model, target: id, arc: false }
          : castAt(intent.model, intent.casting, id, null);
      const refusal = conquest.refuse(b, d.seat, c);
      if (refusal !== undefined) return said({ ...intent, act: null }, m.at, conquest.explain(refusal));
    }
  }
  if (isOwn) {
    if (intent.kind === 'act' && intent.model === id) return to(IDLE);
    return to({ kind: 'act', model: id, act: null, casting: null });
  }
  return look(b, d, intent, id);
};
