// Mutants before their judges: the tests, and the types.

import { WrongUse } from './arguments.mjs';
import { placeMutants } from './mutants.mjs';
import { inHalves, planFor, withTimes } from './plan.mjs';
import { isAlive } from './report.mjs';
import { makeTester, shareOut } from './testers.mjs';
import { thoseThatCompile } from './types.mjs';
import { brokenFrom, verdictFrom } from './verdict.mjs';

const AT_MOST = 30 * 60_000; // for all tests of a game, once

/** What the tests say of the rules as they are. */
const askUnchanged = async (tester, files, mutant) => {
  const reply = await tester.ask({ mutant, parts: files.map((file) => ({ file })) }, AT_MOST);
  const broken = reply === undefined ? 'they did not end' : brokenFrom(reply);
  if (broken !== undefined) throw new WrongUse(`The tests fail as they are: ${broken}.`);
  return reply.modules;
};

/** Which tests reach which mutants, each file alone; and how long they take together, as mutants meet them. */
const lookAround = async (files, texts, together) => {
  const apart = makeTester({ texts, isolate: true, jobs: 1 });
  const [reached, timed] = await Promise.all([
    askUnchanged(apart, files, null).finally(apart.end),
    askUnchanged(together, files, 'none'),
  ]);
  return withTimes(reached, timed);
};

const judge = async (tester, modules, mutant) => {
  const plan = planFor(modules, mutant.id);
  if (plan === undefined) return { ...mutant, status: 'unreached' };
  const { parts, hitLimit, ms } = plan;
  return { ...mutant, ...verdictFrom(await tester.ask({ mutant: mutant.id, hitLimit, parts }, ms)) };
};

/** Asks again about those that nobody has noticed; what is said last counts, but not that nothing reaches them there. */
const askOn = async (results, ask) => {
  const alive = results.filter(isAlive);
  const again = alive.length === 0 ? [] : await ask(alive);
  const said = new Map(alive.map((result, i) => [result, again[i]]));
  return results.map((result) => {
    const last = said.get(result);
    return last === undefined || last.status === 'unreached' ? result : last;
  });
};

const askTypes = async (alive) => {
  const compiling = new Set(await thoseThatCompile(alive));
  return alive.map((result) => (compiling.has(result) ? result : { ...result, status: 'refusedByTypes' }));
};

/** What becomes of each of the mutants: the quick tests are asked, then the types, then the slow tests. */
const askTests = async (files, chosen, { jobs, note }) => {
  const { texts, mutants } = await placeMutants(chosen);
  const testers = Array.from({ length: jobs }, () => makeTester({ texts, isolate: false, jobs: 1 }));
  const ask = (modules, words) => (asked) => {
    let done = 0;
    return shareOut(asked, testers, async (tester, mutant) => {
      const result = await judge(tester, modules, mutant);
      if (++done % 25 === 0) note(`${done} of ${asked.length} tested${words}`);
      return result;
    });
  };
  try {
    const { quick, slow } = inHalves(await lookAround(files, texts, testers[0]));
    const results = await askOn(await ask(quick, '')(mutants), askTypes);
    return await askOn(results, ask(slow, ' by the slow tests'));
  } finally {
    await Promise.all(testers.map((tester) => tester.end()));
  }
};

/**
 * What becomes of each of the mutants, in their order. `guards` are lists of test files: those asked first, then those asked about
 * what the first did not notice.
 */
export const tryMutants = async ([files, ...later], chosen, options) => {
  if (chosen.length === 0) return [];
  const results = await askTests(files, chosen, options);
  return later.length === 0 ? results : askOn(results, (alive) => tryMutants(later, alive, options));
};
