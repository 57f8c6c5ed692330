// `npm run check [-- --base REV]`: format, lint, types and the changed packages' own tests, in a minute or two. It says what it left
// out; `npm test` leaves nothing out.

import './lib/node-version.mjs';
import { changes } from './lib/check/base.mjs';
import { choose } from './lib/check/choose.mjs';
import { readPackages } from './lib/check/packages.mjs';
import { tellFailure } from './lib/commands.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runChecks, runSuite, tellResults } from './lib/steps.mjs';
import * as suites from './lib/suites.mjs';

const HELP = `Usage: npm run check [-- --base REV]

Format, lint, types, and the tests of the packages that differ from main (or from REV), not committed files included.

Example: npm run check -- --base HEAD~3
`;

const baseAsked = (args) => {
  if (args.length === 0) return undefined;
  if (args.length === 2 && args[0] === '--base') return args[1];
  process.stderr.write(HELP);
  process.exit(args[0] === '--help' ? 0 : 2);
};

const CHECKS = [
  ['Format, lint', suites.formatAndLint],
  ['Levels, rooms, sizes', suites.house],
  ['Types', suites.types],
  ['Types of the tests', suites.testTypes],
];

const main = async (base) => {
  await ensureInstalled();
  const { words, files } = changes(base);
  const { folders, leftOut } = choose(files, readPackages());
  console.log(`Compared with ${words}: ${files.length} files differ.`);
  const results = await runChecks(CHECKS);
  if (folders.length > 0)
    results.push(await runSuite([`Tests of ${folders.join(', ')}`, () => suites.unitTests(folders)]));
  tellResults(results);
  console.log(`Left out:\n${leftOut.map((one) => `- ${one}\n`).join('')}npm test runs everything.`);
};

try {
  await main(baseAsked(process.argv.slice(2)));
} catch (error) {
  tellFailure(error);
  process.exitCode = 1;
}
