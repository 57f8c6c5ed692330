// What a player does at the table of Dwethia Cosmic Combat, in a browser: gives orders, moves ahead, shoots at whom it can.

import { expect, type Page } from '@playwright/test';
import { hint, question, slot } from './dwethia.ts';
import { withSomeLuck } from './table.ts';

export const openCosmic = async (page: Page, query: string): Promise<void> => {
  await withSomeLuck(page);
  await page.goto(`/new/cosmic-combat?${query}`);
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.getByRole('application')).toBeVisible();
};

/** Both tokens of the ship in hand, by the wheel. */
export const order = async (page: Page, first: string, second: string): Promise<void> => {
  const wheel = page.getByRole('group', { name: /^Orders for/ });
  await wheel.getByRole('button', { name: new RegExp(`^${first}`) }).click();
  await wheel.getByRole('button', { name: new RegExp(`^${second}`) }).click();
};

/** Nothing, where somebody else acted just then. */
const endIt = async (page: Page): Promise<void> => {
  const end = slot(page, 'end');
  if (!(await end.isVisible())) return;
  await end.click();
  const anyway = slot(page, 'anyway');
  if (await anyway.isVisible()) await anyway.click();
};

/** Whether there is something to confirm, though the button may still rest. */
const isReady = async (page: Page): Promise<boolean> => {
  const main = slot(page, 'main');
  return (await main.getAttribute('aria-disabled')) === null || (await main.getAttribute('data-resting')) !== null;
};

/** Ahead as far as it goes, or a turn where nothing is ahead; else it does no more. */
const moveOn = async (page: Page): Promise<void> => {
  for (const name of ['Farther ahead', 'Turn to port', 'Turn to starboard']) {
    if (await isReady(page)) break;
    await page.getByRole('button', { name }).click();
  }
  return (await isReady(page)) ? slot(page, 'main').click() : endIt(page);
};

/** The same tokens for every ship that has none yet, a draft of which nobody is told; then all are confirmed. */
const orderEvery = async (page: Page, tokens: readonly [string, string]): Promise<void> => {
  for (let words = await question(page); /Orders for/.test(words); words = await question(page)) {
    await order(page, ...tokens);
    await expect(hint(page)).not.toHaveText(words);
  }
  return slot(page, 'main').click();
};

/** Answers whatever is asked, by mouse alone. */
export const answer = async (page: Page, tokens: readonly [string, string] = ['Move', 'Fire']): Promise<void> => {
  const words = await question(page);
  if (/attack the convoy/.test(words)) return page.getByRole('button', { name: 'We attack' }).click();
  if (/choose your edge/.test(words)) return page.getByRole('button', { name: 'The southern edge' }).click();
  if (/to deploy/.test(words))
    return (await isReady(page))
      ? slot(page, 'main').click()
      : page
          .getByRole('button', { name: /^Place (the rest|it) for me/ })
          .last()
          .click();
  if (/Orders for/.test(words)) return orderEvery(page, tokens);
  if (/Every ship has its orders|All shields are turned/.test(words)) return slot(page, 'main').click();
  if (/won priority/.test(words)) return page.getByRole('button', { name: 'We go first' }).click();
  if (/Turn the shields/.test(words)) return page.getByRole('button', { name: /^Bow|^All round/ }).click();
  if (/Choose a ship to move/.test(words))
    return page.getByRole('list', { name: 'Ships to move' }).getByRole('button').first().click();
  if (/Choose a ship that shoots/.test(words))
    return page.getByRole('list', { name: 'Ships that can attack' }).getByRole('button').first().click();
  if (/press ahead|press where|is planned|token left|has no Move token/.test(words)) return moveOn(page);
  if (await isReady(page)) return slot(page, 'main').click();
  const options = page.getByRole('list', { name: 'What it could do' }).getByRole('button');
  if ((await options.count()) > 0) {
    await options.first().click();
    await expect.poll(async () => (await isReady(page)) || (await question(page)) !== words).toBe(true); // or somebody else acted just then
    return (await isReady(page)) ? slot(page, 'main').click() : undefined;
  }
  if (/Choose the boarding fight/.test(words)) return page.locator('[data-slot^="more fight"]').first().click();
  return endIt(page);
};

/** Puts the ship in hand down at so many inches from the south-west corner, by the keyboard's cursor. */
export const deployAt = async (page: Page, x: number, y: number): Promise<void> => {
  const board = page.getByRole('application');
  await board.focus();
  const { keyboard } = page;
  await keyboard.press('Escape'); // wherever it was before
  await keyboard.press('ArrowUp'); // shows the cursor, at the middle of the own edge
  const go = async (key: string, inches: number): Promise<void> => {
    for (let i = 0; i < Math.floor(inches); i++) await keyboard.press(`Shift+${key}`);
    for (let i = 0; i < Math.round((inches % 1) * 4); i++) await keyboard.press(key);
  };
  await go(x > 12 ? 'ArrowRight' : 'ArrowLeft', Math.abs(x - 12));
  await go('ArrowUp', y);
  await keyboard.press('Enter');
  await expect(slot(page, 'main')).toContainText('Deploy');
  await slot(page, 'main').click();
};
