/**
 * Dice nobody can try for. The server commits to a secret seed, each seat commits to a contribution and then sends it, and only
 * then does set-up begin; the stream is HMAC-SHA-256 under the seed over match, contributions and block number, read byte by
 * byte with rejection. The seed is revealed at the end, and then anyone can draw every die again.
 */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './canonical.ts';
import { type LuckSource, luckFrom } from './luck.ts';

/** 32 random bytes in hex: a server's seed or a seat's contribution. */
export type Secret = string;
export type Commitment = string;

export interface FairTerms {
  readonly match: string;
  /** One for each seat, in order. */
  readonly contributions: readonly Secret[];
}

/** What a record keeps of a fair match. `seed` is null until the match is over. */
export interface FairProof extends FairTerms {
  readonly kind: 'fair';
  readonly commitment: Commitment;
  readonly commitments: readonly Commitment[];
  readonly seed: Secret | null;
}

export const SECRET = /^[0-9a-f]{64}$/;

export const isSecret = (text: string): boolean => SECRET.test(text);

export const commit = (secret: Secret): Commitment => bytesToHex(sha256(hexToBytes(secret)));

/** Bytes without end. Each block is one MAC, so several dice cost one. */
const byteStream = (seed: Secret, terms: FairTerms): (() => number) => {
  const key = hexToBytes(seed);
  let block = 0;
  let bytes: Uint8Array = new Uint8Array();
  let next = 0;
  return () => {
    if (next === bytes.length) {
      bytes = hmac(sha256, key, utf8ToBytes(canonical([terms.match, terms.contributions, block++])));
      next = 0;
    }
    return bytes[next++]!;
  };
};

export const fairLuck = (seed: Secret, terms: FairTerms): LuckSource => {
  const byte = byteStream(seed, terms);
  return luckFrom((n) => {
    if (n > 256) throw new Error(`a byte cannot choose among ${n}`);
    const limit = 256 - (256 % n);
    let x = byte();
    while (x >= limit) x = byte();
    return x % n;
  });
};

/** Why the proof does not hold, or undefined. Says nothing of the dice themselves: replaying against `fairLuck` does. */
export const disproveFair = (proof: FairProof): string | undefined => {
  if (proof.seed !== null && commit(proof.seed) !== proof.commitment)
    return 'the revealed seed is not the one the server committed to';
  if (proof.commitments.length !== proof.contributions.length) return 'not every contribution has a commitment';
  const wrong = proof.contributions.findIndex((c, seat) => commit(c) !== proof.commitments[seat]);
  return wrong < 0 ? undefined : `the contribution of seat ${wrong} is not the one it committed to`;
};
