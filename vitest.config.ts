import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

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

/** The longest files, which nothing but a clock tells: begun last they would run alone, with a core that idles beside them. */
const LONGEST = ['laws/laws.test.ts', 'packages/test-kit/src/laws.test.ts', 'packages/server/src/chaos.test.ts'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification): boolean =>
      LONGEST.some((name) => moduleId.endsWith(`/${name}`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

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
    sequence: { sequencer: LongestFirst },
    maxWorkers: 3, // of two cores: tests that start servers and programs wait for them
    projects: [
      project('alone', true, ALONE),
      project('others', false, OTHERS, { exclude: [...ALONE, ...PURE], retry: 1 }),
      project('pure', false, PURE),
    ],
  },
});
