/** What was answered to whom: a message that comes twice is answered twice the same. */

import type { Answer } from '@muster/table';

export interface Answered {
  readonly answer: Answer;
  /** What came of it has arrived with this number. */
  readonly n: number;
}

export interface Answers {
  of(sender: string, id: string): Answered | undefined;
  keep(sender: string, id: string, answered: Answered): void;
}

/** So many are remembered of each sender; what was played stands in the store as well. */
const MOST_KEPT = 64;

export const makeAnswers = (): Answers => {
  const bySender = new Map<string, Map<string, Answered>>();
  return {
    of: (sender, id) => bySender.get(sender)?.get(id),
    keep: (sender, id, answered) => {
      const own = bySender.get(sender) ?? new Map<string, Answered>();
      bySender.set(sender, own);
      own.set(id, answered);
      if (own.size > MOST_KEPT) own.delete(own.keys().next().value!);
    },
  };
};
