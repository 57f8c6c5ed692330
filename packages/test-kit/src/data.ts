/** Plain data: whether two values are the same, freezing, copying, showing. */

import { canonical } from '@muster/kernel';

/** Field by field, stricter than JSON: a field that is undefined is not one that is missing, and NaN is not null. */
export const same = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!Object.hasOwn(b, key) || !same((a as Fields)[key], (b as Fields)[key])) return false;
  return true;
};

type Fields = Readonly<Record<string, unknown>>;

export const sameBytes = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b);

/** What is frozen already is taken to be frozen all through, so that the parts two states share cost nothing. */
export const deepFreeze = <T>(x: T): T => {
  if (typeof x !== 'object' || x === null || Object.isFrozen(x)) return x;
  Object.freeze(x);
  for (const key of Object.keys(x)) deepFreeze((x as Fields)[key]);
  return x;
};

export const cloned = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T;

/** Where two values first differ, for people. */
export const difference = (a: unknown, b: unknown, where = ''): string => {
  const bothObjects = typeof a === 'object' && typeof b === 'object' && a !== null && b !== null;
  if (bothObjects)
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
      if (Object.hasOwn(a, key) !== Object.hasOwn(b, key) || !same((a as Fields)[key], (b as Fields)[key]))
        return difference((a as Fields)[key], (b as Fields)[key], `${where}.${key}`);
  return `${where === '' ? 'the whole' : where.slice(1)} is ${brief(a)} and ${brief(b)}`;
};

export const brief = (x: unknown): string => {
  const text = typeof x === 'bigint' ? String(x) : (JSON.stringify(x) ?? String(x));
  return text.length > 200 ? `${text.slice(0, 197)}…` : text;
};
