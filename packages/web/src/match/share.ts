/** A record in a link: deflated, in the part of the address that never leaves the browser. */

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
export const MOST_LINK = 16_000;
const MOST_TEXT = 4_000_000;

export const packText = async (text: string): Promise<string> =>
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
