// `npm run mutate`: are the rules guarded by tests? Changes the rules in small ways and looks which changes no test notices.
// How it is used: docs/guides/develop.md and --help. Its parts: scripts/lib/mutate.

import { HELP, parseArguments, WrongUse } from './lib/mutate/arguments.mjs';
import { draw } from './lib/mutate/draw.mjs';
import { changedRulesFiles, gameOf, games, rulesFilesOf, testFilesOf } from './lib/mutate/files.mjs';
import { listMutants, placeMutants } from './lib/mutate/mutants.mjs';
import { planFor } from './lib/mutate/plan.mjs';
import { isAlive, linesFor, reportOn } from './lib/mutate/report.mjs';
import { faultsOf, partReviewed, readReviewed } from './lib/mutate/reviewed.mjs';
import { makeTester, shareOut } from './lib/mutate/testers.mjs';
import { thoseThatCompile } from './lib/mutate/types.mjs';
import { brokenFrom, verdictFrom } from './lib/mutate/verdict.mjs';

const AT_MOST = 30 * 60_000; // for all tests of a game, once

const JOBS = 2;

/** Notes on the way go where they disturb no reader of the result. */
const note = (text) => process.stderr.write(`${text}\n`);

/** The rules files of a game that were asked for. */
const filesFor = (game, { sample, base = 'main', file }) => {
  const all = sample === undefined && file === undefined ? changedRulesFiles(base) : rulesFilesOf(game);
  return all.filter((path) => gameOf(path) === game && path.includes(file ?? ''));
};

/** What the tests say of the rules as they are. */
const askUnchanged = async (game, tester, mutant) => {
  const parts = testFilesOf(game).map((file) => ({ file }));
  const reply = await tester.ask({ mutant, parts }, AT_MOST).finally(tester.end);
  const broken = reply === undefined ? 'they did not end' : brokenFrom(reply);
  if (broken !== undefined) throw new WrongUse(`The tests of ${game} fail as they are: ${broken}.`);
  return reply.modules;
};

const judge = async (tester, modules, mutant) => {
  const plan = planFor(modules, mutant.id);
  if (plan === undefined) return { ...mutant, status: 'unreached' };
  const { parts, hitLimit, ms } = plan;
  return { ...mutant, ...verdictFrom(await tester.ask({ mutant: mutant.id, hitLimit, parts }, ms)) };
};

const testGame = async (game, options, entries) => {
  const { sample, seed, jobs = JOBS } = options;
  const began = Date.now();
  const files = filesFor(game, options);
  const { open, reviewed, stale } = partReviewed(await listMutants(files), entries, files);
  const chosen = sample === undefined ? open : draw(open, sample, seed);
  note(`${game}: ${chosen.length} of ${open.length} mutants in ${files.length} files`);
  const results = chosen.length === 0 ? [] : await testMutants(game, chosen, jobs);
  return reportOn(game, results, { reviewed, stale, seed, seconds: Math.round((Date.now() - began) / 1000) });
};

const testMutants = async (game, chosen, jobs) => {
  const { texts, mutants } = await placeMutants(chosen);
  const [modules] = await Promise.all([
    askUnchanged(game, makeTester({ texts, isolate: true, jobs }), null), // each file alone, to see what it reaches
    askUnchanged(game, makeTester({ texts, isolate: false, jobs: 1 }), 'none'), // together, as mutants meet them
  ]);
  const testers = Array.from({ length: jobs }, () => makeTester({ texts, isolate: false, jobs: 1 }));
  let done = 0;
  const results = await shareOut(mutants, testers, async (tester, mutant) => {
    const result = await judge(tester, modules, mutant);
    if (++done % 25 === 0) note(`${game}: ${done} of ${mutants.length} tested`);
    return result;
  });
  const compiling = new Set(await thoseThatCompile(results.filter(isAlive)));
  return results.map((result) =>
    isAlive(result) && !compiling.has(result) ? { ...result, status: 'refusedByTypes' } : result,
  );
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
  if (options.sample !== undefined) options.seed ??= Math.floor(Math.random() * 1_000_000);
  const entries = readReviewed();
  const faults = faultsOf(entries);
  if (faults.length > 0) throw new WrongUse(`The reviewed list is wrong: ${faults.join(', ')}.`);
  const reports = [];
  for (const game of gamesFor(options)) reports.push(await testGame(game, options, entries));
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
