// Which files hold rules, which of them changed, and which tests guard them. Paths are from the root, with slashes.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../commands.mjs';
import { filesChangedSince, git } from '../git.mjs';
import { WrongUse } from './arguments.mjs';

const GAMES = 'packages/games';

const folders = () => readdirSync(join(root, GAMES)).sort();

const isGame = (name) => existsSync(join(root, GAMES, name, 'src', 'game.ts'));

const dependsOn = (name, other) => {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, GAMES, name, 'package.json'), 'utf8'));
  return Object.hasOwn(dependencies, `@muster/${other}`);
};

/** The games that are built on what stands in this folder. */
const gamesOn = (name) => folders().filter((other) => isGame(other) && dependsOn(other, name));

/** The folders with rules in them: the games, and what some of them share. */
export const games = () => folders().filter((name) => isGame(name) || gamesOn(name).length > 0);

export const gameOf = (file) => file.split('/')[2];

/** Tables, prose and words for players, what may be chosen and asked (web holds old addresses against it), and helpers of tests are no rules. (Of a descriptor: secrecy.mjs.) */
const NO_RULES = [
  /\.(test|d)\.ts$/,
  /\/(content|book|rules|words|choices|testing)\//,
  /\/(testing|narrate|refusals)[^/]*\.ts$/,
  /\b(words|sentences|questions?)\.ts$/,
  /\/src\/(card|facts|switches)\.ts$/,
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

const testFilesOf = (game) => sourcesOf(game).filter(isGuard);

/** Who is asked, and who after that about what the first did not notice: the own tests, then those of the games built on it. */
export const guardsOf = (game) =>
  [[game], gamesOn(game)].map((names) => names.flatMap(testFilesOf)).filter((files) => files.length > 0);

/** Rules files that differ from where this branch left `base`, those not committed and new ones included. */
export const changedRulesFiles = (base) => {
  try {
    const [left] = git('merge-base', base, 'HEAD');
    return filesChangedSince(left).filter((file) => isRulesFile(file) && existsSync(join(root, file)));
  } catch (error) {
    throw new WrongUse(error.message);
  }
};
