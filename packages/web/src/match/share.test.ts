// @vitest-environment happy-dom

import { deflateRawSync } from 'node:zlib';
import type { MatchRecord } from '@muster/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import { copyRecordLink, unpackText } from './share.ts';

afterEach(() => vi.unstubAllGlobals());

const pack = (bytes: string | Buffer): string => deflateRawSync(bytes).toString('base64url');

/** Counts what comes out of the unpacking, in bytes. */
const countUnpacked = (): { bytes: number } => {
  const out = { bytes: 0 };
  const Original = DecompressionStream;
  const count = (): TransformStream<Uint8Array, Uint8Array> =>
    new TransformStream({
      transform: (piece, stream) => {
        out.bytes += piece.byteLength;
        stream.enqueue(piece);
      },
    });
  class Counting {
    readonly writable: WritableStream;
    readonly readable: ReadableStream;
    constructor(format: CompressionFormat) {
      const { writable, readable } = new Original(format);
      this.writable = writable;
      this.readable = readable.pipeThrough(count());
    }
  }
  vi.stubGlobal('DecompressionStream', Counting);
  return out;
};

test('what was packed is unpacked, in any letters', async () => {
  const text = JSON.stringify({ name: 'Østergård ½', list: Array.from({ length: 5000 }, (_, i) => i * i) });
  expect(await unpackText(pack(text))).toEqual({ text });
});

test('a link that would unpack to far more than a record is left as soon as that shows', async () => {
  const out = countUnpacked();
  expect(await unpackText(pack(Buffer.alloc(30_000_000, 'a')))).toEqual({ problem: 'tooLarge' });
  expect(out.bytes).toBeLessThan(8_000_000);
});

test('exactly as much as may be is read, and not one letter more', async () => {
  expect(await unpackText(pack('abcd'), 4)).toEqual({ text: 'abcd' });
  expect(await unpackText(pack('abcde'), 4)).toEqual({ problem: 'tooLarge' });
});

test('a link that was cut off, or never was one, is damaged', async () => {
  const packed = pack(JSON.stringify({ some: 'record', of: [1, 2, 3] }));
  for (const broken of [packed.slice(0, 10), 'abc', '!', pack(Buffer.from([0xff, 0xfe]))])
    expect(await unpackText(broken), broken).toEqual({ problem: 'damaged' });
});

const record = { format: 'muster/1', entries: [] } as unknown as MatchRecord;
const linkOf = async (link: string): Promise<unknown> => {
  const unpacked = await unpackText(link.split('#r=')[1]!);
  return 'text' in unpacked && JSON.parse(unpacked.text);
};

test('a page without a clipboard of its own copies the link the old way', async () => {
  vi.stubGlobal('navigator', {});
  let copied = '';
  document.execCommand = () => {
    copied = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  };
  expect((await copyRecordLink(record, 3)).words).toContain('copied');
  expect(copied).toContain('/replay?at=3#r=');
  expect(await linkOf(copied)).toEqual(record);
  expect(document.querySelector('textarea')).toBeNull();
});

test('where nothing can be copied, the link is there to be copied by hand', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } });
  document.execCommand = () => false;
  const said = await copyRecordLink(record);
  expect(said.words).toContain('does not allow copying');
  expect(await linkOf(said.link!)).toEqual(record);
});
