import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeRng } from './rng.ts';

/** sfc32 as its author wrote it, on whole numbers without end. */
function* reference(seed: bigint): Generator<bigint> {
  const cut = (x: bigint) => BigInt.asUintN(32, x);
  let [a, b, c, counter] = [cut(seed), cut(seed >> 32n), 0x9e3779b9n, 1n];
  for (let n = 0; ; n++) {
    const out = cut(a + b + counter++);
    a = b ^ (b >> 9n);
    b = cut(c + (c << 3n));
    c = cut(((c << 21n) | (c >> 11n)) + out);
    if (n >= 12) yield out;
  }
}

const take = (stream: Iterator<bigint>): bigint => stream.next().value as bigint;

const seeds = fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.maxSafeNat(), fc.maxSafeInteger());

test('the bits are those of sfc32', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const [rng, stream] = [makeRng(seed), reference(BigInt(seed))];
      for (let n = 0; n < 50; n++) expect(BigInt(rng.bits())).toBe(take(stream));
    }),
  );
});

test('seeds that differ only above 32 bits give other numbers', () => {
  const first = (seed: number) => makeRng(seed).bits();
  expect(new Set([7, 7 + 2 ** 32, 7 + 2 ** 33, 7 + 2 ** 52].map(first)).size).toBe(4);
});

test('a number below n is the first word under the greatest multiple of n, so none is likelier than another', () => {
  const sizes = fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 2 ** 30, max: 2 ** 32 }));
  fc.assert(
    fc.property(seeds, sizes, (seed, n) => {
      const [rng, stream, size] = [makeRng(seed), reference(BigInt(seed)), BigInt(n)];
      for (let i = 0; i < 20; i++) {
        let word = take(stream);
        while (word / size === 2n ** 32n / size) word = take(stream); // it fell in the part that does not share out evenly
        expect(BigInt(rng.below(n))).toBe(word % size);
      }
    }),
  );
});

test('words are thrown away where they do not share out evenly', () => {
  const [rng, stream] = [makeRng(1), reference(1n)];
  const n = 3 * 2 ** 30; // a quarter of all words is too many
  const kept = Array.from({ length: 400 }, () => take(stream)).filter((word) => word < BigInt(n));
  expect(kept.length).toBeLessThan(400);
  expect(kept.map(() => BigInt(rng.below(n)))).toEqual(kept);
});

test('the first word that is too great is the greatest multiple itself', () => {
  const seed = [1, 2, 3, 4, 5, 6, 7, 8].find((n) => makeRng(n).bits() >= 2 ** 31)!;
  const stream = reference(BigInt(seed));
  const [first, second, third] = [take(stream), take(stream), take(stream)];
  const kept = second < first ? second : third; // the only multiple of `first` below 2 ** 32 is `first`
  expect(kept).toBeLessThan(first);
  expect(BigInt(makeRng(seed).below(Number(first)))).toBe(kept);
});
