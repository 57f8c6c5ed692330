// What a player of Magewinds does at the table, in a browser.

import { expect, type Locator, type Page } from '@playwright/test';

/** The same dice and cards in every run: what the page asks the browser's luck for comes from here. */
export const seeded = async (page: Page, seed: number): Promise<void> => {
  await page.addInitScript((first) => {
    let x = first;
    crypto.getRandomValues = (array) => {
      const values = array as unknown as Uint32Array;
      for (let i = 0; i < values.length; i++) {
        x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
        values[i] = x >>> 8;
      }
      return array;
    };
  }, seed);
};

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
const curtain = (page: Page): Locator => page.getByRole('button', { name: /show my side/ });
const over = (page: Page): Locator => page.getByRole('heading', { name: 'The battle is over' });

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

/** A place of the field of two players, in inches from the south-west corner, as the screen shows it. */
export const spot = async (page: Page, x: number, y: number): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await table(page).locator('> div').first().boundingBox();
  if (box === null) throw new Error('no table');
  return { x: box.x + ((14 + x * 70) / 868) * box.width, y: box.y + ((14 + (16 - y) * 70) / 1148) * box.height };
};

const choices = (page: Page): Locator => slip(page).locator('[data-choices] button');

const chooseNamed = async (page: Page, names: readonly RegExp[]): Promise<void> => {
  const words = await choices(page).allInnerTexts();
  const at = names.map((name) => words.findIndex((text) => name.test(text))).find((i) => i >= 0) ?? 0;
  await choices(page).nth(at).click();
};

const goSomewhere = async (page: Page): Promise<void> => {
  await slip(page).getByText('Go by name or bearing').click();
  const first = slip(page).locator('[data-destinations] button').first();
  if (await first.isVisible()) await first.click();
  await main(page).click();
};

const attackOrForgo = async (page: Page): Promise<void> => {
  if ((await commits(page).count()) === 0 && (await choices(page).count()) > 0) await choices(page).first().click();
  await main(page).click();
};

const draw = async (page: Page): Promise<void> => {
  const card = page.getByRole('button', { name: /^Draw the/ }).first();
  if (await card.isVisible()) await card.click();
  else await main(page).click();
};

/** A sensible answer to whatever is asked; `n` lets answers differ. */
export const answer = async (page: Page, kind: string, n: number): Promise<void> => {
  switch (kind) {
    case 'again':
      return;
    case 'curtain':
      return curtain(page).click();
    case 'channel':
      return n < 8 ? draw(page) : main(page).click();
    case 'activate':
      return choices(page).first().click();
    case 'action':
      return chooseNamed(
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
      return page.getByRole('button', { name: 'Let it be' }).click();
    default:
      return main(page).click();
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
