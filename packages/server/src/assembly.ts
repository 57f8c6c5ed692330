/** A whole server as the environment wants it: settings, log, store, computers, figures. Only its port is not open yet. */

import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer } from './app.ts';
import { type Log, makeLog } from './log.ts';
import { type OpenMeters, openMeters, type ServedMeters, serveMeters } from './meters.ts';
import { dataPlace, inWords, openPlay, placeWords } from './open.ts';
import { ServeProblem } from './problem.ts';
import { type Environment, type MetricsPlace, readSettings, unknownSettings } from './settings.ts';
import { tellingStore } from './telling-store.ts';

export interface Wanted {
  readonly env: Environment;
  /** The folder of the database, before all that the environment says. */
  readonly data?: string;
  readonly webRoot?: string;
  /** Takes a line of the log. */
  readonly write: (line: string) => void;
}

export interface Assembled {
  readonly app: FastifyInstance;
  /** Where matches are kept, as it may be printed. */
  readonly data: string;
  readonly log: Log;
}

const served = async (meters: OpenMeters, place: MetricsPlace): Promise<ServedMeters> => {
  try {
    return await serveMeters(meters, place);
  } catch (e) {
    const why = e instanceof Error ? e.message : String(e);
    throw new ServeProblem('settingWrong', `Figures cannot be served where MUSTER_METRICS says: ${why}.`);
  }
};

/** Throws a ServeProblem, in words, for what whoever starts it can put right. Closing the app closes all of it. */
export const assemble = async ({ env, data, webRoot, write }: Wanted): Promise<Assembled> => {
  const settings = readSettings(env);
  const log = makeLog(settings.log, write);
  for (const name of unknownSettings(env)) log({ event: 'unknownSetting', name });
  const place = dataPlace(data === undefined ? undefined : resolve(data), env);
  const meters = settings.metrics === undefined ? undefined : openMeters();
  const metrics = meters && (await served(meters, settings.metrics!));
  try {
    const { threads, limits, requestsPerMinute, publicUrl, trustProxy, pushOrigins } = settings;
    const play = await openPlay(place, { threads, ...(meters && { meters }) });
    const store = tellingStore(play.store, log);
    const onError = (error: Error): void => log({ event: 'error', error });
    const app = await createServer({
      play: {
        ...play,
        store,
        limits,
        pushOrigins,
        keeping: { unbegunDays: settings.keepUnbegunDays, overDays: settings.keepOverDays },
      },
      log,
      onError,
      requestsPerMinute,
      trustProxy,
      ...(publicUrl && { publicUrl }),
      ...(meters && { meters }),
      ...(webRoot !== undefined && { webRoot }),
    }).catch(async (e: unknown) => {
      await play.close?.();
      throw inWords(e); // it may have gone away since it was opened
    });
    app.addHook('preClose', async () => log({ event: 'stopping' }));
    app.addHook('onClose', async () => {
      await metrics?.close();
      log({ event: 'stopped' });
    });
    if (metrics !== undefined) log({ event: 'metrics', address: metrics.address });
    return { app, data: placeWords(place), log };
  } catch (e) {
    await metrics?.close();
    throw e;
  }
};
