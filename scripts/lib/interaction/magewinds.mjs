import { settled } from '../measured-page.mjs';
import { drag, middleOf, press, START } from './hand.mjs';

/** A round of King of the Hill: drawing cards, choosing fighters, pointing at ground, dragging who may move. */
export const play = async (page, address) => {
  await page.goto(`${address}/new/magewinds?scenario=king-of-the-hill&a=you&b=friend&deployment=auto`);
  await page.getByRole('button', START).click();
  const table = page.getByRole('application');
  await table.waitFor();
  let drags = 0;
  for (let n = 0; n < 40; n++) {
    const curtain = page.getByRole('button', { name: /show my side/ });
    if (await curtain.isVisible()) await curtain.click();
    const kind = await page
      .locator('[data-decision]')
      .getAttribute('data-decision', { timeout: 1000 })
      .catch(() => '');
    if (kind === 'channel') {
      const card = page.getByRole('button', { name: /^Draw the/ }).first();
      if (n < 12 && (await card.isVisible())) {
        await card.click();
        await press(page, 'c');
      } else await press(page, 'e', 'y');
    } else if (kind === 'activate' || kind === 'action' || kind === 'move') {
      await press(page, '1');
      const mover = page.locator('[data-drag]').first();
      if (await mover.isVisible()) {
        const from = await middleOf(mover);
        if (drags++ < 6) await drag(page, from, 40);
        await press(page, '+', '-', 'f', '1');
        await page.mouse.click(from.x + 14, from.y - 30);
        await settled(page);
      }
      await press(page, 'c');
    } else await press(page, 'c', 'e', 'y');
    await settled(page);
  }
};
