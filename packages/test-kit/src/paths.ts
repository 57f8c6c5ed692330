/** Places in plain data, as `ships.3.tokens`, and patterns of them with a star for each place in a list, as `ships.*.tokens`. */

type Fields = Readonly<Record<string, unknown>>;

const isBox = (x: unknown): x is Fields => typeof x === 'object' && x !== null;

const split = new Map<string, readonly string[]>();
const keysOf = (path: string): readonly string[] => {
  const keys = split.get(path) ?? path.split('.');
  split.set(path, keys);
  return keys;
};

/** What stands there; undefined where nothing does. */
export const valueAt = (x: unknown, path: string): unknown =>
  keysOf(path).reduce<unknown>((at, key) => (isBox(at) ? at[key] : undefined), x);

export interface Place {
  readonly path: string;
  /** Which one, a number for each star. */
  readonly at: readonly number[];
  readonly value: unknown;
}

/** Every place of this pattern where something stands. */
export const placesOf = (x: unknown, pattern: string): readonly Place[] => {
  const keys = keysOf(pattern);
  const found: Place[] = [];
  const stars: number[] = [];
  const pathOf = (): string => {
    let star = 0;
    return keys.map((key) => (key === '*' ? stars[star++] : key)).join('.');
  };
  const look = (at: unknown, depth: number): void => {
    if (at === undefined || at === null) return;
    const key = keys[depth];
    if (key === undefined) found.push({ path: pathOf(), at: stars.slice(), value: at });
    else if (key !== '*') look((at as Fields)[key], depth + 1);
    else if (Array.isArray(at))
      for (let i = 0; i < at.length; i++) {
        stars.push(i);
        look(at[i], depth + 1);
        stars.pop();
      }
  };
  look(x, 0);
  return found;
};

/** The numbers of the stars, if this place is of the pattern or within one that is; else undefined. */
export const starsIn = (path: string, pattern: string): readonly number[] | undefined => {
  const wanted = keysOf(pattern);
  if (wanted[0] !== '*' && !path.startsWith(wanted[0]!)) return undefined;
  const keys = path.split('.');
  const stars: number[] = [];
  for (let i = 0; i < wanted.length; i++) {
    if (wanted[i] === '*') stars.push(Number(keys[i]));
    else if (keys[i] !== wanted[i]) return undefined;
  }
  return stars.some(Number.isNaN) ? undefined : stars;
};

/** A copy with something else in one place; the same one where there is no such place. */
export const withValueAt = <T>(x: T, path: string, value: unknown): T => {
  const put = (at: unknown, keys: readonly string[]): unknown => {
    const [key, ...rest] = keys;
    if (key === undefined) return value;
    if (!isBox(at)) return at;
    const changed = put(at[key], rest);
    return Array.isArray(at) ? at.with(Number(key), changed) : { ...at, [key]: changed };
  };
  return put(x, path.split('.')) as T;
};

/** Where two values differ, each as deep down as they can be compared part by part: lists of other lengths differ as a whole. */
export const differences = (a: unknown, b: unknown, where = ''): readonly string[] => {
  if (Object.is(a, b)) return [];
  const isComparable =
    isBox(a) && isBox(b) && (Array.isArray(a) ? Array.isArray(b) && a.length === b.length : !Array.isArray(b));
  if (!isComparable) return [where];
  const found: string[] = [];
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
    if (!Object.is(a[key], b[key])) found.push(...differences(a[key], b[key], where === '' ? key : `${where}.${key}`));
  return found;
};
