/** The form of everything that servers and clients say, for who writes either in another language. */

import { type Reader, type Schema, schemaOf } from '@muster/kernel';
import {
  readClaim,
  readClaimed,
  readFresh,
  readHttpRefusal,
  readLook,
  readMine,
  readMineItems,
  readNewMatch,
  readNewMatchMade,
  readPushKey,
  readRenew,
  readSeen,
  readSeenShare,
  readShare,
  readShared,
  readSubscribe,
} from './http.ts';
import { readToClient } from './to-client.ts';
import { readToServer } from './to-server.ts';

/** By the name under which it is printed. Those of HTTP are called after its addresses; a record has the schema of its game. */
export const PROTOCOL_READERS = {
  'to-server': readToServer,
  'to-client': readToClient,
  'http-matches': readNewMatch,
  'http-matches-answer': readNewMatchMade,
  'http-look': readLook,
  'http-look-answer': readSeen,
  'http-claim': readClaim,
  'http-claim-answer': readClaimed,
  'http-device': readLook,
  'http-device-answer': readFresh,
  'http-renew': readRenew,
  'http-renew-answer': readFresh,
  'http-withdraw': readLook,
  'http-mine': readMine,
  'http-mine-answer': readMineItems,
  'http-record': readLook,
  'http-subscribe': readSubscribe,
  'http-unsubscribe': readLook,
  'http-push-answer': readPushKey,
  'http-shares': readShare,
  'http-shares-answer': readShared,
  'http-share-answer': readSeenShare,
  'http-refusal': readHttpRefusal,
} as const satisfies Readonly<Record<string, Reader<unknown>>>;

export type ProtocolPart = keyof typeof PROTOCOL_READERS;

export const protocolSchema = (part: ProtocolPart): Schema => schemaOf(PROTOCOL_READERS[part]);
