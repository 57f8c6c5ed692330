/** Whether this server lives, and whether new visitors should be sent to it. */

import type { FastifyInstance } from 'fastify';
import type { Store } from './store/store.ts';

export interface HealthTerms {
  /** Without it only the web app is served, which is always ready. */
  readonly store?: Pick<Store, 'head'>;
  /** Whether it takes no new visitors any more. */
  readonly isDraining?: () => boolean;
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

/** Why it is not ready; undefined when it is. A store that is open has the tables of this version. */
const whyNot = async ({ store, isDraining }: HealthTerms): Promise<string | undefined> => {
  if (isDraining?.() === true) return 'draining';
  return store === undefined || (await answers(store)) ? undefined : 'store';
};

/** `/healthz`: the process answers. `/readyz`: 503 while it goes down, or its store does not answer. */
export const registerHealth = (app: FastifyInstance, terms: HealthTerms): void => {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const why = isClosing ? 'draining' : await whyNot(terms);
    reply.header('cache-control', 'no-store');
    return why === undefined ? reply.send({ status: 'ready' }) : reply.code(503).send({ status: 'notReady', why });
  });
};
