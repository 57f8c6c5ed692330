// The steps of `npm test` and `npm run check`: each counts what passed and failed. A failed step does not keep the next ones
// from running.

/** A step that breaks down counts as failed, and the others still run. */
const attempt = async (step, setUp) => {
  try {
    return await step(setUp);
  } catch (error) {
    return { passed: 0, failed: 1, output: `${error?.stack ?? error}\n` };
  }
};

const timed = async ([title, step], setUp) => {
  const started = performance.now();
  const result = await attempt(step, setUp);
  return { title, ...result, seconds: Math.round((performance.now() - started) / 1000) };
};

const tellStep = ({ title, output = '' }) => process.stdout.write(`\n== ${title}\n${output}`);

/** Checks, two at a time; what each says is kept until it can be told in their order. */
export const runChecks = async (checks, setUp) => {
  const results = checks.map(() => undefined);
  const waiting = checks.entries();
  let told = 0;
  const lane = async () => {
    for (const [at, check] of waiting) {
      results[at] = await timed(check, setUp);
      for (; results[told] !== undefined; told++) tellStep(results[told]);
    }
  };
  await Promise.all([lane(), lane()]);
  return results;
};

/** A suite takes both cores and shows what it does. */
export const runSuite = async (suite, setUp) => {
  console.log(`\n== ${suite[0]}`);
  const result = await timed(suite, setUp);
  if (result.output) process.stdout.write(result.output);
  return result;
};

const tellResult = ({ title, passed, failed, seconds }) =>
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'}  ${title}: ${passed} passed, ${failed} failed (${seconds} s)`);

const LONGEST_SAID = 12; // lines of a failure that are told again at the end

// biome-ignore lint/suspicious/noControlCharactersInRegex: what tools print to a terminal has colours
const COLOUR = /\u001b\[[0-9;]*m/gu;

const tellAgain = (word, name, said) => {
  console.log(`${word}  ${name}`);
  for (const line of said.replace(COLOUR, '').split('\n').slice(0, LONGEST_SAID)) console.log(`        ${line}`);
};

/** What failed, and what passed only at its second attempt, once more at the end, where it is found. */
const tellFailures = (results) => {
  const tests = results.flatMap(({ tests = [] }) => tests);
  for (const { name, doubt } of tests) if (doubt !== undefined) tellAgain('AT THE SECOND ATTEMPT', name, doubt);
  for (const { name, failure } of tests) if (failure !== undefined) tellAgain('FAILED', name, failure);
};

/** The last line but what a caller adds counts all; the exit code says whether all passed. */
export const tellResults = (results) => {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log('\n== Summary');
  tellFailures(results);
  results.forEach(tellResult);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
};
