// A battle by the clock, in two browsers against a server of its own: chosen, told, shown, and run out.

import type { Page } from '@playwright/test';
import { seriousViolations } from './axe.ts';
import { atTable, copied, expect, PHONE, somebody, takeSeat, test } from './online.ts';
import { watchErrors } from './table.ts';

/** A battle with a friend, with so many seconds for each decision and no minutes. */
const setSeconds = async (page: Page, seconds: number): Promise<void> => {
  await page.goto('/new/grid-battles');
  await page.getByRole('radio', { name: 'With a friend' }).check();
  await page.getByRole('radio', { name: 'As set here' }).check();
  await page.getByRole('radio', { name: 'Own minutes' }).check();
  await page.getByLabel('Minutes for the battle').fill('0');
  await page.getByLabel('Seconds for each decision').fill(String(seconds));
};

test('a clock is chosen, told at the door, runs in sight, and who lets it run out has lost', async ({
  browser,
  server,
}) => {
  const ann = await somebody(browser, server);
  const ben = await somebody(browser, server, PHONE);
  const errors = [watchErrors(ann), watchErrors(ben)];
  await setSeconds(ann, 8);
  await expect(ann.getByText('8 seconds for each decision.')).toBeVisible();
  await ann.getByRole('radio', { name: 'The battle is lost' }).check();
  expect(await seriousViolations(ann)).toEqual([]);
  await ann.getByRole('button', { name: /^Invite/ }).click();
  await expect(
    ann.getByText(/By the clock: 8 seconds for each decision\. Who runs out of time has lost\./),
  ).toBeVisible();
  const link = await copied(ann, /^Copy link to the seat/);
  await ben.goto(link);
  await expect(ben.getByText(/8 seconds for each decision\. Who runs out of time has lost\./)).toBeVisible();
  await takeSeat(ben, link, 'Ben');
  await Promise.all([atTable(ann), atTable(ben)]);

  await expect(ann.getByRole('timer').getByText(/seconds? left, running/)).toBeVisible();
  await expect(ann.getByText('You have one minute left.')).toBeAttached();
  await expect(ben.getByText(/ran out of time/).first()).toBeVisible();
  await expect(ann.getByRole('heading', { level: 2, name: /You lose/ })).toBeVisible();
  await expect(ben.getByRole('heading', { level: 2, name: /You win/ })).toBeVisible();
  for (const page of [ann, ben]) {
    await expect(page.getByText(/^Blue ran out of time\.$/)).toBeVisible();
    await expect(page.getByText('The dice were fair: proven')).toBeVisible();
  }
  expect(errors).toEqual([[], []]);
});

test('who has run out of time looks on while the computer plays the seat', async ({ browser, server }) => {
  const ann = await somebody(browser, server);
  const ben = await somebody(browser, server);
  const errors = [watchErrors(ann), watchErrors(ben)];
  await setSeconds(ann, 5);
  await ann
    .getByRole('radio', { name: /computer/i })
    .last()
    .check();
  await ann.getByRole('button', { name: /^Invite/ }).click();
  await takeSeat(ben, await copied(ann, /^Copy link to the seat/), 'Ben');
  await Promise.all([atTable(ann), atTable(ben)]);
  await expect(ann.getByText(/Your time ran out: the computer plays on/)).toBeVisible({ timeout: 30_000 });
  await expect(ann.getByRole('grid')).toBeVisible();
  expect(await ann.title()).not.toMatch(/^Your turn/);
  expect(errors).toEqual([[], []]);
});
