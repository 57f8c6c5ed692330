// Puts the server together: security, health, the files of the web app, and what is said when something is wrong.

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { makeBuckets } from './bucket.ts';
import { realClock } from './clock.ts';
import { makeConnections, type Patience } from './connections.ts';
import { registerFiles } from './files.ts';
import { registerHealth } from './health.ts';
import { limitUnderWay } from './http/under-way.ts';
import { LIMITS } from './limits.ts';
import type { Log } from './log.ts';
import type { OpenMeters } from './meters.ts';
import { type PlayOptions, registerPlay } from './play.ts';
import { ServeProblem } from './problem.ts';
import { registerSecurity } from './security.ts';
import { refuse } from './sentences.ts';
import { registerShares } from './shares/routes.ts';

export interface ServerOptions {
  /** Folder with the built web app; the one of this clone when left out. */
  readonly webRoot?: string;
  /** How many requests one address may send in a minute. */
  readonly requestsPerMinute?: number;
  /** How long clients are waited for; what is left out has a sane length. */
  readonly patience?: Partial<Patience>;
  /** Online play; without it, only the web app is served. */
  readonly play?: PlayOptions;
  /** The address that people open; without it, the one that they say they have opened. */
  readonly publicUrl?: URL;
  /** Proxies whose word on a client's address, protocol and host is taken. */
  readonly trustProxy?: readonly string[];
  readonly meters?: OpenMeters;
  readonly log?: Log;
  /** Hears of errors of our own; callers are told no more than that there was one. */
  readonly onError?: (error: Error) => void;
}

const BUILT_WEB_APP = fileURLToPath(new URL('../../web/dist', import.meta.url));
const REQUESTS_PER_MINUTE = 20_000;
const MINUTE_MS = 60_000;

const findWebRoot = (webRoot: string | undefined): string => {
  const root = resolve(webRoot ?? BUILT_WEB_APP);
  if (existsSync(join(root, 'index.html'))) return root;
  throw new ServeProblem('notBuilt', `The web app is not built: ${root} has no index.html. \`npm start\` builds it.`);
};

/** `send` answers 403 to addresses that climb out of the folder; nobody needs to know what lies there. */
const statusOf = (error: FastifyError): number => {
  const status = error.statusCode ?? 500;
  return status === 403 ? 404 : status < 400 ? 500 : status;
};

const readsOnly = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
  if (!request.is404 || request.method === 'GET' || request.method === 'HEAD') return undefined;
  return refuse(request, reply.header('allow', 'GET, HEAD'), 405);
};

/** The server, ready for `listen` or `inject`. Throws a ServeProblem when there is no built web app to serve. */
export const createServer = async (options: ServerOptions = {}): Promise<FastifyInstance> => {
  const { publicUrl, trustProxy = [], meters, log, play } = options;
  const webRoot = findWebRoot(options.webRoot);
  const connections = makeConnections(options.patience);
  const app = fastify({
    serverFactory: connections.makeServer,
    trustProxy: trustProxy.length === 0 ? false : [...trustProxy],
    frameworkErrors: (error, request, reply) => {
      refuse(request, reply, statusOf(error));
    },
  });
  const limits = { ...LIMITS, ...play?.limits };
  await registerSecurity(app, options.requestsPerMinute ?? REQUESTS_PER_MINUTE);
  limitUnderWay(app, limits.answerBytes);
  app.addHook('onRequest', readsOnly); // before any body is read
  if (meters !== undefined)
    app.addHook('onResponse', async (request, reply) => {
      meters.responded(request.routeOptions.url ?? 'none', reply.statusCode);
    });
  registerHealth(app, play ?? {});
  if (play !== undefined) {
    const onError = options.onError ?? (() => {});
    const { asksPerMinute } = limits;
    const mayAsk = makeBuckets(play.clock ?? realClock, asksPerMinute, asksPerMinute / MINUTE_MS);
    const outside = { publicUrl, meters, log, onError, limits, mayAsk };
    await registerPlay(app, play, outside);
    await registerShares(app, play, webRoot, outside);
  }
  app.addHook('preClose', async () => connections.end());
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) options.onError?.(error);
    return refuse(request, reply, status);
  });
  await registerFiles(app, webRoot);
  return app;
};
