/** Whether this server lives, and whether new visitors should be sent to it. */

import type { FastifyInstance } from 'fastify';
import type { Store } from './store/store.ts';

export interface HealthTerms {
  /** Without it only the web app is served, which is always ready. */
  readonly store?: Pick<Store, 'head'>;
}

/** As long as this, in milliseconds, a store may take for a small question. */
const PATIENCE_MS = 3000;

/** No match is called like this. */
const NOBODY = '-';

const answers = async (store: Pick<Store, 'head'>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const asked = store.head(NOBODY).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
};

/**
 * `/healthz`: the process answers. `/readyz`: 503 while its store does not answer; one that is open has the tables of this version. A server
 * that goes down takes no connections any more.
 */
export const registerHealth = (app: FastifyInstance, { store }: HealthTerms): void => {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = store === undefined || (await answers(store));
    reply.header('cache-control', 'no-store');
    return isReady ? reply.send({ status: 'ready' }) : reply.code(503).send({ status: 'notReady', why: 'store' });
  });
};
