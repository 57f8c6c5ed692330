// `npm run mutate`: are the rules guarded by tests? Changes the rules in small ways and looks which changes no test notices.
// How it is used: docs/guides/develop.md and --help. Its parts: scripts/lib/mutate.

import { HELP, parseArguments, WrongUse } from './lib/mutate/arguments.mjs';
import { draw } from './lib/mutate/draw.mjs';
import { changedRulesFiles, gameOf, games, guardsOf, rulesFilesOf } from './lib/mutate/files.mjs';
import { keyOf, listMutants } from './lib/mutate/mutants.mjs';
import { linesFor, reportOn } from './lib/mutate/report.mjs';
import { faultsOf, partReviewed, readReviewed } from './lib/mutate/reviewed.mjs';
import { tryMutants } from './lib/mutate/trial.mjs';

const JOBS = 2;

/** Notes on the way go where they disturb no reader of the result. */
const note = (text) => process.stderr.write(`${text}\n`);

/** The rules files of a game that were asked for. */
const filesFor = (game, { sample, base = 'main', file }) => {
  const all = sample === undefined && file === undefined ? changedRulesFiles(base) : rulesFilesOf(game);
  return all.filter((path) => gameOf(path) === game && path.includes(file ?? ''));
};

/** The reviewed list of a game; a list with faults is refused. */
const reviewedOf = (game) => {
  const entries = readReviewed(game);
  const faults = faultsOf(game, entries);
  if (faults.length > 0) throw new WrongUse(`The reviewed list of ${game} is wrong: ${faults.join(', ')}.`);
  return entries;
};

/** What is asked for: a sample for each seed, or all. */
const samplesFrom = (open, { sample, seed: seeds }) =>
  sample === undefined ? [{ chosen: open }] : seeds.map((seed) => ({ seed, chosen: draw(open, sample, seed) }));

/** A report on each of the samples. A mutant that is in several of them is tested once. */
const testGame = async (game, options) => {
  const began = Date.now();
  const files = filesFor(game, options);
  const { open, reviewed, stale } = partReviewed(await listMutants(files), reviewedOf(game), files);
  const samples = samplesFrom(open, options);
  const chosen = new Set(samples.flatMap((sample) => sample.chosen));
  note(`${game}: ${chosen.size} of ${open.length} mutants in ${files.length} files`);
  const results = await tryMutants(guardsOf(game), [...chosen], {
    jobs: options.jobs ?? JOBS,
    note: (text) => note(`${game}: ${text}`),
  });
  const seconds = Math.round((Date.now() - began) / 1000);
  return samples.map((sample) => {
    const keys = new Set(sample.chosen.map(keyOf));
    const its = results.filter((result) => keys.has(keyOf(result)));
    return reportOn(game, its, { reviewed, stale, seed: sample.seed, seconds });
  });
};

const gamesFor = ({ game }) => {
  if (game !== undefined && !games().includes(game))
    throw new WrongUse(`There is no game ${game}, only ${games().join(', ')}.`);
  return game === undefined ? games() : [game];
};

const main = async (args) => {
  const options = parseArguments(args);
  if (options.help) {
    process.stdout.write(HELP);
    return 0;
  }
  if (options.sample !== undefined) options.seed ??= [Math.floor(Math.random() * 1_000_000)];
  const reports = [];
  for (const game of gamesFor(options)) reports.push(...(await testGame(game, options)));
  const ok = reports.every((report) => report.ok && report.stale.length === 0);
  if (options.json) console.log(JSON.stringify({ ok, games: reports }));
  else for (const line of reports.flatMap(linesFor)) console.log(line);
  return ok ? 0 : 1;
};

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof WrongUse)) throw error;
  note(error.message);
  process.exitCode = 2;
}
