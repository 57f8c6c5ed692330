/** What is asked outside a connection: POST with JSON, answered with JSON. Keys travel in bodies, so there is nothing to forge. */

import { explainMalformed, parse, type Reader } from '@muster/kernel';
import {
  type Look,
  openApi,
  type PushKey,
  readClaim,
  readLook,
  readMine,
  readNewMatch,
  readRenew,
  readSubscribe,
} from '@muster/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BYTES_FOR_ONE, COSTS, ENTRIES_FOR_ONE } from '../costs.ts';
import { householdOf } from '../household.ts';
import { hashKey } from '../keys.ts';
import type { Pushing } from '../notices/pushing.ts';
import type { Core } from '../rooms/core.ts';
import { addDevice, claim, look, record, renew, subscribe, unsubscribe, withdraw } from '../rooms/doors.ts';
import { ASKED_TOO_MUCH, Refused, TOO_MANY_MADE } from '../rooms/refused.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { behindDoor } from './door.ts';

export interface ApiTerms {
  readonly rooms: Rooms;
  /** Whether this address may make one more match. */
  readonly mayMake: (address: string) => boolean;
  /** Whether this address may ask about so many more just now. */
  readonly mayAsk: (address: string, much: number) => boolean;
  readonly onError: (error: Error) => void;
  readonly publicUrl: URL | undefined;
  readonly pushing: Pushing;
}

/** Of a list of keys, in bytes, with room for who writes it on many lines. */
const MOST_BODY = 32 * 1024;
/** Of a new match: a configuration with forces. */
const MOST_CONFIG = 256 * 1024;

const read = <T>(reader: Reader<T>, body: unknown): T => {
  const value = parse(reader, body, 'body');
  if (!value.ok) throw new Refused(400, explainMalformed(value.refusal));
  return value.value;
};

export const registerApi = async (
  app: FastifyInstance,
  { rooms, mayMake, mayAsk, onError, publicUrl, pushing }: ApiTerms,
): Promise<void> => {
  /** With a key of a match, in its room. */
  const withKey = <T extends Look, R>(
    reader: Reader<T>,
    run: (core: Core, hash: string, asked: T) => Promise<R> | R,
  ): ((request: FastifyRequest) => Promise<R>) => {
    return async ({ body }) => {
      const asked = read(reader, body);
      return rooms.within(asked.match, (core) => run(core, hashKey(asked.key), asked));
    };
  };

  const spend = ({ ip }: FastifyRequest, much: number): void => {
    if (!mayAsk(householdOf(ip), much)) throw new Refused(429, ASKED_TOO_MUCH);
  };

  /** Before a body is read; `most`: what one may have that does not say how long it is. */
  const weigh = (most: number) => ({
    bodyLimit: most,
    onRequest: async (request: FastifyRequest): Promise<void> => {
      const bytes = Number(request.headers['content-length'] ?? most);
      spend(request, Math.floor(Math.min(bytes, most) / BYTES_FOR_ONE));
    },
  });

  /** The same for new keys of a seat. */
  const withKeyForKey: typeof withKey = (reader, run) => {
    const answer = withKey(reader, run);
    return async (request) => {
      spend(request, COSTS.key);
      return answer(request);
    };
  };

  await behindDoor(app, { onError, publicUrl }, (api) => {
    const post = (path: string, run: (request: FastifyRequest) => Promise<unknown>): void => {
      api.post(`/api/${path}`, weigh(MOST_BODY), async (request) => (await run(request)) ?? {});
    };
    api.post('/api/matches', {
      ...weigh(MOST_CONFIG),
      handler: async (request) => {
        const wanted = read(readNewMatch, request.body);
        if (!mayMake(householdOf(request.ip))) throw new Refused(429, TOO_MANY_MADE);
        return rooms.create(wanted);
      },
    });
    post('look', withKey(readLook, look));
    post(
      'claim',
      withKeyForKey(readClaim, (core, hash, { name }) => claim(core, hash, name)),
    );
    post('device', withKeyForKey(readLook, addDevice));
    post(
      'renew',
      withKeyForKey(readRenew, (core, hash, { seat }) => renew(core, hash, seat)),
    );
    post('withdraw', withKey(readLook, withdraw));
    post('record', async (request) => {
      spend(request, COSTS.record);
      const pay = (entries: number): void => spend(request, Math.floor(entries / ENTRIES_FOR_ONE));
      return withKey(readLook, (core, hash) => record(core, hash, pay))(request);
    });
    api.get('/api/openapi.json', async () => openApi());
    api.get('/api/push', async (): Promise<PushKey> => ({ publicKey: await pushing.publicKey() }));
    post(
      'subscribe',
      withKey(readSubscribe, (core, hash, { push }) => subscribe(core, pushing, hash, push)),
    );
    post('unsubscribe', withKey(readLook, unsubscribe));
    post('mine', async (request) => {
      const { keys } = read(readMine, request.body);
      spend(request, keys.length);
      return rooms.mine(keys);
    });
  });
};
