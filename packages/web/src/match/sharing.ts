/** Copying a link: a short one where a server keeps it, otherwise the long one that carries everything. */

import type { MatchRecord } from '@muster/kernel';
import { copyText } from '../parts/copying.ts';
import { api } from './server.ts';
import { copyRecordLink, type LinkCopied } from './share.ts';
import { makeShortLinks, type ToShare } from './short-links.ts';

export const shortLinks = makeShortLinks(api, () => localStorage);

/** What is shown under a short address, and how it is passed on without one. */
export interface Sharing {
  /** An address, or the hash of a battle. */
  readonly of: string;
  share(): ToShare;
  /** What follows the short address: `?at=12`. */
  readonly query?: string;
  picture?(): Promise<string | undefined>;
  /** Without a server. */
  copyLong(): Promise<LinkCopied>;
}

/** While it is made: the picture of a large board takes a moment. */
export const MAKING: LinkCopied = { words: 'Making the link…' };

const noPicture = async (): Promise<undefined> => undefined;

export const copyLink = async ({ of, share, query = '', picture, copyLong }: Sharing): Promise<LinkCopied> => {
  const made = await shortLinks.make(of, share(), picture ?? noPicture);
  if (typeof made === 'string') {
    const { words, link } = await copyLong();
    return { words: `${words} ${made}`, ...(link !== undefined && { link }) };
  }
  const link = `${location.origin}/s/${made.id}${query}`;
  if (await copyText(link)) return { words: `The short link is copied: ${link}` };
  return { words: 'The browser does not allow copying. Copy the short link from this field.', link };
};

export const recordSharing = (
  record: MatchRecord,
  at: number,
  share: () => ToShare,
  picture: () => Promise<string | undefined>,
): Sharing => ({
  of: record.entries.at(-1)?.hash ?? record.setup.hash,
  share,
  query: at === 0 ? '' : `?at=${at}`,
  picture,
  copyLong: () => copyRecordLink(record, at),
});
