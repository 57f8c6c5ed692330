// The example of the guide: its table is drawn, all else of it is plain; from the first page to the replay.

import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { column, drop, withRoom } from './connect-four.ts';
import { hurry, watchErrors } from './table.ts';

test('the example is played to its end, and replayed', async ({ page }) => {
  const errors = watchErrors(page);
  await hurry(page);
  await page.goto('/new/connect-four');
  await page.getByRole('button', { name: 'Start An empty board as Light against the Recruit' }).click();
  const over = page.getByRole('heading', { name: 'The battle is over' });
  await expect(page.getByRole('button', { name: /^Column \d, 0 discs/ })).toHaveCount(7);
  await expect(page.getByText('Choose a column: the disc falls')).toBeVisible();
  await page.keyboard.press('4');
  await expect(column(page, 3)).toHaveAttribute('aria-pressed', 'true');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await column(page, 3).click();
  await expect(column(page, 3)).toHaveAttribute('aria-pressed', 'false');
  for (let turn = 0; turn < 21 && !(await over.isVisible()); turn++) {
    const [first, second = first] = await withRoom(page);
    await drop(page, turn % 2 === 0 ? first! : second!);
    await expect(over.or(page.getByText('Choose a column: the disc falls'))).toBeVisible();
  }
  await expect(over).toBeVisible();
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('wins: four in a line');
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page.getByRole('button', { name: /^Column \d, 0 discs/ })).toHaveCount(7);
  await page.getByRole('button', { name: 'Last step' }).click();
  await expect(page.getByText(/^(Light|Dark) wins$/)).toBeVisible();
  expect(errors).toEqual([]);
});

test('the example has its rules but is no game of the home page', async ({ page }) => {
  await page.goto('/rules/connect-four/C4-3');
  await expect(page.getByRole('heading', { name: 'Winning' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'The games' })).toBeVisible();
  await expect(page.getByText('Connect Four')).toHaveCount(0);
});
