/** `muster serve`: the built web app and online play, until Ctrl-C. */

import { resolve } from 'node:path';
import { assemble, houseWords, listen, ServeProblem } from '@muster/server';
import type { Io } from '../io.ts';
import { wholeNumber } from '../options.ts';
import { EXIT, problem } from '../problem.ts';

export interface ServeOptions {
  readonly port?: string;
  readonly host: string;
  readonly data?: string;
  readonly lan?: true;
  readonly json?: true;
}

const DEFAULT_PORT = '4000';
const MOST_PORT = 65_535;
const EVERYWHERE = '0.0.0.0';

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
  try {
    const { app, data, log } = await assemble({
      env: io.env,
      write: (line) => io.tell(line),
      ...(options.data !== undefined && { data: resolve(io.cwd, options.data) }),
      ...(webRoot !== undefined && { webRoot }),
    });
    const stopped = untilStopped(io.interrupted());
    try {
      const address = await listen(app, { port, host: options.lan ? EVERYWHERE : options.host });
      log({ event: 'started', address, data });
      if (options.json) await io.write(`${JSON.stringify({ address, data })}\n`);
      else {
        const house = options.lan ? houseWords(address) : '';
        await io.write(
          `${house}Battles with people are kept in ${data}\nMuster is ready. Ctrl-C stops it. Open\n${address}\n`,
        );
      }
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
