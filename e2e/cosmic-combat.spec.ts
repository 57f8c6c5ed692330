// Dwethia Cosmic Combat in a browser: a whole battle, a round at one screen, a ram, a boarding, a turn by keyboard, a phone.

import { expect, type Page, test } from '@playwright/test';
import { seriousInBothLights, seriousViolations } from './axe.ts';
import { answer, deployAt, openCosmic, order } from './cosmic-combat.ts';
import { hint, log, myQuestion, question, slot } from './dwethia.ts';
import { hurry, seeded, watchErrors } from './table.ts';

test('[CC-11] [CC-20] [CC-50] a whole battle against the computer by mouse', async ({ page }) => {
  const errors = watchErrors(page);
  await hurry(page);
  await seeded(page, 5);
  await openCosmic(page, 'points=800&a=you&b=recruit');
  for (let i = 0; i < 300 && (await myQuestion(page)) === 'asked'; i++) await answer(page);
  await expect(page.getByRole('heading', { name: 'The battle is over' })).toBeVisible();
  await page.getByText('Orders of every round').click();
  await expect(page.getByRole('cell', { name: 'Move and Fire' }).first()).toBeVisible(); // of both sides, now that all is open
  expect(errors).toEqual([]);
});

/** Two Cohorts nose to nose at 6.6 inches, everybody else far aside. */
const openDuel = async (page: Page): Promise<void> => {
  await hurry(page);
  await openCosmic(page, 'points=800&map=open&south=empire-of-sol&south-fleet=2&north=citadel&a=you&b=friend');
  let done: readonly string[] = [];
  for (let i = 0; i < 30; i++) {
    await myQuestion(page);
    const words = await question(page);
    if (/Orders for/.test(words)) return;
    if (/choose your edge/.test(words)) {
      const isSouth = words.startsWith('Empire of Sol');
      await page.getByRole('button', { name: isSouth ? 'The southern edge' : 'The northern edge' }).click();
      continue;
    }
    const side = words.startsWith('Empire of Sol') ? 'south' : 'north';
    const count = done.filter((one) => one === side).length;
    done = [...done, side];
    // The first of each side in the middle column, the others along their own edges.
    if (count === 0) await deployAt(page, 12, side === 'south' ? 7.5 : 16.5);
    else await deployAt(page, 3, side === 'south' ? 2 : 22);
  }
};

const ship = (page: Page, id: string) => page.locator(`[data-base="${id}"]`);

/** Orders for the two in the middle; all others shoot twice. Both sides at one screen. */
const orderAll = async (
  page: Page,
  sol: readonly [string, string],
  citadel: readonly [string, string],
): Promise<void> => {
  for (let i = 0; i < 40; i++) {
    await myQuestion(page);
    const words = await question(page);
    if (/Cohort A1/.test(words)) await order(page, ...sol);
    else if (/Comrade-class B1/.test(words)) await order(page, ...citadel);
    else if (/Orders for/.test(words)) await order(page, 'Fire', 'Fire');
    else if (/Every ship has/.test(words)) await slot(page, 'main').click();
    else return;
  }
};

test('[X-242] [X-225] a round at one screen: orders of both behind a curtain, then all are turned over', async ({
  page,
}) => {
  await openDuel(page);
  const isSol = (await question(page)).startsWith('Empire of Sol'); // whoever deployed last sits there
  const [own, other, make] = isSol ? ['A', 'B', 'Cohort'] : ['B', 'A', 'Comrade-class'];
  await order(page, 'Move', 'Shield');
  await expect(ship(page, `${own}1`)).toHaveAccessibleName(/orders Shield and Move/);
  await page.getByRole('button', { name: `Every ${make}: Shield and Move` }).click();
  await expect(ship(page, `${own}2`)).toHaveAccessibleName(/orders Shield and Move/);
  await expect(hint(page)).toContainText('Every ship has its orders');
  await slot(page, 'main').click();
  // Until the other has confirmed too, they may be changed.
  await page.getByRole('button', { name: /change your orders/ }).click();
  await expect(slot(page, 'main')).toContainText('Change the orders');
  await slot(page, 'main').click();
  await expect(slot(page, 'main')).toContainText('Confirm all orders');
  await slot(page, 'main').click();
  // The other side takes the screen and sees that orders lie there, not which.
  await page.getByRole('button', { name: /show my side/ }).click();
  await expect(hint(page)).toContainText('Orders for');
  await expect(ship(page, `${own}1`)).not.toHaveAccessibleName(/orders/);
  await expect(ship(page, `${own}1`).locator('[data-kind="down"]')).toHaveCount(2);
  for (let i = 0; i < 2; i++) await order(page, 'Move', 'Fire');
  await expect(hint(page)).toContainText('Every ship has its orders');
  await slot(page, 'main').click();
  await expect(ship(page, `${own}1`)).toHaveAccessibleName(/orders Shield and Move/);
  await expect(ship(page, `${other}1`)).toHaveAccessibleName(/orders Move and Fire/);
});

