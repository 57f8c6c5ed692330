// A whole battle against the computer by mouse, a turn by keyboard alone, and what the hand meets on the map.

import { expect, type Page, test } from '@playwright/test';
import {
  board,
  hex,
  hurry,
  hurryAtRest,
  mainButton,
  myTurn,
  nearest,
  startBattle,
  unitsNamed,
  watchErrors,
} from './table.ts';

const activateByMouse = async (page: Page): Promise<void> => {
  const [fresh] = await unitsNamed(page, /Blue .* fresh/);
  await hex(page, fresh!).click();
  await mainButton(page).click();
};

/** The lone unit that can act is chosen by itself. */
const moveByMouse = async (page: Page): Promise<void> => {
  const goal = nearest(await unitsNamed(page, /can be reached/), await unitsNamed(page, /Red/));
  if (goal === undefined) {
    await page.getByRole('button', { name: /stands still/ }).click();
    const anyway = page.locator('[data-slot="anyway"]');
    if (await anyway.isVisible()) await anyway.click();
    return;
  }
  await hex(page, goal).click();
  await mainButton(page).click();
};

const attackByMouse = async (page: Page): Promise<void> => {
  const [target] = await unitsNamed(page, /Red .* can be struck/);
  await hex(page, target!).click();
  await expect(page.getByText(/^Destroys it|^It cannot be destroyed by this blow/)).toBeVisible(); // the odds come first
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

/** How often the log says that something was done. */
const told = (page: Page, words: RegExp) => page.getByRole('region', { name: 'Log' }).getByText(words);

/** Only keys from here on: N takes up a unit, arrows and Enter choose, C confirms, E ends the phase. */
const actByKeyboard = async (page: Page, phase: 'activation' | 'movement' | 'attack', turn: number): Promise<void> => {
  const { keyboard } = page;
  await keyboard.press('n');
  if (phase === 'movement' && turn < 20) {
    await board(page).focus();
    for (const key of ['ArrowUp', 'ArrowUp', 'Enter']) await keyboard.press(key);
  }
  if (phase === 'attack') {
    const prospect = page
      .getByRole('complementary', { name: 'Decision and log' })
      .getByRole('listitem')
      .getByRole('button')
      .first();
    if (await prospect.isVisible()) {
      await prospect.focus();
      await keyboard.press('Enter');
    }
    await keyboard.press((await page.getByRole('button', { name: /^Strike the/ }).isVisible()) ? 'c' : 'e');
    return;
  }
  if (phase === 'movement' && !(await page.getByRole('button', { name: /^Move the/ }).isVisible())) {
    await keyboard.press('h');
    if (await page.locator('[data-slot="anyway"]').isVisible()) await keyboard.press('y');
    return;
  }
  await keyboard.press('c');
};

test('[GB-12] [GB-24] [GB-26] by keyboard alone until a blow is struck and the turn has ended', async ({ page }) => {
  await hurry(page);
  await page.goto('/new?scenario=S6&a=you&b=recruit');
  await page.getByRole('button', { name: /^Start/ }).focus();
  await page.keyboard.press('Enter');
  const blows = told(page, /A\d+ strikes/);
  for (let turn = 0; turn < 400; turn++) {
    const phase = await myTurn(page);
    if (phase === 'over' || (phase === 'activation' && (await blows.count()) > 0)) break;
    await actByKeyboard(page, phase, turn);
  }
  await expect(blows).not.toHaveCount(0);
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
  await expect(page.getByRole('button', { name: /Pikeman stands still/ })).toBeVisible();
  await expect(mainButton(page)).toHaveText(/Choose where it goes/);
  await hex(page, '0406').click();
  await page.locator('[data-confirm]').click(); // the check mark beside the counter
  await expect(page.getByText('Pikeman A1 moves 0407 to 0406, spending 1 of 2.').first()).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText('Blue takes back the last command; Red agrees.').first()).toBeAttached(); // folded away
  await expect(hex(page, '0407')).toHaveAttribute('aria-label', /Blue Pikeman/);
});

