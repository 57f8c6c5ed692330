// The steps of `npm test`. Each resolves to how many passed and failed; a check that is no test suite counts as one.

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb, tscBuildArguments } from './build.mjs';
import { root, run, runTool, tellFailure } from './commands.mjs';
import { freePort } from './port.mjs';

const PASSED = { passed: 1, failed: 0 };
const FAILED = { passed: 0, failed: 1 };

const asOne = (code) => (code === 0 ? PASSED : FAILED);

export const formatAndLint = async () =>
  asOne(await runTool('@biomejs/biome', 'biome', ['check', '--error-on-warnings']));

export const types = async () => asOne(await runTool('typescript', 'tsc', tscBuildArguments()));

export const testTypes = async () => asOne(await runTool('typescript', 'tsc', ['-p', 'tsconfig.tests.json']));

export const deadCode = async () => asOne(await runTool('knip', 'knip', ['--no-progress']));

export const ruleIndex = async () => asOne(await run(process.execPath, [join('scripts', 'rules.mjs')]));

export const webBuild = async (setUp) => {
  try {
    await buildWeb();
    return PASSED;
  } catch (error) {
    tellFailure(error);
    setUp.problem ??= 'The browser tests cannot run: the web app is not built.'; // an older build must not stand in for it
    return FAILED;
  }
};

/** What a reporter wrote; undefined when the program ended before it could. */
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A suite that found nothing to run, or failed outside of its tests, must not look green. */
const honest = ({ passed, failed }, code) =>
  failed === 0 && (code !== 0 || passed === 0) ? { passed, failed: 1 } : { passed, failed };

/** A file that could not even be loaded has no failed test in it: it counts as one. */
const brokenFiles = (report) =>
  report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length;

const countVitest = (report) => ({
  passed: report?.numPassedTests ?? 0,
  failed: report === undefined ? 1 : report.numFailedTests + brokenFiles(report),
});

export const unitTests = async () => {
  const file = join(root, 'reports', 'vitest.json');
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await runTool('vitest', 'vitest', ['run', '--allowOnly=false', ...reporters]);
  return honest(countVitest(readReport(file)), code);
};

const countPlaywright = (report) => ({
  passed: report?.stats.expected ?? 0,
  failed: report === undefined ? 1 : report.stats.unexpected + report.stats.flaky,
});

/** Needs the built server and web app, and a Chromium; what is missing is told and counts as failed. */
export const browserTests = async ({ chromium, problem }) => {
  if (problem !== undefined) {
    console.error(problem);
    return FAILED;
  }
  const file = join(root, 'reports', 'playwright.json');
  rmSync(file, { force: true });
  const env = { CHROMIUM_PATH: chromium, MUSTER_TEST_PORT: String(await freePort()) };
  const code = await runTool('@playwright/test', 'playwright', ['test', '--forbid-only'], { env });
  return honest(countPlaywright(readReport(file)), code);
};
