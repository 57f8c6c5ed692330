/** Where a computer player thinks: in a worker beside the page, in the same process at the terminal. One question at a time. */

import type { Level } from '@muster/ai';
import type { Command, Seat } from '@muster/kernel';
import type { AnyState } from './presentation.ts';

export interface Question {
  readonly game: string;
  readonly view: AnyState;
  readonly seat: Seat;
  readonly level: Level;
  readonly ms: number;
  readonly seed: number;
}

export interface Brain {
  /** Undefined when it was stopped; rejects when whoever thinks breaks, or is silent for too long. */
  ask(question: Question, onProgress: (fraction: number) => void): Promise<Command | undefined>;
  stop(): void;
}
