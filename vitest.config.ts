import { defineConfig } from 'vitest/config';

const conditions = ['source', 'module', 'node', 'development|production'];

/** Packages meet as they are written, not as they were last built. `npm run mutate` asks for no project, so the root has it too. */
const AS_WRITTEN = { resolve: { conditions }, ssr: { resolve: { conditions } } };

/** Rules, geometry, players: they keep nothing between tests. */
const PURE = ['kernel', 'dice', 'geometry', 'games/*', 'ai', 'lab', 'table', 'test-kit'].map(
  (name) => `packages/${name}/src/**/*.test.ts`,
);

/** What is drawn has a page of its own, and who puts something in the place of a module (`vi.mock`) has its own modules. */
const ALONE = [
  'packages/*/src/**/*.test.tsx',
  'packages/cli/src/commands/bench.test.ts',
  'packages/web/src/parts/sound.test.ts',
];

const OTHERS = [
  'packages/*/src/**/*.test.ts',
  'docs/**/*.test.ts',
  'museum/*.test.ts',
  'laws/*.test.ts',
  'scripts/**/*.test.{ts,mjs}',
];

/**
 * Files that are not isolated share what they have loaded: to load it for each takes longer than most of their tests. `retry`: where
 * servers, databases and processes are started a busy machine may be too late once; the summary of `npm test` names what was.
 */
const project = (
  name: string,
  isolate: boolean,
  include: readonly string[],
  { exclude = [], retry = 0 }: { readonly exclude?: readonly string[]; readonly retry?: number } = {},
) => ({
  ...AS_WRITTEN,
  test: {
    name,
    isolate,
    include: [...include],
    exclude: ['**/node_modules/**', ...exclude],
    testTimeout: 120_000,
    retry,
  },
});

export default defineConfig({
  ...AS_WRITTEN,
  test: {
    maxWorkers: 3, // of two cores: tests that start servers and programs wait for them
    projects: [
      project('alone', true, ALONE),
      project('others', false, OTHERS, { exclude: [...ALONE, ...PURE], retry: 1 }),
      project('pure', false, PURE),
    ],
  },
});
