// Interaction to next paint at the table, measured in a real Chromium on the built page: `node scripts/interaction.mjs [--json]`.
// Build first (`npm start` or `npm test` did).

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium } from '@playwright/test';
import { findChromium } from './lib/chromium.mjs';

const PORT = '4181';
const address = `http://localhost:${PORT}`;

const serve = async () => {
  const server = spawn(process.execPath, ['scripts/lib/serve-built.mjs'], {
    env: { ...process.env, PORT },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  return server;
};

/** A few turns of The Ridge: choosing counters, laying paths, confirming, choosing targets, zooming. */
const play = async (page) => {
  const click = (hex) => page.locator(`[data-hex="${hex}"]`).click({ timeout: 1000 });
  await page.goto(`${address}/new?scenario=S2&a=you&b=friend`);
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.getByRole('grid').waitFor();
  for (let turn = 0; turn < 4; turn++) {
    for (let i = 0; i < 3; i++) await page.keyboard.press('n');
    await page.keyboard.press('c');
    for (let i = 0; i < 3; i++) {
      await page.keyboard.press('n');
      await click(['0505', '0605', '0403', '0503'][turn]).catch(() => {});
      await page.keyboard.press('c');
    }
    for (const key of ['+', '-', 'f']) await page.keyboard.press(key);
    await page.keyboard.press('e');
  }
};

const measure = async () => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => {
    globalThis.seen = [];
    localStorage.setItem('muster-settings', JSON.stringify({ light: 'auto', pace: 'instant' }));
    new PerformanceObserver((list) => {
      for (const e of list.getEntries())
        if (e.interactionId) globalThis.seen.push({ whole: e.duration, script: e.processingEnd - e.processingStart });
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  });
  await play(page);
  await page.waitForTimeout(500);
  const seen = await page.evaluate(() => globalThis.seen);
  await browser.close();
  return seen;
};

const server = await serve();
try {
  const seen = await measure();
  const at = (part, share) => {
    const sorted = seen.map((e) => e[part]).sort((a, b) => a - b);
    return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  };
  const result = {
    interactions: seen.length,
    medianMillis: at('whole', 0.5),
    p98Millis: at('whole', 0.98),
    worstMillis: at('whole', 1),
    scriptMedianMillis: at('script', 0.5),
    scriptP98Millis: at('script', 0.98),
  };
  console.log(
    process.argv.includes('--json')
      ? JSON.stringify(result)
      : `${result.interactions} interactions: median ${result.medianMillis} ms, 98% within ${result.p98Millis} ms, worst ${result.worstMillis} ms; of that our own script: median ${result.scriptMedianMillis} ms, 98% within ${result.scriptP98Millis} ms`,
  );
} finally {
  server.kill();
}
