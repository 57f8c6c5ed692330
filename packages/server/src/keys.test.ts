import { hashText } from '@muster/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from './keys.ts';

test('a server hashes as everybody does who checks its logs', () => {
  for (const text of ['', 'ä', '\u{1f3b2}', '\ud800', '\udfff\ud800', '\0', 'x'.repeat(1000)])
    expect(sha256(text)).toBe(hashText(text));
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(sha256(text)).toBe(hashText(text));
    }),
  );
});
