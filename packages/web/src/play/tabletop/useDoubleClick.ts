/**
 * A double click on a board plans and confirms: its first click is a gesture like any other, its second plays what that planned, as
 * the main button would. The second never reaches the hand, so it undoes nothing.
 */

import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Act, TableTypes } from '../../contract/tabletop.ts';
import type { HandAtTable } from './useHand.ts';

/** What was planned, as far as a series of clicks is concerned. */
export interface Planning {
  /** How many gestures the hand has made. */
  gestures(): number;
  /** The last of them, as text. */
  gesture(): string | undefined;
  /** The same as long as nothing was played. */
  readonly state: unknown;
  /** The last gesture led nowhere. */
  readonly refused: boolean;
  /** What the main button would play, as text, and the gesture that planned it. */
  readonly main: string | undefined;
  readonly madeBy: string | undefined;
  commit(): void;
}

/** What there was before the first click. */
interface First extends Pick<Planning, 'state' | 'main' | 'madeBy'> {
  readonly x: number;
  readonly y: number;
  readonly time: number;
  readonly gestures: number;
}

/** What the first click has planned, or pointed at once more; a main button that it had no part in stays as it is. */
const hasPlanned = (first: First, now: Planning): boolean =>
  first.state === now.state &&
  !now.refused &&
  now.main !== undefined &&
  (now.main !== first.main || now.gesture() === first.madeBy);

/** Taps of a finger are no series to every browser. */
const TAP = { ms: 400, far: 24 } as const;

const isSecond = (first: First, click: MouseEvent): boolean =>
  click.detail > 1 ||
  ((click as PointerEvent).pointerType === 'touch' &&
    click.timeStamp - first.time < TAP.ms &&
    Math.hypot(click.clientX - first.x, click.clientY - first.y) < TAP.far);

/** Of the hand and the main button of now. */
export const usePlanning = (
  { gestures, gesture, now, remark }: HandAtTable,
  act: Act<TableTypes['command']> | undefined,
  commit: () => void,
): Planning => {
  const main = useMemo(() => act && JSON.stringify(act.commands), [act]);
  const made = useRef<Pick<Planning, 'main' | 'madeBy'>>({ main, madeBy: undefined });
  if (made.current.main !== main) made.current = { main, madeBy: gesture() };
  return { gestures, gesture, state: now, refused: remark !== undefined, ...made.current, commit };
};

export const useDoubleClick = (board: RefObject<HTMLElement | null>, planning: Planning | undefined): void => {
  const latest = useRef(planning);
  latest.current = planning;
  useEffect(() => {
    const node = board.current;
    if (node === null) return;
    let first: First | undefined;
    const onClick = (click: MouseEvent): void => {
      const now = latest.current;
      if (now === undefined) return;
      if (first === undefined || !isSecond(first, click)) {
        const { clientX: x, clientY: y, timeStamp: time } = click;
        const { state, main, madeBy } = now;
        first = { x, y, time, gestures: now.gestures(), state, main, madeBy };
        return;
      }
      // tools on the board are pressed again and again: what made no gesture begins no series
      if (first.gestures === now.gestures()) return;
      click.stopPropagation();
      if (hasPlanned(first, now)) now.commit();
      first = { ...first, state: undefined }; // the rest of the series means nothing
    };
    node.addEventListener('click', onClick, { capture: true });
    return () => node.removeEventListener('click', onClick, { capture: true });
  }, [board]);
};
