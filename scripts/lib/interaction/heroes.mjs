import { settled } from '../measured-page.mjs';
import { drag, middleOf, press, START } from './hand.mjs';

/** The size of the largest arena, 300 points a side. */
const SIZE = 48;

const columnOf = (x) => (x < 26 ? String.fromCharCode(97 + x) : String.fromCharCode(97 + x - 26).repeat(2));
const nameOf = (x, y) => `${columnOf(x)}${y + 1}`;
const placeOf = (name) => {
  const [, letters, row] = /^([a-z]+)(\d+)$/.exec(name);
  return { x: letters.charCodeAt(0) - 97 + (letters.length === 2 ? 26 : 0), y: Number(row) - 1 };
};

/** Some rounds in the Colosseum: choosing models, entering, planning moves and attacks, dragging, tilting, standing still. */
export const play = async (page, address) => {
  const hint = page.locator('[aria-live="polite"]').first();
  const main = page.locator('[data-slot="main"]');
  const wordsOf = (locator) => locator.textContent({ timeout: 1000 }).catch(() => '');
  const mayCommit = () => main.isEnabled({ timeout: 1000 }).catch(() => false);
  const click = async (x, y) => {
    await page
      .locator(`[data-space="${nameOf(x, y)}"]`)
      .first()
      .click({ timeout: 1000, force: true })
      .catch(() => {});
    await settled(page);
  };
  await page.goto(`${address}/new/heroes?points=300&a=you&b=friend&objectives=drawn`);
  await page.getByRole('button', START).click();
  await page.getByRole('grid').waitFor();
  let drags = 0;
  for (let n = 0; n < 40; n++) {
    if (await page.locator('[aria-labelledby="rule-title"]').isVisible()) await page.keyboard.press('Escape'); // the rule of a refusal that lay under a press
    const turn = page.getByRole('tab', { name: 'Turn' }); // a press beside the board may have opened another slip
    if (await turn.isVisible()) await turn.click();
    const words = await wordsOf(hint);
    const forward = words.startsWith('North') ? -1 : 1;
    if (/won priority/.test(words)) {
      await page.getByRole('button', { name: 'We go first' }).click();
      await settled(page);
      continue;
    }
    await press(page, 'n', 'n');
    if (/beside the board/.test(await wordsOf(hint))) {
      const x = SIZE / 2 - 6 + ((n * 5) % 12); // in sight on a phone too
      for (const deep of [0, 1, 2]) {
        await click(x + deep, forward === 1 ? 5 - deep : SIZE - 6 + deep);
        if (/enter at/i.test(await wordsOf(main))) break;
      }
      await click(x, forward === 1 ? 8 : SIZE - 9);
    } else {
      const own = page.locator('[role="gridcell"][aria-selected="true"]').first();
      const name = await own.getAttribute('data-spoken', { timeout: 500 }).catch(() => null);
      if (name !== null) {
        const { x, y } = placeOf(name);
        if (drags++ < 6) await drag(page, await middleOf(own), 60);
        await click(x + 1, y + 3 * forward);
        await click(x, y + 4 * forward);
      }
      const attack = page.getByRole('list', { name: 'Attacks' }).getByRole('button').first();
      if (await attack.isVisible()) await attack.click();
    }
    if (n % 8 === 3) await press(page, '+', '-', 'f', 't', 't');
    await press(page, 'c');
    if (!(await mayCommit())) await press(page, 'h', 'e', 'y');
    await settled(page);
  }
};
