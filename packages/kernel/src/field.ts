/**
 * What may be chosen, declared once: before a battle, in a question of odds, for a force. Of a `Field` come the control of a form, the
 * parameter of an address and the option of a command; groups of them read and write whole addresses. What is asked for and cannot be
 * had is told, never passed over: the usual stands in its place.
 */

/** What was given, by name: the query of an address, the options of a command. */
export interface Given {
  get(name: string): string | null;
  getAll(name: string): readonly string[];
  has(name: string): boolean;
}

/** What may be asked for instead: the value in the address; null leaves it out. */
export interface Offer {
  readonly value: string | null;
  readonly words: string;
  /** What it changes besides, by parameter: all its values. */
  readonly also?: Readonly<Record<string, readonly string[]>>;
}

/** What was asked for and is not there. */
export interface Unknown {
  /** Of the parameter. */
  readonly name: string;
  /** A whole sentence. */
  readonly words: string;
  readonly offers: readonly Offer[];
}

export type Report = (words: string, offers?: readonly Offer[]) => void;
type Tell = (name: string) => Report;

/** Names with their texts, in the order of the address. */
export type Written = readonly (readonly [name: string, text: string])[];

/** Something that is read from an address and written into one, by one parameter or several. Methods: what is chosen may be narrower. */
export interface Part<T> {
  /** What it is called there, in place of its key; empty: as its group is. */
  readonly name?: string;
  read(given: Given, at: string, tell: Tell): T;
  write(value: T, at: string): Written;
}

export interface Choice<T> {
  readonly value: T;
  readonly words: string;
}

/** How it is drawn. */
export type Form<T> =
  | { readonly kind: 'flag' }
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'choice'; readonly choices: readonly Choice<T>[] };

/** One thing that may be chosen. */
export interface Field<T> extends Part<T> {
  /** The label of its control, and what its option means. */
  readonly words: string;
  /** What it means, where the words do not say it all. */
  readonly means?: string;
  readonly usual: T;
  readonly form: Form<T>;
}

/** A wrong word from outside, never longer than a line. */
export const quoted = (text: string): string => `“${text.length > 40 ? `${text.slice(0, 39)}…` : text}”`;

/** For what is read beside the point, and not told about. */
export const untold: Tell = () => () => {};

/** One parameter that may be there several times; what is written is all of it. */
export const part = <T>(
  read: (texts: readonly string[], report: Report) => T,
  write: (value: T) => readonly string[],
  name?: string,
): Part<T> => ({
  ...(name === undefined ? {} : { name }),
  read: (given, at, tell) => read(given.getAll(at), tell(at)),
  write: (value, at) => write(value).map((text) => [at, text] as const),
});

/** Nothing to choose. */
export const settled = <T>(value: T): Part<T> => ({ read: () => value, write: () => [] });

interface Spec<T> {
  readonly words?: string;
  readonly means?: string;
  readonly usual: T;
  readonly name?: string;
  /** Written even where it is as usual, so that an address stays what it is when the usual changes. */
  readonly always?: boolean;
  /** Undefined for what cannot be had. */
  readonly parse: (text: string) => T | undefined;
  readonly make?: (value: T) => string;
  /** The sentence about a text that cannot be had. */
  readonly wrong: (text: string) => string;
  readonly offers?: readonly Offer[];
  readonly form: Form<T>;
}

export const field = <T>({ words = '', usual, form, ...spec }: Spec<T>): Field<T> => {
  const make = spec.make ?? String;
  const read = ([text]: readonly string[], report: Report): T => {
    if (text === undefined) return usual;
    const value = spec.parse(text);
    if (value === undefined) report(spec.wrong(text), spec.offers);
    return value ?? usual;
  };
  const write = (value: T): readonly string[] => (spec.always || make(value) !== make(usual) ? [make(value)] : []);
  const means = spec.means === undefined ? {} : { means: spec.means };
  return { ...part(read, write, spec.name), words, ...means, usual, form };
};

/** `Cover of terrain is a whole number from 0 to 6, not “7”.` */
export const wholeField = (words: string, least: number, most: number, usual: number, more = {}): Field<number> =>
  field({
    words,
    usual,
    form: { kind: 'whole', least, most },
    parse: (text) => {
      const n = Number(text);
      return Number.isInteger(n) && n >= least && n <= most ? n : undefined;
    },
    wrong: (text) => `${words} is a whole number from ${least} to ${most}, not ${quoted(text)}.`,
    ...more,
  });

/** `arc=yes`; anything else is no. */
export const flagField = (words: string, name?: string, yes = 'yes'): Field<boolean> =>
  field({
    words,
    usual: false,
    form: { kind: 'flag' },
    parse: (text) => text === yes,
    make: (on) => (on ? yes : ''),
    wrong: quoted,
    ...(name === undefined ? {} : { name }),
  });

type ChoiceSpec<T> = Pick<Spec<T>, 'words' | 'usual' | 'name' | 'always' | 'offers' | 'make'> & {
  readonly wrong: Spec<T>['wrong'];
  /** In small letters too. */
  readonly anyCase?: boolean;
};

