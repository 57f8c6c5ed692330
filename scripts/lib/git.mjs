// What git knows of this tree. Paths are from the root, with slashes.

import { execFileSync } from 'node:child_process';
import { root } from './commands.mjs';

/** The lines that git answers; throws with what git said when it refuses. */
export const git = (...args) => {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] };
    return execFileSync('git', args, options).split('\n').filter(Boolean);
  } catch (error) {
    throw new Error(`git ${args[0]} failed: ${error.stderr?.trim() || error.message}`);
  }
};

/** Files that differ from `commit`, those not committed and new ones included; deleted ones too. */
export const filesChangedSince = (commit) => {
  const changed = git('diff', '--name-only', '--no-renames', commit);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...untracked])].sort();
};
