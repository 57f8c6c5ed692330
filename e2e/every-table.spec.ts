// What every table has, looked for at each of the five in one visit: sides that are told at a glance, cards by a right or a long press,
// the next one that may act, how to play, a double click, a board that keeps its size; on a phone, one's own pieces at first sight.

import { expect, type Locator, type Page, test } from '@playwright/test';
import { slot } from './dwethia.ts';
import { hurry, outOfSight, seeded } from './table.ts';

interface Table {
  /** Of the museum, and the step from which it is played on. */
  readonly record: string;
  readonly at: number;
  /** Spoken names of one that may act, and of an enemy. */
  readonly own: RegExp;
  readonly enemy: RegExp;
  /** Its pieces have faces that the books paint otherwise. */
  readonly isPainted?: true;
  /** What a double click plays for the second one that may act; undefined where nothing is played by that. */
  readonly goal?: string;
}

const TABLES: Readonly<Record<string, Table>> = {
  'Grid Battles': { record: 'grid-battles/2-the-ridge', at: 30, own: /Blue .*fresh/, enemy: /Red / },
  Magewinds: {
    record: 'magewinds/3-king-of-the-hill',
    at: 64,
    own: /^Blue .*actions? left/,
    enemy: /^Red Warrior/,
    goal: '[aria-label^="Red Warrior"]',
  },
  'Dwethia Heroes': {
    record: 'heroes/1-foundry-powers',
    at: 72,
    own: /of South,/,
    enemy: /of North,/,
    isPainted: true,
    goal: '[data-space="e13"]',
  },
  'Dwethia Cosmic Combat': {
    record: 'cosmic-combat/1-shards',
    isPainted: true,
    at: 10,
    own: /of Empire of Sol,/,
    enemy: /of the Citadel,/,
  },
  'Dwethia Conquest': {
    record: 'conquest/1-plains-veterans',
    at: 200,
    own: /^(Legate|Sagittarii|Fabri).* of Empire of Sol,/,
    enemy: /^Outriders .*of the Citadel,/,
    isPainted: true,
    goal: '[aria-label^="Outriders"]',
  },
};

const board = (page: Page): Locator => page.locator('[role="grid"], [role="application"]').first();

const playOn = async (page: Page, { record, at }: Table): Promise<void> => {
  await seeded(page, 3);
  await page.goto('/replay');
  await page.getByLabel('Record file').setInputFiles(`museum/${record}.json`);
  const on = page.getByRole('button', { name: /^Play on from here/ });
  await expect(on).toBeVisible();
  await page.getByRole('slider').fill(String(at));
  await expect(page.getByText(`Step ${at} of`).first()).toBeVisible();
  await on.click();
  await expect(slot(page, 'main')).toBeVisible();
  await expect(page.locator('[data-bar] progress')).toHaveCount(0);
};

const pieces = (page: Page, name: RegExp): Locator =>
  board(page).locator('[role="gridcell"], [role="button"]').and(page.getByLabel(name));

