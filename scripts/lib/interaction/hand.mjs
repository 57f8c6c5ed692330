// What a hand does at any table.

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

/** What a hand would do next is not done before what it did is seen. */
export const settled = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

export const press = async (page, ...keys) => {
  for (const key of keys) {
    await page.keyboard.press(key);
    await settled(page);
  }
};

export const START = { name: /^Start/ };
