// How quickly the tables answer the hand, measured in a real Chromium on the built page, every game, desk and phone:
// `node scripts/interaction.mjs [--json] [game]`. Build first (`npm start` or `npm test` did).
// Interactions are measured from the press to the next paint; a drag by the time from one frame to the next.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from './lib/chromium.mjs';

const PORT = process.env.MUSTER_TEST_PORT ?? '4181';
const address = `http://localhost:${PORT}`;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const serve = async () => {
  const server = spawn(process.execPath, ['scripts/lib/serve-built.mjs'], {
    env: { ...process.env, PORT },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  return server;
};

/** Notes every interaction of the page, and the frames while `framesOf` runs. The same luck in every run. */
const observe = () => {
  globalThis.seen = [];
  localStorage.setItem('muster-settings', JSON.stringify({ light: 'auto', pace: 'instant' }));
  let x = 9;
  crypto.getRandomValues = (array) => {
    for (let i = 0; i < array.length; i++) {
      x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
      array[i] = x >>> 8;
    }
    return array;
  };
  new PerformanceObserver((list) => {
    for (const e of list.getEntries())
      if (e.interactionId) globalThis.seen.push({ whole: e.duration, script: e.processingEnd - e.processingStart });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  globalThis.frames = [];
  globalThis.watchFrames = (on) => {
    globalThis.watching = on;
    let before;
    const frame = (now) => {
      if (!globalThis.watching) return;
      if (before !== undefined) globalThis.frames.push(now - before);
      before = now;
      requestAnimationFrame(frame);
    };
    if (on) requestAnimationFrame(frame);
  };
};

/** What a hand does in each game: one file by its id. */
const HANDS = fileURLToPath(new URL('lib/interaction/', import.meta.url));
const GAMES = readdirSync(HANDS)
  .filter((file) => file !== 'hand.mjs')
  .map((file) => basename(file, '.mjs'))
  .sort();

const at = (numbers, share) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
};

/** What the page's main thread worked: other loads on the machine lengthen the waiting, not this. */
const processorTime = async (page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name) => metrics.find((m) => m.name === name).value * 1000;
    return { all: of('TaskDuration') };
  };
};

const measure = async (game, size) => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage({ viewport: size });
  await page.addInitScript(observe);
  const work = await processorTime(page);
  const { play } = await import(`./lib/interaction/${game}.mjs`);
  await play(page, address);
  await page.waitForTimeout(500);
  const spent = await work();
  const { seen, frames } = await page.evaluate(() => ({ seen: globalThis.seen, frames: globalThis.frames }));
  await browser.close();
  const [whole, script] = [seen.map((e) => e.whole), seen.map((e) => e.script)];
  return {
    game,
    size: `${size.width}x${size.height}`,
    interactions: seen.length,
    medianMillis: at(whole, 0.5),
    p98Millis: at(whole, 0.98),
    worstMillis: at(whole, 1),
    scriptP98Millis: at(script, 0.98),
    workPerInteractionMillis: Math.round((10 * spent.all) / seen.length) / 10,
    dragFrames: frames.length,
    dragMedianMillis: at(frames, 0.5),
    dragWorstMillis: at(frames, 1),
  };
};

const words = (r) =>
  `${r.game} ${r.size}: ${r.interactions} interactions, median ${r.medianMillis} ms, 98% within ${r.p98Millis} ms, worst ${r.worstMillis} ms (our own script: 98% within ${r.scriptP98Millis} ms; processor time of the page ${r.workPerInteractionMillis} ms each); ${r.dragFrames} frames of drags, median ${r.dragMedianMillis} ms, worst ${r.dragWorstMillis} ms`;

/** The games that were named; all where none was. */
const namedGames = (names) => {
  const unknown = names.filter((name) => !GAMES.includes(name));
  if (unknown.length === 0) return names.length > 0 ? names : GAMES;
  console.error(`There is no hand for ${unknown.join(', ')}; there is one for ${GAMES.join(', ')}.`);
  process.exit(2);
};

const wanted = namedGames(process.argv.slice(2).filter((word) => word !== '--json'));
const server = await serve();
try {
  const results = [];
  for (const game of wanted)
    for (const size of SIZES) {
      const result = await measure(game, size);
      results.push(result);
      if (!process.argv.includes('--json')) console.log(words(result));
    }
  if (process.argv.includes('--json')) console.log(JSON.stringify(results));
} finally {
  server.kill();
}