test('[X-215] [X-216] a ram is planned with its odds, and made', async ({ page }) => {
  await openDuel(page);
  await orderAll(page, ['Move', 'Fire'], ['Fire', 'Fire']);
  for (let i = 0; i < 30; i++) {
    await myQuestion(page);
    const words = await question(page);
    if (/Cohort A1, as planned/.test(words)) break;
    await answer(page);
  }
  await page.getByRole('button', { name: /^Ram Comrade-class B1/ }).click();
  await expect(page.getByText(/^Ram: Comrade-class B1 is wounded \d+%/).first()).toBeVisible();
  await expect(slot(page, 'main')).toContainText('ram Comrade-class B1');
  await slot(page, 'main').click();
  await expect(
    log(page)
      .getByText(/rams|collide/i)
      .first(),
  ).toBeVisible();
});

test('[X-219] [X-222] [CC-65] a boarding: a move, a slide into contact, a fight', async ({ page }) => {
  await openDuel(page);
  await orderAll(page, ['Move', 'Board'], ['Fire', 'Fire']);
  for (let i = 0; i < 40; i++) {
    await myQuestion(page);
    const words = await question(page);
    if (/Orders for/.test(words)) break; // of the second round
    if (/Cohort A1, as planned/.test(words)) {
      // What was ordered is planned, with what it may bring.
      await expect(slot(page, 'main')).toContainText('board Comrade-class B1');
      await expect(page.getByText(/^Boarding: \d\.\d wounds on Comrade-class B1 to be expected/)).toBeVisible();
      await slot(page, 'main').click();
    } else await answer(page);
  }
  await expect(
    log(page)
      .getByText(/Cohort A1 boards Comrade-class B1/)
      .first(),
  ).toBeAttached();
  await expect(
    log(page)
      .getByText(/Boarding fight|fight aboard|fights? with/i)
      .first(),
  ).toBeAttached();
});

test('[CC-21] [X-207] orders and a move by keyboard alone, with bearings in words', async ({ page }) => {
  await hurry(page);
  await openCosmic(page, 'a=you&b=recruit');
  const { keyboard } = page;
  for (let i = 0; i < 40; i++) {
    await myQuestion(page);
    const words = await question(page);
    if (/choose your edge/.test(words)) {
      await page.getByRole('button', { name: 'The southern edge' }).focus();
      await keyboard.press('Enter');
    } else if (/to deploy/.test(words)) {
      await expect(async () => {
        await page.getByRole('button', { name: 'Place it for me' }).focus();
        await keyboard.press('Enter'); // too early, while the last ship is still being put down, it is not meant
        await expect(slot(page, 'main')).toContainText('Deploy', { timeout: 2_000 }); // to be looked at first
      }).toPass();
      await slot(page, 'main').click();
    } else break;
  }
  await expect(hint(page)).toContainText('Orders for');
  await page.getByRole('application').focus();
  for (let i = 0; i < 8 && /Orders for/.test(await question(page)); i++) {
    const before = await question(page);
    await keyboard.press('2');
    await keyboard.press('3');
    await expect(hint(page)).not.toHaveText(before);
  }
  await keyboard.press('c');
  for (let i = 0; i < 30; i++) {
    await myQuestion(page);
    const words = await question(page);
    if (/as planned: /.test(words)) break;
    if (/won priority/.test(words)) {
      await page.getByRole('button', { name: 'We go first' }).focus();
      await keyboard.press('Enter');
    } else await keyboard.press('e');
  }
  await keyboard.press('Escape'); // what the table has planned is let go
  await expect(hint(page)).toContainText('press ahead');
  await expect(page.getByRole('region', { name: 'In its arcs' })).toContainText(/points? to|dead ahead|abeam|Nobody/);
  await keyboard.press('a');
  await expect(slot(page, 'main')).toContainText(/turn \d+° to port/);
  await keyboard.press('Escape');
  await keyboard.press('w');
  await expect(slot(page, 'main')).toContainText('ahead');
  await keyboard.press('c');
  await expect(
    log(page)
      .getByText(/A1 moves/)
      .first(),
  ).toBeVisible();
});

