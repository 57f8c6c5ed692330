/** Online play: matches with people anywhere, over this server. */

import type { Clock } from '@muster/table';
import type { FastifyInstance } from 'fastify';
import { makeBuckets } from './bucket.ts';
import { realClock } from './clock.ts';
import { registerApi } from './http/api.ts';
import { LIMITS, type Limits } from './limits.ts';
import type { Brains } from './rooms/computers.ts';
import { openRooms, type Rooms } from './rooms/rooms.ts';
import { registerSockets, type Sockets } from './sockets/sockets.ts';
import type { Store } from './store/store.ts';

export interface PlayOptions {
  /** Where matches are kept. */
  readonly store: Store;
  /** Who thinks for computers' seats. */
  readonly brains: Brains;
  readonly clock?: Clock;
  readonly limits?: Partial<Limits>;
  /** Called when the server has closed. */
  readonly close?: () => Promise<void>;
}

/** What a test or a chart may look at. */
export interface Playing {
  readonly rooms: Rooms;
  readonly sockets: Sockets;
}

const HOUR_MS = 3_600_000;
const GOING = 'The server is going down: come back in a moment.';

export const registerPlay = async (
  app: FastifyInstance,
  { store, brains, clock = realClock, limits: given = {}, close }: PlayOptions,
  onError: (error: Error) => void,
): Promise<Playing> => {
  const limits: Limits = { ...LIMITS, ...given };
  const rooms = openRooms({ store, clock, onError, brains, idleMs: limits.idleMs, most: limits.rooms });
  app.addHook('preClose', () => rooms.close(GOING));
  app.addHook('onClose', async () => close?.());
  const sockets = await registerSockets(app, { rooms, clock, limits, onError });
  const mayMake = makeBuckets(clock, limits.matchesPerHour, limits.matchesPerHour / HOUR_MS);
  await registerApi(app, { rooms, mayMake, onError });
  rooms.takeUp().catch(onError);
  return { rooms, sockets };
};
