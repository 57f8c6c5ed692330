// What a player of Magewinds does at the table, in a browser.

import { expect, type Locator, type Page } from '@playwright/test';
import { curtain, over } from './table.ts';

export const start = async (page: Page, query: string): Promise<void> => {
  await page.goto(`/new/magewinds?${query}`);
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(table(page)).toBeVisible();
};

export const table = (page: Page): Locator => page.getByRole('application');
export const slip = (page: Page): Locator => page.locator('[data-decision]');
/** What commits the plan; where there is nothing to commit, what ends or passes. */
export const main = (page: Page): Locator =>
  commits(page).or(slip(page).locator('[data-slot="end"]:not([data-empty])')).first();
/** What commits the plan, if anything does. */
export const commits = (page: Page): Locator =>
  slip(page).locator('[data-slot="main"]:is(:not([aria-disabled]), [data-resting])');
export const base = (page: Page, name: string): Locator => page.locator(`[data-base][aria-label^="${name}"]`);

/** What the page waits for: a decision by its kind, `curtain` or `over`. */
export const waitsFor = async (page: Page): Promise<string> => {
  const kind = slip(page).and(page.locator(':not([data-decision=""])'));
  await expect(kind.or(curtain(page)).or(over(page)).first()).toBeVisible({ timeout: 60_000 });
  if (await over(page).isVisible()) return 'over';
  if (await curtain(page).isVisible()) return 'curtain';
  return (
    (await slip(page)
      .getAttribute('data-decision', { timeout: 2000 })
      .catch(() => null)) ?? 'again'
  );
};

/** A place of the field of two players, in inches from the south-west corner, as the screen shows it, however it lies. */
export const spot = async (page: Page, x: number, y: number): Promise<{ readonly x: number; readonly y: number }> => {
  const sheet = table(page).locator('[data-turn]');
  const box = await sheet.boundingBox();
  if (box === null) throw new Error('no table');
  const turn = Number(await sheet.getAttribute('data-turn'));
  const [right, down] = [
    [x, 16 - y],
    [y, x],
    [12 - x, y],
    [16 - y, 12 - x],
  ][turn]!;
  const [wide, high] = turn % 2 === 0 ? [868, 1148] : [1148, 868];
  return { x: box.x + ((14 + right! * 70) / wide) * box.width, y: box.y + ((14 + down! * 70) / high) * box.height };
};

const choices = (page: Page, about: 'who' | 'what' = 'what'): Locator =>
  slip(page).locator(`[data-choices="${about}"] button`);

/** Presses what commits or ends, and says yes where it is asked whether that is meant. */
export const press = async (page: Page): Promise<void> => {
  await main(page).click();
  const anyway = slip(page).locator('[data-slot="anyway"]');
  if (await anyway.isVisible()) await anyway.click();
};

/** Chooses an action by its name, and whatever it still needs. */
const actNamed = async (page: Page, names: readonly RegExp[]): Promise<void> => {
  const words = await choices(page).allInnerTexts();
  const at = names.map((name) => words.findIndex((text) => name.test(text))).find((i) => i >= 0) ?? 0;
  await choices(page).nth(at).click();
  if (/^Move/.test(words[at]!)) return goSomewhere(page);
  for (let i = 1; i < 4 && (await commits(page).count()) === 0; i++) {
    const more = choices(page).nth(i);
    if (await more.isVisible()) await more.click();
  }
  await press(page);
};

const goSomewhere = async (page: Page): Promise<void> => {
  const names = slip(page).locator('[data-destinations]');
  if (!(await names.isVisible())) await slip(page).getByText('Go by name or bearing').click();
  await names.getByRole('button').first().click();
  await press(page);
};

const attackOrForgo = async (page: Page): Promise<void> => {
  if ((await commits(page).count()) === 0 && (await choices(page).count()) > 0) await choices(page).first().click();
  await press(page);
};

const draw = async (page: Page): Promise<void> => {
  const card = page.getByRole('button', { name: /^Draw the/ }).first();
  return (await card.isVisible()) ? card.click() : press(page);
};

/** A sensible answer to whatever is asked; `n` lets answers differ. */
export const answer = async (page: Page, kind: string, n: number): Promise<void> => {
  switch (kind) {
    case 'again':
      return;
    case 'curtain':
      return curtain(page).click();
    case 'channel':
      return n < 8 ? draw(page) : press(page);
    case 'activate':
      if ((await commits(page).count()) === 0) await choices(page, 'who').first().click();
      return press(page);
    case 'action':
      return actNamed(
        page,
        n % 3 === 2 ? [/^Guard/, /^Move/] : n % 2 === 1 ? [/^Attack/, /^Move/] : [/^Move/, /^Attack/],
      );
    case 'move':
      return goSomewhere(page);
    case 'target':
    case 'charge':
      return attackOrForgo(page);
    case 'attackChoice':
      await slip(page)
        .locator('label', { hasText: ['Light', 'Heavy', 'Feint'][n % 3]! })
        .click();
      return main(page).click();
    case 'defence':
      await choices(page)
        .nth(n % (await choices(page).count()))
        .click();
      return main(page).click();
    case 'insight':
      await slip(page).locator('button[aria-pressed]').first().click();
      return main(page).click();
    case 'window':
      return press(page);
    default:
      return press(page);
  }
};

/** Plays on until something is asked that `isIt` was waiting for; how many answers it took. */
export const playUntil = async (
  page: Page,
  isIt: (kind: string) => boolean | Promise<boolean>,
  most: number,
): Promise<number> => {
  for (let n = 0; n < most; n++) {
    const kind = await waitsFor(page);
    if (await isIt(kind)) return n;
    if (kind === 'over') break;
    await answer(page, kind, n);
  }
  throw new Error(`not asked within ${most} answers`);
};
