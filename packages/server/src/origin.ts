/** Pages of other hosts are refused: a browser says where a page came from; programs need not say anything. */

import type { FastifyRequest } from 'fastify';

/** Whether this request came from a page of this host, or from no page at all. */
export const isOwnOrigin = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
};

export const FOREIGN = 'This comes from a page of another host, which may not speak for you.';
