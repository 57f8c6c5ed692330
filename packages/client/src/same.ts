/** Whether two pieces of data are the same as JSON: a field that holds nothing is none. */

const isRecord = (x: unknown): x is Readonly<Record<string, unknown>> => typeof x === 'object' && x !== null;

const namesOf = (x: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.keys(x).filter((name) => x[name] !== undefined);

export const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (!isRecord(a) || !isRecord(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const names = namesOf(a);
  return (
    names.length === namesOf(b).length && names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name]))
  );
};
