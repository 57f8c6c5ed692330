/** What the hand on the table holds: the intent, the answer to a gesture that led nowhere. A new state starts with a free hand. */

import type { Battle, HeroesDecision, ModelId, Space } from '@muster/heroes';
import { fieldOf, spaceName } from '@muster/heroes';
import { useMemo, useRef } from 'react';
import { useHeld } from '../../../dwethia/play/useHeld.ts';
import type { Drag } from '../../../parts/drawing/useDrag.ts';
import {
  chooseModel,
  chooseSpace,
  dragModel,
  dropModel,
  firstIntent,
  type Gestured,
  IDLE,
  type Intent,
  type Remark,
} from './intent.ts';
import type { Plan } from './plan/types.ts';
import { planOf } from './plan.ts';
import { modelOn } from './words.ts';

export interface Hand {
  readonly intent: Intent;
  readonly answer: Remark | undefined;
  /** Undefined while others act or something is being shown. */
  readonly plan: Plan | undefined;
  readonly drag: Drag;
  onModel(id: ModelId): void;
  onSpace(space: Space): void;
  set(intent: Intent): void;
  letGo(): void;
}

const freshHand = (_: Battle, d: HeroesDecision | undefined): Gestured => ({
  intent: d === undefined ? IDLE : firstIntent(d),
});

export const useHand = (battle: Battle, d: HeroesDecision | undefined, onGesture: () => void): Hand => {
  const [{ intent, answer }, hold] = useHeld(battle, d, freshHand);
  const plan = useMemo(() => (d === undefined ? undefined : planOf(battle, d, intent)), [battle, d, intent]);
  const dragged = useRef<{ readonly from: string; readonly model: ModelId }>(undefined);

  const follow = (step: Gestured): void => {
    hold(step);
    onGesture();
  };
  const { config } = battle;
  const spaces = useMemo(
    () => new Map(Array.from(fieldOf(config).ground.floor.keys(), (space) => [spaceName(config, space), space])),
    [config],
  );
  const modelAt = (name: string): ModelId | undefined => {
    const space = spaces.get(name);
    if (space === undefined) return undefined;
    if (plan?.planned !== undefined && plan.planned.steps.at(-1) === space) return plan.planned.model;
    return modelOn(battle, space)?.id;
  };

  const drag: Drag = {
    holds: (name) => {
      const id = d === undefined ? undefined : modelAt(name);
      return id !== undefined && battle.models.find((m) => m.id === id)?.seat === d?.seat;
    },
    onDrag: (from, over) => {
      const model = dragged.current?.from === from ? dragged.current.model : modelAt(from);
      const space = spaces.get(over);
      if (model === undefined || space === undefined || d === undefined) return;
      dragged.current = { from, model };
      follow({ intent: dragModel(battle, d, intent, model, space) });
    },
    onDrop: (from, over) => {
      const model = dragged.current?.from === from ? dragged.current.model : undefined;
      const space = spaces.get(over);
      dragged.current = undefined;
      if (model !== undefined && space !== undefined && d !== undefined)
        follow(dropModel(battle, d, intent, model, space));
    },
  };

  return {
    intent,
    answer,
    plan,
    drag,
    onModel: (id) => follow(chooseModel(battle, d, intent, id)),
    onSpace: (space) => follow(chooseSpace(battle, d, intent, space)),
    set: (next) => follow({ intent: next }),
    letGo: () => follow(freshHand(battle, d)),
  };
};
