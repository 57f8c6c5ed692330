/** One thing after another, each to its end: nobody sees a match half changed. */

export interface Mailbox {
  /** Runs it when everything before it is done, whatever became of that. */
  post<R>(run: () => Promise<R> | R): Promise<R>;
}

export const makeMailbox = (): Mailbox => {
  const waiting: (() => Promise<void>)[] = [];
  let isRunning = false;

  const runAll = async (): Promise<void> => {
    isRunning = true;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await next();
    isRunning = false;
  };

  return {
    post: (run) =>
      new Promise((resolve, reject) => {
        waiting.push(async () => {
          try {
            resolve(await run());
          } catch (e) {
            reject(e);
          }
        });
        if (!isRunning) void runAll();
      }),
  };
};
