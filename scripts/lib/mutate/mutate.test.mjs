// The parts of `npm run mutate` that need no tests to run: arguments, files, drawing, the reviewed list, plan and report.
import { describe, expect, test } from 'vitest';
import { parseArguments } from './arguments.mjs';
import { draw } from './draw.mjs';
import { gameOf, games, guardsOf, isGuard, isRulesFile, rulesFilesOf } from './files.mjs';
import { listMutants } from './mutants.mjs';
import { inHalves, planFor, withTimes } from './plan.mjs';
import { linesFor, reportOn } from './report.mjs';
import { faultsOf, partReviewed, readReviewed } from './reviewed.mjs';
import { rulesIn } from './secrecy.mjs';
import { verdictFrom } from './verdict.mjs';

describe('arguments', () => {
  test('are read by name', () => {
    expect(parseArguments(['--sample', '300', '--game', 'magewinds', '--seed', '7,8', '--json'])).toEqual({
      sample: 300,
      game: 'magewinds',
      seed: [7, 8],
      json: true,
    });
    expect(parseArguments([])).toEqual({});
  });

  test.each([
    [['--sample'], '--sample needs a value.'],
    [['--sample', '--json'], '--sample needs a value.'],
    [['--sample', '0'], '--sample needs a whole number from 1, not 0.'],
    [['--sample', '1e3'], '--sample needs a whole number from 1, not 1e3.'],
    [['--sample', '3', '--seed', '5,x'], '--seed needs a whole number from 0, not x.'],
    [['--sample', '3', '--seed', '5,'], '--seed needs a whole number from 0, not .'],
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
    ['packages/games/magewinds/src/words/narrate.ts', false],
    ['packages/games/magewinds/src/choices/battle.ts', false],
    ['packages/games/magewinds/src/attack/question.ts', false],
    ['packages/games/magewinds/src/swords.ts', true],
    ['packages/games/magewinds/src/facts.ts', false],
    ['packages/games/magewinds/src/descriptor.ts', true],
    ['packages/games/dwethia/src/procedures/roll.ts', true],
    ['packages/games/magewinds/src/setup/testing.ts', false],
    ['packages/games/magewinds/src/testing/battles.ts', false],
    ['packages/games/magewinds/src/testing-cards.ts', false],
    ['packages/games/magewinds/src/narrate.ts', false],
    ['packages/games/magewinds/src/words/setup-sentences.ts', false],
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

describe('what is asked about', () => {
  const on = (files) => [...new Set(files.map(gameOf))];

  test('the games, and what they share', () => {
    expect(games()).toEqual(expect.arrayContaining(['dwethia', 'heroes', 'magewinds']));
    expect(games()).not.toContain('list');
  });

  test('a game is guarded by its own tests; what games share also by theirs, asked later', () => {
    expect(guardsOf('magewinds').map(on)).toEqual([['magewinds']]);
    expect(guardsOf('dwethia').map(on)).toEqual([['dwethia'], ['conquest', 'cosmic-combat', 'heroes']]);
  });
});

describe('of a descriptor', () => {
  const text = `const learns = (b) => {
  if (b) return 'yes';

  return 'no';
};

const title = 'Chess';

export const descriptor = {
  name: title,
  isSecretly: 'no',
  isAnytime: (c) => c.type === 'concede',
  isSecret: (c) =>
    c.type === 'standing' ||
    c.type === 'muster',
  asks: { isSecret: 'no' },
  standingOrders(b) {
    return b.orders;
  },
};
`;

  test('only what says who may know and answer what is changed', () => {
    const lines = (file) => rulesIn(file, text).map(({ start, end }) => [start.line + 1, end.line + 1]);
    expect(lines('packages/games/chess/src/descriptor.ts')).toEqual([
      [1, 6],
      [12, 12],
      [13, 15],
      [17, 19],
    ]);
    expect(rulesIn('packages/games/chess/src/game.ts', text)).toBe(true);
  });

  test.each(games().filter((game) => rulesFilesOf(game).some((file) => file.endsWith('/descriptor.ts'))))(
    'of %s too',
    async (game) => {
      const mutants = await listMutants([`packages/games/${game}/src/descriptor.ts`]);
      expect(mutants.map(({ text: line }) => line).join('\n')).toContain("c.type === 'concede'");
      expect(mutants.filter(({ code }) => code.startsWith('{') && code.includes('quickStarts'))).toEqual([]);
    },
  );
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
  const file = 'packages/games/chess/src/a.ts';
  const mutant = { file, line: 3, text: '  if (x > 1) return;', code: 'x > 1', becomes: 'x >= 1' };
  const entry = {
    file,
    line: 'if (x > 1) return;',
    code: 'x > 1',
    becomes: 'x >= 1',
    why: 'x is never 1 here',
  };

  test('takes out what fits, wherever its line moved', () => {
    const other = { ...mutant, becomes: 'true' };
    expect(partReviewed([mutant, other], [entry], [file])).toEqual({ open: [other], reviewed: [mutant], stale: [] });
    expect(partReviewed([{ ...mutant, line: 99 }], [entry], [file]).open).toEqual([]);
  });

  test('tells entries that fit nothing any more, of the files looked at', () => {
    const changed = { ...mutant, text: 'if (x > 1) throw x;' };
    expect(partReviewed([changed], [entry], [file]).stale).toEqual([entry]);
    expect(partReviewed([], [entry], ['b.ts']).stale).toEqual([]);
  });

  test('every entry says what it is and why', () => {
    expect(faultsOf('chess', [entry])).toEqual([]);
    expect(faultsOf('chess', [{ ...entry, why: 'ok', code: undefined }])).toEqual([
      'entry 1 has no code',
      'entry 1 says not why',
    ]);
    expect(faultsOf('chequers', [entry])).toEqual(['entry 1 is of another game']);
  });

  test.each(games())('of %s is well made', (game) => {
    expect(faultsOf(game, readReviewed(game))).toEqual([]);
  });
});

describe('the plan', () => {
  const tests = [
    { name: 'one (a)', ms: 400 },
    { name: 'two', ms: 30 },
  ];
  const reachedBy = (perTest, outside = {}) => ({ static: outside, perTest });
  const slow = { file: 'slow.test.ts', collectMs: 60, tests, reached: reachedBy({ 'one (a)': { 5: 2 } }) };
  const quick = { file: 'quick.test.ts', collectMs: 60, tests, reached: reachedBy({ two: { 5: 1, 6: 4 } }) };
  const laden = { file: 'laden.test.ts', collectMs: 900, tests, reached: reachedBy({ two: { 5: 1 } }) };
  const whole = { file: 'whole.test.ts', collectMs: 5, tests, reached: reachedBy({ two: { 5: 1 } }, { 5: 3 }) };
  const blind = { file: 'blind.test.ts', collectMs: 1, tests };

  test('asks only the tests that reach the mutant, the quickest first', () => {
    const { parts, hitLimit } = planFor([slow, whole, laden, blind, quick], '5');
    expect(parts).toEqual([
      { file: 'quick.test.ts', pattern: '^(?:two)$' },
      { file: 'whole.test.ts', pattern: undefined },
      { file: 'slow.test.ts', pattern: '^(?:one \\(a\\))$' },
      { file: 'laden.test.ts', pattern: '^(?:two)$' },
    ]);
    expect(hitLimit).toBe(700);
  });

  test('asks the quick half first, and the slow half about what is left', () => {
    const file = (collectMs, ms) => ({ collectMs, tests: [{ ms }] });
    const [laws, chances, moves, shots] = [file(900, 0), file(0, 300), file(10, 100), file(50, 20)];
    expect(inHalves([laws, moves, chances, shots])).toEqual({ quick: [shots, moves, chances], slow: [laws] });
    expect(inHalves([laws])).toEqual({ quick: [], slow: [laws] });
  });

  test('takes what is reached from one run and the times from another', () => {
    const timed = { file: 'slow.test.ts', collectMs: 1, tests: [{ name: 'one (a)', ms: 2 }] };
    expect(withTimes([slow], [timed])).toEqual([{ ...slow, collectMs: 1, tests: timed.tests }]);
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
