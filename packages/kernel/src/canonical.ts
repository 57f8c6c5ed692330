/** One text for one value (keys sorted), and its SHA-256: what hashes and comparisons are made of. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export const canonical = (x: unknown): string => {
  if (x === null || typeof x !== 'object') return JSON.stringify(x) ?? 'null';
  if (Array.isArray(x)) {
    let out = '[';
    for (let i = 0; i < x.length; i++) out += (i === 0 ? '' : ',') + canonical(x[i]);
    return `${out}]`;
  }
  const record = x as Readonly<Record<string, unknown>>;
  let out = '{';
  for (const key of Object.keys(record).sort())
    if (record[key] !== undefined) out += `${out === '{' ? '' : ','}${JSON.stringify(key)}:${canonical(record[key])}`;
  return `${out}}`;
};

export const hashText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The configuration is one object for the whole match and stands in the record once: hashes of states leave it out. */
export const hashState = (state: { readonly config: unknown }): string => {
  const { config: _, ...rest } = state;
  return hashText(canonical(rest));
};