/** Where it is drawn, and no other piece. */
const middleOf = async (piece: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const { x, y, width, height } = (await piece.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

/** The card is there, and lies neither on that place nor on a button of the bar. */
const cardBeside = async (page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<void> => {
  const card = page.getByRole('tooltip');
  await expect(card).toBeVisible();
  const covers = await card.evaluate(
    (element, at) => {
      const box = element.getBoundingClientRect();
      const lies = (left: number, top: number, right = left, bottom = top): boolean =>
        box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      const bars = [...document.querySelectorAll('[data-bar]')].map((bar) => bar.getBoundingClientRect());
      return lies(at.x - 1, at.y - 1, at.x + 1, at.y + 1) || bars.some((b) => lies(b.left, b.top, b.right, b.bottom));
    },
    { x, y },
  );
  expect(covers).toBe(false);
};

const longPress = async (page: Page, at: { readonly x: number; readonly y: number }): Promise<void> => {
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await expect(page.getByRole('tooltip')).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

/** On whom the keyboard comes in: the active cell of a grid, the one stop among the pieces of a table. */
const cursor = (page: Page): Promise<string | null | undefined> =>
  board(page).evaluate((element) => {
    const cell = element.getAttribute('aria-activedescendant');
    const at = cell === null ? element.querySelector('[data-item][tabindex="0"]') : document.getElementById(cell);
    return at?.getAttribute('aria-label');
  });

/** How many of these are in sight, as a whole, on the part of the board that is seen. */
const inSight = (page: Page, name: RegExp): Promise<number> =>
  pieces(page, name).evaluateAll(
    (all) =>
      all.filter((piece) => {
        const box = piece.getBoundingClientRect();
        const room = piece.closest('[role="grid"], [role="application"]')!.getBoundingClientRect();
        const isWithin = (low: number, high: number, from: number, to: number): boolean => low >= from && high <= to;
        return (
          isWithin(box.left, box.right, room.left, room.right) && isWithin(box.top, box.bottom, room.top, room.bottom)
        );
      }).length,
  );

/** Who is chosen, by the names on the board. */
const chosen = (page: Page): Promise<readonly (string | null)[]> =>
  board(page)
    .locator('[aria-selected="true"], [aria-pressed="true"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));

/** In the page: what wears the colour of the wrong side, or of none, on the board, in the lists and in the log. */
const wrongColours = (): readonly string[] => {
  const board = document.querySelector('[role="grid"], [role="application"]')!;
  const seatOf = (one: HTMLElement | SVGElement): number => Number(one.dataset['seat'] ?? one.dataset['livery']);
  const probe = document.body.appendChild(document.createElement('i'));
  const coloursOf = (seat: number): readonly string[] =>
    ['', '-pale'].map((tone) => {
      probe.style.color = `var(--side-${seat}${tone})`;
      return getComputedStyle(probe).color;
    });
  const sides = [coloursOf(0), coloursOf(1)];
  probe.remove();
  const wears = (root: Element, colours: readonly string[]): boolean =>
    [root, ...root.querySelectorAll('*')].some((one) => {
      const { fill, backgroundColor } = getComputedStyle(one);
      return colours.includes(fill) || colours.includes(backgroundColor);
    });
  const isRight = (root: Element, seat: number): boolean => wears(root, sides[seat]!) && !wears(root, sides[1 - seat]!);
  const faults = (what: string, all: readonly (readonly [Element, number])[]): readonly string[] =>
    [0, 1].flatMap((seat) => {
      const own = all.filter(([, of]) => of === seat);
      const wrong = own.filter(([root]) => !isRight(root, seat));
      return own.length === 0
        ? [`${what} of ${seat}: none`]
        : wrong.map(([root]) => `${what} of ${seat}: ${root.outerHTML.slice(0, 90)}`);
    });
  const marked = (root: Element, selector: string) =>
    [...root.querySelectorAll<SVGElement>(selector)].map((one) => [one, seatOf(one)] as const);
  const lists = [...document.querySelectorAll('section:has(:is(h2, h3) [data-seat])')].flatMap((side) => {
    const mark = side.querySelector<HTMLElement>(':is(h2, h3) [data-seat]')!;
    return [mark, ...side.querySelectorAll('li:has(svg)')].map((one) => [one, seatOf(mark)] as const);
  });
  const log = document.querySelector('[aria-label="Log"]')!;
  return [
    ...faults('a piece', marked(board, ':is([data-base], [data-livery], [class*="token"])[data-seat], [data-livery]')),
    ...faults('a row', lists),
    ...faults('a line', marked(log, 'li > [data-seat]')),
  ];
};

/** In the page: names that are spoken of a piece, and read in list and log, but stand on none. */
const namesNotWorn = (): readonly string[] => {
  const board = document.querySelector('[role="grid"], [role="application"]')!;
  const worn = new Set([...board.querySelectorAll('text')].map((one) => one.textContent));
  const spoken = [...board.querySelectorAll('[aria-label]')].flatMap(
    (one) => /\b[A-D]\d+\b(?=.* (?:of|fresh|activated|fatigued|Wounds))/.exec(one.getAttribute('aria-label')!) ?? [],
  );
  return spoken.filter((name) => !worn.has(name));
};

/** In the page: how many of the faces of bases are of the colour of their side, and how many are not. */
const faces = (): readonly [own: number, other: number] => {
  const faceOf = ':is([class*="field"], [class*="top"], [class*="painted"] > [class*="plate"])';
  const printed = `:is([role="grid"], [role="application"]) [data-seat] ${faceOf}`;
  const all = [...document.querySelectorAll<SVGElement>(printed)].map((face) => {
    const { seat } = face.closest<SVGElement>('[data-seat]')!.dataset;
    const probe = document.body.appendChild(document.createElement('i'));
    const sides = ['', '-pale'].map((tone) => {
      probe.style.color = `var(--side-${seat}${tone})`;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return sides.includes(getComputedStyle(face).fill);
  });
  return [all.filter(Boolean).length, all.filter((isOwn) => !isOwn).length];
};

/** In the page: noughts in figures of the title's letters that would be taken for an o. */
const noughtsLikeO = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-table] *')].flatMap((one) => {
    const { fontFamily, fontVariantNumeric } = getComputedStyle(one);
    const says = [...one.childNodes].map((node) => (node.nodeType === 3 ? node.textContent : '')).join('');
    return says.includes('0') && /^\W*Alegreya/.test(fontFamily) && !fontVariantNumeric.includes('lining')
      ? [says]
      : [];
  });

for (const [game, table] of Object.entries(TABLES))
  test(`${game}: cards, the next one, how to play and a double click at the table`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await hurry(page);
    await playOn(page, table);
    const size = await board(page).boundingBox();
    const main = await slot(page, 'main').textContent();
    const card = page.getByRole('tooltip');
    expect(await cursor(page)).toMatch(table.own);
    expect(await page.evaluate(wrongColours)).toEqual([]);
    expect(await page.evaluate(namesNotWorn)).toEqual([]);
    expect(await page.evaluate(noughtsLikeO)).toEqual([]);

    if (table.isPainted) {
      const paint = async (how: string): Promise<readonly [own: number, other: number]> => {
        await page.getByRole('button', { name: 'Settings' }).click();
        await page.getByRole('radio', { name: how }).check();
        await page.keyboard.press('Escape');
        return page.evaluate(faces);
      };
      const [none, printed] = await paint('As the books paint them');
      expect(none).toBe(0);
      expect(await paint('By side')).toEqual([printed, 0]);
    }

    for (const name of [table.own, table.enemy]) {
      const at = await middleOf(pieces(page, name).first());
      await page.mouse.click(at.x, at.y, { button: 'right' });
      await cardBeside(page, at);
      await page.keyboard.press('Escape');
      await expect(card).toHaveCount(0);
      await longPress(page, at);
      await page.keyboard.press('Escape');
      await expect(card).toHaveCount(0);
    }
    await expect(slot(page, 'main')).toHaveText(main!); // a card plans nothing, and to close it lets nothing go

    await page.getByRole('button', { name: 'How to play' }).click();
    const leaflet = page.getByRole('dialog', { name: `How to play ${game}` });
    await expect(leaflet.getByRole('heading', { name: 'What the marks mean' })).toBeAttached();
    await expect(leaflet.locator('figure svg')).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(leaflet).toHaveCount(0);

    const { x, y } = await middleOf(pieces(page, table.enemy).first());
    await page.mouse.move(x, y, { steps: 2 });
    await cardBeside(page, { x, y });
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    const first = await chosen(page);
    await page.keyboard.press('n');
    await expect.poll(() => chosen(page)).not.toEqual(first);
    await page.keyboard.press('+');
    await page.waitForTimeout(300); // longer than a card waits on this clock: nothing comes, whatever slid under the mouse
    await expect(card).toHaveCount(0);
    await page.keyboard.press('0');

    const log = page.locator('[aria-label="Log"] [data-line]');
    const lines = await log.count();
    const goal = await middleOf(
      table.goal === undefined ? pieces(page, table.own).last() : board(page).locator(table.goal).first(),
    );
    await page.mouse.dblclick(goal.x, goal.y);
    if (table.goal !== undefined) await expect.poll(() => log.count()).toBeGreaterThan(lines);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
    expect(await board(page).boundingBox()).toEqual(size);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(slot(page, 'main')).toBeInViewport();
    await expect.poll(() => inSight(page, table.own)).toBeGreaterThan(0); // without a finger's help
    await page.locator('[aria-label="What is asked"] [aria-live]').waitFor(); // the computer may be at it
    const { hidden, rows } = await outOfSight(page);
    expect([hidden, rows > 1]).toEqual([[], false]); // of question and bar, amid the battle too
  });
