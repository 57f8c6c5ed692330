// The parts of `npm run mutate` that need no tests to run: arguments, files, drawing, the reviewed list, plan and report.
import { describe, expect, test } from 'vitest';
import { parseArguments } from './arguments.mjs';
import { draw } from './draw.mjs';
import { isGuard, isRulesFile } from './files.mjs';
import { planFor } from './plan.mjs';
import { linesFor, reportOn } from './report.mjs';
import { faultsOf, partReviewed, readReviewed } from './reviewed.mjs';
import { verdictFrom } from './verdict.mjs';

describe('arguments', () => {
  test('are read by name', () => {
    expect(parseArguments(['--sample', '300', '--game', 'magewinds', '--seed', '7', '--json'])).toEqual({
      sample: 300,
      game: 'magewinds',
      seed: 7,
      json: true,
    });
    expect(parseArguments([])).toEqual({});
  });

  test.each([
    [['--sample'], '--sample needs a value.'],
    [['--sample', '--json'], '--sample needs a value.'],
    [['--sample', '0'], '--sample needs a whole number from 1, not 0.'],
    [['--sample', '1e3'], '--sample needs a whole number from 1, not 1e3.'],
    [['--seed', '3'], '--seed goes with --sample.'],
    [['--sample', '3', '--base', 'main'], '--base and --sample exclude each other.'],
    [['json'], 'Unknown option json.'],
    [['--constructor', 'x'], 'Unknown option --constructor.'],
  ])('%j is refused', (args, sentence) => {
    expect(() => parseArguments(args)).toThrow(sentence);
  });
});

describe('files', () => {
  test.each([
    ['packages/games/magewinds/src/attack.ts', true],
    ['packages/games/magewinds/src/spells/binding.ts', true],
    ['packages/games/magewinds/src/scenarios/rules.ts', true],
    ['packages/games/magewinds/src/attack.test.ts', false],
    ['packages/games/magewinds/src/content/spells.ts', false],
    ['packages/games/magewinds/src/book/basics.ts', false],
    ['packages/games/magewinds/src/words/no.ts', false],
    ['packages/games/magewinds/src/swords.ts', true],
    ['packages/games/magewinds/src/facts.ts', false],
    ['packages/games/magewinds/src/setup/testing.ts', false],
    ['packages/games/magewinds/src/testing/battles.ts', false],
    ['packages/games/magewinds/src/testing-cards.ts', false],
    ['packages/games/magewinds/src/narrate.ts', false],
    ['packages/games/magewinds/src/setup/sentences.ts', false],
    ['packages/games/magewinds/dist/attack.ts', false],
    ['packages/kernel/src/match.ts', false],
  ])('%s holds rules: %s', (file, is) => {
    expect(isRulesFile(file)).toBe(is);
  });

  test('the long runs of the laws are no guards', () => {
    expect(isGuard('packages/games/magewinds/src/attack.test.ts')).toBe(true);
    expect(isGuard('packages/games/magewinds/src/laws-switches.test.ts')).toBe(false);
    expect(isGuard('packages/games/magewinds/src/laws.test.ts')).toBe(true);
    expect(isGuard('packages/games/magewinds/src/attack.ts')).toBe(false);
  });
});

describe('drawing', () => {
  const items = Array.from({ length: 50 }, (_, i) => i);

  test('gives the same for the same seed, another for another', () => {
    expect(draw(items, 10, 7)).toEqual(draw(items, 10, 7));
    expect(draw(items, 10, 7)).not.toEqual(draw(items, 10, 8));
  });

  test('takes as many as asked, none twice, in their order', () => {
    const drawn = draw(items, 20, 3);
    expect(new Set(drawn).size).toBe(20);
    expect(drawn).toEqual([...drawn].sort((a, b) => a - b));
    expect(draw(items, 99, 3)).toEqual(items);
  });

  test('every item has its chance', () => {
    const counts = items.map(() => 0);
    for (let seed = 0; seed < 1000; seed++) for (const i of draw(items, 5, seed)) counts[i]++;
    for (const count of counts) expect(Math.abs(count - 100)).toBeLessThan(50); // 100 expected, five deviations
  });
});

