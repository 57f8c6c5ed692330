/**
 * Those who write at once are written together: what comes is collected until the event loop comes round, or until the group
 * before is written, and goes in one commit.
 */

interface Waiting<Job, Result> {
  readonly job: Job;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

export interface Grouping<Job, Result> {
  add(job: Job): Promise<Result>;
  /** Fulfilled when nothing waits and nothing is being written. */
  settled(): Promise<void>;
}

/** So many hear of it in one round of the loop: what they say goes out, and what others say comes in, before the next ones do. */
const AT_ONCE = 32;

const nextRound = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** `flush` gives the result of each job of the group, or fails for all of them. */
export const grouping = <Job, Result>(
  flush: (jobs: readonly Job[]) => readonly Result[] | Promise<readonly Result[]>,
): Grouping<Job, Result> => {
  let waiting: Waiting<Job, Result>[] = [];
  let running: Promise<void> | undefined;

  const flushGroup = async (): Promise<void> => {
    const group = waiting;
    waiting = [];
    try {
      const results = await flush(group.map(({ job }) => job));
      for (const [i, { resolve }] of group.entries()) {
        if (i > 0 && i % AT_ONCE === 0) await nextRound();
        resolve(results[i]!);
      }
    } catch (problem) {
      for (const { reject } of group) reject(problem);
    }
  };

  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      await nextRound();
      await flushGroup();
    }
    running = undefined;
  };

  return {
    add: (job) =>
      new Promise((resolve, reject) => {
        waiting.push({ job, resolve, reject });
        running ??= run();
      }),
    settled: async () => running,
  };
};
