import { drag, middleOf, press, START } from './hand.mjs';

/** A few turns of The Ridge: choosing counters, laying paths, confirming, choosing targets, zooming, dragging. */
export const play = async (page, address) => {
  const click = (hex) =>
    page
      .locator(`[data-hex="${hex}"]`)
      .click({ timeout: 1000 })
      .catch(() => {});
  await page.goto(`${address}/new?scenario=S2&a=you&b=friend`);
  await page.getByRole('button', START).click();
  await page.getByRole('grid').waitFor();
  for (let turn = 0; turn < 4; turn++) {
    await press(page, 'n', 'n', 'n', 'c');
    for (let i = 0; i < 3; i++) {
      await press(page, 'n');
      await click(['0505', '0605', '0403', '0503'][turn]);
      await press(page, 'c');
    }
    await press(page, '+', '-', 'f', 'e', 'y');
    await drag(page, await middleOf(page.getByRole('grid')), 60);
    await press(page, 'f');
  }
};
