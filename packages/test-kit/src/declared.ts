/** What a game declares as secret, asked place by place. */

import type { SecretPart, Viewer } from '@muster/kernel';
import type { AnyState, Terms } from './law.ts';
import { differences, type Place, placesOf, starsIn } from './paths.ts';

interface Found {
  readonly secret: SecretPart;
  readonly at: readonly number[];
}

/** The secret in which this place lies. */
export const secretAt = ({ secrets }: Terms, path: string): Found | undefined => {
  for (const secret of secrets) {
    const at = starsIn(path, secret.path);
    if (at !== undefined) return { secret, at };
  }
  return undefined;
};

/** Whether this place is hidden from this viewer. */
export const isHidden = (terms: Terms, s: AnyState, viewer: Viewer, path: string): boolean => {
  const found = secretAt(terms, path);
  return found !== undefined && !found.secret.isSeen(s, viewer, found.at);
};

/** All that is hidden from this viewer of one secret. */
export const hiddenPlaces = (secret: SecretPart, s: AnyState, viewer: Viewer): readonly Place[] =>
  placesOf(s, secret.path).filter(({ at }) => !secret.isSeen(s, viewer, at));

/** Where these differ though this viewer may see it. */
export const shownDifferences = (terms: Terms, a: AnyState, b: AnyState, viewer: Viewer): readonly string[] =>
  differences(a, b).filter((path) => !(isHidden(terms, a, viewer, path) && isHidden(terms, b, viewer, path)));
