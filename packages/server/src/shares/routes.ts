/** Short addresses: `/s/<id>` for a battle, a force or a set-up that somebody wants to show. Who made one may delete it. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { LIST } from '@muster/games';
import { parse } from '@muster/kernel';
import { MOST_SHARE_BYTES, readKey, readShareId, type SeenShare, type Share, type Shared } from '@muster/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { makeBuckets } from '../bucket.ts';
import { realClock } from '../clock.ts';
import { COSTS } from '../costs.ts';
import { householdOf } from '../household.ts';
import { behindDoor } from '../http/door.ts';
import { hashKey, newKey, newShareId } from '../keys.ts';
import type { Outside, PlayOptions } from '../play.ts';
import { makeMailbox } from '../rooms/mailbox.ts';
import { ASKED_TOO_MUCH, Refused } from '../rooms/refused.ts';
import { refuse } from '../sentences.ts';
import { checkShare } from './checking.ts';
import { withPreview } from './preview.ts';

const HOUR_MS = 3_600_000;

const UNKNOWN = 'There is nothing under this short link: it was deleted, or never made.';
const PACKED = 'What is shared must be sent as JSON, not packed.';
const TOO_OFTEN = 'Too many short links were made from this address within an hour: try again later.';
const FULL = 'This server keeps no more short links: send the long link or the file.';
const SENTENCES = {
  413: `This is too large for a short link: ${MOST_SHARE_BYTES / 1e6} MB at most. Send it as a file.`,
  415: PACKED,
};

const originOf = (request: FastifyRequest, publicUrl: URL | undefined): string =>
  publicUrl?.origin ?? (/^[\w.:[\]-]{1,255}$/.test(request.host) ? `${request.protocol}://${request.host}` : '');

const bearerOf = (request: FastifyRequest): string => {
  const key = parse(readKey, request.headers.authorization?.replace(/^Bearer /, ''), 'key');
  if (!key.ok) throw new Refused(401, 'Only who made a short link may delete it: the key is missing.');
  return key.value;
};

interface WithId {
  readonly Params: { readonly id: string };
}

export const registerShares = async (
  app: FastifyInstance,
  { store, clock = realClock }: Pick<PlayOptions, 'store' | 'clock'>,
  webRoot: string,
  { onError, publicUrl, limits, mayAsk }: Outside,
): Promise<void> => {
  const games = LIST.map(({ card }) => card);
  const mayMake = makeBuckets(clock, limits.sharesPerHour, limits.sharesPerHour / HOUR_MS);

  const mayRead = ({ ip }: FastifyRequest): boolean => mayAsk(householdOf(ip), COSTS.share);

  /** One is read at a time, and others have their turn before the next: it may be more than a megabyte. */
  const reading = makeMailbox();
  const find = async (id: string): Promise<Share | undefined> => {
    if (!parse(readShareId, id, 'id').ok) return undefined;
    const kept = await reading.post(async () => {
      await setImmediate();
      return store.shared(id);
    });
    return kept?.body as Share | undefined; // as `checkShare` has read it before it was kept
  };

  const keep = async (share: Share): Promise<Shared> => {
    const key = newKey();
    for (;;) {
      const id = newShareId();
      const kept = { id, kind: share.kind, created: clock.now(), owner: hashKey(key), body: share };
      if ((await store.share(kept)) === 'written') return { id, key };
    }
  };

  await behindDoor(app, { onError, publicUrl, sentences: SENTENCES }, (api) => {
    api.post('/api/shares', {
      bodyLimit: MOST_SHARE_BYTES,
      onRequest: async ({ ip, headers }) => {
        if (!mayMake(householdOf(ip))) throw new Refused(429, TOO_OFTEN);
        if (headers['content-encoding'] !== undefined) throw new Refused(415, PACKED);
      },
      handler: async (request, reply) => {
        const share = await checkShare(request.body, games);
        if (typeof share === 'string') throw new Refused(400, share);
        const { count, bytes } = await store.sharedSize();
        if (count >= limits.shares || bytes + MOST_SHARE_BYTES > limits.shareBytes) throw new Refused(507, FULL);
        return reply.code(201).send(await keep(share));
      },
    });

    api.get<WithId>('/api/shares/:id', async (request) => {
      if (!mayRead(request)) throw new Refused(429, ASKED_TOO_MUCH);
      const share = await find(request.params.id);
      if (share === undefined) throw new Refused(404, UNKNOWN);
      const { kind, game, title, words, data } = share;
      return { kind, game, title, words, data } satisfies SeenShare;
    });

    api.delete<WithId>('/api/shares/:id', async (request, reply) => {
      const owner = hashKey(bearerOf(request));
      const { id } = request.params;
      const isGone = parse(readShareId, id, 'id').ok && (await store.unshare(id, owner));
      if (!isGone) throw new Refused(404, 'There is no short link that this key may delete.');
      return reply.code(204).send();
    });
  });

  app.get<WithId>('/s/:id.png', async (request, reply) => {
    if (!mayRead(request)) return refuse(request, reply, 429);
    const picture = (await find(request.params.id))?.picture;
    if (picture === undefined) return refuse(request, reply, 404);
    return reply.header('cache-control', 'no-cache').type('image/png').send(Buffer.from(picture, 'base64'));
  });

  app.get<WithId>('/s/:id', async (request, reply) => {
    if (!mayRead(request)) return refuse(request, reply, 429);
    const { id } = request.params;
    const share = await find(id);
    const page = await readFile(join(webRoot, 'index.html'), 'utf8');
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    if (share === undefined) return reply.code(404).send(page); // the page says it in words
    const address = `${originOf(request, publicUrl)}/s/${id}`;
    const picture = share.picture === undefined ? null : `${address}.png`;
    return reply.send(withPreview(page, { title: share.title, words: share.words, address, picture }));
  });
};
