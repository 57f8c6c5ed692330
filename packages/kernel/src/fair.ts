/**
 * Dice nobody can try for. The server commits to a secret seed, each seat commits to a contribution and then sends it, and only
 * then does set-up begin; the stream is HMAC-SHA-256 under the seed over match, contributions and block number, read byte by
 * byte with rejection. The seed is revealed at the end, and then anyone can draw every die again.
 */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './canonical.ts';
import { FIRST, type LuckAt, type LuckSource } from './luck.ts';
import { placedLuck } from './placed-luck.ts';

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

const BLOCK = 32;

/** Bytes without end, from one of them on. Each block is one MAC, so several dice cost one. */
const byteStream = (seed: Secret, terms: FairTerms, from: number): (() => number) => {
  const key = hexToBytes(seed);
  const macOf = (block: number): Uint8Array =>
    hmac(sha256, key, utf8ToBytes(canonical([terms.match, terms.contributions, block])));
  let bytes: Uint8Array | undefined;
  let next = from;
  return () => {
    if (bytes === undefined || next % BLOCK === 0) bytes = macOf(Math.floor(next / BLOCK));
    return bytes[next++ % BLOCK]!;
  };
};

/** By rejection, so that each is equally likely. */
const belowBy = (byte: () => number, n: number): number => {
  if (n > 256) throw new Error(`a byte cannot choose among ${n}`);
  const limit = 256 - (256 % n);
  let x = byte();
  while (x >= limit) x = byte();
  return x % n;
};

/** The same stream, from any place on. */
export const fairAt = (seed: Secret, terms: FairTerms): LuckAt =>
  placedLuck((from) => byteStream(seed, terms, from), belowBy);

export const fairLuck = (seed: Secret, terms: FairTerms): LuckSource => fairAt(seed, terms)(FIRST);

/** Why the proof does not hold, or undefined. Says nothing of the dice themselves: replaying against `fairLuck` does. */
export const disproveFair = (proof: FairProof): string | undefined => {
  if (proof.seed !== null && commit(proof.seed) !== proof.commitment)
    return 'the revealed seed is not the one the server committed to';
  if (proof.commitments.length !== proof.contributions.length) return 'not every contribution has a commitment';
  const wrong = proof.contributions.findIndex((c, seat) => commit(c) !== proof.commitments[seat]);
  return wrong < 0 ? undefined : `the contribution of seat ${wrong} is not the one it committed to`;
};
