/** What the hand on the table holds: the intent, the answer to a gesture that led nowhere. A new question starts with a free hand. */

import type { Battle, ConquestDecision, ModelId, NodeId } from '@muster/conquest';
import type { Point } from '@muster/geometry';
import { useHeld } from '../../../play/useHeld.ts';
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

export interface Hand {
  readonly intent: Intent;
  readonly answer: Answer | undefined;
  onModel(id: ModelId): void;
  onNode(id: NodeId): void;
  onGround(at: Point): void;
  set(intent: Intent): void;
  back(): void;
}

const freshHand = (b: Battle, d: ConquestDecision | undefined): Step => ({
  intent: d === undefined ? IDLE : firstIntent(b, d),
});

export const useHand = (battle: Battle, d: ConquestDecision | undefined, onGesture: () => void): Hand => {
  const [{ intent, answer }, hold] = useHeld(battle, d, freshHand);

  const follow = (step: Step): void => {
    hold(step);
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
