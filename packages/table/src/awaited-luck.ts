/** What people at a real table are asked to roll and to draw. */

import type { DrawWords, Seat } from '@muster/kernel';

/** Dice that people roll at a real table, while a command, or the set-up, waits for them. */
export interface AskedRoll {
  readonly kind: 'roll';
  /** Whose dice. */
  readonly seat: Seat;
  readonly count: number;
  /** What is rolled, and for whom: a sentence without its full stop. */
  readonly words: string;
  /** A word for each die where it matters which is which: its colour. */
  readonly dice: readonly string[] | undefined;
  /** What can be taken back: the dice typed before, or what asks for them; undefined when nothing can. */
  readonly back: 'luck' | 'command' | undefined;
  /** What was typed here before it was taken back. */
  readonly before: readonly number[] | undefined;
}

/** Cards that people draw at a real table, likewise. */
export interface AskedDraw extends DrawWords {
  readonly kind: 'draw';
  /** Who alone may see them, and types them; null when they are turned up for all. */
  readonly seat: Seat | null;
  readonly count: number;
  readonly back: 'luck' | 'command' | undefined;
  readonly before: readonly string[] | undefined;
  /** Why what was typed last cannot be. */
  readonly problem: string | undefined;
}

export type AwaitedLuck = AskedRoll | AskedDraw;
