// What pages and tables of all games share: settings, licences, touch, real dice, what may be left to the computer.

import { expect, test } from '@playwright/test';
import { seriousInBothLights } from './axe.ts';
import { board, hex, hurry, mainButton, myTurn, startBattle, unitsNamed } from './table.ts';

test('axe finds nothing serious at the table, by day and by night; how to play opens there, and the rules begin with it', async ({
  page,
}) => {
  await hurry(page);
  await startBattle(page, 'scenario=S2&a=you&b=recruit');
  for (const at of ['0407', '0507', '0607']) await hex(page, at).click();
  await mainButton(page).click();
  await hex(page, '0407').click();
  expect(await seriousInBothLights(page)).toEqual([]);
  const main = await mainButton(page).textContent();
  await page.getByRole('button', { name: 'How to play' }).click();
  const leaflet = page.getByRole('dialog', { name: 'How to play Grid Battles' });
  await expect(leaflet.getByRole('heading', { name: 'What the marks mean' })).toBeAttached();
  expect(await seriousInBothLights(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(leaflet).toHaveCount(0);
  await expect(mainButton(page)).toHaveText(main!);
  for (const game of ['grid-battles', 'magewinds', 'heroes', 'cosmic-combat', 'conquest']) {
    await page.goto(`/rules/${game}`);
    const parts = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(parts.first()).toHaveText('How to play');
    await expect(parts.nth(1)).toBeAttached(); // numbered rules after it
  }
});

test('a move waits for the main button, and only a risky one where that is wanted', async ({ page }) => {
  await hurry(page);
  await startBattle(page, 'scenario=S1&a=you&b=recruit');
  await myTurn(page);
  await page.keyboard.press('n');
  await page.keyboard.press('c');
  await expect(page.locator('[aria-current="step"]')).toHaveText(/^Move/);
  const [goal] = await unitsNamed(page, /can be reached/);
  const moved = page.locator('[data-line]').getByText(/ moves /);
  await hex(page, goal!).click();
  await expect(mainButton(page)).toHaveText(/^Move the/);
  await expect(moved).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Only risky ones' }).check();
  await page.keyboard.press('Escape');
  await hex(page, goal!).click();
  await expect(moved).not.toHaveCount(0);
});

test('every game has a card with its picture, and the whole card leads to it', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'The games' }).getByRole('listitem');
  await expect(cards).toHaveCount(5);
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded(); // a picture is fetched when somebody comes near it
    await expect(card.locator('svg').first()).toBeVisible();
  }
  await cards.nth(3).locator('svg').first().click({ force: true }); // its link lies over all of it
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^New battle of/);
});

test('a stepper stops at its limits, and says so', async ({ page }) => {
  await page.goto('/heroes/units?faction=black-sun');
  const [less, value] = [page.getByLabel('Less Strength'), page.getByLabel('Strength', { exact: true })];
  const presses = Number(await value.inputValue()) + 3;
  for (let i = 0; i < presses; i++) await less.click({ force: true });
  await expect(less).toHaveAttribute('aria-disabled', 'true');
  const least = await value.inputValue();
  await less.click({ force: true });
  await expect(value).toHaveValue(least);
  await expect(page.getByLabel('More Strength')).not.toHaveAttribute('aria-disabled');
});

test('the form of the settings is fetched when somebody comes near it, not with the page', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const hasForm = () => fetched.some((url) => url.includes('SettingsForm'));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(hasForm()).toBe(false);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: /^Sound/ }).check();
  expect(hasForm()).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[GB-07] a turn by touch, with the main button in reach', async ({ page }) => {
    await hurry(page);
    await startBattle(page, 'scenario=S1&a=you&b=recruit');
    await myTurn(page);
    const [fresh] = await unitsNamed(page, /Blue .* fresh/);
    await hex(page, fresh!).tap();
    await mainButton(page).tap();
    await expect(page.locator('[aria-current="step"]')).toContainText('Move'); // a lone unit is chosen by itself
    const [goal] = await unitsNamed(page, /can be reached/);
    await hex(page, goal!).tap();
    await expect(mainButton(page)).toHaveText(/^Move the/);
    await expect(mainButton(page)).toBeInViewport();
    await mainButton(page).tap();
    await page.getByRole('tab', { name: 'Log' }).tap();
    await expect(page.getByRole('region', { name: 'Log' })).toContainText('moves');
    await page.getByRole('tab', { name: 'Forces' }).tap();
    await expect(page.getByRole('heading', { name: /Blue/ })).toBeVisible();
    await expect(board(page)).toBeVisible();
  });
});

test('the footer leads to the licences of all that the page ships', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /licences/i })
    .click();
  await expect(page.locator('body')).toContainText('Copyright (c) 2026 the Muster authors');
  await expect(page.locator('body')).toContainText('SIL OPEN FONT LICENSE Version 1.1');
  await expect(page.locator('body')).toContainText('@fontsource-variable/alegreya');
});

