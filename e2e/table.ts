// What a player does at the table, in a browser.

import { expect, type Locator, type Page } from '@playwright/test';

/** What a page is opened with: nothing waits to be shown. */
const withSettings = async (page: Page, settings: object): Promise<void> => {
  await page.addInitScript((kept) => localStorage.setItem('muster-settings', JSON.stringify(kept)), {
    pace: 'instant',
    ...settings,
  });
};

/**
 * The page's clock runs this much faster: a button whose words have just changed rests for 300 ms, which in a battle of hundreds of
 * presses is most of what there is to wait for.
 */
const FASTER = 4;

const fasterClock = async (page: Page): Promise<void> => {
  await page.addInitScript((faster) => {
    const [now, later] = [performance.now.bind(performance), window.setTimeout.bind(window)];
    performance.now = () => now() * faster;
    window.setTimeout = ((run: () => void, ms = 0) => later(run, ms / faster)) as typeof window.setTimeout;
  }, FASTER);
};

/** Shows everything at once, so that a battle does not wait for its own dice, nor for buttons at rest. */
export const hurry = async (page: Page): Promise<void> => {
  await withSettings(page, { light: 'auto' });
  await fasterClock(page);
};

/** As `hurry`, with buttons that rest as long as for a player: where it is tested which presses count. */
export const hurryAtRest = (page: Page): Promise<void> => withSettings(page, { light: 'auto' });

const withLuck = new WeakSet<Page>();

/**
 * The same dice and cards in every run: what the page asks the browser's luck for comes from here. With `apart` the luck of every page
 * that is loaded is another one: no two battles have the same name.
 */
export const seeded = async (page: Page, seed: number, apart = 0): Promise<void> => {
  withLuck.add(page);
  await page.addInitScript(
    ([first, step]) => {
      let x: number = first;
      if (step > 0) {
        const pages = Number(sessionStorage.getItem('pages') ?? '0') + 1;
        sessionStorage.setItem('pages', String(pages));
        x += step * pages;
      }
      crypto.getRandomValues = (array) => {
        const values = array as unknown as Uint32Array;
        for (let i = 0; i < values.length; i++) {
          x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
          values[i] = x >>> 8;
        }
        return array;
      };
    },
    [seed, apart] as const,
  );
};

/** For a test that has not chosen its luck: what passes once passes always. */
export const withSomeLuck = async (page: Page): Promise<void> => {
  if (!withLuck.has(page)) await seeded(page, 1, 7919);
};

/** Fails the test on any error the page reports. */
export const watchErrors = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', (e) => errors.push(e.message));
  page.on('console', (m) => {
    if (m.type() === 'error') errors.push(m.text());
  });
  return errors;
};

export const startBattle = async (page: Page, query: string): Promise<void> => {
  await withSomeLuck(page);
  await page.goto(`/new?${query}`);
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(board(page)).toBeVisible();
};

export const board = (page: Page): Locator => page.getByRole('grid');

export const hex = (page: Page, label: string): Locator => page.locator(`[data-hex="${label}"]`);

/** Counters on the map whose spoken name matches, by hex. */
export const unitsNamed = async (page: Page, name: RegExp): Promise<readonly string[]> => {
  const cells = await page
    .locator('[data-hex]')
    .evaluateAll((all) =>
      all.map((cell) => [cell.getAttribute('data-hex') ?? '', cell.getAttribute('aria-label') ?? ''] as const),
    );
  return cells.filter(([, label]) => name.test(label)).map(([at]) => at);
};

export const mainButton = (page: Page): Locator => page.locator('.button--main').last();

/** Asked at every turn, so both are found by what they are marked with: to work out roles and names of all that lies on a table is dear. */
export const over = (page: Page): Locator => page.locator('#summary-title');
export const curtain = (page: Page): Locator => page.locator('section[aria-labelledby="curtain-title"] .button--main');

