import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commit, disproveFair, type FairProof, fairLuck, isSecret } from './fair.ts';

const SEED = 'a1'.repeat(32);
const CONTRIBUTIONS = ['00'.repeat(32), 'ff'.repeat(32)];
const TERMS = { match: 'm-1', contributions: CONTRIBUTIONS };

const sha = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

/** The stream by Node's own HMAC. */
function* bytesOf(seed: string, terms: typeof TERMS): Generator<number> {
  for (let block = 0; ; block++) {
    const message = `["${terms.match}",["${terms.contributions.join('","')}"],${block}]`;
    yield* createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest();
  }
}

/** Whether a byte is under the greatest multiple of n: those above do not share out evenly. */
const isKept = (byte: number, n: number) => byte < Math.floor(256 / n) * n;

const belows = (bytes: Iterator<number>) => (n: number) => {
  for (;;) {
    const byte = bytes.next().value as number;
    if (isKept(byte, n)) return byte % n;
  }
};

const secrets = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));

test('a secret is 32 bytes in lower hexadecimal digits', () => {
  expect(isSecret(SEED)).toBe(true);
  for (const text of ['', 'a1', SEED.toUpperCase(), `${SEED}0`, 'g'.repeat(64), `${SEED}\n`])
    expect(isSecret(text)).toBe(false);
});

test('a commitment is the SHA-256 of the bytes', () => {
  fc.assert(
    fc.property(secrets, (secret) => {
      expect(commit(secret)).toBe(sha(secret));
    }),
  );
});

describe('the stream', () => {
  test('is HMAC-SHA-256 over match, contributions and block number', () => {
    fc.assert(
      fc.property(secrets, secrets, secrets, (seed, a, b) => {
        const terms = { match: 'x', contributions: [a, b] };
        const [luck, below] = [fairLuck(seed, terms), belows(bytesOf(seed, terms))];
        expect(luck.roll(100, 0, 'toss')).toEqual(Array.from({ length: 100 }, () => below(6) + 1));
      }),
      { numRuns: 20 },
    );
  });

  test('passes over the bytes that do not share out evenly', () => {
    const bytes = bytesOf(SEED, TERMS);
    const first = Array.from({ length: 1000 }, () => bytes.next().value as number);
    const kept = first.filter((byte) => isKept(byte, 6));
    expect(kept.length).toBeLessThan(1000);
    expect(fairLuck(SEED, TERMS).roll(kept.length, 0, 'toss')).toEqual(kept.map((byte) => (byte % 6) + 1));
  });

  test('shuffles with the same bytes', () => {
    const below = belows(bytesOf(SEED, TERMS));
    const order = Array.from({ length: 52 }, (_, i) => i);
    for (let i = 51; i > 0; i--) {
      const j = below(i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    expect(fairLuck(SEED, TERMS).order(52)).toEqual(order);
  });

  test('the bytes that are kept make every number equally likely', () => {
    for (let n = 1; n <= 256; n++) {
      const counts = new Array<number>(n).fill(0);
      for (let byte = 0; byte < 256; byte++) if (isKept(byte, n)) counts[byte % n]!++;
      expect(new Set(counts)).toEqual(new Set([Math.floor(256 / n)]));
    }
  });

  test('depends on the seed, the match and every contribution', () => {
    const dice = (seed: string, terms: typeof TERMS) => fairLuck(seed, terms).roll(40, 0, 'toss').join('');
    const other = 'b2'.repeat(32);
    const streams = [
      dice(SEED, TERMS),
      dice(other, TERMS),
      dice(SEED, { ...TERMS, match: 'm-2' }),
      dice(SEED, { ...TERMS, contributions: [other, CONTRIBUTIONS[1]!] }),
      dice(SEED, { ...TERMS, contributions: [CONTRIBUTIONS[0]!, other] }),
      dice(SEED, { ...TERMS, contributions: [...CONTRIBUTIONS].reverse() }),
    ];
    expect(new Set(streams).size).toBe(streams.length);
  });

  test('a byte cannot choose among more than 256', () => {
    expect(() => fairLuck(SEED, TERMS).order(257)).toThrow('a byte cannot choose among 257');
    expect(fairLuck(SEED, TERMS).order(256)).toHaveLength(256);
  });
});

describe('a proof', () => {
  const proof: FairProof = {
    kind: 'fair',
    ...TERMS,
    commitment: sha(SEED),
    commitments: CONTRIBUTIONS.map(sha),
    seed: SEED,
  };

  test('holds when everyone kept to what they committed to', () => {
    expect(disproveFair(proof)).toBeUndefined();
  });

  test('without its seed proves nothing and disproves nothing, but contributions are held to all the same', () => {
    expect(disproveFair({ ...proof, seed: null })).toBeUndefined();
    expect(disproveFair({ ...proof, seed: null, contributions: [CONTRIBUTIONS[0]!, SEED] })).toMatch(/seat 1/);
  });

  test.each<[string, Partial<FairProof>, RegExp]>([
    ['another seed', { seed: 'a2'.repeat(32) }, /not the one the server committed to/],
    ['another commitment', { commitment: sha('a2'.repeat(32)) }, /not the one the server committed to/],
    ['a contribution too few', { contributions: [CONTRIBUTIONS[0]!] }, /not every contribution/],
    ['a commitment too few', { commitments: [sha(CONTRIBUTIONS[0]!)] }, /not every contribution/],
    ['another contribution', { contributions: [CONTRIBUTIONS[0]!, SEED] }, /contribution of seat 1/],
    ['contributions changed over', { contributions: [...CONTRIBUTIONS].reverse() }, /contribution of seat 0/],
  ])('fails: %s', (_, change, reason) => {
    expect(disproveFair({ ...proof, ...change })).toMatch(reason);
  });
});
