/** Commands and values in words, as far as their own names tell. */

const isPlain = (x: unknown): boolean => typeof x !== 'object' || x === null;

/** `southWest` and `south-west` as `south west`. */
export const nameWords = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();

/** A value on one line. */
export const valueWords = (x: unknown): string => {
  if (x === null || x === undefined) return 'none';
  if (typeof x === 'boolean') return x ? 'yes' : 'no';
  if (isPlain(x)) return String(x);
  if (Array.isArray(x)) return x.length === 0 ? 'none' : x.map(valueWords).join(', ');
  return Object.entries(x)
    .map(([name, value]) => `${nameWords(name)} ${valueWords(value)}`)
    .join(', ');
};

/** Short enough to stand on one line: plain, or a list of what is plain. */
export const isShort = (x: unknown): boolean => isPlain(x) || (Array.isArray(x) && x.every(isPlain));

/** `drop: column 3`. */
export const commandWords = ({ type, ...facts }: { readonly type: string }): string => {
  const words = Object.keys(facts).length === 0 ? '' : `: ${valueWords(facts)}`;
  return `${nameWords(type)}${words}`;
};
