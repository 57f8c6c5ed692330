/** `muster serve`: the built web app and online play, until Ctrl-C. */

import { resolve } from 'node:path';
import { createServer, dataPlace, houseWords, listen, openPlay, placeWords, ServeProblem } from '@muster/server';
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
  const place = dataPlace(options.data === undefined ? undefined : resolve(io.cwd, options.data), io.env);
  const onError = (e: Error): void => io.tell(`muster: an error of our own: ${e.message}\n`);
  try {
    const data = placeWords(place);
    const play = await openPlay(place);
    const app = await createServer({ onError, play, ...(webRoot !== undefined && { webRoot }) }).catch(async (e) => {
      await play.close?.();
      throw e;
    });
    const stopped = untilStopped(io.interrupted());
    try {
      const address = await listen(app, { port, host: options.lan ? EVERYWHERE : options.host });
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