test('with real dice a combat asks in place, by keyboard, and goes on when all are typed', async ({ page }) => {
  await hurry(page);
  await page.goto('/new/grid-battles?scenario=S1&a=recruit&b=recruit');
  await page.getByRole('radio', { name: 'We roll real dice' }).check();
  await page.getByRole('button', { name: /^Watch/ }).click();
  const faces = page.getByLabel('Faces', { exact: true });
  await expect(faces).toBeFocused({ timeout: 60_000 });
  await expect(page.getByRole('heading', { name: /strikes .*: \d attack di(c)?e$/ })).toBeVisible();
  await page.keyboard.press('9');
  await expect(page.getByText('A die shows 1 to 6: “9” is left out.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Type the/)).toBeVisible();
  await expect(page.getByText(/ hits? on /)).toHaveCount(0);
  await page.getByRole('button', { name: 'A die shows 2' }).click({ clickCount: 3 });
  await faces.press('Enter');
  await expect(page.getByRole('heading', { name: /defends against/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back: correct the dice before' }).click();
  await expect(page.getByRole('heading', { name: /strikes/ })).toBeVisible();
  await expect(faces).toHaveValue(/^2+$/); // what was typed before
});

test('for me fills the draft and plays nothing; asked again, it may choose otherwise', async ({ page }) => {
  await hurry(page);
  await page.goto('/new/heroes?points=150&a=you&b=recruit');
  await page.getByRole('button', { name: /^Start/ }).click();
  const picked = page
    .getByRole('list', { name: 'Objectives to choose from' })
    .getByRole('button')
    .and(page.locator('[aria-pressed="true"]'));
  const seen = new Set<string>();
  const forMe = page.getByRole('button', { name: 'Choose five for me' });
  const ask = async (): Promise<number> => {
    await forMe.click();
    await expect(picked).toHaveCount(5);
    seen.add((await picked.allTextContents()).join());
    return seen.size;
  };
  await expect.poll(ask).toBeGreaterThan(1);
  await expect(page.getByRole('button', { name: /^Seal these five/ })).toBeVisible();
});

test('a place is shown for me, the rest of a deployment is done for me, and one take back takes it all back', async ({
  page,
}) => {
  await hurry(page);
  await startBattle(page, 'scenario=free&points=60');
  const deployed = () => unitsNamed(page, /Blue .* fresh/);
  expect(await deployed()).toEqual([]);
  await page.getByRole('button', { name: 'Choose a unit and a hex for me' }).click();
  await expect(page.getByRole('button', { name: /^Deploy the .* on \d{4}/ })).toBeVisible();
  expect(await deployed()).toEqual([]); // only looked at
  await page.getByRole('button', { name: 'Deploy the rest for me' }).click();
  await expect(page.getByRole('button', { name: /^Deploy the .* on \d{4}/ })).toBeVisible(); // the last one is the player's
  expect((await deployed()).length).toBeGreaterThan(1);
  await page.getByRole('button', { name: /^Take back/ }).click();
  await expect(page.getByRole('button', { name: 'Deploy the rest for me' })).toBeVisible();
  expect(await deployed()).toEqual([]);
});

test('terrain is laid piece by piece: under the pointer, drawn to quarters, dragged again, turned by degrees', async ({
  page,
}) => {
  await hurry(page);
  await page.goto('/new/magewinds?scenario=deathmatch&terrain=chosen&a=you&b=friend');
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.getByRole('button', { name: /Piece by piece/ }).click();
  const table = page.getByRole('application');
  const box = (await table.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  const wall = table.getByRole('button', { name: /^Wall, turned by 0 degrees/ });
  await expect(wall).toHaveCount(1);
  await page.mouse.move(x + 3, y + 3);
  await expect(page.getByText('overlaps the wall')).toBeVisible();
  await page.mouse.down();
  await page.mouse.move(x, y - 120, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByText(/The Wall is chosen/)).toBeVisible();
  await expect.poll(async () => (await wall.boundingBox())!.y).toBeLessThan(y - 60);
  await page.keyboard.press(',');
  await expect(table.getByRole('button', { name: /^Wall, turned by 15 degrees/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Take it away' }).click();
  await expect(table.getByRole('button', { name: /^Wall/ })).toHaveCount(0);
});

test('a computer player that does not load is asked again, and the battle goes on', async ({ page, context }) => {
  await hurry(page);
  await context.route('**/brain.worker*', (route) => route.abort());
  await startBattle(page, 'scenario=S1&a=recruit&b=you');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await context.unroute('**/brain.worker*');
  await again.click();
  expect(await myTurn(page)).toBe('activation');
});

test('where the system has its own colours, what is chosen is still told from what is not', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const outline = (name: string) =>
    page
      .locator('label', { has: page.getByRole('radio', { name, exact: true }) })
      .locator('span')
      .first()
      .evaluate((words) => getComputedStyle(words).outlineStyle);
  await page.goto('/settings');
  expect([await outline('Calm'), await outline('Brisk')]).toEqual(['solid', 'none']);
  await page.goto('/');
  expect([await outline('Against the computer'), await outline('With a friend')]).toEqual(['solid', 'none']);
});

test('settings fetch a game only when what it keeps of its own is opened', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/settings');
  const heroes = page.locator('details', { has: page.getByRole('heading', { name: 'Dwethia Heroes' }) });
  await expect(heroes.locator('summary')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = fetched.length;
  expect(fetched.filter((url) => url.includes('/descriptor'))).toEqual([]);
  await heroes.locator('summary').click();
  await expect(heroes.getByRole('combobox').first()).toBeVisible();
  expect(fetched.slice(before).some((url) => url.includes('/descriptor'))).toBe(true);
});
