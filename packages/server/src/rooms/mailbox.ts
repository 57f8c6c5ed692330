/** One thing after another, each to its end: nobody sees a match half changed. */

export interface Mailbox {
  /** Runs it when everything before it is done, whatever became of that. */
  post<R>(run: () => Promise<R> | R): Promise<R>;
  /** Whether nothing is under way or waits. */
  isEmpty(): boolean;
}

export const makeMailbox = (): Mailbox => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    post: (run) => {
      waiting++;
      const done = last.then(run).finally(() => {
        waiting--;
      });
      last = done.catch(() => {});
      return done;
    },
    isEmpty: () => waiting === 0,
  };
};
