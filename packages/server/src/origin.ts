/** Pages of other hosts are refused: a browser says where a page came from; programs need not say anything. */

import type { FastifyRequest } from 'fastify';

/** Whether this request came from a page of this host (of the public address, where there is one), or from no page at all. */
export const isOwnOrigin = (
  { headers: { origin }, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  publicUrl?: URL,
): boolean => {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  return publicUrl === undefined ? from.host === host : `${from.protocol}//${from.host}` === publicUrl.origin;
};

export const FOREIGN = 'This comes from a page of another host, which may not speak for you.';
