/** Programs beside the one that measures: a server has a process of its own, and so has whoever asks much of it. */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const isSource = import.meta.url.endsWith('.ts');

export interface Program {
  /** Sends a question and gives what comes back. */
  ask<A>(question: object): Promise<A>;
  end(): Promise<void>;
}

type Told = { readonly answer: unknown } | { readonly failed: string };

/** Whatever comes first; nobody listens for the other any more. */
const answered = async (child: ChildProcess): Promise<unknown> => {
  const heard = new AbortController();
  const { signal } = heard;
  const gone = once(child, 'exit', { signal }).then(() => [{ failed: 'it ended without an answer' }]);
  const [told] = (await Promise.race([once(child, 'message', { signal }), gone])) as [Told];
  gone.catch(() => {});
  heard.abort();
  if ('failed' in told) throw new Error(told.failed);
  return told.answer;
};

/** As `npm start` starts it: what many matches leave behind dies young. */
const MEMORY = ['--max-semi-space-size=64'];

export const startProgram = (name: 'serving' | 'load'): Program => {
  const file = fileURLToPath(new URL(`./${name}.${isSource ? 'ts' : 'js'}`, import.meta.url));
  const fromSource = isSource ? ['--conditions=source', '--import', pathToFileURL(require.resolve('tsx')).href] : [];
  const child = fork(file, [], {
    execArgv: [...MEMORY, ...fromSource],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return {
    ask: async <A>(question: object) => {
      child.send(question);
      return (await answered(child)) as A;
    },
    end: async () => {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
};

/** The other end: answers questions one after another, until whoever asks is gone. */
export const answerQuestions = <Q extends object>(answer: (question: Q) => Promise<unknown>): void => {
  process.on('message', (question: Q) => {
    answer(question).then(
      (value) => process.send?.({ answer: value ?? null }),
      (e: unknown) => process.send?.({ failed: e instanceof Error ? (e.stack ?? e.message) : String(e) }),
    );
  });
  process.on('disconnect', () => process.exit());
};

/** Milliseconds of processor time that this process took so far, all its threads together. */
export const usedSoFar = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