export const choiceField = <T extends string | number | boolean | null>(
  choices: readonly Choice<T>[],
  { anyCase = false, ...spec }: ChoiceSpec<T>,
): Field<T> => {
  const make = spec.make ?? String;
  return field<T>({
    form: { kind: 'choice', choices },
    ...spec,
    parse: (text) => choices.find(({ value }) => make(value) === (anyCase ? text.toLowerCase() : text))?.value,
  });
};

/** `There is no map called “moon”; one of plains, coast is meant.` */
export const oneField = <T extends string | number>(
  what: string,
  among: readonly (T | Choice<T>)[],
  usual: T,
  more: Partial<ChoiceSpec<T>> = {},
): Field<T> => {
  const choices = among.map((one) => (typeof one === 'object' ? one : { value: one, words: String(one) }));
  return choiceField(choices, {
    usual,
    wrong: (text) =>
      `There is no ${what} ${quoted(text)}; one of ${choices.map(({ value }) => value).join(', ')} is meant.`,
    ...more,
  });
};

/** By the key of what is chosen. One that depends on others is a function of all; none may depend on itself. */
export type Parts<C> = { readonly [K in keyof C]-?: Part<C[K]> | ((chosen: C) => Part<C[K]>) };

export interface Group<C> extends Part<C> {
  /** How one of them is drawn, where so much is chosen. Only of those that are fields. */
  fieldOf<K extends keyof C>(key: K, chosen: C): Field<C[K]>;
  readonly parts: Parts<C>;
}

const within = (at: string, name: string): string => (at === '' || name === '' ? at + name : `${at}-${name}`);

/** Several, one after the other in the address; in a group within another, `a-faction` is the `faction` of `a`. */
export const group = <C extends object>(parts: Parts<C>, name?: string): Group<C> => {
  const keys = Object.keys(parts) as (keyof C & string)[];
  const partOf = <K extends keyof C>(key: K, chosen: C): Part<C[K]> => {
    const one = parts[key];
    return typeof one === 'function' ? one(chosen) : one;
  };
  const place = (at: string, key: string, { name: called = key }: Part<unknown>): string => within(at, called);
  return {
    ...(name === undefined ? {} : { name }),
    parts,
    fieldOf: (key, chosen) => partOf(key, chosen) as Field<C[typeof key]>,
    read: (given, at, tell) => {
      const chosen = {} as C;
      for (const key of keys)
        Object.defineProperty(chosen, key, {
          configurable: true,
          enumerable: true,
          // whoever depends on it reads it first
          get: () => {
            const one = partOf(key, chosen);
            const value = one.read(given, place(at, key, one), tell);
            Object.defineProperty(chosen, key, { value, enumerable: true });
            return value;
          },
        });
      return { ...chosen };
    },
    write: (chosen, at) =>
      keys.flatMap((key) => {
        const one = partOf(key, chosen);
        return one.write(chosen[key], place(at, key, one));
      }),
  };
};

/** As many of a kind as are given, each at its own place. */
export const several = <T>(
  count: (given: Given) => number,
  at: (i: number) => string,
  of: (i: number) => Part<T>,
): Part<readonly T[]> => ({
  read: (given, _at, tell) => Array.from({ length: count(given) }, (_, i) => of(i).read(given, at(i), tell)),
  write: (values) => values.flatMap((value, i) => of(i).write(value, at(i))),
});

/** One of several kinds of question, told apart by the field `of`; each kind settles its own. */
export const byKind = <Q extends { readonly of: string }>(
  of: Field<Q['of']>,
  kinds: { readonly [K in Q['of']]: Part<Extract<Q, { readonly of: K }>> },
): Part<Q> => ({
  read: (given, at, tell) => kinds[of.read(given, 'of', tell) as Q['of']].read(given, at, tell),
  write: (q, at) => [...of.write(q.of, 'of'), ...(kinds[q.of as Q['of']] as Part<Q>).write(q, at)],
});

export interface Chosen<C> {
  readonly chosen: C;
  /** All that was asked for and cannot be had. */
  readonly unknown: readonly Unknown[];
  /** What has been looked for: other parameters mean nothing. */
  readonly known: ReadonlySet<string>;
}

export const readGiven = <C>(of: Part<C>, given: Given): Chosen<C> => {
  const unknown: Unknown[] = [];
  const known = new Set<string>();
  const noted = <R>(name: string, answer: R): R => {
    known.add(name);
    return answer;
  };
  const chosen = of.read(
    {
      get: (name) => noted(name, given.get(name)),
      getAll: (name) => noted(name, given.getAll(name)),
      has: (name) => noted(name, given.has(name)),
    },
    '',
    (name) =>
      (words, offers = []) =>
        unknown.push({ name, words, offers }),
  );
  return { chosen, unknown, known };
};

/** `points=1500&map=coast`: lists stay as they are written. */
export const queryOf = <C>(of: Part<C>, chosen: C): string =>
  of
    .write(chosen, '')
    .map(([name, text]) => `${name}=${encodeURIComponent(text).replaceAll('%2C', ',')}`)
    .join('&');
