// Each rule of the house is noticed when it is broken. Whether the house keeps to them, `npm run house` says.
import { describe, expect, test } from 'vitest';
import {
  brokenPackageLevels,
  brokenPageLevels,
  LONGEST,
  LONGEST_FUNCTION,
  longFunctions,
  mutualRooms,
  tooLong,
  undeclared,
} from './find.mjs';
import { importsOf, source } from './sources.mjs';

const pack = (folder, name, { isGame = false, dependencies = [], devDependencies = [] } = {}) => ({
  folder: `packages/${folder}`,
  name,
  isGame,
  dependencies,
  devDependencies,
});

const PACKAGES = [
  pack('kernel', 'kernel'),
  pack('test-kit', 'test-kit'),
  pack('table', 'table'),
  pack('server', 'server'),
  pack('web', 'web'),
  pack('cli', 'cli'),
  pack('games/list', 'games'),
  pack('games/chess', 'chess', { isGame: true }),
  pack('games/draughts', 'draughts', { isGame: true }),
];

const faults = (path, ...names) =>
  brokenPackageLevels(PACKAGES, [source(path, names.map((name) => `import { x } from '${name}';\n`).join(''))]);

test('every way to import is seen', () => {
  const text = [
    "import { a,\n  b } from './one.ts';",
    "import type { C } from './two.ts';",
    "export * from './three.ts';",
    "import './four.css';",
    "const later = () => import('./five.ts');",
    "const text = 'import nothing';",
  ].join('\n');
  expect(importsOf('packages/x/src/a.ts', text).map(({ target }) => target)).toEqual([
    'packages/x/src/one.ts',
    'packages/x/src/two.ts',
    'packages/x/src/three.ts',
    'packages/x/src/four.css',
    'packages/x/src/five.ts',
  ]);
});

describe('packages', () => {
  test.each([
    ['the kernel on nothing', 'packages/kernel/src/a.ts', '@muster/table'],
    ['a game on no other', 'packages/games/chess/src/a.ts', '@muster/draughts'],
    ['rules on no test-kit', 'packages/games/chess/src/a.ts', '@muster/test-kit'],
    ['the list on cards, not games', 'packages/games/list/src/a.ts', '@muster/chess'],
    ['the table on no list', 'packages/table/src/a.ts', '@muster/games'],
    ['the server on no game', 'packages/server/src/a.ts', '@muster/chess'],
    ['the page on no server', 'packages/web/src/a.ts', '@muster/server'],
    ['a script on no command line', 'scripts/a.mjs', '@muster/cli'],
    ['nobody on what is behind a door', 'packages/cli/src/a.ts', '@muster/kernel/src/match.ts'],
    ['nobody on a path out of its package', 'packages/cli/src/a.ts', '../../kernel/src/match.ts'],
    ['nobody on itself by name', 'packages/kernel/src/a.ts', '@muster/kernel'],
  ])('%s', (_, path, name) => {
    expect(faults(path, name)).toHaveLength(1);
  });

  test('what the list allows is allowed', () => {
    expect([
      ...faults('packages/games/chess/src/a.ts', '@muster/kernel', './b.ts', 'react'),
      ...faults('packages/games/chess/src/a.test.ts', '@muster/test-kit'),
      ...faults('packages/games/list/src/a.ts', '@muster/chess/card'),
      ...faults('packages/web/src/a.test.ts', '../../table/test/clock.ts'),
      ...faults('packages/cli/src/a.ts', '@muster/chess', '@muster/server'),
    ]).toEqual([]);
  });
});

describe('rooms of the page', () => {
  const page = (path, target) => brokenPageLevels([source(`packages/web/src/${path}`, `import '${target}';\n`)]);

  test.each([
    ['contract/a.ts', '../parts/b.ts'],
    ['parts/a.ts', '../match/b.ts'],
    ['play/a.ts', '../games/chess/b.ts'],
    ['games/chess/board/a.ts', '../../draughts/b.ts'],
    ['games/chess/board/a.ts', '../../../app/b.ts'],
    ['elsewhere/a.ts', './b.ts'],
  ])('%s does not import %s', (path, target) => {
    expect(page(path, target)).toHaveLength(1);
  });

  test.each([
    ['play/a.ts', '../match/b.ts'],
    ['games/chess/board/a.ts', '../play/b.ts'],
    ['games/chess/board/a.ts', '../../../play/b.ts'],
    ['app/a.ts', '../games/chess/b.ts'],
    ['main.tsx', './app/b.ts'],
  ])('%s imports %s', (path, target) => {
    expect(page(path, target)).toEqual([]);
  });
});

