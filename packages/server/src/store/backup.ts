/**
 * A whole store as lines of JSON, in one form for every database: to keep it elsewhere, to put it back, and to move from one to
 * another. It is of one moment, whatever is written meanwhile. Checkpoints are caches, and left out.
 */

import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, open, unlink } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { MatchId } from '@muster/protocol';
import {
  FILLING,
  type Head,
  type KeptKey,
  type KeptShare,
  type Opening,
  type Outage,
  OWN_NAMES,
  type Reading,
  type Row,
  type Store,
  type Subscription,
} from './store.ts';

const FORMAT = 'muster-backup/2';
/** The first had neither who wants notices nor the server's own keys. */
const READ: readonly unknown[] = ['muster-backup/1', FORMAT];

/** Not our bug: this cannot be backed up or put back there. `message` says why. */
export class BackupProblem extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'BackupProblem';
  }
}

export interface Counts {
  readonly matches: number;
  readonly entries: number;
  readonly shares: number;
}

export interface Terms {
  /** Is told how many matches of how many are done. */
  readonly onProgress?: (done: number, all: number) => void;
  /** Ends it, as if it had failed. */
  readonly stop?: AbortSignal;
}

type BackupLine =
  | {
      readonly type: 'match';
      readonly head: Head;
      readonly opening: Opening | null;
      readonly keys: readonly KeptKey[];
      readonly subscriptions?: readonly Subscription[];
    }
  | { readonly type: 'own'; readonly name: string; readonly value: string }
  | { readonly type: 'rows'; readonly match: MatchId; readonly rows: readonly Row[] }
  | { readonly type: 'share'; readonly share: KeptShare }
  /** When a node lived last, and when none did: the time until one is ready again counts for nobody. */
  | { readonly type: 'lived'; readonly last: number | null; readonly outages: readonly Outage[] };

/** The first line and the last. */
interface BackupBound {
  readonly type: 'backup' | 'end';
}

/** How much is read at once. */
const PAGE = 200;

/** Every match, by id. */
export async function* everyMatch(from: Reading): AsyncGenerator<Head, void, undefined> {
  for (let page = await from.heads('', PAGE); page.length > 0; page = await from.heads(page.at(-1)!.match, PAGE))
    yield* page;
}

async function* everyShare(from: Reading): AsyncGenerator<KeptShare, void, undefined> {
  for (let page = await from.shares('', PAGE); page.length > 0; page = await from.shares(page.at(-1)!.id, PAGE))
    yield* page;
}

async function* linesOf(from: Reading): AsyncGenerator<BackupLine, void, undefined> {
  for (const name of OWN_NAMES) {
    const value = await from.own(name);
    if (value !== undefined) yield { type: 'own', name, value };
  }
  for await (const { match } of everyMatch(from)) {
    const { head, opening, count } = (await from.load(match))!;
    const subscriptions = await from.subscriptionsOf(match);
    yield { type: 'match', head, opening, keys: await from.keysOf(match), subscriptions };
    for (let n = 0; n < count; n += PAGE)
      yield { type: 'rows', match, rows: await from.rows(match, n, Math.min(n + PAGE, count)) };
  }
  for await (const share of everyShare(from)) yield { type: 'share', share };
  yield { type: 'lived', last: (await from.lastBeat()) ?? null, outages: await from.outages(0) };
}

/** `all`: how many matches there will be. */
const counting = ({ onProgress, stop }: Terms, all: number) => {
  const counts = { matches: 0, entries: 0, shares: 0 };
  return {
    counts,
    add: (line: BackupLine): void => {
      stop?.throwIfAborted();
      if (line.type === 'match') {
        onProgress?.(counts.matches, all);
        counts.matches++;
      }
      if (line.type === 'rows') counts.entries += line.rows.length;
      if (line.type === 'share') counts.shares++;
    },
  };
};

