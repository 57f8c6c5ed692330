// A phone held upright: what is asked and what commits it are in sight, what others do is seen, two fingers never plan, and the
// board keeps its size.

import { expect, type Page, test } from '@playwright/test';
import { hurry, hurryAtRest, hurryUnasked, myTurn, outOfSight, seeded, unitsNamed } from './table.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const open = async (page: Page, address: string): Promise<void> => {
  await seeded(page, 5);
  await page.goto(`/new/${address}`);
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.locator('[data-decision]:not([data-decision=""])')).toBeVisible();
};

const FIRST = {
  'Grid Battles': 'grid-battles?scenario=S2&a=you&b=recruit',
  Magewinds: 'magewinds?scenario=king-of-the-hill&a=you&b=recruit',
  Heroes: 'heroes?points=150&a=you&b=recruit',
  Conquest: 'conquest?points=1500&a=you&b=recruit',
  'Cosmic Combat': 'cosmic-combat?points=1500&a=you&b=recruit',
} as const;

for (const [game, address] of Object.entries(FIRST))
  test(`${game}: the question and what commits it are wholly in sight, actions in one row, and no keys are named`, async ({
    page,
  }) => {
    await hurryAtRest(page);
    await open(page, address);
    const sight = await outOfSight(page);
    expect(sight).toMatchObject({ hidden: [], keys: 0 });
    expect(sight.rows).toBeLessThanOrEqual(1);
    const edge = page.getByRole('button', { name: /^The southern edge/ });
    if (await edge.isVisible()) await edge.tap();
    await expect(page.locator('[data-slot="undo"]')).toBeInViewport({ ratio: 1 }); // beside what commits
    expect(await page.getByLabel('What is asked').innerText()).not.toMatch(/wheel|\bkeys?\b|[A-Z] and [A-Z]\b/);
  });

test('a small phone that lies: no tool lies on the words of the banner, and the piles of cards are whole', async ({
  page,
}) => {
  await hurryAtRest(page);
  await page.setViewportSize({ width: 667, height: 375 });
  await open(page, FIRST['Grid Battles']);
  const ends = (selector: string): Promise<readonly number[]> =>
    page.locator(selector).evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .flatMap(({ left, right }) => [left, right]),
    );
  const [phase, tools] = [await ends('[aria-current="step"]'), await ends('fieldset > button')];
  expect(Math.max(...phase)).toBeLessThanOrEqual(Math.min(...tools));
  await open(page, `${FIRST.Magewinds}&deployment=auto`);
  const discards = (await page
    .getByText(/^Discards/)
    .filter({ visible: true })
    .boundingBox())!;
  expect(discards.x + discards.width).toBeLessThanOrEqual(667);
});

const boardBox = (page: Page) => page.getByRole('grid').boundingBox();

/** How large the map is drawn. */
const scale = (page: Page): Promise<number> =>
  page.getByRole('grid').evaluate((grid) => Number(/scale\(([\d.]+)\)/.exec(grid.innerHTML)?.[1]));

test('what the other one did is brought into sight at the zoom that was chosen, also when it is shown again, and the map keeps its size', async ({
  page,
}) => {
  await hurryUnasked(page);
  await open(page, 'grid-battles?scenario=S2&a=you&b=veteran');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  for (let i = 0; i < 3; i++) await page.keyboard.press('n');
  await page.keyboard.press('c');
  await expect(page.locator('[aria-current="step"]')).toHaveText('Move');
  const before = { box: await boardBox(page), units: await unitsNamed(page, /Red/) };
  const isInSight = (hex: string): Promise<boolean> =>
    page.locator(`[data-hex="${hex}"]`).evaluate((cell) => {
      const [at, room] = [cell, cell.closest('[role=grid]')!].map((element) => element.getBoundingClientRect());
      const [x, y] = [at!.left + at!.width / 2, at!.top + at!.height / 2];
      return x > room!.left && x < room!.right && y > room!.top && y < room!.bottom;
    });
  const drawn = await scale(page);
  expect(await Promise.all(before.units.map(isInSight))).toContain(false);
  await page.getByRole('button', { name: /all 3 stand still/ }).click();
  await expect(page.getByRole('region', { name: 'What happened' })).toBeVisible();
  const moved = (await unitsNamed(page, /Red/)).filter((hex) => !before.units.includes(hex));
  expect(moved).not.toEqual([]);
  await expect.poll(async () => (await Promise.all(moved.map(isInSight))).includes(true)).toBe(true);
  expect(await scale(page)).toBe(drawn);
  expect(await boardBox(page)).toEqual(before.box);

  const { x, y, height } = before.box!;
  for (let i = 0; i < 2; i++) {
    await page.mouse.move(x + 20, y + height - 20);
    await page.mouse.down();
    await page.mouse.move(x + 20, y + 20, { steps: 4 });
    await page.mouse.up();
  }
  expect(await Promise.all(moved.map(isInSight))).not.toContain(true); // the hand has moved the map
  await page.getByRole('button', { name: 'Show again' }).tap();
  await expect.poll(async () => (await Promise.all(moved.map(isInSight))).includes(true)).toBe(true);
  expect(await scale(page)).toBe(drawn);
});

test('two fingers move and scale the map and plan nothing, also where they come down on a unit; a warning leaves it its size', async ({
  page,
}) => {
  await hurry(page);
  await open(page, 'grid-battles?scenario=S1&a=you&b=recruit');
  if ((await myTurn(page)) === 'activation') {
    await page.getByRole('button', { name: 'Next unit' }).click();
    await page.locator('[data-slot="main"]').click();
  }
  await expect(page.locator('[aria-current="step"]')).toHaveText('Move');
  const main = page.locator('[data-slot="main"]');
  await expect(main).not.toHaveAttribute('data-resting');
  const planned = await main.textContent();
  const drawn = await scale(page);
  const [own] = await unitsNamed(page, /Blue/);
  const box = (await page.locator(`[data-hex="${own}"]`).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = await page.context().newCDPSession(page);
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: readonly (readonly [number, number])[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) });
  await fingers('touchStart', [x, y]);
  await fingers('touchMove', [x, y - 45]); // one finger alone has carried the unit on, before the second one comes
  await fingers('touchStart', [x, y - 45], [x + 40, y - 60]);
  for (let i = 1; i <= 6; i++)
    await fingers('touchMove', [x - 10 * i, y - 45 + 5 * i], [x + 40 + 8 * i, y - 60 - 8 * i]);
  await fingers('touchEnd');
  await expect.poll(() => scale(page)).toBeGreaterThan(drawn * 1.2);
  expect(await main.textContent()).toBe(planned);
  const size = await boardBox(page);
  await page.getByRole('button', { name: /stands still/ }).tap();
  await expect(page.getByText(/Do it anyway\?$/)).toBeInViewport({ ratio: 1 }); // a warning, and the map keeps its size
  expect(await boardBox(page)).toEqual(size);
});
