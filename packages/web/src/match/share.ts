/** A record in a link: deflated, in the part of the address that never leaves the browser. */

import type { MatchRecord } from '@muster/kernel';

const toBase64Url = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));

const through = async (bytes: BlobPart, stream: GenericTransformStream): Promise<ArrayBuffer> =>
  new Response(
    new Blob([bytes])
      .stream()
      .pipeThrough(stream as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>),
  ).arrayBuffer();

/** Longer links break in chats and mails. */
const MOST_LINK = 16_000;
const MOST_TEXT = 4_000_000;

const packText = async (text: string): Promise<string> =>
  toBase64Url(new Uint8Array(await through(text, new CompressionStream('deflate-raw'))));

/** Undefined for anything that was not packed by us. */
export const unpackText = async (packed: string): Promise<string | undefined> => {
  try {
    const bytes = await through(fromBase64Url(packed), new DecompressionStream('deflate-raw'));
    return bytes.byteLength > MOST_TEXT ? undefined : new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** Copies a link that carries the whole record, opened `at` so many entries; says what came of it. */
export const copyRecordLink = async (record: MatchRecord, at = 0): Promise<string> => {
  const link = `${location.origin}/replay?at=${at}#r=${await packText(JSON.stringify(record))}`;
  if (link.length > MOST_LINK) return 'This battle is too long for a link. Download the record and send the file.';
  return navigator.clipboard.writeText(link).then(
    () => 'The link is copied. It carries the whole record.',
    () => 'The browser does not allow copying. Download the record instead.',
  );
};