test('[GB-39] a right press shows the card of any unit and what it sees in range, at any time, and plans nothing', async ({
  page,
}) => {
  await hurry(page);
  await startBattle(page, 'scenario=S5&a=you&b=recruit');
  await hex(page, '0400').click({ button: 'right' }); // a longbow of the other side, behind its own spearmen
  await expect(page.getByRole('tooltip')).toContainText('Longbow');
  await expect(hex(page, '0002')).toHaveAttribute('aria-label', /in range/);
  await expect(hex(page, '0404')).not.toHaveAttribute('aria-label', /in range/);
  await expect(mainButton(page)).toHaveText(/Choose units to activate/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('[GB-12] [GB-25] [GB-27] a double click plans and confirms, and the second click undoes nothing', async ({
  page,
}) => {
  await hurryAtRest(page);
  await startBattle(page, 'scenario=S1&a=you&b=recruit');
  await hex(page, '0106').click();
  await hex(page, '0601').dblclick(); // out of reach: nothing is planned, nothing is let go
  await expect(mainButton(page)).toHaveText(/^Activate Light/);
  await hex(page, '0103').dblclick();
  await expect(page.getByText(/A4 moves 0106 to 0103/).first()).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
});

test('[GB-12] [GB-27] enemies that are chosen are attacked: one confirmation activates and moves, and one too many is refused', async ({
  page,
}) => {
  await hurry(page);
  await startBattle(page, 'scenario=S2&a=you&b=recruit');
  await hex(page, '0401').click();
  await expect(page.getByRole('status').getByText(/out of reach\. .* goes towards it/)).toBeVisible();
  await expect(page.getByText(/With it come \w+ A\d .*and \w+ A\d.*one gives way/)).toBeVisible();
  const chosen = page.getByRole('region', { name: 'Forces of Blue' }).locator('[aria-pressed="true"]');
  await expect(chosen).toHaveCount(3); // all who are to go are marked before the click
  for (const at of ['0501', '0601']) await hex(page, at).click();
  await expect(mainButton(page)).toHaveText(/^Activate and move/);
  await hex(page, '0301').click();
  await expect(page.getByRole('status').getByText(/GB-12/)).toBeVisible();
  await mainButton(page).click();
  for (const words of [/are activated/, / moves /]) await expect(told(page, words)).not.toHaveCount(0);
});

test('[GB-24] [GB-26] a counter is dragged along its path: the map stays, nothing is committed', async ({ page }) => {
  await hurry(page);
  await startBattle(page, 'scenario=S1&a=you&b=recruit');
  await hex(page, '0106').click();
  await mainButton(page).click();
  await expect(page.getByRole('button', { name: /stands still/ })).toBeVisible();
  const before = await hex(page, '0303').boundingBox();
  const at = async (label: string): Promise<[number, number]> => {
    const box = (await hex(page, label).boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...(await at('0106')));
  await page.mouse.down();
  for (const label of ['0105', '0104', '0103']) await page.mouse.move(...(await at(label)), { steps: 4 });
  await page.mouse.up();
  await expect(mainButton(page)).toHaveText(/Move the Light Cavalry to 0103/);
  expect(await hex(page, '0303').boundingBox()).toEqual(before);
  await expect(told(page, /moves/)).toHaveCount(0);
  await hex(page, '0403').click(); // out of reach from here: why, where it was tried
  await expect(page.locator('[data-bubble]')).toHaveText(/the path costs \d and it has 4 \(GB-23\)/);
});

test('[GB-41] a blow is seen on the table: dice of 56 pixels beside those who fight, also on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startBattle(page, 'scenario=S6&a=you&b=recruit');
  for (const at of ['0404', '0303']) await hex(page, at).click();
  await mainButton(page).click();
  await hex(page, '0404').click();
  await hex(page, '0504').click();
  await mainButton(page).click();
  await page.getByRole('button', { name: /stands still/ }).click(); // the last one is chosen by itself
  await hex(page, '0604').click();
  await page.getByRole('button', { name: /^Strike the Maceman/ }).click();
  const tray = page.locator('[data-tray]');
  await expect(tray).toBeVisible();
  const seen = await tray.evaluate((box) => {
    const boxOf = (of: Element | null) => of!.getBoundingClientRect();
    const dice = [...box.querySelectorAll('svg')].map((die) => boxOf(die).width);
    const here = boxOf(box);
    const covers = ['0504', '0604'].filter((label) => {
      const there = boxOf(document.querySelector(`[data-hex="${label}"]`));
      const [x, y] = [there.x + there.width / 2, there.y + there.height / 2];
      return x > here.left && x < here.right && y > here.top && y < here.bottom;
    });
    return { widest: Math.max(...dice), covers };
  });
  expect(seen.widest).toBeGreaterThanOrEqual(56);
  expect(seen.covers).toEqual([]);
  await expect(page.getByText(/^Light Cavalry A8 strikes Maceman B3: .* It strikes back: /)).toBeVisible();
});

test('what the other side did stays on the map until one acts', async ({ page }) => {
  await hurry(page);
  await startBattle(page, 'scenario=S1&a=you&b=recruit');
  await hex(page, '0106').click();
  await mainButton(page).click();
  await page.getByRole('button', { name: /stands still/ }).click();
  await page.locator('[data-slot="anyway"]').click(); // nobody could strike: asked once
  await myTurn(page);
  await expect(page.locator('[data-trace="moved"][data-seat="1"]')).toHaveCount(1);
  await hex(page, '0206').click();
  await mainButton(page).click();
  await expect(page.locator('[data-trace]')).toHaveCount(0);
});
