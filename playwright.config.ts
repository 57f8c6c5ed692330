// Browser tests: real Chromium against the built app, served as `npm start` serves it. Run by `npm test`.

import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/lib/chromium.mjs';

const port = process.env['MUSTER_TEST_PORT'] ?? '4179';
const baseURL = `http://localhost:${port}`;
const executablePath = findChromium();

/** Root in a container needs --no-sandbox; `muster.test` is this machine as a guest of the network sees it, on plain HTTP; the others keep the browser from calling home. */
const args = [
  '--no-sandbox',
  '--host-resolver-rules=MAP muster.test localhost',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 4, // of two cores a third is idle with three: pages wait for buttons at rest, and for what they fetch
  retries: 1, // what passes only at the second attempt is named in the summary of `npm test`
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    baseURL,
    browserName: 'chromium',
    trace: 'off',
    launchOptions: { args, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  webServer: {
    command: 'node --no-warnings scripts/lib/serve-built.mjs', // Playwright sets FORCE_COLOR; beside NO_COLOR Node would warn
    env: { PORT: port, MUSTER_REQUESTS_PER_MINUTE: '1000000' }, // all come from one address, each with nothing in its memory
    url: `${baseURL}/healthz`,
    reuseExistingServer: false,
  },
});
