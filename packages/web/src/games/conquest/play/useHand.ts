/** What the hand on the table holds: the intent, the answer to a gesture that led nowhere. A new question starts with a free hand. */

import type { Battle, ConquestDecision, ModelId, NodeId } from '@muster/conquest';
import type { Point } from '@muster/geometry';
import { useMemo, useState } from 'react';
import {
  type Answer,
  chooseGround,
  chooseModel,
  chooseNode,
  firstIntent,
  IDLE,
  type Intent,
  type Step,
  stepBack,
} from './intent.ts';

interface Held {
  readonly of: Battle;
  readonly kind: string | undefined;
  readonly intent: Intent;
  readonly answer: Answer | undefined;
}

export interface Hand {
  readonly intent: Intent;
  readonly answer: Answer | undefined;
  onModel(id: ModelId): void;
  onNode(id: NodeId): void;
  onGround(at: Point): void;
  set(intent: Intent): void;
  back(): void;
}

export const useHand = (battle: Battle, d: ConquestDecision | undefined, onGesture: () => void): Hand => {
  const kind = d?.kind;
  const fresh = useMemo<Held>(
    () => ({ of: battle, kind: d?.kind, intent: d === undefined ? IDLE : firstIntent(battle, d), answer: undefined }),
    [battle, d],
  );
  const [kept, setKept] = useState(fresh);
  const { intent, answer } = kept.of === battle && kept.kind === kind ? kept : fresh;

  const follow = (step: Step): void => {
    setKept({ of: battle, kind, intent: step.intent, answer: step.answer });
    onGesture();
  };

  return {
    intent,
    answer,
    onModel: (id) => follow(chooseModel(battle, d, intent, id)),
    onNode: (id) => follow(chooseNode(battle, d, intent, id)),
    onGround: (at) => follow(chooseGround(battle, d, intent, at)),
    set: (next) => follow({ intent: next }),
    back: () => follow({ intent: answer === undefined ? stepBack(battle, d, intent) : intent }),
  };
};
