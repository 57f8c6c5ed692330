/** Connections to matches: one message at a time is read at the door, and what cannot be read closes it with a reason. */

import { randomBytes } from 'node:crypto';
import websocket from '@fastify/websocket';
import { explainMalformed } from '@muster/kernel';
import { type Hello, MOST_BYTES, PROTOCOL, parseToServer, type ToServer } from '@muster/protocol';
import type { Clock } from '@muster/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { makeBucket } from '../bucket.ts';
import { BYTES_FOR_ONE, COSTS } from '../costs.ts';
import { errorOf } from '../error-of.ts';
import { householdOf } from '../household.ts';
import { hashKey } from '../keys.ts';
import type { Limits } from '../limits.ts';
import type { Meters } from '../meters.ts';
import { FOREIGN, isOwnOrigin } from '../origin.ts';
import { ASKED_TOO_MUCH, becauseOf, Refused } from '../rooms/refused.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Viewer, ViewerLine } from '../rooms/viewer.ts';
import { type Line, makeLine, PACKED_FROM } from './line.ts';

export interface SocketTerms {
  readonly rooms: Rooms;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly onError: (error: Error) => void;
  readonly publicUrl: URL | undefined;
  readonly meters: Meters | undefined;
  /** Whether this address may make one more match. */
  readonly mayMake: (address: string) => boolean;
  /** Whether this address may ask for so much more just now (`costs.ts`). */
  readonly mayAsk: (address: string, much: number) => boolean;
}

export interface Sockets {
  /** How many connections are open. */
  count(): number;
  /** Everybody is told to come back; who does not take that in time is left to be cut off. */
  end(why: string): Promise<void>;
}

/** Of one message: what is waited for in crumbs takes many times its length in memory. A line of the usual kind brings the longest in fifty. */
const MOST_PIECES = { maxFragments: 256, maxBufferedChunks: 1024 };

/** Views are packed. What is small goes as it is: it is only let be where no message leans on the one before. */
const PACKED = { threshold: PACKED_FROM, serverNoContextTakeover: true };

/** How long who was told to go may take to hang up. */
const FAREWELL_MS = 1_000;
/** Known to the library, and not to its types. */
const FAREWELL = { closeTimeout: FAREWELL_MS };

const OLD_CLIENT = 'This page is of another version than the server: load it again; nothing is lost.';
const NOT_NOW = 'The server met an error of its own; trying again may help.';

/** Who is connected where, once it has said so. */
interface Joined {
  readonly room: Room;
  readonly viewer: Viewer;
}

interface OpenLine extends ViewerLine, Line {
  /** Whether so much more may be asked from where it leads. */
  mayAsk(much: number): boolean;
}

const NOBODY_ASKS = (): void => {};

const textOf = (data: RawData): string => {
  if (Buffer.isBuffer(data)) return data.toString();
  return (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data)).toString();
};

