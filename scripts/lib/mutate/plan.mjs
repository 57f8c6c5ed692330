// Which tests are asked about a mutant, in which order, and for how long.

/** A loop that turns a hundred times as often as in all the tests together is endless. */
const HIT_FACTOR = 100;

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const sum = (numbers) => numbers.reduce((total, n) => total + n, 0);

/** What test files reach, as told by one run, with the times of another. */
export const withTimes = (reached, timed) => {
  const byFile = new Map(timed.map((module) => [module.file, module]));
  return reached.map((module) => {
    const { collectMs, tests } = byFile.get(module.file);
    return { ...module, collectMs, tests };
  });
};

const timeOf = ({ collectMs, tests }) => collectMs + sum(tests.map(({ ms }) => ms));

/** The quick test files, which take half of the time, and the slow ones, which take the other half. */
export const inHalves = (modules) => {
  const half = sum(modules.map(timeOf)) / 2;
  const [quick, slow] = [[], []];
  let time = 0;
  for (const module of [...modules].sort((a, b) => timeOf(a) - timeOf(b))) {
    time += timeOf(module);
    (time <= half ? quick : slow).push(module);
  }
  return { quick, slow };
};

/** The part of a test file that reaches the mutant: single tests, or all of it when it is reached outside of the tests. */
const partOf = ({ file, collectMs, tests, reached }, id) => {
  const { static: outside, perTest: inside } = reached ?? { static: {}, perTest: {} };
  const asked = tests.filter(({ name }) => outside[id] !== undefined || inside[name]?.[id] !== undefined);
  if (asked.length === 0) return undefined;
  const whole = outside[id] !== undefined;
  return {
    file,
    pattern: whole ? undefined : `^(?:${asked.map(({ name }) => escaped(name)).join('|')})$`,
    ms: collectMs + sum(asked.map(({ ms }) => ms)),
    hits: whole ? outside[id] : sum(asked.map(({ name }) => inside[name][id])),
  };
};

/** The quickest parts first; undefined when no test reaches the mutant. */
export const planFor = (modules, id) => {
  const parts = modules.map((module) => partOf(module, id)).filter((part) => part !== undefined);
  if (parts.length === 0) return undefined;
  return {
    parts: parts.sort((a, b) => a.ms - b.ms).map(({ file, pattern }) => ({ file, pattern })),
    hitLimit: HIT_FACTOR * sum(parts.map(({ hits }) => hits)),
    ms: 20_000 + 2000 * parts.length + 5 * sum(parts.map(({ ms }) => ms)), // the machine may be busy with other things
  };
};
