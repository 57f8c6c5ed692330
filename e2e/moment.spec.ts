// What happened: the recap and the log of others' turns, the end of a battle, the library of replays and its scrubber.

import { expect, type Locator, type Page, test } from '@playwright/test';
import { board, concede, hurryUnasked, myTurn, passTurn, seeded, startBattle, watchErrors } from './table.ts';

const PHONE = { width: 390, height: 844 };

const log = (page: Page): Locator => page.getByRole('region', { name: 'Log' });

/** As a reader does it. */
const readBack = async (page: Page): Promise<void> => {
  await log(page).hover();
  await page.mouse.wheel(0, -100_000);
  await expect.poll(() => log(page).evaluate((box) => box.scrollTop)).toBe(0);
};

const isLong = (page: Page): Promise<boolean> => log(page).evaluate((box) => box.scrollTop > 2 * 32);

/** How far the end of the log lies below what is seen of it. */
const below = (page: Page): Promise<number> =>
  log(page).evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop);

test('what others did is told until one acts, and shown again; the log keeps its newest line in sight, unless one reads back', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await hurryUnasked(page);
  await seeded(page, 1);
  await startBattle(page, 'scenario=S1&a=you&b=recruit');
  await passTurn(page);
  const recap = page.getByRole('region', { name: 'What happened' });
  await expect(recap).toContainText(/^Red /);
  const told = (await recap.elementHandle())!;
  const gone = told.waitForElementState('hidden'); // it is gone for a tenth of a second, so the page itself looks
  await page.getByRole('button', { name: 'Show again' }).click();
  await gone;
  await expect(recap).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.press('c');
  await expect(recap).toBeHidden();

  do {
    await passTurn(page);
    await expect.poll(() => below(page)).toBeLessThan(32);
  } while (!(await isLong(page)));
  await readBack(page);
  await passTurn(page);
  await page.getByRole('button', { name: /new lines?$/ }).click();
  await expect.poll(() => below(page)).toBeLessThan(32);

  await page.setViewportSize(PHONE);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(log(page).getByRole('heading').last()).toBeInViewport();
  await expect.poll(() => below(page)).toBeLessThan(32);
  expect(errors).toEqual([]);
});

test('the end says who won and where the battle turned; sides are exchanged for the next one', async ({ page }) => {
  const errors = watchErrors(page);
  await hurryUnasked(page);
  await startBattle(page, 'scenario=S1&a=you&b=recruit');
  await passTurn(page);
  await concede(page);
  await expect(page.getByRole('heading', { name: /^The battle is over ?: You lose$/ })).toBeFocused();
  await expect(page.getByText('Red wins: the other side concedes.').first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^Chance to win along the battle/ })).toBeVisible({ timeout: 30_000 });
  const before = page.url();
  await page.getByRole('button', { name: 'Exchange sides' }).click();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByText('Red (you)').first()).toBeVisible();
  await myTurn(page);
  expect(errors).toEqual([]);
});

test('the library keeps battles and records that came as files; the scrubber goes from mark to mark', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await hurryUnasked(page);
  await startBattle(page, 'scenario=S1&a=you&b=recruit');
  await concede(page);
  await page.getByRole('link', { name: 'Replays' }).click();
  const rows = page.getByRole('list', { name: 'Battles' }).getByRole('listitem');
  await expect(rows).toHaveText([/Lost.*First Muster.*You against the Recruit/]);

  await page.getByLabel('Record file').setInputFiles('museum/grid-battles/1-crown-for-a-crown.json');
  await expect(page.getByText(/Step 0 of \d+/)).toBeVisible();
  await expect(board(page)).toBeVisible();
  const marks = page.getByRole('group', { name: 'Marks' }).getByRole('button');
  await expect(
    marks
      .filter({ has: page.locator(':scope[data-kind="round"]') })
      .or(marks.first())
      .first(),
  ).toBeVisible();
  await page.keyboard.press('PageDown');
  const [, at] = /step (\d+)/.exec((await marks.nth(1).getAttribute('aria-label')) ?? '') ?? [];
  await expect(page.getByText(new RegExp(`Step ${at} of`))).toBeVisible();

  await page.getByRole('link', { name: 'Replays' }).click();
  await expect(rows.first()).toContainText('From a file');
  await rows
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('button', { name: 'Delete this battle' }).click();
  await expect(rows).toHaveCount(1);
  const downloading = page.waitForEvent('download');
  await rows.getByRole('button', { name: /^Download/ }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^muster-first-muster-.*\.json$/);
  expect(errors).toEqual([]);
});
