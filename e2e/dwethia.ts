// What players of the Dwethia games do at every table, in a browser: read what is asked, press its slots, wait for their turn.

import { expect, type Locator, type Page } from '@playwright/test';
import { curtain, over } from './table.ts';

export const hint = (page: Page): Locator => page.locator('[aria-live="polite"]').first();
export const slot = (page: Page, name: string): Locator => page.locator(`[data-slot="${name}"]`);
export const log = (page: Page): Locator => page.locator('[aria-label="Log"]');

export const question = async (page: Page): Promise<string> => (await hint(page).textContent()) ?? '';

/** Looks without waiting: at the end of a battle the slip goes away with the last answer. */
const isAsked = async (page: Page): Promise<boolean> => {
  if (await curtain(page).isVisible()) await curtain(page).click();
  if (await over(page).isVisible()) return true;
  return (await page.locator('[data-decision]').count()) > 0 && (await hint(page).isVisible());
};

/** Waits until a person is asked, or the battle is over; takes the seat behind a curtain. */
export const myQuestion = async (page: Page): Promise<'asked' | 'over'> => {
  await expect.poll(() => isAsked(page), { timeout: 90_000, intervals: [20, 20, 40, 40, 80] }).toBe(true);
  return (await over(page).isVisible()) ? 'over' : 'asked';
};
