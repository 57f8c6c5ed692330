/** What the table shows for an intent: marks, lines, odds, risks, and the buttons with their words. */

import { type Battle, type ConquestDecision, findModel, type ModelId } from '@muster/conquest';
import { modelWords } from '../words.ts';
import { type Intent, isMoveDecision } from './hand/types.ts';
import { planActs } from './plan/act.ts';
import { planMove } from './plan/move.ts';
import { planPick } from './plan/pick.ts';
import { planPut } from './plan/setup.ts';
import { EMPTY, type Plan } from './plan/types.ts';

const planLook = (b: Battle, model: ModelId, under: Plan): Plan => {
  const m = findModel(b, model);
  return {
    ...EMPTY,
    hint: m === undefined ? under.hint : `${modelWords(b, m, [])}.`,
    wait: under.wait,
    selected: [model],
    choices: under.choices,
    drags: under.drags,
    end: under.end,
    more: under.more,
  };
};

/** What is planned, and what could be. */
export const planOf = (b: Battle, d: ConquestDecision, intent: Intent): Plan => {
  if (intent.kind === 'look') return planLook(b, intent.model, planOf(b, d, { kind: 'idle' }));
  if (intent.kind === 'put') return planPut(b, d, intent);
  if (isMoveDecision(d)) return planMove(b, d, intent);
  if (d.kind === 'shootBuild') return planActs(b, d, intent);
  return planPick(b, d, intent);
};
