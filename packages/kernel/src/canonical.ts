/** One text for one value (keys sorted), and its SHA-256: what hashes and comparisons are made of. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Field names are few and come again and again: each is quoted once. */
const quoted = new Map<string, string>();

const quote = (name: string): string => {
  const known = quoted.get(name);
  if (known !== undefined) return known;
  const text = `${JSON.stringify(name)}:`;
  if (quoted.size < 1000) quoted.set(name, text);
  return text;
};

export const canonical = (x: unknown): string => {
  if (typeof x === 'number') return Number.isFinite(x) ? `${x}` : 'null';
  if (x === null || typeof x !== 'object') return JSON.stringify(x) ?? 'null';
  if (Array.isArray(x)) {
    let out = '[';
    for (let i = 0; i < x.length; i++) out += i === 0 ? canonical(x[i]) : `,${canonical(x[i])}`;
    return `${out}]`;
  }
  const record = x as Readonly<Record<string, unknown>>;
  let out = '{';
  for (const name of Object.keys(record).sort()) {
    const value = record[name];
    if (value !== undefined) out += `${out === '{' ? '' : ','}${quote(name)}${canonical(value)}`;
  }
  return `${out}}`;
};

/** SHA-256 of a text, in hex. A host may know a quicker one, which gives the same. */
export type HashText = (text: string) => string;

export const hashText: HashText = (text) => bytesToHex(sha256(utf8ToBytes(text)));

/** The configuration is one object for the whole match and stands in the record once: hashes of states leave it out. */
export const hashState = (state: { readonly config: unknown }, hash = hashText): string => {
  const { config: _, ...rest } = state;
  return hash(canonical(rest));
};
