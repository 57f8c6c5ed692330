// What `npm run check` compares with: where this branch left main; on main itself, what was last published or committed.

import { filesChangedSince, git } from '../git.mjs';

const isThere = (revision) => {
  try {
    return git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`).length > 0;
  } catch {
    return false;
  }
};

const commitOf = (revision) => git('rev-parse', '--short', revision)[0];

/** Where the changes are counted from, in words and as a commit, and the files that differ. */
const since = (words, revision) => {
  const [left] = git('merge-base', revision, 'HEAD');
  return { words: `${words} (${commitOf(left)})`, files: filesChangedSince(left) };
};

/** The first of these that anything differs from. */
export const changes = (base) => {
  if (base !== undefined) return since(base, base);
  const tries = [
    ['main', 'main'],
    ['origin/main', 'origin/main'],
    ['the last commit', 'HEAD'],
    ['the commit before the last', 'HEAD~'],
  ].filter(([, revision]) => isThere(revision));
  let found;
  for (const [words, revision] of tries) {
    found = since(words, revision);
    if (found.files.length > 0) break;
  }
  return found;
};
