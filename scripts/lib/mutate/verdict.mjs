// What the tests' answers mean.

/** Why the tests fail as the rules are; undefined when they pass. */
export const brokenFrom = ({ modules, errors }) => {
  const broken = modules.find((module) => module.broken !== undefined);
  if (broken) return `${broken.file}: ${broken.broken}`;
  const failed = modules.flatMap(({ file, tests }) =>
    tests.filter(({ state }) => state === 'failed').map(({ name }) => `${file}: ${name}`),
  );
  return failed[0] ?? errors[0];
};

/** What the answer about a mutant means; no answer in time: it never ends. */
export const verdictFrom = (reply) => {
  if (reply === undefined) return { status: 'endless' };
  const by = brokenFrom(reply);
  return by === undefined ? { status: 'survived' } : { status: 'noticed', by };
};
