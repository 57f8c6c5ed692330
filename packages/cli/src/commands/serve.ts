/** `muster serve`: the built web app over HTTP, until Ctrl-C. */

import { createServer, listen, ServeProblem } from '@muster/server';
import type { Io } from '../io.ts';
import { wholeNumber } from '../options.ts';
import { EXIT, problem } from '../problem.ts';

export interface ServeOptions {
  readonly port?: string;
  readonly host: string;
  readonly json?: true;
}

const DEFAULT_PORT = '4000';
const MOST_PORT = 65_535;

const portOf = ({ port }: ServeOptions, io: Io): number => {
  if (port !== undefined) return wholeNumber('--port', port, 0, MOST_PORT);
  return wholeNumber('PORT', io.env['PORT']?.trim() || DEFAULT_PORT, 0, MOST_PORT);
};

const untilStopped = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

export const runServe = async (options: ServeOptions, io: Io, webRoot?: string): Promise<number> => {
  const port = portOf(options, io);
  const onError = (e: Error): void => io.tell(`muster: an error of our own: ${e.message}\n`);
  try {
    const app = await createServer(webRoot === undefined ? { onError } : { onError, webRoot });
    const stopped = untilStopped(io.interrupted());
    try {
      const address = await listen(app, { port, host: options.host });
      await io.write(
        options.json ? `${JSON.stringify({ address })}\n` : `Muster is ready. Ctrl-C stops it. Open\n${address}\n`,
      );
      await stopped;
    } finally {
      await app.close();
    }
    return EXIT.done;
  } catch (e) {
    if (e instanceof ServeProblem) return problem(e.message);
    throw e;
  }
};
