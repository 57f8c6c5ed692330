/** Battles kept in this browser: one entry each, written whole after every command, so a crash leaves the last good one. */

import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import { parsePlayer, type SeatPlayers } from '../contract/players.ts';

export interface Save {
  readonly version: 2;
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
  /** The record as JSON text. */
  readonly record: string;
  readonly updated: number;
  /** How far it is: `round 3`. */
  readonly progress: string;
  /** How it ended, or null. */
  readonly ending: string | null;
}

let opened: { saves: UseStore; aside: UseStore } | undefined;

/** Two databases, since idb-keyval keeps one store in each. */
const stores = () => {
  opened ??= { saves: createStore('muster-battles', 'battles'), aside: createStore('muster-set-aside', 'battles') };
  return opened;
};

/** The first saves knew one game, and counted its rounds. */
const fromVersion1 = ({ round, ...old }: Record<string, unknown>): Record<string, unknown> => ({
  ...old,
  version: 2,
  game: 'grid-battles',
  progress: Number.isFinite(round) ? (round === 0 ? 'deployment' : `round ${round}`) : undefined,
});

const MOST_SEATS = 4;

export const parseSave = (x: unknown): Save | undefined => {
  if (typeof x !== 'object' || x === null) return undefined;
  const given = x as Record<string, unknown>;
  const s: Partial<Save> = given['version'] === 1 ? fromVersion1(given) : given;
  const players = Array.isArray(s.players) ? s.players.map(parsePlayer) : [];
  const whole =
    s.version === 2 &&
    [s.id, s.game, s.title, s.record, s.progress].every((text) => typeof text === 'string') &&
    Number.isSafeInteger(s.seed) &&
    Number.isSafeInteger(s.base) &&
    Number.isFinite(s.updated) &&
    (s.ending === null || typeof s.ending === 'string') &&
    players.length >= 2 &&
    players.length <= MOST_SEATS &&
    players.every((p) => p !== undefined);
  return whole ? (s as Save) : undefined;
};

export const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (b) => 'abcdefghijkmnpqrstuvwxyz23456789'[b % 32]).join('');
};

export const newSeed = (): number => {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high! & 0x1f_ffff) * 0x1_0000_0000 + low!;
};

export const putSave = (save: Save): Promise<void> => set(save.id, save, stores().saves);

export const dropSave = (id: string): Promise<void> => del(id, stores().saves);

/** A save that cannot be read is put away under its name, never deleted. */
export const setAside = async (id: string): Promise<void> => {
  const { saves, aside } = stores();
  await set(id, await get(id, saves), aside);
  await del(id, saves);
};

export type Loaded = { readonly save: Save } | { readonly problem: 'missing' | 'corrupt' };

export const loadSave = async (id: string): Promise<Loaded> => {
  const raw: unknown = await get(id, stores().saves);
  if (raw === undefined) return { problem: 'missing' };
  const save = parseSave(raw);
  if (save !== undefined) return { save };
  await setAside(id);
  return { problem: 'corrupt' };
};

/** All readable saves, newest first, and how many had to be set aside just now. */
export const listSaves = async (): Promise<{ readonly saves: readonly Save[]; readonly setAside: number }> => {
  const all = await entries<string, unknown>(stores().saves);
  const saves: Save[] = [];
  let broken = 0;
  for (const [id, raw] of all) {
    const save = parseSave(raw);
    if (save !== undefined) saves.push(save);
    else {
      broken++;
      await setAside(id);
    }
  }
  return { saves: saves.sort((a, b) => b.updated - a.updated), setAside: broken };
};

/** What was set aside, as text files a player can keep. */
export const listSetAside = async (): Promise<readonly { readonly id: string; readonly text: string }[]> => {
  const all = await entries<string, unknown>(stores().aside);
  return all.map(([id, raw]) => ({ id, text: JSON.stringify(raw, null, 2) ?? '' }));
};

export const dropSetAside = (id: string): Promise<void> => del(id, stores().aside);
