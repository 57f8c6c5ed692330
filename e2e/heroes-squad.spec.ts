// Units of one's own, and a squad that lives on.

import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { concede, hurry, seeded, watchErrors } from './table.ts';

test('a unit is built, kept, printed on one sheet and taken into a force', async ({ page }) => {
  const errors = watchErrors(page);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await page.goto('/heroes/units?faction=void');
  await page.getByLabel('Begin with').selectOption('sorcerer');
  await page.getByLabel('Race').selectOption('wraith');
  await page.getByLabel('Less Martial').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: /^Raise/ }).focus();
  await page.keyboard.press('Space');
  // 68 with a Wraith's Cover for a point of Defense, four Wounds of the Void, a point of Martial less, a power more
  await expect(page.getByRole('region', { name: 'Cost' }).getByRole('row', { name: /^Together/ })).toHaveText(
    'Together76',
  );
  await page.getByRole('textbox', { name: 'Name' }).fill('Old Marrow');
  await page.getByRole('button', { name: 'Save this unit' }).click();
  await expect(page.getByText('Old Marrow is kept in this browser.')).toBeVisible();

  await page.getByRole('button', { name: 'Print the card' }).click();
  await expect(page.locator('html[data-printed="yes"]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article', { name: 'Old Marrow, unit card' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Custom Unit Sheet' })).toBeHidden();
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/heroes/forces?faction=void&points=150');
  await page.getByRole('button', { name: /^Add Old Marrow/ }).click();
  await page.getByRole('button', { name: /^Add Death Knight/ }).click();
  await expect(page.getByText('129 of 150 points, 21 left')).toBeVisible();
  const names = page.getByText(/^(Add )?Death Knight†?$/).and(page.locator(':not(h3)')); // its card has a title
  const sizes = await names.evaluateAll((all) => all.map((name) => getComputedStyle(name).fontSize));
  expect([sizes.length, new Set(sizes).size]).toEqual([2, 1]); // in the list as large as in the force
  await page.getByRole('link', { name: 'Lead it into battle' }).click();
  await expect(page.getByRole('region', { name: 'South side' })).toContainText('Old Marrow');
  await expect(page.getByRole('button', { name: /^Start/ })).toBeEnabled();
  expect(errors).toEqual([]);
});

const fieldSquad = async (page: Page, query: string): Promise<void> => {
  await page.getByRole('link', { name: 'Field the squad' }).click();
  await expect(page.getByLabel('Force').first()).toContainText('The squad The Ninth');
  await page.goto(`${page.url()}&${query}&objectives=drawn`);
  await page.getByRole('button', { name: /^(Start|Watch)/ }).click();
  await expect(page).toHaveURL(/\/play\//);
};

const book = (page: Page) => page.getByRole('heading', { name: 'The book of the squad' }).locator('xpath=..');

test('a squad after two battles: one conceded, one played out by computers; its file comes back', async ({ page }) => {
  const errors = watchErrors(page);
  await hurry(page);
  await seeded(page, 5, 7919);
  await page.goto('/heroes/squads');
  const found = page.getByRole('form', { name: 'New squad' });
  await found.getByLabel('Name').fill('The Ninth');
  await found.getByLabel('Faction').selectOption('empire-of-sol');
  await found.getByLabel('Begin with').selectOption('empire-of-sol-60');
  await found.getByRole('button', { name: 'Found this squad' }).click();
  await expect(page.getByRole('heading', { name: 'The Ninth' })).toBeVisible();
  await expect(page.getByText('46 of 60 points fielded, 2 models.')).toBeVisible();

  await fieldSquad(page, 'a=you&b=recruit');
  await concede(page);
  await page.getByRole('link', { name: 'Scars and glory of The Ninth' }).click();
  await page.getByRole('button', { name: 'Roll for scars and glory' }).click();
  await expect(book(page)).toContainText('Lost Sandgate, 60 points, 2 models fielded');
  await expect(book(page)).toContainText('no rolls');

  await fieldSquad(page, 'a=recruit&b=recruit');
  await page.goto('/heroes/squads');
  await expect(page.getByRole('link', { name: 'Go to the battle' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the battle' }).click();
  await expect(page.getByRole('heading', { name: 'The battle is over' })).toBeVisible({ timeout: 90_000 });
  await page.getByRole('link', { name: 'Scars and glory of The Ninth' }).click();
  await page.getByRole('button', { name: 'Roll for scars and glory' }).click();
  await expect(book(page)).toContainText('2 models fielded');
  await expect(page.getByText(/Empire of Sol, 2 battles/).first()).toBeVisible();
  await expect(book(page)).toContainText(/ on “(Slain by shot, blow or fall|Glory)”, /);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const text = readFileSync((await (await download).path())!, 'utf8');
  expect(JSON.parse(text)).toMatchObject({ format: 'muster-squad/1', name: 'The Ninth', battles: [{}, {}] });
  const give = (body: string) =>
    page
      .getByLabel('File of a squad')
      .setInputFiles({ name: 'x.squad.json', mimeType: 'application/json', buffer: Buffer.from(body) });
  await give(text.replace('"format": "muster-squad/1"', '"format": "muster-squad/7"'));
  await expect(found.getByRole('alert')).toContainText('This file is no squad that could be');
  await give(text);
  await expect(page.getByRole('heading', { name: 'The Ninth 2' })).toBeVisible();
  expect(errors).toEqual([]);
});