/** Waits until a person may act, or the battle is over. */
export const myTurn = async (page: Page): Promise<'activation' | 'movement' | 'attack' | 'over'> => {
  const phase = page.locator('[aria-current="step"]');
  const next = page.locator('[data-slot="next"]', { hasText: 'Next unit' });
  await expect(over(page).or(next)).toBeVisible({ timeout: 60_000 });
  if (await over(page).isVisible()) return 'over';
  const words = (await phase.textContent()) ?? '';
  return words.startsWith('Activate') ? 'activation' : words.startsWith('Move') ? 'movement' : 'attack';
};

const column = (label: string): number => Number(label.slice(0, 2));
const row = (label: string): number => Number(label.slice(2));

/** Of these hexes the one nearest to any of those, roughly: good enough to march towards the enemy. */
export const nearest = (from: readonly string[], to: readonly string[]): string | undefined => {
  const far = (a: string) =>
    Math.min(...to.map((b) => Math.abs(column(a) - column(b)) + Math.abs(row(a) - row(b)) * 1.1));
  return [...from].sort((a, b) => far(a) - far(b))[0];
};

/** As `hurry`, and nothing is asked before a turn ends. */
export const hurryUnasked = async (page: Page): Promise<void> => {
  await withSettings(page, { confirmEnd: false });
  await fasterClock(page);
};

/** A unit is activated where that can be chosen, and stands still; then the others have acted. Only where nothing is asked. */
export const passTurn = async (page: Page): Promise<void> => {
  const turns = page.locator('[aria-label="Log"] h3');
  const before = await turns.count();
  if ((await myTurn(page)) === 'activation') {
    await page.keyboard.press('n');
    await page.keyboard.press('c');
  }
  await page.getByRole('button', { name: /stands still/ }).click();
  const phase = page.locator('[aria-current="step"]');
  const letBe = async (): Promise<number> => {
    if ((await phase.textContent())?.startsWith('Attack')) await page.keyboard.press('e');
    return turns.count();
  };
  await expect.poll(letBe).toBeGreaterThan(before);
  await myTurn(page);
};

export const concede = async (page: Page): Promise<void> => {
  const rest = page.getByRole('button', { name: 'Redo or concede' });
  if (await rest.isVisible()) await rest.click(); // a phone keeps them behind it
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Concede the battle' }).click();
  await expect(page.getByRole('heading', { name: 'The battle is over' })).toBeVisible();
};

/** On a phone: what is not wholly in sight of the question and what can be pressed; `rows`: in how many rows the actions stand. */
export const outOfSight = (page: Page) =>
  page.evaluate(() => {
    const slip = document.querySelector('[aria-label="What is asked"]')!;
    const room = slip.getBoundingClientRect();
    const isIn = (box: DOMRect, { top, bottom }: { top: number; bottom: number }): boolean =>
      box.height > 0 && box.top >= top && box.bottom <= bottom + 1 && box.left >= 0 && box.right <= innerWidth;
    const screen = { top: 0, bottom: innerHeight };
    const hint = slip.querySelector('[aria-live]')!;
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-bar] [data-slot]')].filter(
      (button) => button.checkVisibility() && button.dataset['empty'] === undefined,
    );
    const lows = ['main', 'undo'];
    const upper = buttons.filter(({ dataset }) => !lows.includes(dataset['slot']!));
    const middle = (button: Element): number => {
      const { top, bottom } = button.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    };
    return {
      hidden: [
        ...(isIn(hint.getBoundingClientRect(), room) ? [] : [hint.textContent]),
        ...buttons
          .filter(({ dataset }) => lows.includes(dataset['slot']!))
          .filter((button) => !isIn(button.getBoundingClientRect(), screen))
          .map((button) => button.textContent),
      ],
      rows: new Set(upper.map(middle)).size,
      keys: [...document.querySelectorAll('kbd')].filter((key) => key.checkVisibility()).length,
    };
  });
