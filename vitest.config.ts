import { defineConfig } from 'vitest/config';

const conditions = ['source', 'import', 'module', 'default'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { include: ['packages/**/src/**/*.test.{ts,tsx}', 'docs/**/*.test.ts'], testTimeout: 120_000 },
});
