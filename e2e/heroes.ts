// What a player does at the table of Dwethia Heroes, in a browser: marches at the enemy and strikes.

import { expect, type Locator, type Page } from '@playwright/test';
import { hint, slot } from './dwethia.ts';
import { withSomeLuck } from './table.ts';

export const space = (page: Page, name: string): Locator => page.locator(`[data-space="${name}"]`);

export const openHeroes = async (page: Page, query: string): Promise<void> => {
  await withSomeLuck(page);
  await page.goto(`/new/heroes?${query}`);
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.getByRole('grid')).toBeVisible();
};

interface Place {
  readonly x: number;
  readonly y: number;
}

const placeOf = (name: string): Place => {
  const [, letters = 'a', row = '1'] = /^([a-z]+)(\d+)$/.exec(name.toLowerCase()) ?? [];
  const x = letters.charCodeAt(0) - 97 + (letters.length === 2 ? 26 : 0);
  return { x, y: Number(row) - 1 };
};

const nameOf = ({ x, y }: Place): string => {
  const letter = String.fromCharCode(97 + (x % 26));
  return `${x < 26 ? letter : letter.repeat(2)}${y + 1}`;
};

/** Where the models stand that the force of a side lists. */
const standing = async (page: Page, side: string): Promise<readonly Place[]> => {
  const states = await page
    .getByRole('region', { name: `Force of ${side}` })
    .first()
    .locator('[data-state]')
    .allTextContents();
  return states.flatMap((words) => {
    const found = /^([A-Z]{1,2}\d{1,2})\b/.exec(words)?.[1];
    return found === undefined ? [] : [placeOf(found)];
  });
};

const far = (a: Place, b: Place): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/** Spaces from one towards the others, the nearest to them first. */
const towards = (from: Place, to: readonly Place[], taken: readonly Place[], size: number): readonly string[] => {
  const spaces: Place[] = [];
  for (let y = Math.max(0, from.y - 6); y <= Math.min(size - 1, from.y + 6); y++)
    for (let x = Math.max(0, from.x - 6); x <= Math.min(size - 1, from.x + 6); x++) spaces.push({ x, y });
  const distance = (p: Place): number => Math.min(...to.map((one) => far(p, one)));
  return spaces
    .filter((p) => far(p, from) > 0 && far(p, from) <= 6 && taken.every((one) => far(p, one) > 0))
    .sort((a, b) => distance(a) - distance(b) || far(a, from) - far(b, from))
    .filter((_, i) => i % 3 === 0)
    .slice(0, 14)
    .map(nameOf);
};

const main = (page: Page): Locator => slot(page, 'main');
const mainWords = async (page: Page): Promise<string> => (await main(page).textContent()) ?? '';

/** What a refused click was told may lie over the next space: a press beside it takes it away. */
const choose = async (page: Page, name: string): Promise<void> => {
  if (await page.locator('[data-bubble]').isVisible()) await hint(page).click();
  await space(page, name).click();
};

/** Plans a move towards the enemy; whether one was found. */
const march = async (page: Page, from: Place, side: string, size: number): Promise<boolean> => {
  const [own, enemies] = [await standing(page, side), await standing(page, side === 'South' ? 'North' : 'South')];
  const middle = { x: size / 2, y: size / 2 };
  for (const goal of towards(from, enemies.length > 0 ? enemies : [middle], [...own, ...enemies], size)) {
    await choose(page, goal);
    if (/move to|jump down/i.test(await mainWords(page))) return true;
  }
  return false;
};

const enter = async (page: Page, side: string, size: number): Promise<void> => {
  const y = side === 'South' ? 2 : size - 3;
  for (const x of [9, 15, 12, 5, 18]) {
    await choose(page, nameOf({ x, y }));
    if (!/enter at/i.test(await mainWords(page))) continue;
    await march(page, { x, y }, side, size);
    return main(page).click();
  }
};

const endIt = async (page: Page): Promise<void> => {
  await slot(page, 'end').click();
  const anyway = slot(page, 'anyway');
  if (await anyway.isVisible()) await anyway.click();
};

/** Answers whatever is asked, by mouse alone. */
export const answer = async (page: Page, size = 24): Promise<void> => {
  const words = (await hint(page).textContent()) ?? '';
  const side = words.startsWith('North') ? 'North' : 'South';
  if (/Choose five objectives/.test(words)) return sealFive(page);
  if (/won priority/.test(words)) return page.getByRole('button', { name: 'We go first' }).click();
  if (/Choose one of \d+ models/.test(words))
    await page.getByRole('list', { name: 'Who may be activated' }).getByRole('button').first().click();
  const attacks = page.getByRole('list', { name: 'Attacks' }).getByRole('button');
  if (await attacks.first().isVisible()) {
    await attacks.first().click();
    return main(page).click();
  }
  if (/is engaged\. Choose/.test(words)) {
    await page
      .getByRole('button', { name: /^Fight/ })
      .first()
      .click();
    return main(page).click();
  }
  const now = (await hint(page).textContent()) ?? '';
  if (/beside the board/.test(now)) return enter(page, side, size);
  if (/Choose where .* goes/.test(now)) {
    const own = await page.locator('[role="gridcell"][aria-selected="true"]').first().getAttribute('data-spoken');
    if (own !== null && (await march(page, placeOf(own), side, size))) return main(page).click();
    const still = page.getByRole('button', { name: /Stand still/ });
    return (await still.isVisible()) ? still.click() : main(page).click();
  }
  if ((await slot(page, 'end').textContent()) === '') return main(page).click();
  return endIt(page);
};

export const sealFive = async (page: Page): Promise<void> => {
  const fresh = page
    .getByRole('list', { name: 'Objectives to choose from' })
    .getByRole('button')
    .and(page.locator('[aria-pressed="false"]'));
  for (let i = 0; i < 5; i++) await fresh.nth(i).click();
  await page.getByRole('button', { name: /^Seal these five/ }).click();
};
