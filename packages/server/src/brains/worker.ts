/** A thread in which computer players think: one question at a time, answered with a command or with why there is none. */

import { parentPort } from 'node:worker_threads';
import { type Thought, think } from '@muster/ai';
import type { Thinking } from './brains.ts';

const answer = (message: Thinking): void => parentPort!.postMessage(message);

parentPort!.on('message', (thought: Thought) => {
  think(thought, () => performance.now()).then(
    (command) => answer({ command }),
    (e: unknown) => answer({ failed: e instanceof Error ? e.message : String(e) }),
  );
});
