// Room at the table: from desk to phone nothing lies on a piece, one's own pieces are in sight, and the page never scrolls.

import { expect, type Page, test } from '@playwright/test';
import { playUntil, start } from './magewinds.ts';
import { concede, hurry, seeded, startBattle } from './table.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

/** What is wrong with the room that the window leaves; `own`: what one's own pieces are found by. */
const faults = (page: Page, own: string): Promise<readonly string[]> =>
  page.evaluate((ownPieces) => {
    const found: string[] = [];
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth || scrollHeight > innerHeight)
      found.push(`scrolls: ${scrollWidth} by ${scrollHeight}`);
    const board = document.querySelector('[role=grid], [role=application]')!;
    const room = board.getBoundingClientRect();
    const middleOf = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const isIn = ({ x, y }: { x: number; y: number }, box: DOMRect): boolean =>
      x > box.left && x < box.right && y > box.top && y < box.bottom;
    for (const piece of board.querySelectorAll('[data-livery], [data-base]')) {
      const { left, top, width, height } = piece.getBoundingClientRect();
      for (const [across, down] of [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.1, 0.9].map((y) => [x, y] as const))) {
        const [x, y] = [left + across * width, top + down * height];
        const over = isIn({ x, y }, room) ? document.elementFromPoint(x, y) : board;
        if (!over || !board.contains(over)) found.push(`${over?.textContent ?? 'something'} lies on a piece`);
      }
    }
    const tools = board.closest('main')?.querySelectorAll('fieldset button') ?? [];
    for (const words of document.querySelectorAll('header:has(ol) :is(strong, li, p)')) {
      const { left, top, right, bottom } = words.getBoundingClientRect();
      const hides = [...tools].some((tool) => {
        const box = tool.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      });
      if (hides) found.push(`a tool lies on “${words.textContent}”`);
    }
    const mine = [...document.querySelectorAll(ownPieces)];
    if (mine.length === 0 || !mine.every((piece) => isIn(middleOf(piece), room)))
      found.push('an own piece is out of sight');
    const main = [...document.querySelectorAll('.button--main')].at(-1);
    if (!main || !isIn(middleOf(main), new DOMRect(0, 0, innerWidth, innerHeight))) found.push('no main button');
    return found;
  }, own);

/** At every size, the opening view of it. */
const everywhere = async (page: Page, own: string, also: () => Promise<void> = async () => {}): Promise<void> => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(() => faults(page, own), { message: `${size.width} by ${size.height}` }).toEqual([]);
    await also();
  }
};

test('from desk to phone: the map of Grid Battles is free, own units are in sight, the page never scrolls, the end fits its slip', async ({
  page,
}) => {
  await hurry(page);
  await startBattle(page, 'scenario=S2&a=you&b=friend');
  await everywhere(page, '[role=grid] [data-livery="0"]');
  await page.setViewportSize(SIZES[0]);
  for (let i = 0; i < 3; i++) await page.keyboard.press('n');
  await page.keyboard.press('c');
  await expect(page.locator('[aria-current="step"]')).toContainText('Move');
  await page.keyboard.press('u');
  await expect(page.locator('[aria-current="step"]')).toContainText('Activate');
  await everywhere(page, '[role=grid] [data-livery="0"]');

  await page.setViewportSize(SIZES[0]);
  await concede(page);
  const summary = page.getByRole('region', { name: /wins/ });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const tooWide = () => summary.evaluate((slip) => slip.scrollWidth - slip.clientWidth);
    await expect.poll(tooWide, { message: `the end at ${size.width} by ${size.height}` }).toBe(0);
  }
});

test('whose side is printed above has it below: the map is turned, and keys and clicks go where they are seen', async ({
  page,
}) => {
  await hurry(page);
  await startBattle(page, 'scenario=S2&a=recruit&b=you');
  const middle = async (hex: string) => {
    const box = await page.locator(`[data-hex="${hex}"]`).boundingBox();
    return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
  };
  expect((await middle('0501')).y).toBeGreaterThan((await middle('0507')).y);
  await page.getByRole('grid').focus();
  const cursor = async () => (await page.getByRole('grid').getAttribute('aria-activedescendant'))!.slice(-4);
  const from = await cursor();
  await page.keyboard.press('ArrowUp');
  expect((await middle(await cursor())).y).toBeLessThan((await middle(from)).y);
});

test('from desk to phone: the table of Magewinds is free, fighters and hand are in sight, and the page never scrolls', async ({
  page,
}) => {
  await hurry(page);
  await seeded(page, 9);
  await start(page, 'scenario=king-of-the-hill&a=you&b=recruit&deployment=auto');
  await playUntil(page, (kind) => kind === 'activate', 40);
  await everywhere(page, '[data-base][data-seat="0"]', () =>
    expect(page.getByRole('list', { name: 'Your hand' }).first()).toBeInViewport(),
  );
});

test('on a phone a row of the bar without anything to press takes no room, and what commits stays where it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await hurry(page);
  await startBattle(page, 'scenario=S2&a=you&b=friend');
  const main = page.locator('[data-bar] [data-slot="main"]');
  const rows = page.locator('[data-bar] [data-slot="end"]');
  const before = await main.boundingBox();
  await page.evaluate(() => {
    for (const slot of document.querySelectorAll('[data-slot="end"], [data-slot="next"]'))
      slot.setAttribute('data-empty', '');
  });
  await expect.poll(async () => (await rows.boundingBox()) === null).toBe(true);
  expect(await main.boundingBox()).toEqual(before);
});

test('on a phone that lies, dice that are watched, or watched again, leave the whole table in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await seeded(page, 5);
  await page.goto('/new/grid-battles?scenario=S1&a=recruit&b=recruit');
  await page.getByRole('button', { name: /^Watch/ }).click();
  const dice = page.locator('[data-tray]');
  const besideTheMap = async (): Promise<void> => {
    const [tray, board] = await page.evaluate(() =>
      ['[data-tray]', '[role="grid"]'].map((part) => document.querySelector(part)!.getBoundingClientRect().toJSON()),
    );
    expect(tray.left).toBeGreaterThanOrEqual(board.right);
  };
  await expect(dice).toBeVisible({ timeout: 60_000 });
  await besideTheMap();

  await page.goto('/replay');
  await page.getByLabel('Record file').setInputFiles('museum/grid-battles/2-the-ridge.json');
  await page.getByRole('group', { name: 'Marks' }).locator('[data-kind="blow"]').first().click();
  await expect(dice).toContainText('Knight B9 strikes');
  await besideTheMap();
});
