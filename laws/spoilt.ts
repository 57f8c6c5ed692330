/** Documents with one thing wrong in their form, by seed. Whoever spoils them knows no schema and no reader. */

import type { Rng } from '@muster/kernel';

export type Part = Record<string | number, unknown>;
type Place = readonly [parent: Part, key: string | number];

export const pick = <T>(items: readonly T[], rng: Rng): T => items[rng.below(items.length)]!;

/** Every place where something stands. */
const placesIn = (x: unknown): readonly Place[] =>
  typeof x !== 'object' || x === null
    ? []
    : Object.keys(x).flatMap((key) => [[x as Part, key] as const, ...placesIn((x as Part)[key])]);

const TYPES: readonly unknown[] = [null, true, 7, 'x', [], {}];
const typeOf = (x: unknown): string => (x === null ? 'null' : Array.isArray(x) ? 'array' : typeof x);

/** What may be put in the place of something; undefined where this cannot be done to it. */
type Change = (x: unknown, rng: Rng) => unknown;

const CHANGES: Readonly<Record<string, Change>> = {
  'a field too many': (x, rng) =>
    typeOf(x) === 'object' ? { ...(x as object), [pick(['more', 'typ', '0'], rng)]: pick(TYPES, rng) } : undefined,
  'another type': (x, rng) =>
    pick(
      TYPES.filter((other) => typeOf(other) !== typeOf(x)),
      rng,
    ),
  'out of range': (x, rng) => (typeof x === 'number' ? pick([x + 0.5, -1e9, 1e9, 2 ** 60, -1 - x], rng) : undefined),
  'too long': (x, rng) => {
    if (typeof x === 'string') return x.padEnd(500, 'x');
    return Array.isArray(x) ? Array(pick([13, 300, 10_001], rng)).fill(x[0] ?? null) : undefined;
  },
  'too short': (x) => (typeof x === 'string' || Array.isArray(x) ? x.slice(0, -1) : undefined),
  'not one of them': (x) => (typeof x === 'string' ? `${x}~` : undefined),
};

const MISSING = 'a field missing';
/** The ways in which a document is spoilt. */
export const WAYS: readonly string[] = [MISSING, ...Object.keys(CHANGES)];

export interface Spoilt {
  readonly way: string;
  readonly x: unknown;
}

const spoilAt = ([parent, key]: Place, way: string, rng: Rng): boolean => {
  if (way === MISSING) return !Array.isArray(parent) && delete parent[key];
  const changed = CHANGES[way]!(parent[key], rng);
  if (changed !== undefined) parent[key] = changed;
  return changed !== undefined;
};

/** One time in so many, it is the whole that is spoilt. */
const WHOLE_ONE_IN = 20;

/** One of the documents, spoilt in one place. It may still be right: not all fields must be there. */
export const spoil = (documents: readonly unknown[], rng: Rng): Spoilt => {
  for (;;) {
    const root = { it: structuredClone(pick(documents, rng)) };
    const [whole, ...inside] = placesIn(root);
    const at = inside.length > 0 && rng.below(WHOLE_ONE_IN) > 0 ? pick(inside, rng) : whole!;
    const way = pick(WAYS, rng);
    if (spoilAt(at, way, rng) && 'it' in root) return { way, x: root.it };
  }
};