const writeLine = async (to: Store, line: BackupLine): Promise<void> => {
  const written = async (answer: Promise<unknown>): Promise<void> => {
    if ((await answer) !== 'written')
      throw new BackupProblem('Something was written to this store meanwhile: begin again with an empty one.');
  };
  switch (line.type) {
    case 'match': {
      const { head, opening, keys, subscriptions = [] } = line;
      await written(to.create(head, keys));
      if (opening !== null) await written(to.write({ match: head.match, opening }));
      for (const subscription of subscriptions) await to.subscribe(subscription);
      return;
    }
    case 'own':
      await to.keepOwn(line.name, line.value);
      return;
    case 'rows':
      return written(to.write({ match: line.match, rows: line.rows }));
    case 'share':
      return written(to.share(line.share));
    case 'lived':
      for (const outage of line.outages) await to.missed(outage);
      if (line.last !== null) await to.beat('before', line.last);
      return;
  }
};

/** Only an empty store is filled, or what an earlier filling that did not end has left. */
const beginFilling = async (to: Store): Promise<string> => {
  if ((await to.own(FILLING)) === undefined) await refuseFilled(to);
  else await to.clear();
  return to.keepOwn(FILLING, randomBytes(8).toString('hex'));
};

const endFilling = async (to: Store, filling: string): Promise<void> => {
  if ((await to.own(FILLING)) !== filling)
    throw new BackupProblem('Another began to fill this store meanwhile: begin again when that is done.');
  await to.forgetOwn(FILLING);
};

const refuseFilled = async (to: Store): Promise<void> => {
  const isEmpty = (await to.heads('', 1)).length === 0 && (await to.shares('', 1)).length === 0;
  if (!isEmpty) throw new BackupProblem('There are matches in this store already: only an empty one can be filled.');
};

/** So many lines are on their way at once: a store writes together what comes together, and in the order in which it came. */
const AT_ONCE = 200;

const writeAll = async (
  to: Store,
  lines: AsyncIterable<BackupLine>,
  add: (line: BackupLine) => void,
): Promise<void> => {
  let waiting: Promise<void>[] = [];
  try {
    for await (const line of lines) {
      add(line);
      waiting.push(writeLine(to, line));
      if (waiting.length < AT_ONCE) continue;
      await Promise.all(waiting);
      waiting = [];
    }
    await Promise.all(waiting);
  } finally {
    await Promise.allSettled(waiting);
  }
};

/** All of it, or the store is as empty as before; where even that fails, it says that it is not whole. */
const fill = async (to: Store, lines: AsyncIterable<BackupLine>, terms: Terms, all: number): Promise<Counts> => {
  const filling = await beginFilling(to);
  const { counts, add } = counting(terms, all);
  try {
    await writeAll(to, lines, add);
    await endFilling(to, filling);
    return counts;
  } catch (error) {
    if ((await to.own(FILLING).catch(() => undefined)) === filling) await to.clear().catch(() => undefined);
    throw error;
  }
};

/** Everything of one store into another, which is empty. */
export const copy = async (from: Store, to: Store, terms: Terms = {}): Promise<Counts> => {
  const still = await from.still();
  try {
    return await fill(to, linesOf(still), terms, await still.count());
  } finally {
    await still.close();
  }
};

const writeBackup = async (from: Reading, terms: Terms, append: (text: string) => Promise<void>): Promise<Counts> => {
  const { counts, add } = counting(terms, await from.count());
  const sum = createHash('sha256');
  const put = async (line: object): Promise<void> => {
    const text = `${JSON.stringify(line)}\n`;
    sum.update(text);
    await append(text);
  };
  await put({ type: 'backup', format: FORMAT });
  for await (const line of linesOf(from)) {
    await put(line);
    add(line);
  }
  await append(`${JSON.stringify({ type: 'end', ...counts, sha256: sum.digest('hex') })}\n`);
  return counts;
};

