// What the steps of `npm test` do. Each resolves to how many passed and failed; a check that is no test suite counts as one.

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildWeb, tscBuildArguments } from './build.mjs';
import { root, runQuietly, runTool, StepFailed, toolFile } from './commands.mjs';
import { freePort } from './port.mjs';

const PASSED = { passed: 1, failed: 0 };
const FAILED = { passed: 0, failed: 1 };

/** Runs a tool and keeps what it says. */
const asOne = async (file, args) => {
  const { code, output } = await runQuietly(process.execPath, [file, ...args]);
  return { ...(code === 0 ? PASSED : FAILED), output };
};

export const formatAndLint = () => asOne(toolFile('@biomejs/biome', 'biome'), ['check', '--error-on-warnings']);

export const types = () => asOne(toolFile('typescript', 'tsc'), tscBuildArguments());

export const testTypes = () => asOne(toolFile('typescript', 'tsc'), ['-p', 'tsconfig.tests.json']);

export const deadCode = () => asOne(toolFile('knip', 'knip'), ['--no-progress']);

export const ruleIndex = () => asOne(join('scripts', 'rules.mjs'), []);

export const house = () => asOne(join('scripts', 'house.mjs'), []);

export const webBuild = async (setUp) => {
  try {
    await buildWeb();
    return PASSED;
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    setUp.problem ??= 'The browser tests cannot run: the web app is not built.'; // an older build must not stand in for it
    return { ...FAILED, output: `${error.output}\n${error.message}\n` };
  }
};

/** What a reporter wrote; undefined when the program ended before it could. */
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A suite that found nothing to run, or failed outside of its tests, must not look green. */
const honest = (counted, code) =>
  counted.failed === 0 && (code !== 0 || counted.passed === 0) ? { ...counted, failed: 1 } : counted;

/** A file that could not even be loaded has no failed test in it: it counts as one. */
const brokenFiles = (report) =>
  report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length;

const testsOfVitest = (report) =>
  report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration, status, failureMessages = [] }) => ({
      name: `${relative(root, name)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
      ...(status === 'failed' && { failure: failureMessages.join('\n') }),
      ...(status === 'passed' && failureMessages.length > 0 && { doubt: failureMessages.join('\n') }),
    })),
  );

const countVitest = (report) =>
  report === undefined
    ? FAILED
    : {
        passed: report.numPassedTests,
        failed: report.numFailedTests + brokenFiles(report),
        tests: testsOfVitest(report),
      };

/** `where`: folders whose tests run; all tests when there are none. */
export const unitTests = async (where = []) => {
  const file = join(root, 'reports', 'vitest.json');
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const folders = where.map((folder) => `${folder}/`);
  const code = await runTool('vitest', 'vitest', ['run', '--allowOnly=false', ...reporters, ...folders]);
  return honest(countVitest(readReport(file)), code);
};

/** What the attempts of a browser test said that did not pass. */
const failureOf = (results) => results.flatMap(({ errors = [] }) => errors.map(({ message }) => message)).join('\n');

const testOfPlaywright = (file, { title, tests }) => {
  const results = tests.flatMap((test) => test.results);
  const said = failureOf(results);
  return {
    name: `e2e/${file}: ${title}`,
    seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    ...(tests.some(({ status }) => status === 'unexpected') && { failure: said }),
    ...(tests.some(({ status }) => status === 'flaky') && { doubt: said }),
  };
};

const testsOfPlaywright = ({ file, specs = [], suites = [] }) => [
  ...specs.map((spec) => testOfPlaywright(file, spec)),
  ...suites.flatMap(testsOfPlaywright),
];

const countPlaywright = (report) =>
  report === undefined
    ? FAILED
    : {
        passed: report.stats.expected + report.stats.flaky,
        failed: report.stats.unexpected,
        tests: report.suites.flatMap(testsOfPlaywright),
      };

/** Needs the built server and web app, and a Chromium; what is missing is told and counts as failed. */
export const browserTests = async ({ chromium, problem }) => {
  if (problem !== undefined) {
    return { ...FAILED, output: `${problem}\n` };
  }
  const file = join(root, 'reports', 'playwright.json');
  rmSync(file, { force: true });
  const env = { CHROMIUM_PATH: chromium, MUSTER_TEST_PORT: String(await freePort()) };
  const code = await runTool('@playwright/test', 'playwright', ['test', '--forbid-only'], { env });
  return honest(countPlaywright(readReport(file)), code);
};
