/**
 * Short addresses that a server keeps. This browser remembers those that it has made, each under what it shows, so that the same
 * thing is not kept twice and may be deleted where it was made.
 */

import { type Api, ApiRefusal } from '@muster/client';
import { hashText } from '@muster/kernel';
import { type Key, MOST_SHARE_BYTES, type Share } from '@muster/protocol';

/** What is shown, before it has an address. */
export type ToShare = Omit<Share, 'picture'>;

export interface ShortLink {
  readonly id: string;
  readonly key: Key;
}

/** As much of the browser's storage as is needed. */
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'muster-short-link-';
const NO_SERVER = 'There is no short link, since no server answers that keeps one.';

const TOO_LARGE = 'There is no short link: this is too large for one.';

/** Not sent at all: a server hangs up in the midst of what is too large, and its words are lost. */
const fits = (share: Share): boolean => new TextEncoder().encode(JSON.stringify(share)).byteLength <= MOST_SHARE_BYTES;

const nameOf = (of: string): string => `${PREFIX}${hashText(of).slice(0, 32)}`;

const parseLink = (text: string | null): ShortLink | undefined => {
  try {
    const { id, key } = JSON.parse(text ?? '{}') as Partial<ShortLink>;
    return typeof id === 'string' && typeof key === 'string' ? { id, key } : undefined;
  } catch {
    return undefined;
  }
};

export interface ShortLinks {
  /** The one that was made of this; `of` says what it shows: an address, or the hash of a battle. */
  made(of: string): ShortLink | undefined;
  /** Makes one, or finds that which was made; or a sentence why there is none. */
  make(of: string, share: ToShare, picture: () => Promise<string | undefined>): Promise<ShortLink | string>;
  /** What came of it, as a sentence; `isGone`: it opens nothing any more. */
  remove(of: string): Promise<{ readonly words: string; readonly isGone: boolean }>;
}

export const makeShortLinks = (api: Pick<Api, 'share' | 'shared' | 'unshare'>, shelf: () => Shelf): ShortLinks => {
  const held = new Map<string, ShortLink>(); // where the browser keeps nothing
  const made = (of: string): ShortLink | undefined => {
    try {
      return parseLink(shelf().getItem(nameOf(of))) ?? held.get(of);
    } catch {
      return held.get(of);
    }
  };
  const keep = (of: string, link: ShortLink): void => {
    held.set(of, link);
    try {
      shelf().setItem(nameOf(of), JSON.stringify(link));
    } catch {
      // it can be deleted as long as this page is open
    }
  };
  const forget = (of: string): void => {
    held.delete(of);
    try {
      shelf().removeItem(nameOf(of));
    } catch {
      // nothing is kept there
    }
  };
  const isThere = ({ id }: ShortLink): Promise<boolean> =>
    api.shared(id).then(
      () => true,
      () => false,
    );
  return {
    made,
    make: async (of, share, picture) => {
      const before = made(of);
      if (before !== undefined && (await isThere(before))) return before;
      try {
        if (!fits(share)) return TOO_LARGE;
        const drawn = await picture().catch(() => undefined);
        const pictured = drawn === undefined ? share : { ...share, picture: drawn };
        const { id, key } = await api.share(fits(pictured) ? pictured : share);
        keep(of, { id, key });
        return { id, key };
      } catch (e) {
        return e instanceof ApiRefusal ? `There is no short link: ${e.message}` : NO_SERVER;
      }
    },
    remove: async (of) => {
      const link = made(of);
      try {
        if (link !== undefined) await api.unshare(link.id, link.key);
      } catch (e) {
        if (!(e instanceof ApiRefusal) || e.status !== 404)
          return { words: 'The short link could not be deleted: no server answers. Try again later.', isGone: false };
      }
      forget(of);
      return { words: 'The short link is deleted: it opens nothing any more.', isGone: true };
    },
  };
};
