// Whole battles against the computer, by mouse and by keyboard alone.

import { expect, type Page, test } from '@playwright/test';
import { board, hex, hurry, mainButton, myTurn, nearest, startBattle, unitsNamed, watchErrors } from './table.ts';

const activateByMouse = async (page: Page): Promise<void> => {
  const [fresh] = await unitsNamed(page, /Blue .* fresh/);
  await hex(page, fresh!).click();
  await mainButton(page).click();
};

const moveByMouse = async (page: Page): Promise<void> => {
  const [unit] = await unitsNamed(page, /Blue .* activated/);
  await hex(page, unit!).click();
  const goal = nearest(await unitsNamed(page, /can be reached/), await unitsNamed(page, /Red/));
  if (goal !== undefined) await hex(page, goal).click();
  await mainButton(page).click();
};

const attackByMouse = async (page: Page): Promise<void> => {
  const [unit] = await unitsNamed(page, /Blue .* activated/);
  await hex(page, unit!).click();
  const [target] = await unitsNamed(page, /can be struck/);
  await hex(page, target!).click();
  await expect(page.getByText('Destroys it')).toBeVisible(); // the odds come before the blow
  await page.getByRole('button', { name: /^Strike the/ }).click();
};

test('[GB-10] [GB-20] [GB-30] [GB-81] a whole battle against the computer by mouse', async ({ page }) => {
  const errors = watchErrors(page);
  await hurry(page);
  await startBattle(page, 'scenario=S1&a=you&b=recruit');
  const acts = { activation: activateByMouse, movement: moveByMouse, attack: attackByMouse };
  for (let turn = 0; turn < 400; turn++) {
    const phase = await myTurn(page);
    if (phase === 'over') break;
    await acts[phase](page);
  }
  await expect(page.getByRole('heading', { name: 'The battle is over' })).toBeVisible();
  await expect(page.getByRole('table')).toContainText('Red (Recruit)');
  await expect(page.getByText(/than the odds expected|just as the odds expected/)).toBeVisible();
  expect(errors).toEqual([]);
});

/** Only keys from here on: N takes up a unit, arrows and Enter choose, C confirms, E ends the phase. */
const actByKeyboard = async (page: Page, phase: 'activation' | 'movement' | 'attack', turn: number): Promise<void> => {
  const { keyboard } = page;
  await keyboard.press('n');
  if (phase === 'movement' && turn < 20) {
    await board(page).focus();
    for (const key of ['ArrowUp', 'ArrowUp', 'Enter']) await keyboard.press(key);
  }
  if (phase === 'attack') {
    const prospect = page.getByRole('listitem').getByRole('button').first();
    if (await prospect.isVisible()) {
      await prospect.focus();
      await keyboard.press('Enter');
    }
    await keyboard.press((await page.getByRole('button', { name: /^Strike the/ }).isVisible()) ? 'c' : 'e');
    return;
  }
  await keyboard.press('c');
};

test('[GB-12] [GB-24] [GB-26] a whole battle by keyboard alone', async ({ page }) => {
  await hurry(page);
  await page.goto('/new?scenario=S1&a=you&b=recruit');
  await page.getByRole('button', { name: /^Start/ }).focus();
  await page.keyboard.press('Enter');
  for (let turn = 0; turn < 400; turn++) {
    const phase = await myTurn(page);
    if (phase === 'over') break;
    await actByKeyboard(page, phase, turn);
  }
  await expect(page.getByRole('heading', { name: 'The battle is over' })).toBeVisible();
});

test('[R-21] [GB-25] an activation is free to take back, a confirmed move too against the computer', async ({
  page,
}) => {
  await hurry(page);
  await startBattle(page, 'scenario=S2&a=you&b=recruit');
  for (const at of ['0407', '0507', '0607']) await hex(page, at).click();
  await hex(page, '0607').click(); // changed my mind
  await hex(page, '0707').click();
  await expect(mainButton(page)).toHaveText(/Activate Pikeman, Axeman and Swordman/);
  await mainButton(page).click();
  await hex(page, '0407').click();
  await hex(page, '0406').click();
  await hex(page, '0405').click();
  await expect(mainButton(page)).toHaveText(/Move the Pikeman to 0405/);
  await hex(page, '0406').click(); // back along the path
  await expect(mainButton(page)).toHaveText(/Move the Pikeman to 0406/);
  await hex(page, '0407').click(); // the ghost at the origin: all of it
  await expect(mainButton(page)).toHaveText(/Pikeman stands still/);
  await hex(page, '0406').click();
  await hex(page, '0406').click(); // the check mark on the counter
  await expect(page.getByText('Pikeman A1 moves 0407 to 0406, spending 1 of 2.').first()).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText('Blue takes back the last command; Red agrees.').first()).toBeVisible();
  await expect(hex(page, '0407')).toHaveAttribute('aria-label', /Blue Pikeman/);
});

test('[GB-39] any unit shows what it sees in range, at any time', async ({ page }) => {
  await hurry(page);
  await startBattle(page, 'scenario=S5&a=you&b=recruit');
  await hex(page, '0400').click(); // a longbow of the other side, behind its own spearmen
  await expect(page.getByText(/what it could strike from where it stands/)).toBeVisible();
  await expect(hex(page, '0002')).toHaveAttribute('aria-label', /in range/);
  await expect(hex(page, '0404')).not.toHaveAttribute('aria-label', /in range/);
});
