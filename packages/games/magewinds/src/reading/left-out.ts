/** Readers for what older records do not have: not written when it was left out, so that what is read from them stays as it was. */

import { list, optional, orNull, type Reader, text } from '@muster/kernel';
import type { Names } from '../content/names.ts';

/** As it is read: the field is there, and undefined where it was left out. */
export type WithAll<T, F extends keyof T> = Omit<T, F> & { readonly [P in F]-?: T[P] | undefined };

/** Without the field where it was left out. */
export const unlessLeftOut =
  <T extends object, F extends keyof T>(field: F, read: Reader<WithAll<T, F>>): Reader<T> =>
  (x, where) => {
    const { [field]: given, ...rest } = read(x, where);
    return (given === undefined ? rest : { ...rest, [field]: given }) as T;
  };

/** Far above what the rules allow, which say so themselves. */
const MOST_READ = 200;

/** Spaces at the ends are not part of a name. */
export const readName: Reader<string> = (x, where) => text(MOST_READ)(x, where).trim();

export const readNames: Reader<Names> = list(orNull(readName), 40);

export const orLeftOut = <T>(read: Reader<T>): Reader<T | undefined> => optional<T | undefined>(read, undefined);
