import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitLines } from './lines.ts';

async function* inChunks(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

const split = async (chunks: readonly Uint8Array[], most = 1000): Promise<string[]> => {
  const lines: string[] = [];
  for await (const line of splitLines(inChunks(chunks), most)) lines.push(line);
  return lines;
};

const bytes = (text: string): Uint8Array => Buffer.from(text);

describe('lines', () => {
  test('end at line feeds, with or without a carriage return; the last one needs none', async () => {
    expect(await split([bytes('one\r\ntwo\n\nfour')])).toEqual(['one', 'two', '', 'four']);
    expect(await split([bytes('one\n')])).toEqual(['one']);
    expect(await split([])).toEqual([]);
  });

  test('come out the same however the input is cut, even inside a character', () => {
    const texts = fc.array(
      fc.string({ unit: 'grapheme' }).map((s) => s.replaceAll(/[\r\n]/g, '')),
      { minLength: 1 },
    );
    return fc.assert(
      fc.asyncProperty(texts, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), async (lines, cuts) => {
        const whole = bytes(lines.map((line) => `${line}\n`).join(''));
        const chunks: Uint8Array[] = [];
        for (let at = 0, n = 0; at < whole.length; at += cuts[n++ % cuts.length]!)
          chunks.push(whole.subarray(at, at + cuts[n % cuts.length]!));
        expect(await split(chunks)).toEqual(lines);
      }),
    );
  });

  test('that are too long are cut and told apart by one byte more than allowed; the next line is whole', async () => {
    const lines = await split([bytes('x'.repeat(50)), bytes('y'.repeat(50)), bytes('\nnext\n')], 10);
    expect(lines).toEqual(['xxxxxxxxxxx', 'next']);
    expect(await split([bytes('1234567890\n')], 10)).toEqual(['1234567890']);
  });
});
