/** Input nobody should send: nonsense, and real input with one thing wrong in it. */

import type { Rng } from '@muster/kernel';
import { cloned } from './data.ts';
import { pick } from './play.ts';

/** Names that plain objects have by birth stand here for every look-up by an unknown id. */
const NONSENSE: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  7,
  1e9,
  Number.MAX_SAFE_INTEGER,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  'x',
  '0101',
  'constructor',
  '__proto__',
  'toString',
  'x'.repeat(1000),
  [],
  [null],
  [[], {}],
  [0, 0, 0],
  {},
  { type: 'x' },
  { type: null },
  { type: 'constructor' },
  { length: 3 },
  JSON.parse('{"__proto__":{"type":"concede"}}'),
];

export const nonsense = (rng: Rng): unknown => pick(NONSENSE, rng);

type Box = Record<string, unknown>;

const isBox = (x: unknown): x is Box => typeof x === 'object' && x !== null;

/** A random part of it, as the box that holds it and its key; deep parts as likely as shallow ones. */
const anyPart = (x: Box, rng: Rng): readonly [Box, string] | undefined => {
  const parts: (readonly [Box, string])[] = [];
  const visit = (box: Box): void => {
    for (const key of Object.keys(box)) {
      parts.push([box, key]);
      const part = box[key];
      if (isBox(part)) visit(part);
    }
  };
  visit(x);
  return parts.length === 0 ? undefined : pick(parts, rng);
};

const put = (box: Box, key: string, value: unknown): void => {
  Object.defineProperty(box, key, { value, enumerable: true, writable: true, configurable: true });
};

const SPOILS: readonly ((box: Box, key: string, rng: Rng) => void)[] = [
  (box, key, rng) => put(box, key, nonsense(rng)),
  (box, key, rng) => put(box, key, nonsense(rng)),
  (box, key) => Reflect.deleteProperty(box, key),
  (box, _, rng) => put(box, pick(['x', '__proto__', '99'], rng), nonsense(rng)),
  (box, key, rng) => put(box, key, pick(Object.values(box), rng)),
  (box, key) => put(box, key, typeof box[key] === 'number' ? box[key] + 1 : [box[key]]),
];

/** A copy with one part replaced, taken away, added or mixed up. */
export const spoiled = (real: unknown, rng: Rng): unknown => {
  const copy = cloned(real);
  if (!isBox(copy)) return nonsense(rng);
  const [box, key] = anyPart(copy, rng) ?? [copy, 'x'];
  pick(SPOILS, rng)(box, key, rng);
  return copy;
};
