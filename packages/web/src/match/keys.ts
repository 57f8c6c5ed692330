/**
 * The keys that this browser holds of battles with people elsewhere, and what their maker may give away. Each battle stands under a name of its
 * own, so that two tabs never overwrite what the other has kept. Without a storage they are held as long as the page is open.
 */

import type { Key, MatchId } from '@muster/protocol';
import { noteLeftOff } from './left-off.ts';

/** What the maker may send to others: a link is good as long as its seat is not taken. */
export interface Invitations {
  /** One for each seat that waits for a person of its own. */
  readonly links: readonly { readonly seat: number; readonly key: Key }[];
  /** Takes an open seat. */
  readonly join: Key | null;
  readonly watch: Key | null;
}

export interface KeptKey {
  readonly match: MatchId;
  readonly key: Key;
  /** When it was kept, in milliseconds since 1970. */
  readonly since: number;
  /** Of who made the battle. */
  readonly invitations?: Invitations;
  /** This browser is told of its turns. */
  readonly told?: true;
  /** A rematch was asked for here: there may be one by now. */
  readonly hopes?: true;
}

const PREFIX = 'muster-match-';
/** Where the browser keeps nothing. */
const held = new Map<MatchId, KeptKey>();

const isText = (x: unknown): x is string => typeof x === 'string';
const isTextOrNull = (x: unknown): x is string | null => x === null || isText(x);

const parseInvitations = (x: unknown): Invitations | undefined => {
  if (typeof x !== 'object' || x === null) return undefined;
  const { links, join, watch } = x as Partial<Invitations>;
  const whole =
    Array.isArray(links) &&
    links.every((one) => Number.isInteger(one?.seat) && isText(one?.key)) &&
    isTextOrNull(join) &&
    isTextOrNull(watch);
  return whole ? { links, join, watch } : undefined;
};

export const parseKey = (x: unknown): KeptKey | undefined => {
  if (typeof x !== 'object' || x === null) return undefined;
  const { match, key, since, invitations: given, told, hopes } = x as Partial<KeptKey>;
  if (!isText(match) || !isText(key) || !Number.isFinite(since)) return undefined;
  const invitations = parseInvitations(given);
  return {
    match,
    key,
    since: since!,
    ...(invitations !== undefined && { invitations }),
    ...(told === true && { told }),
    ...(hopes === true && { hopes }),
  };
};

const parseText = (text: string | null): KeptKey | undefined => {
  try {
    return parseKey(JSON.parse(text ?? 'null'));
  } catch {
    return undefined;
  }
};

/** Undefined where the browser forbids its storage. */
const storage = (): Storage | undefined => {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
};

export const keyOf = (match: MatchId): KeptKey | undefined =>
  parseText(storage()?.getItem(`${PREFIX}${match}`) ?? null) ?? held.get(match);

/** Whether it will be there when the page is opened again. */
export const keepKey = (kept: KeptKey): boolean => {
  held.set(kept.match, kept);
  noteLeftOff(true);
  try {
    localStorage.setItem(`${PREFIX}${kept.match}`, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
};

/** A rematch is hoped for in this battle, or is no longer. */
export const hopeFor = (match: MatchId, isHoped: boolean): void => {
  const kept = keyOf(match);
  if (kept === undefined || (kept.hopes === true) === isHoped) return;
  const { hopes: _, ...rest } = kept;
  keepKey({ ...rest, ...(isHoped && { hopes: true }) });
};

/** There is one, and the same keys open it, that of spectators too. Who is told of turns here is told of those there. */
export const keepRematch = ({ match, key }: Pick<KeptKey, 'match' | 'key'>, rematch: MatchId): void => {
  hopeFor(match, false);
  if (keyOf(rematch) !== undefined) return;
  const { invitations: given, told } = keyOf(match) ?? {};
  const invitations = given && { links: [], join: null, watch: given.watch };
  keepKey({ match: rematch, key, since: Date.now(), ...(invitations && { invitations }), ...(told && { told }) });
};

export const dropKey = (match: MatchId): void => {
  held.delete(match);
  storage()?.removeItem(`${PREFIX}${match}`);
};

/** Newest first. */
export const allKeys = (): readonly KeptKey[] => {
  const found = new Map(held);
  for (const [name, text] of Object.entries(storage() ?? {})) {
    const kept = name.startsWith(PREFIX) ? parseText(String(text)) : undefined;
    if (kept !== undefined) found.set(kept.match, kept);
  }
  return [...found.values()].sort((a, b) => b.since - a.since);
};

export const matchAddress = (match: MatchId): string => `/m/${match}`;
/** For others: what stands after # is never sent to a server. */
export const linkOf = (match: MatchId, key: Key): string => `${location.origin}${matchAddress(match)}#${key}`;
