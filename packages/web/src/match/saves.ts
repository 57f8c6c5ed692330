/**
 * Battles kept in this browser. Under its id stands a battle's head, and beside it, under `[id, n]`, every entry of its log. What
 * is new is written in one transaction with the head that counts it, so a crash leaves the last good state; the same transaction looks
 * whether it follows on what is kept, so that two tabs never mix their entries. A list reads heads only.
 */

import {
  type Entry,
  explainMalformed,
  type MatchRecord,
  type Parsed,
  parseRecord,
  parseRecordText,
} from '@muster/kernel';
import type { Written } from '@muster/table';
import { parsePlayer, type SeatPlayers } from '../contract/players.ts';
import { type Held, makeDatabase, pairsIn } from '../parts/database.ts';
import { RESULTS, type Result } from './result.ts';

/** What a list says of a battle. */
export interface SaveHead {
  readonly id: string;
  /** The id of its game. */
  readonly game: string;
  readonly title: string;
  /** One for each seat. */
  readonly players: SeatPlayers;
  /** The seed of the dice that are still to come. */
  readonly seed: number;
  /** How many entries came with a record that was played on; their dice are the record's. */
  readonly base: number;
  readonly updated: number;
  /** How far it is: `round 3`. */
  readonly progress: string;
  /** How it ended, or null. */
  readonly ending: string | null;
  /** For the one person who played. */
  readonly result?: Result;
  /** It came as a file, and nobody knows who played. */
  readonly imported?: true;
  /** It was played with people elsewhere, and came as a record when it was over. */
  readonly far?: true;
  /** What was rolled or learned stands: no take-backs of it. */
  readonly strict?: true;
  /** Those at this screen hide nothing from each other. */
  readonly openHands?: true;
}

export interface Save extends SaveHead {
  readonly version: 3;
  /** The record without its entries. */
  readonly opening: Omit<MatchRecord, 'entries'>;
  /** How many entries stand beside it. */
  readonly count: number;
}

/** A battle as it was found. */
export interface KeptBattle {
  readonly save: Save;
  readonly record: MatchRecord;
  /** How many of its entries stand beside its head: fewer than there are in what an older page kept. */
  readonly stored: number;
}

const saves = makeDatabase('muster-battles', 'battles');
/** In a database of its own, as older pages have made it. */
const aside = makeDatabase('muster-set-aside', 'battles');

type Raw = Readonly<Record<string, unknown>>;

/** The first saves knew one game, and counted its rounds. */
const fromVersion1 = ({ round, ...old }: Raw): Raw => ({
  ...old,
  version: 2,
  game: 'grid-battles',
  progress: Number.isFinite(round) ? (round === 0 ? 'deployment' : `round ${round}`) : undefined,
});

const MOST_SEATS = 8;

const readHead = (s: Raw): SaveHead | undefined => {
  const { id, game, title, players: given, seed, base, updated, progress, ending } = s as Partial<SaveHead>;
  const players = Array.isArray(given) ? given.map(parsePlayer) : [];
  const whole =
    [id, game, title, progress].every((text) => typeof text === 'string') &&
    Number.isSafeInteger(seed) &&
    Number.isSafeInteger(base) &&
    Number.isSafeInteger(updated) &&
    Number.isFinite(new Date(updated!).getTime()) && // a number may lie beyond all dates
    (ending === null || typeof ending === 'string') &&
    players.length >= 2 &&
    players.length <= MOST_SEATS &&
    players.every((p) => p !== undefined);
  if (!whole) return undefined;
  const result = RESULTS.find((one) => one === s['result']);
  return {
    ...({ id, game, title, players, seed, base, updated, progress, ending } as SaveHead),
    ...(result !== undefined && { result }),
    ...(s['imported'] === true && { imported: true }),
    ...(s['far'] === true && { far: true }),
    ...(s['strict'] === true && { strict: true }),
    ...(s['openHands'] === true && { openHands: true }),
  };
};

/** Of any version; undefined for what is none. Old ones hold the whole record as text. */
const rawOf = (x: unknown): Raw | undefined => {
  if (typeof x !== 'object' || x === null) return undefined;
  const raw = x as Raw;
  if (raw['version'] === 1) return fromVersion1(raw);
  return raw['version'] === 2 || raw['version'] === 3 ? raw : undefined;
};

export const parseHead = (x: unknown): SaveHead | undefined => {
  const raw = rawOf(x);
  return raw && readHead(raw);
};

const isOld = (x: unknown): boolean => rawOf(x)?.['version'] === 2;

const recordOf = (raw: Raw, entries: readonly unknown[]): Parsed<MatchRecord> => {
  if (raw['version'] === 3) return parseRecord({ ...(raw['opening'] as object), entries });
  return parseRecordText(String(raw['record']));
};

