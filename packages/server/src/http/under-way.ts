/** Whoever asks for much and takes none of it leaves it in our memory: of what is under way to one address there is only so much. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { householdOf } from '../household.ts';
import { refusal, refuse } from '../sentences.ts';

/** So much of a file is read ahead, and as much counts of everything else, however small it is. */
const LEAST_BYTES = 65_536;

/** Fastify and the files that it sends wait for the end of an answer, too: together that is more than Node takes for usual. */
const MOST_WAITING = 20;

/** It stays open, and has limits of its own. */
const CONNECTION = '/ws';

const sizeOf = (payload: unknown): number =>
  typeof payload === 'string' || Buffer.isBuffer(payload) ? Buffer.byteLength(payload) : 0;

export const limitUnderWay = (app: FastifyInstance, mostBytes: number): void => {
  const underWay = new Map<string, number>();

  const count = (address: string, bytes: number): void => {
    const now = (underWay.get(address) ?? 0) + bytes;
    if (now === 0) underWay.delete(address);
    else underWay.set(address, now);
  };

  /** Whether so much more may be under way; then it is, until it has been taken or nobody takes it any more. */
  const send = ({ ip }: FastifyRequest, reply: FastifyReply, bytes: number): boolean => {
    const address = householdOf(ip);
    if ((underWay.get(address) ?? 0) + bytes > mostBytes) return false;
    count(address, bytes);
    reply.raw.setMaxListeners(MOST_WAITING);
    reply.raw.once('close', () => count(address, -bytes));
    return true;
  };

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url === CONNECTION || send(request, reply, LEAST_BYTES)) return undefined;
    return refuse(request, reply, 429);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const bytes = sizeOf(payload);
    return bytes <= LEAST_BYTES || send(request, reply, bytes) ? payload : refusal(request, reply, 429);
  });
};
