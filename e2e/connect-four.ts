// What a player does at the table of Connect Four, in a browser: holds a disc over a column and drops it.

import type { Locator, Page } from '@playwright/test';

export const column = (page: Page, n: number): Locator => page.getByRole('button', { name: `Column ${n + 1}, ` });

export const drop = async (page: Page, n: number): Promise<void> => {
  await column(page, n).click();
  await page.getByRole('button', { name: `Drop a disc into column ${n + 1}` }).click();
};

/** The columns that are not full. */
export const withRoom = async (page: Page): Promise<readonly number[]> => {
  const names = await page
    .getByRole('button', { name: /^Column / })
    .evaluateAll((columns) => columns.map((one) => one.getAttribute('aria-label') ?? ''));
  return names.flatMap((name, n) => (/, [0-5] disc/.test(name) ? [n] : []));
};
