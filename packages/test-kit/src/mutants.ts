/** States that nobody played: real ones with a few things altered, each still of the kind it was, so that many pass a reader. */

import type { Rng } from '@muster/kernel';
import { cloned } from './data.ts';
import { pick } from './play.ts';

type Box = Record<string, unknown>;
type Path = readonly string[];

const isBox = (x: unknown): x is Box => typeof x === 'object' && x !== null;

/** A part of it; every field of the whole as likely as any other, however much is in it. */
const anyPath = (x: Box, rng: Rng): Path => {
  const path: string[] = [];
  for (let at: unknown = x; isBox(at); ) {
    const keys = Object.keys(at);
    if (keys.length === 0 || (path.length > 0 && rng.below(4) === 0)) break;
    const key = pick(keys, rng);
    path.push(key);
    at = at[key];
  }
  return path;
};

const partAt = (x: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (isBox(at) ? at[key] : undefined), x);

/** All values that stand under this name anywhere, to be used in another place of that name. */
const namesakes = (x: unknown, name: string, found: unknown[] = []): readonly unknown[] => {
  if (!isBox(x)) return found;
  for (const key of Object.keys(x)) {
    if (key === name) found.push(x[key]);
    namesakes(x[key], name, found);
  }
  return found;
};

const alteredList = (items: readonly unknown[], other: unknown, rng: Rng): unknown => {
  const copy = items.slice();
  const at = rng.below(Math.max(1, copy.length));
  const more = [...copy, ...(Array.isArray(other) ? other : [])];
  switch (rng.below(4)) {
    case 0:
      copy.splice(at, 1);
      return copy;
    case 1:
      return copy.toReversed();
    default:
      if (more.length > 0) copy.splice(at, rng.below(2), pick(more, rng));
      return copy;
  }
};

const alteredNumber = (n: number, rng: Rng): number => pick([n - 1, n + 1, 0, 1, 2, rng.below(12), 99, 0 - n], rng);

/** Another value for this place: by its kind, by what stands there in another state, or by a namesake's. */
const altered = (state: Box, other: Box, path: Path, rng: Rng): unknown => {
  const [is, there] = [partAt(state, path), partAt(other, path)];
  const name = path[path.length - 1]!;
  const way = rng.below(6);
  if (way === 0 && there !== undefined) return there;
  if (way === 1) return pick([...namesakes(state, name), ...namesakes(other, name)], rng);
  if (way === 2) return pick([null, there ?? null, rng.below(4)], rng);
  if (typeof is === 'boolean') return !is;
  if (typeof is === 'number') return alteredNumber(is, rng);
  if (Array.isArray(is)) return alteredList(is, there, rng);
  return pick([...namesakes(other, name), ...namesakes(state, name), null], rng);
};

const put = (x: Box, path: Path, value: unknown): void => {
  const box = partAt(x, path.slice(0, -1)) as Box;
  box[path[path.length - 1]!] = value;
};

/** A copy of a state with one to three parts altered, some of them as they are in another state of the game. */
export const mutant = (state: unknown, other: unknown, rng: Rng): unknown => {
  const copy = cloned(state) as Box;
  const donor = cloned(other) as Box;
  for (let n = 1 + rng.below(3); n > 0; n--) {
    const path = anyPath(copy, rng);
    put(copy, path, cloned(altered(copy, donor, path, rng) ?? null));
  }
  return copy;
};
