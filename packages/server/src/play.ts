/** Online play: matches with people anywhere, over this server. */

import type { Clock } from '@muster/table';
import type { FastifyInstance } from 'fastify';
import { makeBuckets } from './bucket.ts';
import { realClock } from './clock.ts';
import { startHeart } from './clocks/heart.ts';
import { registerApi } from './http/api.ts';
import { jobsByClock } from './jobs/by-clock.ts';
import type { OpenJobs } from './jobs/jobs.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { OpenMeters } from './meters.ts';
import { makePushing } from './notices/pushing.ts';
import { type Keeping, keepTidy } from './retention.ts';
import type { Brains } from './rooms/computers.ts';
import { openRooms, type Rooms } from './rooms/rooms.ts';
import { registerSockets, type Sockets } from './sockets/sockets.ts';
import type { Store } from './store/store.ts';

export interface PlayOptions {
  /** Where matches are kept. */
  readonly store: Store;
  /** Who thinks for computers' seats. */
  readonly brains: Brains;
  /** Who wakes matches in which something is due; without it, the clock. */
  readonly jobs?: OpenJobs;
  readonly clock?: Clock;
  readonly limits?: Partial<Limits>;
  /** When matches are deleted; without it, never. */
  readonly keeping?: Keeping;
  /** Push services that are used besides those of the known browsers. */
  readonly pushOrigins?: readonly string[];
  /** Is given what is there in memory, to look at. */
  readonly onPlaying?: (playing: Playing) => void;
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

/** What a server hands to all that is asked of it from outside. */
export interface Outside {
  readonly publicUrl: URL | undefined;
  readonly meters: OpenMeters | undefined;
  readonly log: Log | undefined;
  readonly onError: (error: Error) => void;
  readonly limits: Limits;
  /** Whether this address may ask for so much more just now (`costs.ts`). */
  readonly mayAsk: (address: string, much: number) => boolean;
}

export const registerPlay = async (
  app: FastifyInstance,
  {
    store,
    brains,
    jobs: open = jobsByClock,
    clock = realClock,
    keeping = {},
    pushOrigins = [],
    close,
    onPlaying,
  }: PlayOptions,
  { publicUrl, meters, log, onError, limits, mayAsk }: Outside,
): Promise<void> => {
  const pushing = makePushing({ store, publicUrl, origins: pushOrigins, log });
  const heart = await startHeart(store, clock, onError);
  const jobs = open({ look: (match) => rooms.look(match), clock, onError }); // rooms are there before anything is looked at
  const rooms: Rooms = openRooms({
    store,
    clock,
    heart,
    jobs,
    onError,
    pushing,
    meters,
    brains,
    idleMs: limits.idleMs,
    leftAfterMs: limits.leftAfterMs,
    most: limits.rooms,
    mostEntries: limits.logEntries,
  });
  const mayMake = makeBuckets(clock, limits.matchesPerHour, limits.matchesPerHour / HOUR_MS);
  const sockets = await registerSockets(app, { rooms, clock, limits, onError, publicUrl, meters, mayMake, mayAsk });
  const untidy = keepTidy({ store, clock, keeping, isOpen: rooms.has, log, onError });
  app.addHook('preClose', async () => {
    untidy();
    await rooms.close(GOING); // what is under way is written and answered first
    await jobs.close();
    heart.end();
    await sockets.end(GOING);
  });
  app.addHook('onClose', async () => close?.());
  await registerApi(app, { rooms, mayMake, mayAsk, onError, publicUrl, pushing });
  rooms.takeUp().catch(onError);
  meters?.watch({
    rooms: rooms.count,
    connections: sockets.count,
    computersWaiting: () => brains.waiting?.() ?? 0,
    computersThinking: () => brains.thinking?.() ?? 0,
  });
  onPlaying?.({ rooms, sockets });
};
