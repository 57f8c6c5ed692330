/** What every address below /api has in common: no pages of other hosts, nothing kept on the way, refusals as JSON in words. */

import type { HttpRefusal } from '@muster/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { FOREIGN, isOwnOrigin } from '../origin.ts';
import { Refused } from '../rooms/refused.ts';
import { StoreProblem } from '../store/store.ts';

const NOT_KEPT = 'This could not be kept just now, so it was not done; try again.';
const FAILED = 'The server met an error of its own; trying again may help.';

const SENTENCES: Readonly<Record<number, string>> = {
  413: 'This request is too large.',
  415: 'Only JSON is read here.',
  429: 'Too many requests from this address: wait a minute, then try again.',
};

const statusOf = (e: { readonly statusCode?: number; readonly status?: number }): number =>
  e.status ?? e.statusCode ?? 500;

const wordsOf = (e: Error, status: number, sentences: Readonly<Record<number, string>>): string => {
  if (e instanceof Refused) return e.message;
  if (e instanceof StoreProblem) return NOT_KEPT;
  return sentences[status] ?? (status < 500 ? 'The body of this request cannot be read as JSON.' : FAILED);
};

export interface DoorTerms {
  readonly onError: (error: Error) => void;
  /** The address that people open. */
  readonly publicUrl: URL | undefined;
  /** Where something else is to be said than usual, by status. */
  readonly sentences?: Readonly<Record<number, string>>;
}

export const behindDoor = async (
  app: FastifyInstance,
  { onError, publicUrl, sentences = {} }: DoorTerms,
  register: (api: FastifyInstance) => void,
): Promise<void> => {
  await app.register(async (api) => {
    api.removeContentTypeParser('text/plain');
    api.addHook('onRequest', async (request) => {
      if (!isOwnOrigin(request, publicUrl)) throw new Refused(403, FOREIGN);
    });
    api.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    api.setErrorHandler((e: Error & { readonly statusCode?: number }, _request, reply: FastifyReply) => {
      const status = e instanceof StoreProblem ? 503 : statusOf(e);
      if (status >= 500 && !(e instanceof Refused)) onError(e);
      const refusal: HttpRefusal = { status, message: wordsOf(e, status, { ...SENTENCES, ...sentences }) };
      return reply.code(status).send(refusal);
    });
    register(api);
  });
};