const WRONG_FILE: Readonly<Record<string, (file: string) => string>> = {
  EEXIST: (file) => `There is a file ${file} already: give another name.`,
  ENOSPC: (file) => `There is no room for ${file}: its disk is full. Nothing of it was left there.`,
  EDQUOT: (file) => `There is no room for ${file}: this user may not store so much. Nothing of it was left there.`,
  EFBIG: (file) => `There is no room for ${file}: files may not become so large there. Nothing of it was left there.`,
  ENOENT: (file) => `There is no such file or folder: ${file}.`,
  ENOTDIR: (file) => `The folder of ${file} is a file.`,
  EISDIR: (file) => `${file} is a folder: give the name of a file.`,
  EACCES: (file) => `This user may not use the file ${file} or its folder.`,
  EPERM: (file) => `This user may not use the file ${file}, or its disk keeps no such files.`,
  EROFS: (file) => `The disk of ${file} can only be read.`,
};

/** What the file system said, in words; all else is given back as it is. */
const fileProblem = (error: unknown, file: string): unknown => {
  const words = error instanceof Error && 'code' in error ? WRONG_FILE[String(error.code)] : undefined;
  return words === undefined ? error : new BackupProblem(words(file), error);
};

/** Into a new file, for its owner's eyes alone: seeds stand in it. There is none until it is whole and on its disk. */
export const backup = async (store: Store, file: string, terms: Terms = {}): Promise<Counts> => {
  const part = `${file}.${randomBytes(6).toString('hex')}.part`;
  const still = await store.still();
  try {
    const handle = await open(part, 'wx', 0o600);
    try {
      const counts = await writeBackup(still, terms, (text) => handle.appendFile(text));
      await handle.sync();
      await link(part, file);
      return counts;
    } finally {
      await handle.close();
      await unlink(part);
    }
  } catch (error) {
    throw fileProblem(error, file);
  } finally {
    await still.close();
  }
};

const textsOf = (file: string): AsyncIterable<string> =>
  createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });

const notWhole = (file: string, cause?: unknown): BackupProblem =>
  new BackupProblem(`The file ${file} is not a whole backup: nothing of it was used.`, cause);

const parsed = (
  file: string,
  text: string,
): { readonly type?: unknown; readonly format?: unknown; readonly sha256?: unknown } => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw notWhole(file, error);
  }
};

const refuseFormat = (file: string, format: unknown): void => {
  if (READ.includes(format)) return;
  throw typeof format === 'string' && format.startsWith('muster-backup/')
    ? new BackupProblem(`The file ${file} was written by another version of this program: nothing of it was used.`)
    : notWhole(file);
};

/** It begins and ends as it should, and its sum is right: then it is what was written. How many matches it holds. */
const refuseDamaged = async (file: string, stop: AbortSignal | undefined): Promise<number> => {
  const sum = createHash('sha256');
  let last: string | undefined;
  let matches = 0;
  for await (const text of textsOf(file)) {
    stop?.throwIfAborted();
    if (last === undefined) refuseFormat(file, parsed(file, text).format);
    else sum.update(`${last}\n`);
    if (text.startsWith('{"type":"match"')) matches++;
    last = text;
  }
  if (last === undefined || parsed(file, last).sha256 !== sum.digest('hex')) throw notWhole(file);
  return matches;
};

const isBound = (line: BackupLine | BackupBound): line is BackupBound => line.type === 'backup' || line.type === 'end';

async function* backedUp(file: string): AsyncGenerator<BackupLine, void, undefined> {
  for await (const text of textsOf(file)) {
    const line: BackupLine | BackupBound = JSON.parse(text);
    if (!isBound(line)) yield line;
  }
}

/** What a backup holds into a store, which is empty. */
export const restore = async (file: string, to: Store, terms: Terms = {}): Promise<Counts> => {
  const matches = await refuseDamaged(file, terms.stop).catch((error: unknown) => {
    throw fileProblem(error, file);
  });
  return fill(to, backedUp(file), terms, matches);
};
