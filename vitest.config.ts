import { defineConfig } from 'vitest/config';

const conditions = ['source', 'module', 'node', 'development|production'];

/** Rules, geometry, players: they keep nothing between tests, so that files may share what they have loaded. */
const PURE = ['kernel', 'dice', 'geometry', 'games/*', 'ai', 'lab', 'test-kit'].map(
  (name) => `packages/${name}/src/**/*.test.ts`,
);

const shared = { resolve: { conditions }, ssr: { resolve: { conditions } } };

export default defineConfig({
  ...shared,
  test: {
    maxWorkers: 2,
    projects: [
      { ...shared, test: { name: 'pure', include: PURE, isolate: false, testTimeout: 120_000 } },
      {
        ...shared,
        test: {
          name: 'others',
          include: [
            'packages/**/src/**/*.test.{ts,tsx}',
            'docs/**/*.test.ts',
            'museum/*.test.ts',
            'laws/*.test.ts',
            'scripts/**/*.test.{ts,mjs}',
          ],
          exclude: ['**/node_modules/**', ...PURE],
          testTimeout: 120_000,
        },
      },
    ],
  },
});
