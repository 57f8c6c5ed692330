// `npm test`: everything there is to check, from a fresh clone. A failed step does not keep the next ones from running.

import './lib/node-version.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { tellFailure } from './lib/commands.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runChecks, runSuite, tellResults } from './lib/steps.mjs';
import * as suites from './lib/suites.mjs';

const CHECKS = [
  ['Format, lint', suites.formatAndLint],
  ['Levels, rooms, sizes', suites.house],
  ['Types', suites.types],
  ['Types of the tests', suites.testTypes],
  ['Dead code', suites.deadCode],
  ['Rule index', suites.ruleIndex],
  ['Web build', suites.webBuild],
];

const SUITES = [
  ['Unit tests', () => suites.unitTests()],
  ['Browser tests', suites.browserTests],
];

const SLOWEST = 10;

const runAll = async () => {
  try {
    await ensureInstalled();
  } catch (error) {
    tellFailure(error);
    return [{ title: 'Installing', passed: 0, failed: 1, seconds: 0 }];
  }
  const setUp = await ensureChromium();
  const results = await runChecks(CHECKS, setUp);
  for (const suite of SUITES) results.push(await runSuite(suite, setUp));
  return results;
};

const results = await runAll();
const slowest = results.flatMap(({ tests = [] }) => tests).sort((a, b) => b.seconds - a.seconds);
console.log('\n== The slowest tests');
for (const { seconds, name } of slowest.slice(0, SLOWEST)) console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`);
tellResults(results);
