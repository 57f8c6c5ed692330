// `npm test`: everything there is to check, from a fresh clone. A failed step does not keep the next ones from running.

import './lib/node-version.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { tellFailure } from './lib/commands.mjs';
import { ensureInstalled } from './lib/install.mjs';
import * as suites from './lib/suites.mjs';

const STEPS = [
  ['Format, lint, import rules', suites.formatAndLint],
  ['Types', suites.types],
  ['Types of the tests', suites.testTypes],
  ['Dead code', suites.deadCode],
  ['Unit tests', suites.unitTests],
  ['Rule index', suites.ruleIndex],
  ['Web build', suites.webBuild],
  ['Browser tests', suites.browserTests],
];

/** A step that breaks down counts as failed, and the others still run. */
const attempt = async (step, setUp) => {
  try {
    return await step(setUp);
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
};

const runStep = async ([title, step], setUp) => {
  console.log(`\n== ${title}`);
  const started = performance.now();
  const { passed, failed } = await attempt(step, setUp);
  return { title, passed, failed, seconds: Math.round((performance.now() - started) / 1000) };
};

const runAll = async () => {
  try {
    await ensureInstalled();
  } catch (error) {
    tellFailure(error);
    return [{ title: 'Installing', passed: 0, failed: 1, seconds: 0 }];
  }
  const setUp = await ensureChromium();
  const results = [];
  for (const step of STEPS) results.push(await runStep(step, setUp));
  return results;
};

const tellResult = ({ title, passed, failed, seconds }) =>
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'}  ${title}: ${passed} passed, ${failed} failed (${seconds} s)`);

const results = await runAll();
const sum = (key) => results.reduce((total, result) => total + result[key], 0);

console.log('\n== Summary');
results.forEach(tellResult);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