describe('declared packages', () => {
  const sources = [
    source('packages/cli/src/a.ts', "import '@muster/kernel';\n"),
    source('packages/cli/src/a.test.ts', "import '@muster/test-kit';\nimport '@muster/kernel';\n"),
  ];
  const declared = (dependencies, devDependencies) =>
    undeclared(
      [pack('cli', 'cli', { dependencies, devDependencies }), pack('kernel', 'kernel'), pack('test-kit', 'test-kit')],
      sources,
    );

  test('all that is imported, and no more', () => {
    expect(declared(['@muster/kernel', 'react'], ['@muster/test-kit'])).toEqual([]);
    expect(declared([], ['@muster/test-kit'])).toHaveLength(1);
    expect(declared(['@muster/kernel'], [])).toHaveLength(1);
    expect(declared(['@muster/kernel', '@muster/table'], ['@muster/test-kit'])).toHaveLength(1);
    expect(declared(['@muster/kernel'], ['@muster/test-kit', '@muster/kernel'])).toHaveLength(1);
  });
});

describe('rooms', () => {
  const way = (path, target) => source(`packages/games/chess/src/${path}`, `import type { X } from '${target}';\n`);

  test('two that import each other are found, once', () => {
    const both = [way('moves/a.ts', '../state/b.ts'), way('state/b.ts', '../moves/c.ts')];
    expect(mutualRooms(both)).toHaveLength(1);
    expect(mutualRooms(both, { 'packages/games/chess/src: moves, state': 'a reason' })).toEqual([]);
  });

  test('one way is no fault, nor what tests and their helpers import', () => {
    const there = way('moves/a.ts', '../state/b.ts');
    expect(mutualRooms([there])).toEqual([]);
    expect(mutualRooms([there, way('state/b.test.ts', '../moves/a.ts')])).toEqual([]);
    expect(mutualRooms([way('testing/a.ts', '../state/b.ts'), way('state/b.ts', '../testing/a.ts')])).toEqual([]);
  });
});

test('a source is too long with one line more, a test and a table of content are not', () => {
  const long = (path, lines) => source(path, '\n'.repeat(lines));
  expect(tooLong([long('a.ts', LONGEST), long('b.test.ts', LONGEST + 1)])).toEqual([]);
  expect(tooLong([long('a.ts', LONGEST + 1)])).toHaveLength(1);
  expect(tooLong([long('a.ts', LONGEST + 1)], { 'a.ts': 'a table' })).toEqual([]);
});

describe('functions of the page', () => {
  const PATH = 'packages/web/src/play/Table.tsx';
  const drawn = (lines) => ['export const Table = ({ a }: Props) => (', ...Array(lines - 2).fill('  <p>{a}</p>'), ');'];
  const textOf = (lines) =>
    ['/** Two rows. */', '', ...drawn(lines)].join('\n').replace('(\n', '(<>\n').replace('\n);', '</>\n);');
  const faultsOf = (path, lines, excepted) => longFunctions([source(path, `${textOf(lines)}\n`)], excepted);

  test('every line counts, of what is drawn too', () => {
    expect(faultsOf(PATH, LONGEST_FUNCTION)).toEqual([]);
    expect(faultsOf(PATH, LONGEST_FUNCTION + 1)).toEqual([
      `${PATH}: Table has ${LONGEST_FUNCTION + 1} lines: a function of the page has ${LONGEST_FUNCTION} at the most`,
    ]);
  });

  test('one in another is asked too; tables of data, tests and other packages are not', () => {
    const inner = `const outer = {\n  inner() {\n${'    a();\n'.repeat(LONGEST_FUNCTION)}  },\n};\n`;
    expect(longFunctions([source('packages/web/src/a.ts', inner)])).toEqual([expect.stringContaining('inner has')]);
    const data = `const rows = [\n${'  { a: 1 },\n'.repeat(LONGEST_FUNCTION * 2)}];\n`;
    expect(longFunctions([source('packages/web/src/a.ts', data)])).toEqual([]);
    expect(faultsOf('packages/web/src/play/Table.test.tsx', 200)).toEqual([]);
    expect(faultsOf('packages/cli/src/table.tsx', 200)).toEqual([]);
  });

  test('what is excepted may be long, and an exception that is not needed is told', () => {
    expect(faultsOf(PATH, 200, { [PATH]: 'it was' })).toEqual([]);
    expect(faultsOf(PATH, 20, { [PATH]: 'it was' })).toEqual([
      `${PATH} has no long function any more, and needs no exception`,
    ]);
  });
});
