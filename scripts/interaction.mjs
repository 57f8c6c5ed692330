// How quickly the tables answer the hand, measured in a real Chromium on the built page, every game, desk and phone:
// `node scripts/interaction.mjs [--json] [game]`. Build first (`npm start` or `npm test` did).
// Interactions are measured from the press to the next paint; a drag by the time from one frame to the next.

import { ADDRESS, openBrowser, steady, tellAll } from './lib/measured-page.mjs';

/** Notes every interaction of the page, and the frames while `watchFrames` is on. */
const observe = () => {
  globalThis.seen = [];
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
  const browser = await openBrowser();
  const page = await browser.newPage({ viewport: size });
  await page.addInitScript(steady, 9);
  await page.addInitScript(observe);
  const work = await processorTime(page);
  const { play } = await import(`./lib/interaction/${game}.mjs`);
  await play(page, ADDRESS);
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

/** What a hand does in each game: one file by its id. */
await tellAll(new URL('lib/interaction/', import.meta.url), measure, words);
