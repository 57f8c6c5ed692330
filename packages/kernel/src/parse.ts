/**
 * Small readers for untrusted input. A reader returns the value or throws a `Misread`, which `parse` catches at the door and
 * turns into a refusal that says where and what. Each carries the JSON Schema of what it accepts: those made of others have theirs
 * from them, one written by hand (`reader`) gives its own.
 */

import type { Malformed, Parsed } from './game.ts';
import { described, type Schema, withDefault } from './schema.ts';

/** Called with what was given and where it stands. */
export interface Reader<T> {
  (x: unknown, where: string): T;
  readonly schema: Schema;
  /** It reads what was left out too, so that `fields` does not ask for it. */
  readonly mayBeLeftOut?: true;
}

class Misread extends Error {
  readonly where: string;
  /** No schema can say it: the form is right, what it means is not. */
  isOfMeaning = false;
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

/** One that has no schema yet: it is given one, not a copy. */
type BareReader<T> = ((x: unknown, where: string) => T) & { readonly schema?: never };

/** A reader written by hand; `schema` accepts all that it accepts, and says in words what else it asks for. */
export const reader = <T>(schema: Schema, read: BareReader<T>): Reader<T> => Object.assign(read, { schema });

/** What `read` gives, made into what is meant. `words` say what it asks for beyond the form. */
export const meaning = <A, B>(read: Reader<A>, words: string, make: (given: A, where: string) => B): Reader<B> =>
  reader(described(read.schema, words), (x, where) => {
    const given = read(x, where);
    try {
      return make(given, where);
    } catch (e) {
      if (e instanceof Misread) e.isOfMeaning = true;
      throw e;
    }
  });

export const integer = (min: number, max: number): Reader<number> =>
  reader({ type: 'integer', minimum: min, maximum: max }, (x, where) =>
    typeof x === 'number' && Number.isInteger(x) && x >= min && x <= max
      ? x
      : misread(where, `must be a whole number from ${min} to ${max}, not ${shown(x)}`),
  );

/** Schemas count characters, and some characters have two units. */
const IN_UNITS = 'Its length is counted in UTF-16 units.';

export const text = (max: number): Reader<string> =>
  reader({ type: 'string', maxLength: max, description: IN_UNITS }, (x, where) =>
    typeof x === 'string' && x.length <= max
      ? x
      : misread(where, `must be text of at most ${max} characters, not ${shown(x)}`),
  );

export const flag: Reader<boolean> = reader({ type: 'boolean' }, (x, where) =>
  typeof x === 'boolean' ? x : misread(where, `must be true or false, not ${shown(x)}`),
);

/** Of a field that is there only where it holds. */
export const onlyTrue: Reader<true> = reader<true>({ const: true }, (x, where) =>
  x === true ? x : misread(where, 'must be true, or missing'),
);

const noneOf = (values: readonly unknown[], x: unknown): string =>
  `must be one of ${values.join(', ')}, not ${shown(x)}`;

export const oneOf = <T extends string | number>(values: readonly T[]): Reader<T> =>
  reader({ enum: values }, (x, where) => values.find((v) => v === x) ?? misread(where, noneOf(values, x)));

export const list = <T>(item: Reader<T>, max: number): Reader<readonly T[]> =>
  reader({ type: 'array', items: item.schema, maxItems: max }, (x, where) => {
    if (!Array.isArray(x)) return misread(where, `must be a list, not ${shown(x)}`);
    if (x.length > max) return misread(where, `must hold at most ${max} items, not ${x.length}`);
    return Array.from(x, (v, i) => item(v, `${where}[${i}]`));
  });

type Tuple<T, N extends number, R extends readonly T[] = readonly []> = R['length'] extends N
  ? R
  : Tuple<T, N, readonly [...R, T]>;

/** Just so many; `problem` says what they would be where there are fewer. */
export const tuple = <T, N extends number>(item: Reader<T>, size: N, problem: string): Reader<Tuple<T, N>> => {
  const read = list(item, size);
  return reader({ ...read.schema, minItems: size }, (x, where) => {
    const items = read(x, where);
    return items.length === size ? (items as Tuple<T, N>) : misread(where, problem);
  });
};

export const orNull = <T>(read: Reader<T>): Reader<T | null> =>
  reader({ anyOf: [read.schema, { type: 'null' }] }, (x, where) => (x === null ? null : read(x, where)));

/** One of two, told apart by `isFirst`: what one reads, the schema of the other does not accept. */
export const either = <A, B>(isFirst: (x: unknown) => boolean, first: Reader<A>, second: Reader<B>): Reader<A | B> =>
  reader({ anyOf: [first.schema, second.schema] }, (x, where) => (isFirst(x) ? first(x, where) : second(x, where)));

export const isText = (x: unknown): x is string => typeof x === 'string';
export const isNumber = (x: unknown): x is number => typeof x === 'number';

/** Text that is looked up, however long. */
export const anyText: Reader<string> = reader({ type: 'string' }, (x, where) =>
  isText(x) ? x : misread(where, `must be text, not ${shown(x)}`),
);

/** A value that may be left out. */
export const optional = <T>(read: Reader<T>, otherwise: T): Reader<T> =>
  Object.assign(
    reader(withDefault(read.schema, otherwise), (x: unknown, where: string) =>
      x === undefined ? otherwise : read(x, where),
    ),
    { mayBeLeftOut: true as const },
  );

/** A field that is not written where it was left out. */
export const orLeftOut = <T>(read: Reader<T>): Reader<T | undefined> => optional<T | undefined>(read, undefined);

type FieldReaders<T> = {
  readonly [F in keyof T]-?: Reader<T[F] | (Partial<Pick<T, F>> extends Pick<T, F> ? undefined : never)>;
};

/** A field that has been looked at: by it records are told apart. */
interface Tag {
  readonly name: string;
  readonly value: string;
}

const fieldsSchema = (readers: Readonly<Record<string, Reader<unknown>>>, tag: Tag | undefined): Schema => ({
  type: 'object',
  properties: {
    ...(tag && { [tag.name]: { const: tag.value } }),
    ...Object.fromEntries(Object.entries(readers).map(([name, { schema }]) => [name, schema])),
  },
  required: [...(tag ? [tag.name] : []), ...Object.keys(readers).filter((name) => !readers[name]!.mayBeLeftOut)],
  additionalProperties: false,
});

const readFields = <T extends object>(readers: FieldReaders<T>, tag?: Tag): Reader<T> => {
  const names = Object.keys(readers) as (keyof T & string)[];
  return reader(fieldsSchema(readers, tag), (x, where) => {
    const given = plainObject(x, where);
    for (const name of Object.keys(given))
      if (!Object.hasOwn(readers, name) && name !== tag?.name)
        misread(`${where}.${name.slice(0, 40)}`, `is not known here; known are ${names.join(', ')}`);
    const out: Record<string, unknown> = {};
    if (tag !== undefined) out[tag.name] = tag.value;
    for (const name of names) {
      const value = readers[name](Object.hasOwn(given, name) ? given[name] : undefined, `${where}.${name}`);
      if (value !== undefined) out[name] = value;
    }
    return out as T;
  });
};

/** One that can be told apart from others by a field more. */
export interface FieldsReader<T> extends Reader<T> {
  tagged(tag: string, value: string): Reader<T>;
}

/** A record with exactly these fields; one that is not known is refused, so that a slip of the pen is not silently lost. */
export const fields = <T extends object>(readers: FieldReaders<T>): FieldsReader<T> =>
  Object.assign(readFields(readers), {
    tagged: (name: string, value: string) => readFields(readers, { name, value }),
  });

export const plainObject: Reader<Readonly<Record<string, unknown>>> = reader({ type: 'object' }, (x, where) =>
  typeof x === 'object' && x !== null && !Array.isArray(x)
    ? (x as Record<string, unknown>)
    : misread(where, `must be an object, not ${shown(x)}`),
);

/** A record told apart by one field. */
export const byTag = <K extends string, T extends { readonly [F in K]: string }>(
  tag: K,
  readers: { readonly [V in T[K]]: FieldsReader<Omit<Extract<T, { readonly [F in K]: V }>, K>> },
): Reader<T> => {
  const values = Object.keys(readers) as T[K][];
  const tagged = new Map<unknown, Reader<object>>(values.map((value) => [value, readers[value].tagged(tag, value)]));
  return reader({ oneOf: [...tagged.values()].map(({ schema }) => schema) }, (x, where) => {
    const value = plainObject(x, where)[tag];
    const read = tagged.get(value) ?? misread(`${where}.${tag}`, noneOf(values, value));
    return read(x, where) as T;
  });
};

/** A record told apart by `type`. */
export const byType = <T extends { readonly type: string }>(
  readers: { readonly [K in T['type']]: FieldsReader<Omit<Extract<T, { readonly type: K }>, 'type'>> },
): Reader<T> => byTag<'type', T>('type', readers);
