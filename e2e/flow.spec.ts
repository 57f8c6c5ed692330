// The hand is never surprised: what was seen to go wrong at the table, in a browser.

import { expect, type Page, test } from '@playwright/test';
import { hex, hurryAtRest, mainButton, myTurn, seeded, startBattle, unitsNamed } from './table.ts';

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** The bar waits for no moment to pass any more. */
const settled = (page: Page) => expect(page.locator('[data-bar] [data-resting]')).toHaveCount(0);

const logLines = (page: Page): Promise<readonly string[]> => page.locator('[data-line]').allTextContents();

/** As many units as may act are activated, and one of them has a way planned. */
const planMove = async (page: Page, units: number): Promise<void> => {
  await myTurn(page);
  for (const at of (await unitsNamed(page, /Blue .* fresh/)).slice(0, units)) await hex(page, at).click();
  await mainButton(page).click();
  await expect(page.locator('[aria-current="step"]')).toHaveText(/^Move/);
  await settled(page);
  const [unit] = await unitsNamed(page, /Blue .* activated/);
  if ((await unitsNamed(page, /can be reached/)).length === 0) await hex(page, unit!).click();
  const reached = await unitsNamed(page, /can be reached/);
  await hex(page, reached[0]!).click();
  await expect(mainButton(page)).toHaveText(/^Move the/);
  await settled(page);
};

for (const [name, size] of Object.entries(SIZES))
  test(`a double click on Move moves, and ends no turn (${name})`, async ({ page }) => {
    await page.setViewportSize(size);
    await hurryAtRest(page);
    await startBattle(page, 'scenario=S2&a=you&b=friend');
    await planMove(page, 3);
    const bar = await mainButton(page).boundingBox();
    await mainButton(page).dblclick();
    await mainButton(page).click({ clickCount: 3, force: true });
    await expect.poll(() => logLines(page)).toContainEqual(expect.stringMatching(/ moves /));
    expect((await logLines(page)).filter((line) => /stand|turn ends/.test(line))).toEqual([]);
    await expect(page.locator('[aria-current="step"]')).toHaveText(/^Move/); // two are still to move
    expect(await mainButton(page).boundingBox()).toEqual(bar); // nothing has moved under the hand
  });

for (const [name, size] of Object.entries(SIZES))
  test(`a series of clicks on Skip ahead takes nothing back, and the page stays one window tall (${name})`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await seeded(page, 3); // Red strikes: there are dice to come again
    await startBattle(page, 'scenario=S1&a=you&b=recruit');
    await planMove(page, 1);
    await mainButton(page).click();
    const skip = page.locator('[data-slot="next"]');
    await expect(skip).toHaveText(/Skip ahead/);
    const box = (await skip.boundingBox())!;
    for (let clicks = 1; clicks < 12; clicks++)
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: clicks });
    await myTurn(page);
    expect(await page.getByText(/takes? back|taken back/).count()).toBe(0);
    await settled(page);
    await page.keyboard.press('u');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('The same dice will come again');
    await dialog.getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByText(/taken back/).first()).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    await settled(page);
    await page.keyboard.press('r');
    await expect(page.getByRole('button', { name: /^Redo/ })).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toContainText('Take back, and play it again');
  });
