// Which tests are asked about a mutant, in which order, and for how long.

/** A loop that turns a hundred times as often as in all the tests together is endless. */
const HIT_FACTOR = 100;

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const sum = (numbers) => numbers.reduce((total, n) => total + n, 0);

/** The part of a test file that reaches the mutant: single tests, or all of it when it is reached outside of the tests. */
const partOf = (module, id) => {
  const { static: outside, perTest: inside } = module.reached ?? { static: {}, perTest: {} };
  if (outside[id] !== undefined) return { file: module.file, ms: module.ms, hits: outside[id] };
  const tests = module.tests.filter(({ name }) => inside[name]?.[id] !== undefined);
  if (tests.length === 0) return undefined;
  return {
    file: module.file,
    pattern: `^(?:${tests.map(({ name }) => escaped(name)).join('|')})$`,
    ms: sum(tests.map(({ ms }) => ms)),
    hits: sum(tests.map(({ name }) => inside[name][id])),
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
