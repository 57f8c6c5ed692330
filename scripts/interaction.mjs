// How quickly the tables answer the hand, measured in a real Chromium on the built page, both games, desk and phone:
// `node scripts/interaction.mjs [--json] [grid-battles|magewinds]`. Build first (`npm start` or `npm test` did).
// Interactions are measured from the press to the next paint; a drag by the time from one frame to the next.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
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

/** Along a round way from one place, pressed; sixty movements. */
const drag = async (page, from, reach) => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y);
  await page.evaluate(() => globalThis.watchFrames(true));
  for (let i = 1; i <= 60; i++) {
    const turn = (i / 30) * Math.PI;
    await page.mouse.move(from.x + reach * Math.sin(turn), from.y - (reach * (1 - Math.cos(turn))) / 2);
  }
  await page.evaluate(() => globalThis.watchFrames(false));
  await page.keyboard.press('Escape'); // puts a piece back
  await page.mouse.up();
};

const middleOf = async (locator) => {
  const box = await locator.boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** What a hand would do next is not done before what it did is seen. */
const settled = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const press = async (page, ...keys) => {
  for (const key of keys) {
    await page.keyboard.press(key);
    await settled(page);
  }
};

const START = { name: /^Start/ };

/** A few turns of The Ridge: choosing counters, laying paths, confirming, choosing targets, zooming, dragging. */
const gridBattles = async (page) => {
  const click = (hex) =>
    page
      .locator(`[data-hex="${hex}"]`)
      .click({ timeout: 1000 })
      .catch(() => {});
  await page.goto(`${address}/new?scenario=S2&a=you&b=friend`);
  await page.getByRole('button', START).click();
  await page.getByRole('grid').waitFor();
  for (let turn = 0; turn < 4; turn++) {
    await press(page, 'n', 'n', 'n', 'c');
    for (let i = 0; i < 3; i++) {
      await press(page, 'n');
      await click(['0505', '0605', '0403', '0503'][turn]);
      await press(page, 'c');
    }
    await press(page, '+', '-', 'f', 'e', 'y');
    await drag(page, await middleOf(page.getByRole('grid')), 60);
    await press(page, 'f');
  }
};

/** A round of King of the Hill: drawing cards, choosing fighters, pointing at ground, dragging who may move. */
const magewinds = async (page) => {
  await page.goto(`${address}/new/magewinds?scenario=king-of-the-hill&a=you&b=friend&deployment=auto`);
  await page.getByRole('button', START).click();
  const table = page.getByRole('application');
  await table.waitFor();
  let drags = 0;
  for (let n = 0; n < 40; n++) {
    const curtain = page.getByRole('button', { name: /show my side/ });
    if (await curtain.isVisible()) await curtain.click();
    const kind = await page
      .locator('[data-decision]')
      .getAttribute('data-decision', { timeout: 1000 })
      .catch(() => '');
    if (kind === 'channel') {
      const card = page.getByRole('button', { name: /^Draw the/ }).first();
      if (n < 12 && (await card.isVisible())) {
        await card.click();
        await press(page, 'c');
      } else await press(page, 'e', 'y');
    } else if (kind === 'activate' || kind === 'action' || kind === 'move') {
      await press(page, '1');
      const mover = page.locator('[data-drag]').first();
      if (await mover.isVisible()) {
        const from = await middleOf(mover);
        if (drags++ < 6) await drag(page, from, 40);
        await press(page, '+', '-', 'f', '1');
        await page.mouse.click(from.x + 14, from.y - 30);
        await settled(page);
      }
      await press(page, 'c');
    } else await press(page, 'c', 'e', 'y');
    await settled(page);
  }
};

const GAMES = { 'grid-battles': gridBattles, magewinds };

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
  await GAMES[game](page);
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

const server = await serve();
try {
  const wanted = Object.keys(GAMES).filter((game) => process.argv.includes(game));
  const results = [];
  for (const game of wanted.length > 0 ? wanted : Object.keys(GAMES))
    for (const size of SIZES) {
      const result = await measure(game, size);
      results.push(result);
      if (!process.argv.includes('--json')) console.log(words(result));
    }
  if (process.argv.includes('--json')) console.log(JSON.stringify(results));
} finally {
  server.kill();
}