describe('the reviewed list', () => {
  const mutant = { file: 'a.ts', line: 3, text: '  if (x > 1) return;', code: 'x > 1', becomes: 'x >= 1' };
  const entry = {
    file: 'a.ts',
    line: 'if (x > 1) return;',
    code: 'x > 1',
    becomes: 'x >= 1',
    why: 'x is never 1 here',
  };

  test('takes out what fits, wherever its line moved', () => {
    const other = { ...mutant, becomes: 'true' };
    expect(partReviewed([mutant, other], [entry], ['a.ts'])).toEqual({ open: [other], reviewed: [mutant], stale: [] });
    expect(partReviewed([{ ...mutant, line: 99 }], [entry], ['a.ts']).open).toEqual([]);
  });

  test('tells entries that fit nothing any more, of the files looked at', () => {
    const changed = { ...mutant, text: 'if (x > 1) throw x;' };
    expect(partReviewed([changed], [entry], ['a.ts']).stale).toEqual([entry]);
    expect(partReviewed([], [entry], ['b.ts']).stale).toEqual([]);
  });

  test('every entry says what it is and why', () => {
    expect(faultsOf([entry])).toEqual([]);
    expect(faultsOf([{ ...entry, why: 'ok', code: undefined }])).toEqual([
      'entry 1 has no code',
      'entry 1 says not why',
    ]);
    expect(faultsOf(readReviewed())).toEqual([]);
  });
});

describe('the plan', () => {
  const tests = [
    { name: 'one (a)', ms: 400 },
    { name: 'two', ms: 30 },
  ];
  const reachedBy = (perTest, outside = {}) => ({ static: outside, perTest });
  const slow = { file: 'slow.test.ts', ms: 900, tests, reached: reachedBy({ 'one (a)': { 5: 2 } }) };
  const quick = { file: 'quick.test.ts', ms: 900, tests, reached: reachedBy({ two: { 5: 1, 6: 4 } }) };
  const whole = { file: 'whole.test.ts', ms: 60, tests, reached: reachedBy({ two: { 5: 1 } }, { 5: 3 }) };
  const blind = { file: 'blind.test.ts', ms: 1, tests };

  test('asks only the tests that reach the mutant, the quickest first', () => {
    const { parts, hitLimit } = planFor([slow, whole, blind, quick], '5');
    expect(parts).toEqual([
      { file: 'quick.test.ts', pattern: '^(?:two)$' },
      { file: 'whole.test.ts', pattern: undefined },
      { file: 'slow.test.ts', pattern: '^(?:one \\(a\\))$' },
    ]);
    expect(hitLimit).toBe(600);
  });

  test('is none when no test reaches it', () => {
    expect(planFor([slow, blind], '6')).toBeUndefined();
  });
});

describe('verdict and report', () => {
  const passed = { file: 'a.test.ts', tests: [{ name: 'one', state: 'passed' }] };
  const failed = { file: 'b.test.ts', tests: [{ name: 'two', state: 'failed' }] };

  test.each([
    [{ modules: [passed], errors: [] }, 'survived'],
    [{ modules: [passed, failed], errors: [] }, 'noticed'],
    [{ modules: [passed, { file: 'c.test.ts', broken: 'no such thing', tests: [] }], errors: [] }, 'noticed'],
    [{ modules: [passed], errors: ['thrown outside'] }, 'noticed'],
    [undefined, 'endless'],
  ])('answer %# means its status', (reply, status) => {
    expect(verdictFrom(reply).status).toBe(status);
  });

  const result = (status) => ({ file: 'a.ts', line: 3, column: 7, kind: 'X', code: 'x > 1', becomes: 'true', status });
  const report = (noticed, ...others) =>
    reportOn('chess', [...Array(noticed).fill(result('noticed')), ...others.map(result)], {
      reviewed: [],
      stale: [],
      seconds: 1,
    });

  test('what does not compile does not count; what never ends is noticed', () => {
    expect(report(18, 'endless', 'survived', 'refusedByTypes')).toMatchObject({ score: 95, ok: true, mutants: 21 });
  });

  test('a score just below the mark is below it', () => {
    expect(report(189, ...Array(10).fill('unreached'))).toMatchObject({ score: 94.9, ok: false });
    expect(report(0)).toMatchObject({ score: 100, ok: true });
  });

  test('survivors are told with their place and the change', () => {
    expect(linesFor(report(0, 'survived', 'unreached')).slice(0, 2)).toEqual([
      'a.ts:3:7  x > 1  →  true',
      'a.ts:3:7  x > 1  →  true  (no test reaches it)',
    ]);
  });
});
