// The HTTP servers and their connections: how long a client may take, and what is cut off when the server stops.

import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds that a client is waited for. */
export interface Patience {
  /** For the head of a request, from the first byte or the opening of the connection. */
  readonly headers: number;
  /** For a whole request with its body. */
  readonly request: number;
  /** For the next request on an open connection. */
  readonly keepAlive: number;
  /** For any byte in either direction while something is being sent. */
  readonly silence: number;
  /** For answers that are still being sent when the server stops. */
  readonly stopping: number;
  /** How often the first two are looked at. */
  readonly check: number;
}

const PATIENCE: Patience = {
  headers: 10_000,
  request: 30_000,
  keepAlive: 20_000,
  silence: 60_000,
  stopping: 2_000,
  check: 2_000,
};

export interface Connections {
  /** What fastify calls for each address it listens on (`localhost` has two). */
  readonly makeServer: (handler: RequestListener) => Server;
  /** Ends every connection: at once where nothing is being answered, the others after their answer, or when patience ends. */
  readonly end: () => void;
}

export const makeConnections = (patience: Partial<Patience> = {}): Connections => {
  const allowed: Patience = { ...PATIENCE, ...patience };
  const answering = new Map<Socket, number>();
  let ending = false;

  const opened = (socket: Socket): void => {
    if (ending) return void socket.destroy();
    answering.set(socket, 0);
    socket.once('close', () => answering.delete(socket));
  };

  const count = (socket: Socket, by: 1 | -1): void => {
    const before = answering.get(socket);
    if (before === undefined) return; // closed meanwhile
    answering.set(socket, before + by);
    if (ending && before + by === 0) socket.destroySoon();
  };

  const makeServer = (handler: RequestListener): Server => {
    const server = createServer(
      {
        headersTimeout: allowed.headers,
        requestTimeout: allowed.request,
        keepAliveTimeout: allowed.keepAlive,
        connectionsCheckingInterval: allowed.check,
      },
      handler,
    );
    server.prependListener('request', ({ socket }, response) => {
      count(socket, 1);
      response.once('close', () => count(socket, -1));
    });
    return server.on('connection', opened).setTimeout(allowed.silence);
  };

  const end = (): void => {
    ending = true;
    for (const [socket, answers] of answering) if (answers === 0) socket.destroy();
    const cut = (): void => {
      for (const socket of answering.keys()) socket.destroy();
    };
    setTimeout(cut, allowed.stopping).unref();
  };

  return { makeServer, end };
};
