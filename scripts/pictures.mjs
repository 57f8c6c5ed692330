// The pictures of README and guides, made anew in a real Chromium on the built page: `node scripts/pictures.mjs [game…]`. Build first.
// Each is a position of a record of the museum, played on, and what a hand then does there (`lib/pictures/<game>.mjs`).

import { fileURLToPath } from 'node:url';
import { ADDRESS, gamesWithHands, openBrowser, steady, whileServed } from './lib/measured-page.mjs';

const SIZE = { width: 1440, height: 900 };
const SEED = 3;

const pathOf = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Plays this record on from there, against the gentlest opponent. */
const playOn = async (page, { record, at }) => {
  await page.goto(`${ADDRESS}/replay`);
  await page.getByLabel('Record file').setInputFiles(pathOf(`museum/${record}`));
  const on = page.getByRole('button', { name: /^Play on from here/ });
  await on.waitFor();
  await page.getByRole('slider').fill(String(at));
  await page.getByText(`Step ${at} of`).first().waitFor();
  await on.click();
  await page.locator('[data-slot="main"]').waitFor();
  await page.locator('[data-bar] progress').waitFor({ state: 'detached' }); // nobody thinks any more
};

/** So long nothing comes after: a busy machine paints late. */
const STILL_MS = 1500;

/** Until nothing moves any more. */
const atRest = async (page) => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(STILL_MS);
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
};

const take = async (browser, picture) => {
  const page = await browser.newPage({
    viewport: SIZE,
    colorScheme: picture.light ?? 'light',
    reducedMotion: 'reduce',
  });
  await page.addInitScript(steady, SEED);
  await playOn(page, picture);
  await picture.hand?.(page);
  await page.mouse.move(0, 0);
  await atRest(page);
  await page.screenshot({ path: pathOf(`docs/images/${picture.file}`) });
  await page.close();
  console.log(picture.file);
};

const folder = new URL('lib/pictures/', import.meta.url);
await whileServed(async () => {
  const browser = await openBrowser();
  try {
    for (const game of gamesWithHands(folder)) {
      const { pictures } = await import(new URL(`${game}.mjs`, folder));
      for (const picture of pictures) await take(browser, picture);
    }
  } finally {
    await browser.close();
  }
});
