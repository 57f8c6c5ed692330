/** Short addresses: `/s/<id>` for a battle, a force or a set-up that somebody wants to show. Who made one may delete it. */

import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type GameCard, parse } from '@muster/kernel';
import {
  type HttpRefusal,
  MOST_SHARE_BYTES,
  readKey,
  readShareId,
  type SeenShare,
  type Share,
  type Shared,
} from '@muster/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hashKey, newKey } from '../keys.ts';
import type { Store } from '../store/store.ts';
import { checkShare } from './checking.ts';
import { withPreview } from './preview.ts';
import { hourlyQuota } from './quota.ts';

export interface ShareLimits {
  /** How many are kept, and how many bytes they may take together. */
  readonly most: number;
  readonly mostBytes: number;
  /** How many one address may make in an hour. */
  readonly perHour: number;
}

export const SHARE_LIMITS: ShareLimits = { most: 100_000, mostBytes: 10_000_000_000, perHour: 60 };

export interface SharesOptions {
  readonly store: Pick<Store, 'share' | 'shared' | 'unshare' | 'sharedSize'>;
  readonly games: readonly GameCard[];
  /** Folder with the built web app. */
  readonly webRoot: string;
  readonly limits: ShareLimits;
  /** Milliseconds since 1970. */
  now(): number;
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const ID_LENGTH = 10;
const newShareId = (): string => Array.from({ length: ID_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const say = (reply: FastifyReply, status: number, message: string): FastifyReply => {
  const refusal: HttpRefusal = { status, message };
  return reply.code(status).header('cache-control', 'no-store').send(refusal);
};

const UNKNOWN = 'There is nothing under this short link: it was deleted, or never made.';
const TOO_LARGE = `This is too large for a short link: ${MOST_SHARE_BYTES / 1e6} MB at most. Send it as a file.`;
const TOO_OFTEN = 'Too many short links were made from this address within an hour: try again later.';
const FULL = 'This server keeps no more short links: send the long link or the file.';

/** Before a handler is asked: what cannot be read at all. */
const sayUnreadable = (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const status = error.statusCode ?? 500;
  if (status >= 500) throw error;
  if (status === 413) return say(reply, 413, TOO_LARGE);
  return say(reply, status, 'What is shared must be sent as JSON, not packed.');
};

/** What is kept of it. */
type Body = Share;

const bodyOf = (body: object): Body => body as Body; // it was read by `checkShare` before it was kept

const originOf = (request: FastifyRequest): string =>
  /^[\w.:[\]-]{1,255}$/.test(request.host) ? `${request.protocol}://${request.host}` : '';

const bearerOf = (request: FastifyRequest): string | undefined => {
  const key = parse(readKey, request.headers.authorization?.replace(/^Bearer /, ''), 'key');
  return key.ok ? key.value : undefined;
};

type WithId = FastifyRequest<{ Params: { id: string } }>;

export const registerShares = async (app: FastifyInstance, options: SharesOptions): Promise<void> => {
  const { store, games, webRoot, limits, now } = options;
  const quota = hourlyQuota(limits.perHour, now);

  const find = async (id: string): Promise<Body | undefined> => {
    if (!parse(readShareId, id, 'id').ok) return undefined;
    const kept = await store.shared(id);
    return kept && bodyOf(kept.body);
  };

  const keep = async (share: Share): Promise<Shared> => {
    const key = newKey();
    for (;;) {
      const id = newShareId();
      const kept = { id, kind: share.kind, created: now(), owner: hashKey(key), body: share };
      if ((await store.share(kept)) === 'written') return { id, key };
    }
  };

  app.post('/api/shares', {
    bodyLimit: MOST_SHARE_BYTES,
    errorHandler: sayUnreadable,
    onRequest: async (request, reply) => {
      if (!quota.take(request.ip)) return say(reply, 429, TOO_OFTEN);
      if (request.headers['content-encoding'] !== undefined)
        return say(reply, 415, 'What is shared must be sent as JSON, not packed.');
    },
    handler: async (request, reply) => {
      const share = await checkShare(request.body, games);
      if (typeof share === 'string') return say(reply, 400, share);
      const { count, bytes } = await store.sharedSize();
      if (count >= limits.most || bytes + MOST_SHARE_BYTES > limits.mostBytes) return say(reply, 507, FULL);
      return reply
        .code(201)
        .header('cache-control', 'no-store')
        .send(await keep(share));
    },
  });

  app.get('/api/shares/:id', async (request: WithId, reply) => {
    const share = await find(request.params.id);
    if (share === undefined) return say(reply, 404, UNKNOWN);
    const { kind, game, title, words, data } = share;
    const seen: SeenShare = { kind, game, title, words, data };
    return reply.header('cache-control', 'no-cache').send(seen);
  });

  app.delete('/api/shares/:id', async (request: WithId, reply) => {
    const key = bearerOf(request);
    if (key === undefined) return say(reply, 401, 'Only who made a short link may delete it: the key is missing.');
    const isGone =
      parse(readShareId, request.params.id, 'id').ok && (await store.unshare(request.params.id, hashKey(key)));
    return isGone ? reply.code(204).send() : say(reply, 404, 'There is no short link that this key may delete.');
  });

  app.get('/s/:id.png', async (request: WithId, reply) => {
    const picture = (await find(request.params.id))?.picture;
    if (picture === undefined) return say(reply, 404, 'There is no picture at this address.');
    return reply.header('cache-control', 'no-cache').type('image/png').send(Buffer.from(picture, 'base64'));
  });

  app.get('/s/:id', async (request: WithId, reply) => {
    const { id } = request.params;
    const share = await find(id);
    const page = await readFile(join(webRoot, 'index.html'), 'utf8');
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    if (share === undefined) return reply.code(404).send(page); // the page says it in words
    const address = `${originOf(request)}/s/${id}`;
    const picture = share.picture === undefined ? null : `${address}.png`;
    return reply.send(withPreview(page, { title: share.title, words: share.words, address, picture }));
  });
};
