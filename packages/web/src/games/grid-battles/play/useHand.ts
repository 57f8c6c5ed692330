/** What the hand on the table holds: the intent, the answer to a gesture that led nowhere. A new state starts with a free hand. */

import type { Battle, HexLabel, UnitId } from '@muster/grid-battles';
import { unitOf, unitOn } from '@muster/grid-battles';
import { useMemo, useRef, useState } from 'react';
import type { Drag } from '../../../parts/drawing/useDrag.ts';
import { heldBefore, hold } from '../../../play/outlasting.ts';
import {
  chooseHex,
  chooseUnit,
  dragUnit,
  dropUnit,
  firstIntent,
  type Gestured,
  IDLE,
  type Intent,
  type Remark,
} from './intent.ts';
import { type Plan, planOf } from './plan.ts';

interface Held {
  readonly of: Battle;
  readonly acting: boolean;
  readonly intent: Intent;
  readonly answer: Remark | undefined;
}

export interface Hand {
  readonly intent: Intent;
  readonly answer: Remark | undefined;
  /** Undefined while others act or something is being shown. */
  readonly plan: Plan | undefined;
  readonly drag: Drag;
  onUnit(id: UnitId): void;
  onHex(hex: HexLabel): void;
  set(intent: Intent): void;
  letGo(): void;
}

export const useHand = (battle: Battle, acting: boolean, onGesture: () => void): Hand => {
  const kind = acting ? battle.phase : undefined;
  const fresh = useMemo<Held>(() => {
    const before = heldBefore('hand', battle, kind) as Intent | undefined;
    return { of: battle, acting, intent: before ?? (acting ? firstIntent(battle) : IDLE), answer: undefined };
  }, [battle, acting, kind]);
  const [kept, setKept] = useState(fresh);
  const held = kept.of === battle && kept.acting === acting ? kept : fresh;
  const { intent, answer } = held;
  const plan = useMemo(() => (acting ? planOf(battle, intent) : undefined), [battle, intent, acting]);
  const dragged = useRef<{ readonly from: HexLabel; readonly unit: UnitId }>(undefined);

  const follow = (step: Gestured): void => {
    hold('hand', battle, kind, step.intent);
    setKept({ of: battle, acting, intent: step.intent, answer: step.answer });
    onGesture();
  };
  const unitAt = (hex: HexLabel): UnitId | undefined =>
    plan?.path !== undefined && plan.path.steps.at(-1) === hex ? plan.path.unit : unitOn(battle, hex)?.id;

  const drag: Drag = {
    holds: (hex) => {
      const unit = acting ? unitAt(hex) : undefined;
      return unit !== undefined && unitOf(battle, unit).seat === battle.turn;
    },
    onDrag: (from, over) => {
      const unit = dragged.current?.from === from ? dragged.current.unit : unitAt(from);
      if (unit === undefined || !acting) return;
      dragged.current = { from, unit };
      follow({ intent: dragUnit(battle, intent, unit, over) });
    },
    onDrop: (from, over) => {
      const unit = dragged.current?.from === from ? dragged.current.unit : undefined;
      dragged.current = undefined;
      if (unit !== undefined && acting) follow(dropUnit(battle, intent, unit, over));
    },
  };

  return {
    intent,
    answer,
    plan,
    drag,
    onUnit: (unit) => {
      const again = intent.kind === 'inspect' && intent.unit === unit;
      if (acting) follow(chooseUnit(battle, intent, unit));
      else follow({ intent: again ? IDLE : { kind: 'inspect', unit } });
    },
    onHex: (hex) => follow(acting ? chooseHex(battle, intent, hex) : { intent: IDLE }),
    set: (next) => follow({ intent: next }),
    letGo: () => follow({ intent: IDLE }),
  };
};
