// Armies and units of one's own in Conquest: built, kept, passed on as a link, printed, and led into battle; the page before a war.

import { expect, type Page, test } from '@playwright/test';
import { hurry, watchErrors } from './table.ts';

const sheets = async (page: Page): Promise<number> => {
  await page.emulateMedia({ media: 'print' });
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  await page.emulateMedia({ media: 'screen' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

test('[DW-28] a unit is built, kept, printed on one sheet and taken into an army; the army goes by a link into battle', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await hurry(page);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await page.goto('/conquest/units?faction=void&unit=~~terran~3.1.4.3.2.2.1.0.0.0.6~~1~~0~sh~');
  const together = page.getByRole('region', { name: 'Cost' }).getByRole('row', { name: /^Together/ });
  await page.getByLabel('More Defense').focus();
  await page.keyboard.press('Enter');
  await expect(together).toHaveText('Together85 R'); // five for each of sixteen and one more
  await page.getByLabel(/^Shield/).check();
  await expect(together).toHaveText('Together100 R'); // three points for a shield
  await expect(page.getByRole('alert')).toContainText('A unit needs a name');
  await page.getByRole('textbox', { name: 'Name' }).fill('Old Marrow');
  await expect(page.getByRole('alert')).toContainText('[Horde] is for units of 70 points at most');
  await page.getByLabel(/^\[Horde\]/).uncheck();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save this unit' }).click();
  await expect(page.getByText('Old Marrow is kept in this browser.')).toBeVisible();

  await page.getByRole('button', { name: 'Print the card' }).click();
  await expect(page.locator('html[data-printed="yes"]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article', { name: 'Old Marrow, unit card' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A unit of your own' })).toBeHidden();
  expect(await sheets(page)).toBe(1);

  await page.goto('/odds/conquest');
  await page.getByLabel('Unit of the first side').selectOption('Old Marrow');
  await expect(page.getByRole('heading', { name: '2 Old Marrow against 3 Mob' })).toBeVisible();
  await expect(page).toHaveURL(/first=own\.1\*2&.*unit=void~Old%20Marrow~/);
  await page.goto('/odds/conquest?of=shot');
  await page.getByRole('combobox', { name: /^Defender/ }).selectOption('Old Marrow');
  await expect(page.getByRole('status').last()).toContainText('Wounds Old Marrow');
  await expect(
    page.getByRole('combobox', { name: /^Attacker/ }).getByRole('option', { name: 'Old Marrow' }),
  ).toHaveCount(0); // it has no weapon

  await page.goto('/conquest/armies?faction=void');
  await page.getByRole('link', { name: /^Champions of the Void/ }).click();
  await expect(page.getByText(/\d+ of 500 points, \d+ R left for the bank/)).toBeVisible();
  await page.getByRole('button', { name: /^Add Old Marrow/ }).click();
  await page.getByRole('button', { name: 'One more Old Marrow' }).click();
  await page.getByRole('spinbutton', { name: /^Zombies/ }).fill('9');
  await expect(page.getByRole('alert')).toContainText('500 are allowed (CQ-23)');
  await page.getByRole('spinbutton', { name: /^Zombies/ }).fill('0');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Annihilation' }).check();
  await page.getByLabel(/^Headhunter/).check();
  await page.getByRole('textbox', { name: 'Name' }).fill('March');
  await page.getByRole('button', { name: 'Save this army' }).click();
  await expect(page.getByRole('navigation', { name: 'Armies' }).getByRole('link', { name: /^March/ })).toBeVisible();

  // the address alone is the army
  const link = page.url();
  await page.goto('/conquest/armies');
  await page.goto(link);
  await expect(page.getByRole('list', { name: 'Starting force of March' })).toContainText('Old Marrow');
  await expect(page.getByRole('spinbutton', { name: /^Old Marrow/ })).toHaveValue('1');
  await expect(page.getByLabel(/^Headhunter/)).toBeChecked();
  await page.getByRole('radio', { name: 'The whole list' }).check();
  await expect(page.getByRole('article')).toHaveCount(11); // nine, an elite and Old Marrow
  expect(await sheets(page)).toBe(2); // nine to a sheet

  await page.getByRole('link', { name: 'Lead it into battle' }).click();
  const first = page.getByRole('region', { name: 'Champions of the Void' });
  await expect(first).toContainText('1 Old Marrow');
  await expect(first.getByLabel('Starting force')).toHaveValue('own:March');
  await expect(page.getByRole('radio', { name: 'Annihilation' }).first()).toBeChecked();
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page).toHaveURL(/\/play\//);
  expect(errors).toEqual([]);
});

test('[DW-28] a unit of an army is changed on a sheet of its own and put back', async ({ page }) => {
  await page.goto(
    '/conquest/armies?faction=citadel&unit=~Wall~sovereign~2.1.3.3.1.2.1.0.0.0.6~~1~5~0~s~&start=own.1*2&name=Watch',
  );
  await page.getByRole('link', { name: 'Change Wall on a sheet of its own' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Bulwark');
  await page.getByRole('link', { name: 'Put it into the army' }).click();
  await expect(page.getByRole('spinbutton', { name: /^Bulwark/ })).toHaveValue('2');
});

test('[CQ-15] [X-373] before a war: players, ground and aims stand in the address, and what cannot be is said in place', async ({
  page,
}) => {
  await page.goto('/new/conquest');
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await expect(page.getByRole('region', { name: 'Bloodpact Anarchists' })).toBeVisible();
  await page.getByRole('radio', { name: /^Ocean coast/ }).check();
  await expect(page.getByRole('img', { name: 'Map of Ocean coast' })).toBeVisible();
  await page.getByLabel(/^Phalanx/).uncheck();
  await expect(page.getByRole('alert')).toContainText('two different missions (CQ-15)');
  await expect(page.getByRole('button', { name: /^Start/ })).toBeDisabled();
  await page.getByLabel(/^Carnage/).check();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expect(
    page.getByRole('button', { name: /^Start Ocean coast as Empire of Sol with the Recruit/ }),
  ).toBeEnabled();
  await expect(page.getByLabel(/^Carnage/)).toBeChecked();
  await page.getByText('House rules').click();
  await page.getByText('Close combat and wounds').click();
  await page.getByLabel('Are allotted by who deals them').check();
  await expect(page).toHaveURL(/allocator=attacker/);
});

test('odds: a fight of groups, a shot and an economy, each at an address of its own', async ({ page }) => {
  await page.goto('/odds/conquest');
  await page.getByRole('region', { name: 'First side' }).getByRole('button', { name: 'Another unit' }).click();
  await expect(page).toHaveURL(/first=empire-of-sol\.legion\*2,empire-of-sol\.\w+/);
  await page.getByText('Where the numbers come from').click();
  await expect(page.getByText(/^Aggression: dice/).first()).toBeVisible();
  await page.getByRole('radio', { name: 'A shot' }).check();
  await page.getByLabel('Distance in inches').fill('40');
  await expect(page.getByRole('status').last()).toContainText('this weapon reaches');
  await page.getByRole('radio', { name: 'An economy' }).check();
  await page.getByLabel('Add to the order').selectOption('empire-of-sol.triarii');
  await expect(page.getByRole('region', { name: 'Round by round' })).toContainText('Triarii');
  await expect(page).toHaveURL(/orders=.*triarii/);
});
