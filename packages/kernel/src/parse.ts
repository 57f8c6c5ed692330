/**
 * Small readers for untrusted input. A reader returns the value or throws a `Misread`, which `parse` catches at the door and
 * turns into a refusal that says where and what.
 */

import type { Malformed, Parsed } from './game.ts';

export type Reader<T> = (x: unknown, where: string) => T;

class Misread extends Error {
  readonly where: string;
  constructor(where: string, problem: string) {
    super(problem);
    this.where = where;
  }
}

export const misread = (where: string, problem: string): never => {
  throw new Misread(where, problem);
};

export const malformed = (where: string, problem: string): Malformed => ({
  code: 'malformed',
  rule: null,
  where,
  problem,
});

export const explainMalformed = (r: Malformed): string => `${r.where}: ${r.problem}.`;

export const parse = <T>(read: Reader<T>, x: unknown, where: string): Parsed<T> => {
  try {
    return { ok: true, value: read(x, where) };
  } catch (e) {
    if (e instanceof Misread) return { ok: false, refusal: malformed(e.where, e.message) };
    throw e;
  }
};

const written = (x: unknown): string => {
  if (typeof x === 'bigint' || typeof x === 'function') return String(x);
  try {
    return JSON.stringify(x) ?? 'nothing';
  } catch {
    return 'something that cannot be written as JSON'; // in a circle, or too deep
  }
};

/** What a wrong value looks like in a sentence, never longer than a line. */
export const shown = (x: unknown): string => {
  const text = written(x);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

export const integer =
  (min: number, max: number): Reader<number> =>
  (x, where) =>
    typeof x === 'number' && Number.isInteger(x) && x >= min && x <= max
      ? x
      : misread(where, `must be a whole number from ${min} to ${max}, not ${shown(x)}`);

export const text =
  (max: number): Reader<string> =>
  (x, where) =>
    typeof x === 'string' && x.length <= max
      ? x
      : misread(where, `must be text of at most ${max} characters, not ${shown(x)}`);

export const flag: Reader<boolean> = (x, where) =>
  typeof x === 'boolean' ? x : misread(where, `must be true or false, not ${shown(x)}`);

export const oneOf =
  <T extends string | number>(values: readonly T[]): Reader<T> =>
  (x, where) =>
    values.find((v) => v === x) ?? misread(where, `must be one of ${values.join(', ')}, not ${shown(x)}`);

export const list =
  <T>(item: Reader<T>, max: number): Reader<readonly T[]> =>
  (x, where) => {
    if (!Array.isArray(x)) return misread(where, `must be a list, not ${shown(x)}`);
    if (x.length > max) return misread(where, `must hold at most ${max} items, not ${x.length}`);
    return Array.from(x, (v, i) => item(v, `${where}[${i}]`));
  };

export const orNull =
  <T>(read: Reader<T>): Reader<T | null> =>
  (x, where) =>
    x === null ? null : read(x, where);

/** A value that may be left out. */
export const optional =
  <T>(read: Reader<T>, otherwise: T): Reader<T> =>
  (x, where) =>
    x === undefined ? otherwise : read(x, where);

/** A record with exactly these fields; one that is not known is refused, so that a slip of the pen is not silently lost. */
export const fields =
  <T extends object>(readers: { readonly [F in keyof T]: Reader<T[F]> }): Reader<T> =>
  (x, where) => {
    const given = plainObject(x, where);
    for (const name of Object.keys(given))
      if (!Object.hasOwn(readers, name))
        misread(`${where}.${name.slice(0, 40)}`, `is not known here; known are ${Object.keys(readers).join(', ')}`);
    const out: Partial<T> = {};
    for (const name of Object.keys(readers) as (keyof T & string)[])
      out[name] = readers[name](Object.hasOwn(given, name) ? given[name] : undefined, `${where}.${name}`);
    return out as T;
  };

export const plainObject = (x: unknown, where: string): Readonly<Record<string, unknown>> =>
  typeof x === 'object' && x !== null && !Array.isArray(x)
    ? (x as Record<string, unknown>)
    : misread(where, `must be an object, not ${shown(x)}`);

/** A record told apart by `type`. */
export const byType =
  <T extends { readonly type: string }>(
    readers: {
      readonly [K in T['type']]: Reader<Omit<Extract<T, { readonly type: K }>, 'type'>>;
    },
  ): Reader<T> =>
  (x, where) => {
    const { type, ...rest } = plainObject(x, where);
    const known = oneOf(Object.keys(readers) as T['type'][])(type, `${where}.type`);
    return { type: known, ...readers[known](rest, where) } as unknown as T;
  };
