/**
 * A whole store as lines of JSON, in one form for every database: to keep it elsewhere, to put it back, and to move from one to
 * another. It is of one moment, whatever is written meanwhile. Checkpoints are caches, and left out.
 */

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, open, unlink } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { MatchId } from '@muster/protocol';
import type { Head, KeptKey, KeptShare, Opening, Outage, Reading, Row, Store } from './store.ts';

const FORMAT = 'muster-backup/1';

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

type Line =
  | { readonly type: 'match'; readonly head: Head; readonly opening: Opening | null; readonly keys: readonly KeptKey[] }
  | { readonly type: 'rows'; readonly match: MatchId; readonly rows: readonly Row[] }
  | { readonly type: 'share'; readonly share: KeptShare }
  /** When a node lived last, and when none did: the time until one is ready again counts for nobody. */
  | { readonly type: 'lived'; readonly last: number | null; readonly outages: readonly Outage[] };

/** The first line and the last. */
interface Mark {
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

async function* linesOf(from: Reading): AsyncGenerator<Line, void, undefined> {
  for await (const { match } of everyMatch(from)) {
    const { head, opening, count } = (await from.load(match))!;
    yield { type: 'match', head, opening, keys: await from.keysOf(match) };
    for (let n = 0; n < count; n += PAGE)
      yield { type: 'rows', match, rows: await from.rows(match, n, Math.min(n + PAGE, count)) };
  }
  for await (const share of everyShare(from)) yield { type: 'share', share };
  yield { type: 'lived', last: (await from.lastBeat()) ?? null, outages: await from.outages(0) };
}

const counting = () => {
  const counts = { matches: 0, entries: 0, shares: 0 };
  return {
    counts,
    add: (line: Line): void => {
      if (line.type === 'match') counts.matches++;
      if (line.type === 'rows') counts.entries += line.rows.length;
      if (line.type === 'share') counts.shares++;
    },
  };
};

const writeLine = async (to: Store, line: Line): Promise<void> => {
  const written = async (answer: Promise<unknown>): Promise<void> => {
    if ((await answer) !== 'written')
      throw new BackupProblem('Something was written to this store meanwhile: begin again with an empty one.');
  };
  switch (line.type) {
    case 'match': {
      const { head, opening, keys } = line;
      await written(to.create(head, keys));
      if (opening !== null) await written(to.write({ match: head.match, opening }));
      return;
    }
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

const refuseFilled = async (to: Store): Promise<void> => {
  const isEmpty = (await to.heads('', 1)).length === 0 && (await to.shares('', 1)).length === 0;
  if (!isEmpty) throw new BackupProblem('There are matches in this store already: only an empty one can be filled.');
};

const fill = async (to: Store, lines: AsyncIterable<Line>): Promise<Counts> => {
  await refuseFilled(to);
  const { counts, add } = counting();
  for await (const line of lines) {
    await writeLine(to, line);
    add(line);
  }
  return counts;
};

/** Everything of one store into another, which is empty. */
export const copy = async (from: Store, to: Store): Promise<Counts> => {
  const still = await from.still();
  try {
    return await fill(to, linesOf(still));
  } finally {
    await still.close();
  }
};

const writeBackup = async (from: Reading, append: (text: string) => Promise<void>): Promise<Counts> => {
  const { counts, add } = counting();
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

/** Into a new file, for its owner's eyes alone: seeds stand in it. There is none until it is whole and on its disk. */
export const backup = async (store: Store, file: string): Promise<Counts> => {
  const part = `${file}.part`;
  const still = await store.still();
  try {
    const handle = await open(part, 'w', 0o600);
    try {
      const counts = await writeBackup(still, async (text) => {
        await handle.write(text);
      });
      await handle.sync();
      await link(part, file);
      return counts;
    } finally {
      await handle.close();
      await unlink(part);
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new BackupProblem(`There is a file ${file} already: give another name.`, error);
    throw error;
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

/** It begins and ends as it should, and its sum is right: then it is what was written. */
const refuseDamaged = async (file: string): Promise<void> => {
  const sum = createHash('sha256');
  let last: string | undefined;
  for await (const text of textsOf(file)) {
    if (last === undefined && parsed(file, text).format !== FORMAT) throw notWhole(file);
    if (last !== undefined) sum.update(`${last}\n`);
    last = text;
  }
  if (last === undefined || parsed(file, last).sha256 !== sum.digest('hex')) throw notWhole(file);
};

const isMark = (line: Line | Mark): line is Mark => line.type === 'backup' || line.type === 'end';

async function* backedUp(file: string): AsyncGenerator<Line, void, undefined> {
  for await (const text of textsOf(file)) {
    const line: Line | Mark = JSON.parse(text);
    if (!isMark(line)) yield line;
  }
}

/** What a backup holds into a store, which is empty. */
export const restore = async (file: string, to: Store): Promise<Counts> => {
  await refuseDamaged(file);
  return fill(to, backedUp(file));
};