export const registerSockets = async (
  app: FastifyInstance,
  { rooms, clock, limits, onError, publicUrl, meters, mayMake, mayAsk }: SocketTerms,
): Promise<Sockets> => {
  const open = new Map<WebSocket, ViewerLine>();
  const byAddress = new Map<string, number>();

  await app.register(websocket, {
    options: { maxPayload: MOST_BYTES, perMessageDeflate: PACKED, ...MOST_PIECES, ...FAREWELL },
    errorHandler: (_error, socket) => socket.terminate(), // a client that breaks the protocol, or is gone
    preClose: (done) => done(), // `rooms` has told everybody; what is left is cut with all connections
  });

  const countIn = (socket: WebSocket, line: ViewerLine, address: string): boolean => {
    const own = byAddress.get(address) ?? 0;
    if (open.size >= limits.connections || own >= limits.connectionsPerAddress) return false;
    open.set(socket, line);
    byAddress.set(address, own + 1);
    socket.once('close', () => {
      open.delete(socket);
      const left = byAddress.get(address)! - 1;
      if (left === 0) byAddress.delete(address);
      else byAddress.set(address, left);
    });
    return true;
  };

  /** Who does not answer is gone: a dead line tells nothing by itself. */
  const keepAlive = (socket: WebSocket): void => {
    let isAlive = true;
    /** Whoever does not read cannot send it back. */
    let asked = '';
    let cancel = (): void => {};
    const beat = (): void => {
      if (!isAlive) return void socket.terminate();
      isAlive = false;
      asked = randomBytes(6).toString('base64url');
      socket.ping(asked);
      cancel = clock.after(limits.heartbeatMs, beat);
    };
    socket.on('pong', (said) => {
      isAlive ||= asked === String(said);
    });
    socket.once('close', () => cancel());
    cancel = clock.after(limits.heartbeatMs, beat);
  };

  const joinBy = async (line: ViewerLine, { protocol, match, key, since }: Hello): Promise<Joined> => {
    if (protocol !== PROTOCOL) throw new OldClient();
    return rooms.within(match, async (_core, room) => ({ room, viewer: await room.join(line, hashKey(key), since) }));
  };

  const whenAnswered = ({ type }: ToServer): (() => void) => {
    if (meters === undefined) return NOBODY_ASKS;
    const came = performance.now();
    return () => meters.answered(type, performance.now() - came);
  };

  const converse = (socket: WebSocket, line: OpenLine): void => {
    const bucket = makeBucket(clock, limits.messagesAtOnce, limits.messagesPerSecond / 1000);
    let joined: Promise<Joined> | undefined;
    /** The same, once it is so. */
    let there: Joined | undefined;
    let isGone = false;
    const cancelHello = clock.after(limits.helloMs, () => line.close('malformed', 'The first message did not come.'));

    const fail = (e: unknown): void => {
      if (e instanceof OldClient) return void line.close('protocol', OLD_CLIENT);
      if (e instanceof Refused) return void line.close(becauseOf(e), e.message);
      onError(errorOf(e));
      line.close('restarting', NOT_NOW);
    };

    /** However many connections it has. */
    const asksTooMuch = (much: number): boolean => {
      if (line.mayAsk(much)) return false;
      line.close('tooMuch', ASKED_TOO_MUCH);
      return true;
    };

    const hello = (message: Hello): void => {
      cancelHello();
      if (asksTooMuch(COSTS.hello)) return;
      joined = joinBy(line, message);
      joined.then((now) => {
        there = now;
        if (isGone) now.room.leave(now.viewer);
      }, fail);
    };

    const hear = (message: ToServer): void => {
      if (message.type === 'ping') return void line.send(pongFor(there));
      if (message.type === 'hello')
        return void (joined === undefined ? hello(message) : line.close('malformed', 'Everybody says hello once.'));
      if (joined === undefined) return void line.close('malformed', 'The first message is `hello`.');
      const answered = whenAnswered(message);
      if (there !== undefined) return void there.room.hear(there.viewer, message, answered);
      joined.then(
        ({ room, viewer }) => room.hear(viewer, message, answered),
        () => {},
      );
    };

    const isTooMuch = (much = 1): boolean => {
      if (bucket.take(much)) return false;
      line.close('tooMuch', 'Too many messages: wait a little between them.');
      return true;
    };

    socket.on('ping', () => isTooMuch()); // each is answered, also to who takes nothing
    socket.on('message', (data, isBinary) => {
      if (line.isClosed() || isTooMuch()) return;
      if (isBinary) return void line.close('malformed', 'Messages are text.');
      const text = textOf(data);
      if (asksTooMuch(Math.floor(text.length / BYTES_FOR_ONE))) return;
      const message = parseToServer(text);
      if (!message.ok) return void line.close('malformed', explainMalformed(message.refusal));
      if (message.value.type === 'older' && (isTooMuch(COSTS.older - 1) || asksTooMuch(COSTS.older))) return;
      hear(message.value);
    });
    socket.once('close', () => {
      isGone = true;
      cancelHello();
      joined?.then(
        ({ room, viewer }) => room.leave(viewer),
        () => {},
      );
    });
  };

  const meet = (socket: WebSocket, request: FastifyRequest): void => {
    const address = householdOf(request.ip);
    const line: OpenLine = {
      ...makeLine(socket, request.raw.socket, limits.waitingBytes),
      from: address,
      mayMake: () => mayMake(address),
      mayAsk: (much) => mayAsk(address, much),
    };
    if (!isOwnOrigin(request, publicUrl)) return void line.close('malformed', FOREIGN);
    if (!countIn(socket, line, address))
      return void line.close('tooMuch', 'Too many connections: close some, then try again.');
    keepAlive(socket);
    converse(socket, line);
  };

  await app.register(async (ws) => {
    ws.get('/ws', { websocket: true }, meet);
  });

  const end = async (why: string): Promise<void> => {
    const hungUp = [...open.keys()].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    for (const line of open.values()) line.close('restarting', why);
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise((resolve) => {
      timer = setTimeout(resolve, FAREWELL_MS);
    });
    await Promise.race([Promise.all(hungUp), patience]);
    clearTimeout(timer);
  };
  return { count: () => open.size, end };
};

const pongFor = (there: Joined | undefined): string => {
  const n = there?.room.noticedBy(there.viewer);
  return n === undefined ? '{"type":"pong"}' : `{"type":"pong","n":${n}}`;
};

class OldClient extends Error {}
