/** Views name what they show: a field that nobody has named yet, on any record of a state, must show in no view. */

import type { GameTypes, Viewer } from '@muster/kernel';
import type { Lawful } from './law.ts';

type Box = Record<string, unknown>;

const FIELD = 'unnamed';

const isBox = (x: unknown): x is Box => typeof x === 'object' && x !== null;

/** A copy in which every record has one more field, which tells where it is; what `whole` names stays as it is. */
const marked = (x: unknown, whole: readonly string[], path: string): unknown => {
  if (Array.isArray(x)) return x.map((item, i) => marked(item, [], `${path}[${i}]`));
  if (!isBox(x)) return x;
  const copy: Box = {};
  for (const key of Object.keys(x)) copy[key] = whole.includes(key) ? x[key] : marked(x[key], [], `${path}.${key}`);
  copy[FIELD] = path;
  return copy;
};

const marksIn = (x: unknown): readonly string[] => {
  if (!isBox(x)) return [];
  const deeper = Object.values(x).flatMap(marksIn);
  return FIELD in x ? [String(x[FIELD]), ...deeper] : deeper;
};

/** The records that this view passes on without naming their fields. `whole`: fields of the state that are public all through. */
export const shownUnnamed = <T extends GameTypes>(
  game: Lawful<T>['game'],
  s: T['state'],
  viewer: Viewer,
  whole: readonly string[],
): readonly string[] => marksIn(game.view(marked(s, whole, 'state') as T['state'], viewer));
