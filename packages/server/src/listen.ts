// Opening the port, with a sentence for each way it can fail, and closing it again when the process is told to stop.

import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { ServeProblem } from './problem.ts';

export interface ListenOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** `localhost` (IPv4 and IPv6) when left out; `0.0.0.0` opens the server to the network. */
  readonly host?: string;
}

const CLOSE_MILLIS = 3000;
const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];

const problemOf = (error: NodeJS.ErrnoException, { port, host }: Required<ListenOptions>): Error => {
  switch (error.code) {
    case 'EADDRINUSE':
      return new ServeProblem(
        'portTaken',
        `Port ${port} is already in use: stop the other program or choose another port, for example PORT=${port === 65535 ? 4000 : port + 1}.`,
      );
    case 'EACCES':
      return new ServeProblem(
        'portForbidden',
        `Port ${port} may not be opened by this user: choose one above 1023 with PORT.`,
      );
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
      return new ServeProblem('hostUnknown', `This machine has no address named ${host}.`);
    default:
      return error;
  }
};

const addressFor = (app: FastifyInstance, host: string): string => {
  const bound = app.server.address();
  if (bound === null || typeof bound === 'string') throw new Error('listening on no port');
  const name = EVERYWHERE.includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${bound.port}`;
};

/** Opens the port and returns the address to visit. Throws a ServeProblem when the port cannot be opened. */
export const listen = async (app: FastifyInstance, { port, host = 'localhost' }: ListenOptions): Promise<string> => {
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new ServeProblem('portInvalid', `PORT must be a whole number from 0 to 65535, not ${port}.`);
  }
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw problemOf(error as NodeJS.ErrnoException, { port, host });
  }
  return addressFor(app, host);
};

/** Ctrl-C and other signals: answers under way are finished, all else is cut off, and the process ends with code 0. */
export const closeOnSignals = (app: FastifyInstance): void => {
  // A promise that nobody heard becomes an uncaught exception by itself, unless it is one to be outlived (`store/postgres/forgotten.ts`).
  closeWithGrace({ delay: CLOSE_MILLIS, logger: false, skip: ['unhandledRejection'] }, async ({ err }) => {
    if (err) process.stderr.write(`${err.stack ?? err.message}\n`);
    await app.close();
  });
};
