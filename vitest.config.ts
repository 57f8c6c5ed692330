import { defineConfig } from 'vitest/config';

const conditions = ['source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: [
      'packages/**/src/**/*.test.{ts,tsx}',
      'docs/**/*.test.ts',
      'museum/*.test.ts',
      'laws/*.test.ts',
      'scripts/**/*.test.{ts,mjs}',
    ],
    testTimeout: 120_000,
    maxWorkers: 2,
  },
});
