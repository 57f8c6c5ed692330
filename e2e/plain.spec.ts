// A game of which nothing is drawn: the example of the guide, by the plain table, from the first page to the replay.

import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { hurry, watchErrors } from './table.ts';

test('the example is played to its end by the plain table, and replayed', async ({ page }) => {
  const errors = watchErrors(page);
  await hurry(page);
  await page.goto('/new/connect-four');
  await page.getByRole('button', { name: 'Start An empty board as Light against the Recruit' }).click();
  const over = page.getByRole('heading', { name: 'The battle is over' });
  const choices = page.getByRole('button', { name: /^Drop a disc into column/ });
  await expect(choices).toHaveCount(7);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  for (let turn = 0; turn < 21 && !(await over.isVisible()); turn++) {
    await choices.nth(turn % 2).click();
    await expect(over.or(page.getByText('Light (you) is to drop a disc'))).toBeVisible();
  }
  await expect(over).toBeVisible();
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('wins: four in a line');
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('button', { name: 'Last step' }).click();
  await expect(page.getByText(/fourInLine/)).toBeVisible();
  expect(errors).toEqual([]);
});

test('the example has its rules but is no game of the home page', async ({ page }) => {
  await page.goto('/rules/connect-four/C4-3');
  await expect(page.getByRole('heading', { name: 'Winning' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'The games' })).toBeVisible();
  await expect(page.getByText('Connect Four')).toHaveCount(0);
});
