// Which files hold rules, which of them changed, and which tests guard them. Paths are from the root, with slashes.

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../commands.mjs';
import { WrongUse } from './arguments.mjs';

const GAMES = 'packages/games';

/** The folders with a game in them; others beside them serve all games. */
export const games = () =>
  readdirSync(join(root, GAMES))
    .filter((name) => existsSync(join(root, GAMES, name, 'src', 'game.ts')))
    .sort();

export const gameOf = (file) => file.split('/')[2];

/** Tables, prose and words for players, what a game says of itself, and helpers of tests are no rules. */
const NO_RULES = [
  /\.(test|d)\.ts$/,
  /\/(content|book|rules|words|testing)\//,
  /\/(testing|narrate|refusals)[^/]*\.ts$/,
  /\b(words|sentences)\.ts$/,
  /\/src\/(card|descriptor|facts|switches)\.ts$/,
];

export const isRulesFile = (file) =>
  /^packages\/games\/[^/]+\/src\/.+\.ts$/.test(file) && !NO_RULES.some((pattern) => pattern.test(file));

const sourcesOf = (game) =>
  readdirSync(join(root, GAMES, game, 'src'), { recursive: true })
    .map((path) => `${GAMES}/${game}/src/${path.replaceAll('\\', '/')}`)
    .sort();

export const rulesFilesOf = (game) => sourcesOf(game).filter(isRulesFile);

/** The tests that must notice a change: those that name rules, and a short run of the laws (`laws.test.ts`), not the long ones. */
export const isGuard = (file) => file.endsWith('.test.ts') && !/\/laws-[^/]*$/.test(file);

export const testFilesOf = (game) => sourcesOf(game).filter(isGuard);

const git = (...args) => {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] };
    return execFileSync('git', args, options).split('\n').filter(Boolean);
  } catch (error) {
    throw new WrongUse(`git ${args[0]} failed: ${error.stderr?.trim() || error.message}`);
  }
};

/** Rules files that differ from where this branch left `base`, those not committed and new ones included. */
export const changedRulesFiles = (base) => {
  const [left] = git('merge-base', base, 'HEAD');
  const changed = git('diff', '--name-only', '--diff-filter=d', left);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...untracked])].filter(isRulesFile).sort();
};
