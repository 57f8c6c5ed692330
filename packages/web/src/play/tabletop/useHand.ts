/** The hand on a table: what it holds, what is planned with it, and what becomes of gestures. A new state starts with a free hand. */

import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Gestured, HandOnBoard, Plan, Situation, TableTypes, Tabletop, Taken } from '../../contract/tabletop.ts';
import { useSettings } from '../../parts/settings.ts';
import { isSure } from './plan.ts';
import { isPressed } from './pressed.ts';
import { useDraft, useHeld } from './useHeld.ts';

type Table = TableTypes;

export interface HandAtTable extends Omit<HandOnBoard<Table>, 'commit' | 'play'> {
  readonly draft: Table['draft'];
  readonly onDraft: (draft: Table['draft']) => void;
  /** One step back. */
  readonly back: () => void;
  /** Takes this one up. */
  readonly takeUp: (id: Table['id']) => void;
  /** Puts there what was suggested for this state; a hand that has gone on since does not take it. */
  readonly put: (taken: Taken<Table>) => void;
  /** How many gestures were made, and the last of them on the board, as text. */
  readonly gestures: () => number;
  readonly gesture: () => string | undefined;
}

/** What a hand holds is plain data. */
const isSame = (a: Table['held'], b: Table['held']): boolean => JSON.stringify(a) === JSON.stringify(b);

/** `onGesture`: the hand is moved, so what it does is looked at; `play`: of what needs no second look. */
export const useHand = (
  { hand, noDraft, suggests }: Tabletop,
  now: Situation<Table>,
  onGesture: () => void,
  play: (commands: readonly Table['command'][]) => void,
): HandAtTable => {
  const last = useRef<Table['held']>(undefined);
  const fresh = useCallback((): Gestured<Table> => {
    const held = hand.first(now, last.current);
    const taken = now.left === undefined ? undefined : suggests?.take(now, held, now.left);
    return taken !== undefined && 'held' in taken ? { held: taken.held } : { held };
  }, [hand, suggests, now]);
  const [step, setStep] = useHeld(now.view, now.decision, fresh);
  useLayoutEffect(() => {
    if (now.decision !== undefined) last.current = step.held;
  }, [now.decision, step.held]);
  const [draft, onDraft] = useDraft(now.view, noDraft);
  const planned = useMemo((): Plan<Table> => hand.plan(now, step.held), [hand, now, step.held]);
  const [closed, setClosed] = useState<Table['held']>();
  const plan = useMemo(
    () => (closed === step.held ? { ...planned, card: undefined } : planned),
    [planned, closed, step.held],
  );
  const isQuick = useSettings(({ confirm }) => confirm === 'risky');
  const latest = useRef({ now, step, plan, setStep, onGesture, play, isQuick });
  latest.current = { now, step, plan, setStep, onGesture, play, isQuick };
  const made = useRef({ gestures: 0, last: undefined as string | undefined });

  const does = useMemo(() => {
    const follow = (next: Gestured<Table>, last?: string): void => {
      made.current = { gestures: made.current.gestures + 1, last };
      latest.current.setStep(next);
      latest.current.onGesture();
      const main = next.commits ? hand.plan(latest.current.now, next.held).main : undefined;
      if (main === undefined) return;
      hand.played?.(latest.current.now, next.held);
      latest.current.play(main.commands);
    };
    const held = (): Table['held'] => latest.current.step.held;
    /** A piece that is still carried has not been put down. */
    const mayPlay = ({ held, remark }: Gestured<Table>): boolean =>
      latest.current.isQuick &&
      remark === undefined &&
      !isPressed() &&
      isSure(latest.current.plan, hand.plan(latest.current.now, held));
    return {
      gestures: () => made.current.gestures,
      gesture: () => made.current.last,
      hold: (next: Table['held']) => follow({ held: next }),
      touch: (gesture: Parameters<HandOnBoard<Table>['touch']>[0]) => {
        const next = hand.touch(latest.current.now, held(), gesture);
        follow(mayPlay(next) ? { ...next, commits: true } : next, JSON.stringify(gesture));
      },
      back: () => {
        const next = hand.back(latest.current.now, held(), latest.current.step.remark);
        // where there is nothing to let go, what lies open in the slip is closed
        if (latest.current.step.remark === undefined && isSame(next, held())) setClosed(next);
        follow({ held: next });
      },
      takeUp: (id: Table['id']) =>
        follow(
          hand.take === undefined
            ? hand.touch(latest.current.now, held(), { kind: 'piece', id })
            : { held: hand.take(latest.current.now, held(), id) },
        ),
    };
  }, [hand]);

  const put = (taken: Taken<Table>): void => {
    if ('held' in taken) setStep({ held: taken.held });
    else onDraft({ ...draft, ...taken.draft });
    onGesture();
  };

  return { now, held: step.held, remark: step.remark, plan, draft, onDraft, put, ...does };
};
