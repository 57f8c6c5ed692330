/** One thing after another, each to its end: nobody sees a match half changed. */

export interface Mailbox {
  /** Runs it when everything before it is done, whatever became of that. */
  post<R>(run: () => Promise<R> | R): Promise<R>;
  /** The same for what tells nobody how it went, and never fails. */
  put(run: () => Promise<void>): void;
}

export const makeMailbox = (): Mailbox => {
  const waiting: (() => Promise<void>)[] = [];
  let isRunning = false;

  const runNext = (): void => {
    const next = waiting.shift();
    if (next === undefined) isRunning = false;
    else next().then(runNext);
  };

  const put = (run: () => Promise<void>): void => {
    waiting.push(run);
    if (isRunning) return;
    isRunning = true;
    runNext();
  };

  return {
    put,
    post: (run) =>
      new Promise((resolve, reject) => {
        put(async () => {
          try {
            resolve(await run());
          } catch (e) {
            reject(e);
          }
        });
      }),
  };
};
