// What a player does at the table of Dwethia Conquest, in a browser: sets up the list, sends workers on, shoots, builds, fights.

import { expect, type Locator, type Page } from '@playwright/test';
import { myQuestion, question, slot } from './dwethia.ts';
import { seeded } from './table.ts';

export const base = (page: Page, id: string): Locator => page.locator(`[data-base^="${id}-"]`);
export const node = (page: Page, id: string): Locator => page.locator(`[data-object="${id}"]`);

export const openConquest = async (page: Page, query: string): Promise<void> => {
  await seeded(page, 1);
  await page.goto(`/new/conquest?${query}`);
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.getByRole('application')).toBeVisible();
};

/** Ends it, or goes on without more where that is the main button. */
export const endIt = async (page: Page): Promise<void> => {
  await slot(page, (await slot(page, 'end').isVisible()) ? 'end' : 'main').click();
  const anyway = slot(page, 'anyway');
  if (await anyway.isVisible()) await anyway.click();
};

export const isReady = async (page: Page): Promise<boolean> =>
  (await slot(page, 'main').getAttribute('aria-disabled')) === null;

const first = async (list: Locator): Promise<boolean> => {
  if ((await list.count()) === 0) return false;
  await list.first().click();
  return true;
};

/** Shots first, then what may be built; nothing more where nobody can. */
const shootOrBuild = async (page: Page): Promise<void> => {
  const roster = page.getByRole('list', { name: 'Who can shoot or build' }).getByRole('button');
  if (!(await first(roster))) return endIt(page);
  await expect(slot(page, 'main')).not.toHaveAttribute('data-resting');
  if (await isReady(page)) return slot(page, 'main').click(); // the same target again
  for (const kind of ['Shots', 'Powers', 'Build']) {
    const options = page.getByRole('list', { name: kind, exact: true }).locator('button:not([aria-disabled])');
    if (await first(options)) return slot(page, 'main').click();
  }
  return endIt(page);
};

/** Answers whatever is asked, by mouse alone, as quickly as the page lets one. */
export const answer = async (page: Page): Promise<void> => {
  const words = await question(page);
  if (/headquarters stand/.test(words)) {
    await slot(page, 'more forThis').click();
    await expect(slot(page, 'main')).toContainText('here'); // to be looked at first
    return slot(page, 'main').click();
  }
  if (/Set up your starting force/.test(words))
    return (await slot(page, 'more list').isVisible()) ? slot(page, 'more list').click() : endIt(page);
  if (/won priority/.test(words)) return page.getByRole('button', { name: 'We go first' }).click();
  if (/units? to move|where it goes|to engage|bring it to|left. Go/.test(words))
    return (await slot(page, 'more workers').isVisible()) ? slot(page, 'more workers').click() : endIt(page);
  if (/who shoots|could shoot|could\. |choose a target|what it builds|can do nothing/.test(words))
    return shootOrBuild(page);
  if (/Choose the fight/.test(words)) {
    if (!(await isReady(page))) await page.getByRole('list', { name: 'Fights' }).getByRole('button').first().click();
    return slot(page, 'main').click();
  }
  return (await isReady(page)) ? slot(page, 'main').click() : endIt(page);
};

/** Plays on until a question comes up that is like this. */
export const playUntil = async (page: Page, wanted: RegExp, most = 80): Promise<void> => {
  for (let i = 0; i < most; i++) {
    if ((await myQuestion(page)) === 'over') return;
    if (wanted.test(await question(page))) return;
    await answer(page);
  }
};
