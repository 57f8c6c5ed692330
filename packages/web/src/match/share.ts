/** A record in a link: deflated, in the part of the address that never leaves the browser. */

import type { MatchRecord } from '@muster/kernel';
import { copyText } from '../parts/copying.ts';

const toBase64Url = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));

type ByteStream = ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>;

/** A browser unpacks every piece that it is given as a whole: small ones, none of them more than a megabyte when it is unpacked. */
const PIECE = 1000;

const inPieces = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> => {
  let at = 0;
  return new ReadableStream({
    pull: (stream) => {
      if (at >= bytes.length) return stream.close();
      stream.enqueue(bytes.slice(at, at + PIECE));
      at += PIECE;
    },
  });
};

const through = (bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream) =>
  inPieces(bytes).pipeThrough(stream as ByteStream);

/** Longer links break in chats and mails. */
const MOST_LINK = 16_000;
const MOST_TEXT = 4_000_000;

const packText = async (text: string): Promise<string> => {
  const packed = through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  return toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()));
};

/** Piece by piece, and no further than `most`: a few letters can hold gigabytes of nothing. Undefined when there is more. */
const readText = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>, most: number): Promise<string | undefined> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = stream.getReader();
  let text = '';
  let size = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    size += piece.value.byteLength;
    if (size > most) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(piece.value, { stream: true });
  }
  return text + decoder.decode();
};

/** A text that was packed by us; or what is wrong with it. */
export type Unpacked = { readonly text: string } | { readonly problem: 'damaged' | 'tooLarge' };

export const unpackText = async (packed: string, most = MOST_TEXT): Promise<Unpacked> => {
  try {
    const text = await readText(through(fromBase64Url(packed), new DecompressionStream('deflate-raw')), most);
    return text === undefined ? { problem: 'tooLarge' } : { text };
  } catch {
    return { problem: 'damaged' };
  }
};

/** What came of copying a link; `link`: to be copied by hand. */
export interface LinkCopied {
  readonly words: string;
  readonly link?: string;
}

/** Copies a link that carries the whole record, opened `at` so many entries. */
export const copyRecordLink = async (record: MatchRecord, at = 0): Promise<LinkCopied> => {
  const link = `${location.origin}/replay?at=${at}#r=${await packText(JSON.stringify(record))}`;
  if (link.length > MOST_LINK)
    return { words: 'This battle is too long for a link. Download the record and send the file.' };
  if (await copyText(link)) return { words: 'The link is copied. It carries the whole record.' };
  return { words: 'The browser does not allow copying. Copy the link from this field, or download the record.', link };
};
