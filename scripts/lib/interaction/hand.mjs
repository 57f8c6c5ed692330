// What a hand does at any table.

import { settled } from '../measured-page.mjs';

/** Along a round way from one place, pressed; sixty movements. */
export const drag = async (page, from, reach) => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y);
  await page.evaluate(() => globalThis.watchFrames(true));
  for (let i = 1; i <= 60; i++) {
    const turn = (i / 30) * Math.PI;
    await page.mouse.move(from.x + reach * Math.sin(turn), from.y - (reach * (1 - Math.cos(turn))) / 2);
  }
  await page.evaluate(() => globalThis.watchFrames(false));
  await page.keyboard.press('Escape'); // puts a piece back
  await page.mouse.up();
};

export const middleOf = async (locator) => {
  const box = await locator.boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

export const press = async (page, ...keys) => {
  for (const key of keys) {
    await page.keyboard.press(key);
    await settled(page);
  }
};

export const START = { name: /^Start/ };

const curtainOf = (page) => page.getByRole('button', { name: /show my side/ });

/** Waits until somebody is asked; the kind of the decision and what is asked, undefined when the battle is over. */
const question = async (page) => {
  const asked = page.locator('[data-decision]');
  const over = page.getByRole('heading', { name: 'The battle is over' });
  const turn = page.getByRole('tab', { name: 'Turn', selected: false });
  await asked.or(curtainOf(page)).or(turn).or(over).first().waitFor();
  await clickIf(page, curtainOf(page));
  await clickIf(page, turn);
  await asked.or(over).first().waitFor();
  if (await over.isVisible()) return undefined;
  const kind = await asked.first().getAttribute('data-decision');
  return `${kind}: ${await page.locator('[aria-live="polite"]').first().textContent()}`;
};

/** Done at once or not at all: what is not there is not waited for. */
const clickIf = async (page, locator) => {
  if (!(await locator.first().isVisible())) return;
  await locator
    .first()
    .click({ timeout: 1000 })
    .catch(() => {});
  await settled(page);
};

/** What a hand can do, each with what it is told. */
const DEEDS = {
  press: (page, keys) => press(page, ...keys),
  button: (page, name) => clickIf(page, page.getByRole('button', { name })),
  /** The first of a list that may be chosen. */
  first: (page, name) => clickIf(page, page.getByRole('list', { name }).locator('button:not([aria-disabled])')),
  slot: (page, name) => clickIf(page, page.locator(`[data-slot="${name}"]`)),
  /** The ground at this share of the board's width and height. */
  ground: async (page, [across, down]) => {
    const { x, y, width, height } = await page.getByRole('application').boundingBox();
    await page.mouse.click(x + across * width, y + down * height);
    await settled(page);
  },
  /** Whoever may be dragged, or else the map, around and back. */
  drag: async (page, reach) => {
    const piece = page.locator('[data-drag]').first();
    const held = (await piece.isVisible()) ? piece : page.getByRole('application');
    await drag(page, await middleOf(held), reach);
  },
  /** The ground so far beside whoever may be dragged. */
  beside: async (page, [dx, dy]) => {
    const piece = page.locator('[data-drag]').first();
    if (!(await piece.isVisible())) return;
    const { x, y } = await middleOf(piece);
    await page.mouse.click(x + dx, y + dy);
    await settled(page);
  },
};

/**
 * Both sides of a battle at one screen: `asked` says what a hand does about what it reads, `[words, ...deeds]`, the first that fits;
 * a deed is one of `DEEDS` with what it is told.
 */
export const playBy =
  ({ path, turns, asked }) =>
  async (page, address) => {
    await page.goto(`${address}${path}`);
    await page.getByRole('button', START).click();
    await page.getByRole('application').waitFor();
    for (let n = 0; n < turns; n++) {
      const words = await question(page);
      if (words === undefined) return;
      const [, ...deeds] = asked.find(([fits]) => fits.test(words));
      for (const deed of deeds) for (const [name, told] of Object.entries(deed)) await DEEDS[name](page, told);
      await settled(page);
    }
  };
