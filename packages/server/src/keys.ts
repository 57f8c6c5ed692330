/** Keys and ids that nobody can guess. Whoever has a key may do what it is for; only its hash is kept. */

import { hash, randomBytes, randomInt } from 'node:crypto';
import type { Key, MatchId } from '@muster/protocol';
import type { KeyHash } from './store/store.ts';

/** 32 random bytes, fit for an address. */
export const newKey = (): Key => randomBytes(32).toString('base64url');

/** In hex. */
export const sha256 = (text: string): string => hash('sha256', text);

export const hashKey = (key: Key): KeyHash => sha256(key);

/** A server's part of the luck. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/** Without 0, 1, l and o, which are taken for one another when they are read out. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const newId = (length: number): string => Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export const newMatchId = (): MatchId => newId(12);
/** Of something shared: an address that is read out. */
export const newShareId = (): string => newId(10);
