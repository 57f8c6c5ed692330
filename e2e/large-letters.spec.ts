// Who has set letters twice as large in the browser gets the layouts that have room for them.

import { test as base, expect } from '@playwright/test';
import { hurry } from './table.ts';

const LARGE = '--blink-settings=defaultFontSize=32'; // 16 is usual

const test = base.extend({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), LARGE] }),
    { scope: 'worker' },
  ],
});

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

const PAGES = ['/', '/new/magewinds', '/settings', '/warbands', '/rules/GB-34', '/odds/conquest', '/battles'] as const;

test('no page is wider than a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width, path).toBeLessThanOrEqual(PHONE.width);
  }
});

test('a table on a phone: its banner says all it has, the board keeps a third, and the rest is pushed into sight', async ({
  page,
}) => {
  await hurry(page);
  await page.setViewportSize(PHONE);
  await page.goto('/new/magewinds?scenario=king-of-the-hill&a=you&b=recruit&deployment=auto');
  await page.getByRole('button', { name: /^Start/ }).click();
  const board = page.getByRole('application');
  await expect(board).toBeVisible({ timeout: 20_000 });
  expect((await board.boundingBox())!.height).toBeGreaterThan(PHONE.height / 3);
  const cut = await page
    .locator('[data-table] header, header:has([aria-label="Turn order"])')
    .first()
    .evaluate((banner) =>
      [banner, ...banner.querySelectorAll('*')]
        .filter((part) => part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflowY !== 'visible')
        .map((part) => part.textContent),
    );
  expect(cut).toEqual([]);
  const main = page.locator('[data-slot="main"]');
  await main.scrollIntoViewIfNeeded();
  await expect(main).toBeInViewport({ ratio: 1 });
});

/** The second asks for so much before it begins that its slip is a larger one on a phone held upright. */
for (const battle of [/First Muster/, /Sandgate/])
  test(`${battle.source}: the table keeps a third of a desk`, async ({ page }) => {
    await hurry(page);
    await page.setViewportSize(DESK);
    await page.goto('/');
    await page.getByRole('button', { name: battle }).click();
    const table = page.locator('[data-table] > div').first();
    await expect(table).toBeVisible({ timeout: 20_000 });
    const { width, height } = (await table.boundingBox())!;
    expect((width * height) / (DESK.width * DESK.height)).toBeGreaterThan(1 / 3);
  });
