// A child process of `npm run mutate`: a vitest that loads the rules with switches in them. It answers to each message
// with what the tests said. Being a process of its own, it can be ended when a mutant never ends.

import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { root } from '../commands.mjs';

/** Vitest sorts by its own memory; here the order of the request counts. */
class AsAsked {
  shard(specifications) {
    return specifications;
  }
  sort(specifications) {
    return specifications;
  }
}

const withSwitches = (texts) => {
  const byPath = new Map(texts.map(({ file, text }) => [join(root, file), text]));
  return { name: 'muster:mutants', enforce: 'pre', load: (id) => byPath.get(id.split('?')[0]) };
};

const start = ({ texts, isolate, jobs }) =>
  createVitest(
    'test',
    {
      root,
      watch: false,
      cache: false,
      pool: 'threads',
      isolate,
      maxWorkers: jobs,
      bail: isolate ? 0 : 1,
      silent: true,
      testTimeout: 0, // who asks has his own limit; a busy machine is no failure
      reporters: [{}],
      sequence: { sequencer: AsAsked },
      setupFiles: [join(import.meta.dirname, 'setup.mjs')],
    },
    { plugins: [withSwitches(texts)] },
  );

const relative = (path) => path.slice(join(root, '/').length).replaceAll('\\', '/');

const fullName = (test) => (test.parent.type === 'module' ? test.name : `${fullName(test.parent)} ${test.name}`);

const toldBy = (module) => ({
  file: relative(module.moduleId),
  collectMs: module.diagnostic().collectDuration,
  broken: module.errors()[0]?.message,
  reached: module.meta().reached,
  tests: [...module.children.allTests()].map((test) => ({
    name: fullName(test),
    state: test.result().state,
    ms: test.diagnostic()?.duration ?? 0,
  })),
});

const request = async (vitest, { mutant, hitLimit, parts }) => {
  vitest.provide('mutation', { mutant, hitLimit });
  const specifications = parts.map(({ file, pattern }) =>
    vitest
      .getRootProject()
      .createSpecification(join(root, file), pattern ? { testNamePattern: new RegExp(pattern) } : {}),
  );
  vitest.state.filesMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  return { modules: testModules.map(toldBy), errors: unhandledErrors.map((error) => String(error.message ?? error)) };
};

let vitest;
process.on('message', async (message) => {
  try {
    if (message.texts) {
      vitest = await start(message);
      process.send({ ready: true });
    } else process.send(await request(vitest, message));
  } catch (error) {
    process.send({ failed: String(error.stack ?? error) });
  }
});
process.on('disconnect', () => process.exit());
