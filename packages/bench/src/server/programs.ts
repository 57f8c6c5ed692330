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

const answered = async (child: ChildProcess): Promise<unknown> => {
  const gone = once(child, 'exit').then(() => ({ failed: 'it ended without an answer' }));
  const [told] = (await Promise.race([once(child, 'message'), gone.then((failed) => [failed])])) as [Told];
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