test('[CC-21] on a phone the wheel, the ship and the main button are in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await hurry(page);
  await openCosmic(page, 'a=you&b=recruit');
  for (let i = 0; i < 40; i++) {
    await myQuestion(page);
    if (/Orders for/.test(await question(page))) break;
    await answer(page);
  }
  const inSight = async (selector: string): Promise<void> => {
    const box = await page.locator(selector).first().boundingBox();
    expect(box).not.toBeNull();
    expect(box!.x).toBeGreaterThanOrEqual(-1);
    expect(box!.x + box!.width).toBeLessThanOrEqual(391);
    expect(box!.y + box!.height).toBeLessThanOrEqual(845);
  };
  const bar = await page.locator('[data-bar]').boundingBox();
  const wheel = await page.locator('[data-wheel]').boundingBox();
  expect(wheel!.y + wheel!.height).toBeLessThanOrEqual(bar!.y); // nothing of it is under the buttons
  for (const one of ['[data-wheel] button >> nth=0', '[data-wheel] button >> nth=3', '[data-slot="main"]'])
    await inSight(one);
  await order(page, 'Move', 'Fire');
  await expect(page.locator('[data-base="A1"] [data-kind="move"]')).toBeVisible();
});

/** How many places where the ship in hand could be lie under the wheel of its orders. */
const wheelOnGhosts = async (page: Page): Promise<number> => {
  const wheel = (await page.locator('[data-beside]').boundingBox())!;
  const ghosts = await page
    .locator('[data-ghost]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  expect(ghosts.length).toBeGreaterThan(0);
  const isIn = (at: number, from: number, size: number): boolean => at > from && at < from + size;
  return ghosts.filter(
    ({ x, y, width, height }) =>
      isIn(x + width / 2, wheel.x, wheel.width) && isIn(y + height / 2, wheel.y, wheel.height),
  ).length;
};

test('the table and the set-up page pass the checks of accessibility', async ({ page }) => {
  await hurry(page);
  await page.goto('/new/cosmic-combat');
  await expect(page.getByRole('button', { name: /^Start/ })).toBeVisible();
  expect(await seriousInBothLights(page)).toEqual([]);
  await openCosmic(page, 'a=you&b=recruit');
  for (let i = 0; i < 40; i++) {
    await myQuestion(page);
    if (/Orders for/.test(await question(page))) break;
    await answer(page);
  }
  expect(await seriousInBothLights(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  const phases = page.getByRole('list', { name: 'Phases' }).getByRole('listitem');
  await expect(phases).toHaveText(['Orders', 'Movement', 'Shoot', 'Close combat']);
  const cut = await phases.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
  expect(cut).toBe(0); // every name is whole
  await expect(page.getByText(/^\d+ : \d+ points\.$/)).toBeVisible();
  expect(await wheelOnGhosts(page)).toBe(0); // where the ship could go stays in sight
});

test('[X-258] three players are seated before a battle, and all of their fleets are on the chart', async ({ page }) => {
  await hurry(page);
  await page.goto('/new/cosmic-combat?points=3000&a=you&b=recruit');
  await page.getByRole('group', { name: 'Players' }).getByRole('radio', { name: '3' }).check();
  const third = page.getByRole('region', { name: 'First fleet 2' });
  await expect(third).toContainText('Boarding pack'); // of 1500 points: half of what the side has
  await third.getByRole('radio', { name: 'Second side' }).click();
  const moved = page.getByRole('region', { name: 'Second fleet 2' });
  await moved.getByRole('combobox', { name: 'Faction' }).selectOption('void');
  await expect(page).toHaveURL(/c-side=north&c-faction=void/);
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Start .* against the Recruit and the Recruit/ }).click();
  await expect(page.getByRole('application')).toBeVisible();
  for (let i = 0; i < 60; i++) {
    await myQuestion(page);
    if (/Orders for/.test(await question(page))) break;
    await answer(page);
  }
  for (const id of ['A1', 'B1', 'C1']) await expect(ship(page, id)).toBeVisible();
});

test('[CC-36] [CC-50] an enemy that is clicked is attacked: the way by one press, then the shot as the first offer', async ({
  page,
}) => {
  await hurry(page);
  await openCosmic(page, 'points=800&map=open&a=you&b=recruit');
  for (let i = 0; i < 20; i++) {
    await myQuestion(page);
    const words = await question(page);
    if (/Orders for/.test(words)) break;
    if (/choose your edge/.test(words)) await answer(page);
    else await slot(page, 'main').click(); // each ship in its place in the line
  }
  // Who has not its orders of yours gets those that are planned, all at once.
  await expect(slot(page, 'main')).toContainText(/All \d orders as planned/);
  await ship(page, 'B1').click();
  await expect(page.getByText(/^It can be attacked in this round/)).toBeVisible();
  await page.keyboard.press('Escape');
  await slot(page, 'main').click();
  for (let i = 0; i < 20; i++) {
    await myQuestion(page);
    if (/as planned: /.test(await question(page))) break;
    await answer(page);
  }
  const moving = await page.locator('[data-base][data-state="selected"]').getAttribute('data-base');
  // A ship that is carried and let go has its move planned, as far as it gets.
  const from = await middleOf(page, moving!);
  await dragFrom(page, from, { x: from.x, y: from.y - 60 });
  await expect(slot(page, 'main')).toContainText(new RegExp(`${moving}: [\\d.]+ in ahead`));
  await expect(ship(page, moving!)).toHaveAttribute('data-drag'); // it lies where it lay until the button is pressed
  await dragFrom(page, from, { x: from.x - 200, y: from.y - 400 });
  await expect(page.getByText(/does not get there: this is as near as it comes/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await ship(page, 'B1').click({ button: 'right' }); // its card, and nothing is planned
  await expect(page.getByRole('tooltip')).toContainText('B1');
  await expect(hint(page)).toContainText('press ahead');
  await ship(page, 'B1').click();
  await expect(ship(page, moving!)).toHaveAttribute('data-state', 'selected'); // who is in the hand stays there
  await expect(hint(page)).toContainText(/to fire at .* B1/);
  await ship(page, 'B1').dblclick(); // as the button would
  await expect(
    log(page)
      .getByText(new RegExp(`${moving} (moves|turns|flies)`))
      .first(),
  ).toBeVisible();
  for (let i = 0; i < 20; i++) {
    await myQuestion(page);
    if (/Press another enemy/.test(await question(page))) break;
    await answer(page);
  }
  await expect(slot(page, 'main')).toContainText(/fire .* at /);
});

const middleOf = async (page: Page, id: string): Promise<{ x: number; y: number }> => {
  const box = (await ship(page, id).locator('[class*="hull"]').first().boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const dragFrom = async (page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
};

/** Asked to deploy, with the own zone below. */
const openDeployment = async (page: Page, query: string): Promise<void> => {
  await hurry(page);
  await openCosmic(page, query);
  await myQuestion(page);
  if (/choose your edge/.test(await question(page))) await answer(page);
  await myQuestion(page);
  await expect(slot(page, 'main')).toContainText(/Deploy .* here/); // its place in the line is planned
};

test('[CC-14] a ship is dragged from the list into its zone, then on, and stays in the hand until it is deployed', async ({
  page,
}) => {
  await openDeployment(page, 'points=800&map=open&a=you&b=recruit');
  const listed = page.getByRole('list', { name: 'Ships to deploy' }).getByRole('button').first();
  const from = (await listed.boundingBox())!;
  const sheet = (await page.locator('[data-turn]').boundingBox())!;
  const inZone = { x: sheet.x + sheet.width * 0.3, y: sheet.y + sheet.height * 0.8 };
  await dragFrom(page, { x: from.x + 20, y: from.y + 15 }, inZone);
  await expect(slot(page, 'main')).toContainText(/Deploy .* here/);
  const put = page.locator('[data-base][data-drag]');
  const id = (await put.getAttribute('data-base'))!;
  const before = await middleOf(page, id);
  expect(Math.hypot(before.x - inZone.x, before.y - inZone.y)).toBeLessThan(6);
  await dragFrom(page, before, { x: before.x + 120, y: before.y + 10 });
  await expect.poll(async () => Math.round((await middleOf(page, id)).x - before.x)).toBeGreaterThan(110);
  // Outside of its zone it is not put down, and the table says why.
  const there = await middleOf(page, id);
  await dragFrom(page, there, { x: there.x, y: sheet.y + sheet.height * 0.4 });
  await expect(
    page.getByRole('status').or(page.locator('[data-side="above"], [data-side="below"]')).first(),
  ).toBeVisible();
  expect((await middleOf(page, id)).y).toBeCloseTo(there.y, 0);
  await slot(page, 'main').click();
  await expect(ship(page, id)).not.toHaveAttribute('data-drag');
  expect((await middleOf(page, id)).x).toBeCloseTo(there.x, 0);
});

test('[CC-14] [X-207] on a phone a finger puts a ship down and drags it on, and carries it where it moves', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await openDeployment(page, 'points=800&map=open&a=you&b=recruit');
  const put = page.locator('[data-base][data-drag]');
  await expect(put).toBeInViewport(); // what one decides about is in sight
  const sheet = (await page.locator('[data-turn]').boundingBox())!;
  await page.touchscreen.tap(sheet.x + sheet.width * 0.4, sheet.y + sheet.height * 0.85);
  const id = (await put.getAttribute('data-base'))!;
  const before = await middleOf(page, id);
  const touch = await context.newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const carry = async ({ x, y }: { x: number; y: number }, [dx, dy]: readonly [number, number]): Promise<void> => {
    await send('touchStart', x, y);
    for (let i = 1; i <= 6; i++) await send('touchMove', x + (dx * i) / 6, y + (dy * i) / 6);
    await send('touchEnd', 0, 0);
  };
  await carry(before, [72, 0]);
  await expect.poll(async () => Math.round((await middleOf(page, id)).x - before.x)).toBeGreaterThan(60);
  await expect(slot(page, 'main')).toContainText(/Deploy .* here/);
  for (let i = 0; i < 30; i++) {
    await myQuestion(page);
    if (/as planned: /.test(await question(page))) break;
    await answer(page);
  }
  const moving = (await page.locator('[data-base][data-state="selected"]').getAttribute('data-base'))!;
  await carry(await middleOf(page, moving), [0, -30]);
  await expect(slot(page, 'main')).toContainText(new RegExp(`${moving}: [\\d.]+ in ahead`));
  await context.close();
});

test('[X-209] a fighter is led by waypoints: a click adds a leg, Escape takes it back, the button flies them all', async ({
  page,
}) => {
  await hurry(page);
  await openCosmic(
    page,
    'points=800&map=open&south=empire-of-sol&south-ship=cohort&south-ship=gladius&north=citadel&a=you&b=recruit',
  );
  for (let i = 0; i < 60; i++) {
    await myQuestion(page);
    const words = await question(page);
    const fighter = page.getByRole('list', { name: 'Ships to move' }).getByRole('button', { name: /Gladius A2/ });
    if (/Gladius A2, as planned/.test(words)) break;
    if (/as planned: /.test(words) && (await fighter.isVisible())) await fighter.click();
    else await answer(page);
  }
  const at = await middleOf(page, 'A2');
  await page.mouse.click(at.x, at.y - 80);
  await expect(slot(page, 'main')).toContainText(/Gladius A2: fly [\d.]+ in(?! by)/);
  await page.mouse.click(at.x + 70, at.y - 90);
  await expect(slot(page, 'main')).toContainText(/fly [\d.]+ in by 2 legs/);
  await expect(hint(page)).toContainText('left: press to add a leg');
  await page.getByRole('button', { name: 'Take the last step back' }).click();
  await expect(slot(page, 'main')).toContainText(/Gladius A2: fly [\d.]+ in(?! by)/);
  await page.mouse.click(at.x + 70, at.y - 90);
  await expect(slot(page, 'main')).toContainText(/by 2 legs/);
  await slot(page, 'main').click();
  await expect(
    log(page)
      .getByText(/Gladius A2 (moves|flies)/)
      .first(),
  ).toBeVisible();
});
