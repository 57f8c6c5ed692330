// Fleets and ships of one's own in Cosmic Combat: built, kept, passed on as a link, printed, and led into battle.

import { expect, test } from '@playwright/test';
import { hurry, watchErrors } from './table.ts';

test('[DW-28] a ship is built, kept, printed on one sheet and taken into a fleet; the fleet goes by a link into battle', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await hurry(page);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await page.goto('/cosmic-combat/ships?faction=void');
  await page.getByLabel('Begin with').selectOption('void.sepulchre');
  const together = page.getByRole('region', { name: 'Cost' }).getByRole('row', { name: /^Together/ });
  const before = Number((await together.textContent())!.replace('Together', ''));
  await page.getByLabel('More Martial').focus();
  await page.keyboard.press('Enter');
  await expect(together).toHaveText(`Together${before + 16}`); // two a point, eight times
  await page.getByRole('combobox', { name: 'Weapon' }).selectOption('torpedo');
  await page.getByRole('button', { name: 'Mount it' }).click();
  await expect(together).toHaveText(`Together${before + 16 + 64}`); // 2 for 12", 6, 5 for Wound 2, 5 less once a battle
  await page.getByRole('textbox', { name: 'Name' }).fill('Old Marrow');
  await page.getByRole('button', { name: 'Save this ship' }).click();
  await expect(page.getByText('Old Marrow is kept in this browser.')).toBeVisible();

  await page.getByRole('button', { name: 'Print the card' }).click();
  await expect(page.locator('html[data-printed="yes"]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article', { name: 'Old Marrow, ship card' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A ship of your own' })).toBeHidden();
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/cosmic-combat/fleets?faction=void&points=1500');
  await page.getByRole('link', { name: /^Funeral march/ }).click();
  await expect(page.getByText('1424 of 1500 points, 76 left')).toBeVisible();
  await page.getByRole('button', { name: /^Add Old Marrow/ }).click();
  await expect(page.getByRole('alert')).toContainText('the limit is 1500');
  await page.getByRole('button', { name: 'Take Sepulchre out' }).first().click();
  await page.getByRole('button', { name: 'Take Gravebolt out' }).first().click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Name' }).fill('March');
  await page.getByRole('button', { name: 'Save this fleet' }).click();
  await expect(page.getByRole('navigation', { name: 'Fleets' }).getByRole('link', { name: /^March/ })).toBeVisible();

  // the address alone is the fleet
  const link = page.url();
  await page.goto('/cosmic-combat/fleets');
  await page.goto(link);
  const ships = page.getByRole('list', { name: 'Ships of March' }).locator('> li');
  await expect(ships).toHaveCount(5);
  await expect(ships.last()).toContainText('Old Marrow');
  await page.emulateMedia({ media: 'print' });
  const cards = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(cards.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: 'Lead it into battle' }).click();
  const first = page.getByRole('region', { name: 'First fleet' });
  await expect(first).toContainText('Old Marrow');
  await expect(first.getByRole('radio', { name: 'March', exact: true })).toBeChecked();
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.getByRole('application')).toBeVisible();
  await expect(page.locator('main')).toContainText('Old Marrow');
  expect(errors).toEqual([]);
});

test('[DW-28] a ship of a fleet is changed on a sheet of its own and put back', async ({ page }) => {
  await page.goto('/cosmic-combat/fleets?faction=citadel&points=1500&ship=bulwark&ship=picket&name=Watch');
  await page.getByRole('link', { name: 'Change Bulwark on a sheet of its own' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Wall');
  await page.getByRole('link', { name: 'Put it into the fleet' }).click();
  const ships = page.getByRole('list', { name: 'Ships of Watch' }).locator('> li');
  await expect(ships.first()).toContainText('Wall');
  await expect(ships.last()).toContainText('Picket');
});
