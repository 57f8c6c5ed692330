// What a player does at the table of Dwethia Heroes, in a browser: clicks the nearest enemy, and confirms what that plans.

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
  return { x: letters.charCodeAt(0) - 97 + 26 * (letters.length - 1), y: Number(row) - 1 };
};

const nameOf = ({ x, y }: Place): string => {
  const letter = String.fromCharCode(97 + (x % 26));
  return `${x < 26 ? letter : letter.repeat(2)}${y + 1}`;
};

/** The spaces on which models of a side stand, by their spoken names. */
export const standing = async (page: Page, side: string): Promise<readonly string[]> =>
  page
    .locator('[data-spoken]')
    .evaluateAll(
      (cells, of) =>
        cells
          .filter((cell) => new RegExp(` of ${of}( \\d)?,`).test(cell.getAttribute('aria-label') ?? ''))
          .map((cell) => cell.getAttribute('data-spoken') ?? ''),
      side,
    );

const far = (a: Place, b: Place): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

const main = (page: Page): Locator => slot(page, 'main');

/** Whether there is something to confirm, once the button has come to rest. */
const isReady = async (page: Page): Promise<boolean> => {
  await expect(main(page).and(page.locator('[data-resting]'))).toHaveCount(0);
  return (await main(page).getAttribute('aria-disabled')) !== 'true';
};

/** What a refused click was told may lie over the next space: a press beside it takes it away. */
const choose = async (page: Page, name: string): Promise<void> => {
  if (await page.locator('[data-bubble]').isVisible()) await hint(page).click();
  await space(page, name).click();
};

/** The enemy nearest to one's own, or to the middle of one's own edge. */
const nearestEnemy = async (page: Page, side: string, size: number): Promise<string | undefined> => {
  const own = (await standing(page, side)).map(placeOf);
  const from = own.length > 0 ? own : [{ x: size / 2, y: side === 'South' ? 0 : size - 1 }];
  const away = (name: string): number => Math.min(...from.map((one) => far(one, placeOf(name))));
  const enemies = await standing(page, side === 'South' ? 'North' : 'South');
  return [...enemies].sort((a, b) => away(a) - away(b))[0];
};

/** Plans for whoever may act: at the nearest enemy, else into the board. */
const plan = async (page: Page, side: string, size: number): Promise<void> => {
  const enemy = await nearestEnemy(page, side, size);
  if (enemy !== undefined) await choose(page, enemy);
  for (const x of [9, 15, 12, 5, 18]) {
    if (await isReady(page)) return;
    await choose(page, nameOf({ x, y: side === 'South' ? 2 : size - 3 }));
  }
};

/** Answers whatever is asked, by mouse alone. */
export const answer = async (page: Page, size = 24): Promise<void> => {
  const words = (await hint(page).textContent()) ?? '';
  const kind = await page.locator('[data-decision]').first().getAttribute('data-decision');
  if (kind === 'seal') return sealFive(page);
  const acts = kind === 'select' || kind === 'enter' || kind === 'move' || kind === 'engaged';
  if (acts && !(await isReady(page))) await plan(page, words.startsWith('North') ? 'North' : 'South', size);
  if (await isReady(page)) return main(page).click();
  const still = page.getByRole('button', { name: /Stand still/ });
  if (await still.isVisible()) return still.click();
  await slot(page, 'end').click();
  const anyway = slot(page, 'anyway');
  if (await anyway.isVisible()) await anyway.click();
};

export const sealFive = async (page: Page): Promise<void> => {
  const fresh = page
    .getByRole('list', { name: 'Objectives to choose from' })
    .getByRole('button')
    .and(page.locator('[aria-pressed="false"]'));
  for (let i = 0; i < 5; i++) await fresh.nth(i).click();
  await page.getByRole('button', { name: /^Seal these five/ }).click();
};