/** A head and what stood beside it; or why they make no battle. */
export const parseKept = (x: unknown, beside: readonly unknown[]): KeptBattle | string => {
  const raw = rawOf(x);
  const head = raw && readHead(raw);
  if (raw === undefined || head === undefined) return 'its head is damaged';
  const record = recordOf(raw, beside);
  if (!record.ok) return explainMalformed(record.refusal);
  const { entries, ...opening } = record.value;
  if (raw['version'] === 3 && raw['count'] !== entries.length) return 'entries are missing';
  const save: Save = { ...head, version: 3, opening, count: entries.length };
  return { save, record: record.value, stored: beside.length };
};

export const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (b) => 'abcdefghijkmnpqrstuvwxyz23456789'[b % 32]).join('');
};

export const newSeed = (): number => {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high! & 0x1f_ffff) * 0x1_0000_0000 + low!;
};

/** Writes the head, and the last of the entries it counts. */
const put = async (store: Held, save: Save, news: readonly Entry[]): Promise<void> => {
  const first = save.count - news.length;
  await Promise.all([store.put(save, save.id), ...news.map((entry, i) => store.put(entry, [save.id, first + i]))]);
};

/** What stands beside a head: a number is less than an array. */
const besideOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

/**
 * All or nothing, and nothing where something else than the entries before `news` is kept: another tab has played on, or has deleted the
 * battle. `news`: the last of the entries that the head counts.
 */
export const writeSave = (save: Save, news: readonly Entry[]): Promise<Written> =>
  saves('readwrite', async (store) => {
    const kept = await store.count(besideOf(save.id));
    const before = save.count - news.length;
    if (kept !== before) return kept < before ? 'deleted' : 'playedOn';
    await put(store, save, news);
    return 'kept';
  });

const readRaw = (id: string): Promise<readonly [unknown, readonly unknown[]]> =>
  saves('readonly', (store) => Promise.all([store.get(id), store.getAll(besideOf(id))]));

/** Writes what an older page kept as it is kept now, if nobody has done so yet. */
const migrate = (id: string): Promise<void> =>
  saves('readwrite', async (store) => {
    const raw: unknown = await store.get(id);
    const kept = isOld(raw) ? parseKept(raw, []) : '';
    if (typeof kept !== 'string') await put(store, kept.save, kept.record.entries);
  });

export const dropSave = (id: string): Promise<void> =>
  saves('readwrite', async (store) => {
    await Promise.all([store.delete(id), store.delete(besideOf(id))]);
  });

/** A save that cannot be read is put away under its name, never deleted. */
export const setAside = async (id: string): Promise<void> => {
  const [head, beside] = await readRaw(id);
  const whole = typeof head === 'object' && beside.length > 0 ? { ...head, entries: beside } : head;
  await aside('readwrite', (store) => store.put(whole, id));
  await dropSave(id);
};

export type Loaded = KeptBattle | { readonly problem: 'missing' | 'corrupt' };

export const loadSave = async (id: string): Promise<Loaded> => {
  const [head] = await readRaw(id);
  if (head === undefined) return { problem: 'missing' };
  if (isOld(head)) await migrate(id).catch(() => {}); // a full storage: it is read as it is
  const kept = parseKept(...(await readRaw(id)));
  if (typeof kept !== 'string') return kept;
  await setAside(id);
  return { problem: 'corrupt' };
};

/** Heads stand under texts, entries under arrays, and an array is more than any text. */
const readHeads = (): Promise<readonly (readonly [string, unknown])[]> =>
  saves('readonly', (store) => pairsIn(store, IDBKeyRange.upperBound([], true)));

/** All readable saves, newest first, and how many had to be set aside just now. */
export const listSaves = async (): Promise<{ readonly saves: readonly SaveHead[]; readonly setAside: number }> => {
  const heads: SaveHead[] = [];
  let broken = 0;
  for (const [id, raw] of await readHeads()) {
    const save = parseHead(raw);
    if (save === undefined) {
      broken++;
      await setAside(id);
    } else {
      heads.push(save);
      if (isOld(raw)) await migrate(id).catch(() => {}); // it is listed as it is
    }
  }
  return { saves: heads.sort((a, b) => b.updated - a.updated), setAside: broken };
};

/** What was set aside, as text files a player can keep. */
export const listSetAside = async (): Promise<readonly { readonly id: string; readonly text: string }[]> => {
  const all = await aside('readonly', (store) => pairsIn(store));
  return all.map(([id, raw]) => ({ id, text: JSON.stringify(raw, null, 2) ?? '' }));
};

export const dropSetAside = (id: string): Promise<void> => aside('readwrite', (store) => store.delete(id));
