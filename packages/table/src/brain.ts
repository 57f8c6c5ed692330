/** Where a computer player thinks: in a worker beside the page, in the same process at the terminal. One question at a time. */

import type { Thought } from '@muster/ai';
import type { Command } from '@muster/kernel';

export type Question = Thought;

export interface Brain {
  /** Undefined when it was stopped; rejects when whoever thinks breaks, or is silent for too long. */
  ask(question: Question, onProgress: (fraction: number) => void): Promise<Command | undefined>;
  stop(): void;
}
