/** What the hand on the table holds: the intent, the answer to a gesture that led nowhere. A new question starts with a free hand. */

import type { Battle, ConquestCommand, ConquestDecision, ModelId, NodeId } from '@muster/conquest';
import type { Point } from '@muster/geometry';
import { useCallback } from 'react';
import { useHeld } from '../../../play/tabletop/useHeld.ts';
import { firstIntent } from './hand/first.ts';
import { type Gestured, IDLE, type Intent, type Remark } from './hand/types.ts';
import { chooseGround, chooseModel, chooseNode, stepBack, suggested } from './intent.ts';

export interface Hand {
  readonly intent: Intent;
  readonly answer: Remark | undefined;
  onModel(id: ModelId): void;
  onNode(id: NodeId): void;
  onGround(at: Point): void;
  set(intent: Intent): void;
  back(): void;
}

const freshHand = (b: Battle, d: ConquestDecision | undefined, left: ConquestCommand | undefined): Gestured => {
  if (d === undefined) return { intent: IDLE };
  return { intent: left === undefined ? firstIntent(b, d) : suggested(b, d, left) };
};

/** `left`: what the computer leaves to the player, who has let it do the rest. */
export const useHand = (
  battle: Battle,
  d: ConquestDecision | undefined,
  left: ConquestCommand | undefined,
  onGesture: () => void,
): Hand => {
  const fresh = useCallback((b: Battle, asked: ConquestDecision | undefined) => freshHand(b, asked, left), [left]);
  const [{ intent, answer }, hold] = useHeld(battle, d, fresh);

  const follow = (step: Gestured): void => {
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
