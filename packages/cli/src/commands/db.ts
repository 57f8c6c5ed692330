/** `muster db backup|restore|check|copy`: what a server keeps, while it runs or not. */

import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  BackupProblem,
  backup,
  type Checked,
  type Counts,
  check,
  copy,
  dataPlace,
  fileIn,
  isPostgres,
  openStore,
  placeOf,
  placeWords,
  restore,
  type Store,
  StoreProblem,
  type Terms,
} from '@muster/server';
import type { Io } from '../io.ts';
import { EXIT, exitBySignal, problem } from '../problem.ts';
import { makeProgress } from '../progress.ts';
import { count } from '../text.ts';

export interface DbOptions {
  readonly data?: string;
  readonly json?: true;
}

const placeFor = ({ data }: DbOptions, io: Io): string =>
  dataPlace(data === undefined ? undefined : resolve(io.cwd, data), io.env);

const entries = (n: number): string => count(n, 'entry', 'entries');
const matches = (n: number): string => count(n, 'match', 'matches');

const countsWords = (counts: Counts): string =>
  `${matches(counts.matches)} with ${entries(counts.entries)}, ${count(counts.shares, 'short link')}`;

/** With a bar, until it is done or stopped; what a database or a file refuses is told in a sentence. */
const working = async (io: Io, words: string, run: (terms: Terms) => Promise<number>): Promise<number> => {
  const progress = makeProgress(io);
  const stop = io.interrupted();
  const onProgress = (done: number, all: number): void =>
    progress.show(done / Math.max(1, all), `${words}: ${done} of ${matches(all)}`);
  try {
    return await run({ onProgress, stop });
  } catch (e) {
    progress.clear();
    if (e instanceof BackupProblem || e instanceof StoreProblem) return problem(e.message);
    if (!stop.aborted) throw e;
    io.tell('muster: stopped before it was done.\n');
    return exitBySignal(stop);
  } finally {
    progress.clear();
  }
};

const within = async <R>(opening: Promise<Store>, run: (store: Store) => Promise<R>): Promise<R> => {
  const store = await opening;
  try {
    return await run(store);
  } finally {
    await store.close();
  }
};

const tell = (io: Io, { json }: DbOptions, told: object, words: string): Promise<void> =>
  io.write(json ? `${JSON.stringify(told)}\n` : `${words}\n`);

export const runBackup = (file: string, options: DbOptions, io: Io): Promise<number> =>
  working(io, 'backing up', async (terms) => {
    const place = placeFor(options, io);
    const counts = await within(openStore(place, { asItIs: true }), (store) =>
      backup(store, resolve(io.cwd, file), terms),
    );
    await tell(io, options, { ...counts, file }, `${file} holds ${placeWords(place)}: ${countsWords(counts)}.`);
    return EXIT.done;
  });

/** A database that was made for this and could not be filled is not left behind half full. */
const filling = async (place: string, fill: (store: Store) => Promise<Counts>): Promise<Counts> => {
  const file = isPostgres(place) ? undefined : fileIn(place);
  const isNew = file !== undefined && !existsSync(file);
  try {
    return await within(openStore(place, { toFill: true }), fill);
  } catch (e) {
    if (isNew) for (const end of ['', '-wal', '-shm']) await rm(`${file}${end}`, { force: true });
    throw e;
  }
};

export const runRestore = (file: string, options: DbOptions, io: Io): Promise<number> =>
  working(io, 'restoring', async (terms) => {
    const place = placeFor(options, io);
    const counts = await filling(place, (store) => restore(resolve(io.cwd, file), store, terms));
    await tell(io, options, counts, `${placeWords(place)} holds what was in ${file}: ${countsWords(counts)}.`);
    return EXIT.done;
  });

export const runCopy = (from: string, to: string, options: DbOptions, io: Io): Promise<number> =>
  working(io, 'copying', async (terms) => {
    const [source, target] = [placeOf(from, io.cwd), placeOf(to, io.cwd)];
    if (source === target) problem('A database is not copied to itself: give another place.');
    const counts = await within(openStore(source, { asItIs: true }), (store) =>
      filling(target, (filled) => copy(store, filled, terms)),
    );
    await tell(
      io,
      options,
      counts,
      `${placeWords(target)} holds all of ${placeWords(source)}: ${countsWords(counts)}.`,
    );
    return EXIT.done;
  });

const checkedWords = (place: string, { matches: all, begun, entries: n, wrong }: Checked): string => {
  const played = `${begun} of ${matches(all)} in ${placeWords(place)} have begun and were played again, ${entries(n)}`;
  if (wrong.length === 0) return `${played}: rules, dice, states and hashes are true.`;
  const listed = wrong.map(({ match, game, reason }) => `${match} (${game}): ${reason}.`);
  return [`${played}: ${matches(wrong.length)} cannot have happened as written.`, ...listed].join('\n');
};

export const runCheck = (options: DbOptions, io: Io): Promise<number> =>
  working(io, 'checking', async (terms) => {
    const place = placeFor(options, io);
    const checked = await within(openStore(place, { asItIs: true }), (store) => check(store, terms));
    await tell(io, options, checked, checkedWords(place, checked));
    return checked.wrong.length === 0 ? EXIT.done : EXIT.no;
  });
