// Magewinds in a real browser: whole battles, hidden choices, spells in every window, four players, pages and phone.

import { expect, type Page, test } from '@playwright/test';
import { seriousInBothLights, seriousViolations } from './axe.ts';
import { answer, base, commits, main, playUntil, press, slip, spot, start, table, waitsFor } from './magewinds.ts';
import { hurry, hurryAtRest, seeded, watchErrors } from './table.ts';

test('a whole battle against the computer, then its replay', async ({ page }) => {
  const errors = watchErrors(page);
  await hurry(page);
  await seeded(page, 9);
  await start(
    page,
    'scenario=king-of-the-hill&a=you&b=recruit&deployment=auto&a-band=warrior,guardian&b-band=druid,witch',
  );
  await playUntil(page, (kind) => kind === 'over', 400);
  await expect(page.getByRole('heading', { name: 'The battle is over' })).toBeVisible();
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(table(page)).toBeVisible();
  await page.getByRole('button', { name: 'Last step' }).click();
  await expect(page.getByText(/wins the battle|draw/i).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('with the mouse: drag a move, see the ruler, point at what is too far', async ({ page }) => {
  await hurry(page);
  await seeded(page, 9);
  await start(page, 'scenario=king-of-the-hill&a=you&b=recruit&deployment=auto');
  await playUntil(page, (kind) => kind === 'activate', 40);
  await base(page, 'Blue Warrior').click();
  await expect(main(page)).toContainText('Activate the Warrior');
  const from = await base(page, 'Blue Warrior').boundingBox();
  const centre = { x: from!.x + from!.width / 2, y: from!.y + from!.height / 2 };
  const hill = await spot(page, 6, 8);
  await page.mouse.click(hill.x + 3, hill.y + 40);
  await expect(page.locator('[data-bubble]')).toContainText('too far');
  await expect(main(page)).toContainText('Go towards it, 5 in');
  const far = Math.hypot(hill.x - centre.x, hill.y - centre.y);
  const towards = { x: centre.x + ((hill.x - centre.x) / far) * 36, y: centre.y + ((hill.y - centre.y) / far) * 36 };
  await page.mouse.move(centre.x, centre.y);
  await page.mouse.down();
  await page.mouse.move(towards.x, towards.y, { steps: 6 });
  await expect(table(page).getByText(/ of 5 in, .* left/)).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText(/Blue’s Warrior moves/)).toHaveCount(0); // only planned
  await expect(main(page)).toContainText(/Move \d/);
  await main(page).click();
  await expect(page.getByText(/Blue’s Warrior moves/).first()).toBeVisible();
});

test('the hand is not surprised: a double click passes nothing, a fighter that is not active is planned, not panned', async ({
  page,
}) => {
  await hurryAtRest(page);
  await seeded(page, 9);
  await start(page, 'scenario=king-of-the-hill&a=you&b=recruit&deployment=auto');
  await playUntil(page, (kind) => kind === 'channel', 10);
  const card = page.getByRole('button', { name: /^Draw the/ }).first();
  await card.dblclick(); // one click draws it; the second of a double click draws no other
  const held = page.getByRole('list', { name: 'Your hand' }).getByRole('img');
  await expect(held).toHaveCount(1);
  await card.focus();
  await page.keyboard.press('Enter'); // and the focus stays where the next one has come
  await expect(held).toHaveCount(2);
  await expect(card).toBeFocused();
  await expect(page.getByText('Blue passes.')).toHaveCount(0);
  await playUntil(page, (kind) => kind === 'activate', 40);
  const wizard = base(page, 'Blue Wizard');
  const before = (await wizard.boundingBox())!;
  const other = await base(page, 'Red Druid').boundingBox();
  const at = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
  const hill = await spot(page, 6, 8);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + (hill.x - at.x) / 5, at.y + (hill.y - at.y) / 5, { steps: 5 });
  await page.mouse.up();
  await expect(main(page)).toContainText(/Move \d/);
  expect(await base(page, 'Red Druid').boundingBox()).toEqual(other); // the map has not moved
  await wizard.dblclick();
  await expect(page.getByText(/Blue’s Wizard moves/)).toHaveCount(0);
});

test('an attack is seen on the table, and one line of it stays', async ({ page }) => {
  await hurry(page);
  await seeded(page, 5);
  await start(page, 'scenario=deathmatch&a=you&b=recruit&deployment=auto&terrain=orchard');
  const cards = slip(page).locator('label', { hasText: 'Heavy' });
  await playUntil(
    page,
    async (kind) => {
      if (kind !== 'activate') return false;
      await base(page, 'Red').first().click();
      return cards.isVisible();
    },
    60,
  );
  await cards.click(); // the attack and its card in one slip
  await expect(main(page)).toContainText(/ttack the .*: Heavy/);
  await main(page).click();
  const result = page.locator('[data-result]').first();
  await playUntil(page, async (kind) => kind === 'over' || (kind === 'activate' && (await result.isVisible())), 20);
  await expect(result).toContainText(/attacks.*(hit|feint)/is);
});

test('on one screen: an attack behind the curtain, a feint met by a dodge', async ({ page }) => {
  await hurry(page);
  await seeded(page, 5);
  await start(page, 'scenario=deathmatch&a=you&b=friend&deployment=auto&terrain=orchard');
  const curtain = page.getByRole('button', { name: /show my side/ });
  await playUntil(page, (kind) => kind === 'curtain', 40);
  await curtain.click(); // nothing was hidden before the attack is chosen
  expect(await waitsFor(page)).toBe('attackChoice');
  await slip(page).locator('label', { hasText: 'Feint' }).click();
  await main(page).click();
  expect(await waitsFor(page)).toBe('defence'); // every card was taken face up: who is struck hides nothing
  await expect(page.locator('body')).not.toContainText('Lay down');
  await expect(slip(page)).toContainText('has chosen, face down');
  await expect(slip(page).locator('[data-kind="feint"]')).toHaveCount(0);
  await slip(page)
    .getByRole('button', { name: /^Dodge, and choose the step/ })
    .click();
  await main(page).click();
  await playUntil(page, (kind) => kind === 'step', 6);
  await expect(slip(page)).toContainText('dodges: it must step away');
  await main(page).click();
  await expect(page.getByText(/only feinted, and its target reacted/).first()).toBeVisible();
});

const TIMINGS = {
  phaseBegins: /^The Action Phase begins/,
  activationBegins: /^An activation begins/,
  moveBegins: /^A Move begins/,
  stepBegins: /^A step begins/,
  damage: /damage to/,
  activationEnds: /^The activation ends/,
  turnEnds: /^The turn ends/,
} as const;

/** Casts the first spell of the strip at the first target offered; false when nothing can be cast. */
const castFirst = async (page: Page): Promise<boolean> => {
  const cast = slip(page)
    .getByRole('button', { name: /^Cast / })
    .first();
  if (!(await cast.isVisible())) return false;
  const name = await cast.innerText();
  await cast.click();
  for (let i = 0; i < 3 && (await commits(page).count()) === 0; i++)
    await slip(page).locator('fieldset').nth(i).getByRole('button').first().click();
  await expect(main(page)).toContainText(name);
  await main(page).click();
  return true;
};

const SUITS = ['Hearts', 'Diamonds', 'Clubs', 'Spades'];

/** Draws of the suit held least, so that every spell can be paid sooner or later. */
const drawAny = async (page: Page): Promise<void> => {
  const cards = page.getByRole('button', { name: /^Draw the/ });
  if ((await cards.count()) === 0) return press(page);
  const held = (await page.getByRole('list', { name: 'Your hand' }).getByRole('img').all()).map((card) =>
    card.getAttribute('aria-label'),
  );
  const hand = (await Promise.all(held)).join(' ');
  const count = (suit: string): number => hand.split(suit).length;
  const names = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''));
  const suitOf = (name: string): string => SUITS.find((suit) => name.includes(suit)) ?? '';
  const best = names.map((name, i) => ({ i, n: count(suitOf(name)) })).sort((x, y) => x.n - y.n)[0]!;
  await cards.nth(best.i).click();
};

const SHORT: Readonly<Record<string, RegExp>> = { action: /^Wait/, defence: /^No reaction/ };

test('[ItT general.assembly] on one screen: a secret warband is changed before the last one is in', async ({
  page,
}) => {
  await hurry(page);
  await start(page, 'scenario=king-of-the-hill&a=you&b=friend&slots=6&a-band=set-up&b-band=set-up');
  await page.getByRole('button', { name: 'I am Blue (you): show my side' }).click();
  const add = (fighter: string) =>
    slip(page)
      .getByRole('button', { name: new RegExp(`^Add ${fighter}`) })
      .first()
      .click();
  await add('Mesmer');
  await main(page).click();
  await page.getByRole('button', { name: 'I am Blue (you): change the warband' }).click();
  await expect(slip(page).getByRole('button', { name: /^Take the Mesmer out/ })).toBeVisible();
  await page.getByRole('button', { name: 'Leave it as it was' }).click();
  await page.getByRole('button', { name: 'I am Blue (you): change the warband' }).click();
  await slip(page)
    .getByRole('button', { name: /^Take the Mesmer out/ })
    .click();
  await add('Seer');
  await main(page).click();
  await page.getByRole('button', { name: 'I am Red (friend): show my side' }).click();
  await expect(page.getByText('Seer is')).toHaveCount(0);
  await page.keyboard.press('u'); // nothing of Red's
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await add('Druid');
  await main(page).click();
  await expect(page.getByLabel('Warband of Blue').first()).toContainText('Seer');
  await expect(page.getByLabel('Warband of Red').first()).toContainText('Druid');
});

test('a spell in each window of the rules, with standing orders', async ({ page }) => {
  await hurry(page);
  await seeded(page, 10);
  await start(
    page,
    'scenario=deathmatch&a=you&b=recruit&deployment=auto&terrain=orchard&a-band=druid,seer,enchanter,witch&b-band=warrior,wizard,cleric,guardian',
  );
  await waitsFor(page);
  await page.getByText('When to ask me about spells').first().click();
  for (const spell of ['Haste', 'Phasewalk', 'Third Eye', 'Barrier'])
    await page.getByLabel(`Ask me about ${spell}`).first().selectOption('always');
  const open = new Set(Object.keys(TIMINGS) as (keyof typeof TIMINGS)[]);
  for (let n = 0; n < 200 && open.size > 0; n++) {
    const kind = await waitsFor(page);
    if (kind === 'over') break;
    if (kind === 'channel') await drawAny(page);
    else if (kind === 'window') {
      const title = await slip(page).getByRole('heading', { level: 3 }).first().innerText();
      const timing = [...open].find((t) => TIMINGS[t].test(title));
      if (timing !== undefined && (await castFirst(page))) open.delete(timing);
      else await answer(page, kind, n);
    } else if (SHORT[kind] !== undefined) {
      await slip(page).getByRole('button', { name: SHORT[kind] }).first().click();
      await press(page);
    } else await answer(page, kind, n);
  }
  expect([...open]).toEqual([]);
});

test('four players: the battle begins on the double field, goes on, and one concedes', async ({ page }) => {
  const errors = watchErrors(page);
  await hurry(page);
  await seeded(page, 3);
  await start(
    page,
    'scenario=battle-royale&players=4&a=you&b=recruit&c=recruit&d=recruit&deployment=auto&' +
      'a-band=warrior,guardian&b-band=druid,witch&c-band=seer,cleric&d-band=wizard,enchanter',
  );
  await expect(page.getByRole('list', { name: 'Turn order' }).getByRole('listitem')).toHaveCount(4);
  for (const seat of ['Blue', 'Red', 'Ochre', 'Violet']) await expect(base(page, seat).first()).toBeVisible();
  let rounds = 0;
  await playUntil(
    page,
    async (kind) => {
      rounds = Number(
        (
          await page
            .getByText(/^Round \d+$/)
            .first()
            .innerText()
        ).replace(/\D/g, ''),
      );
      return kind === 'over' || rounds >= 2;
    },
    120,
  );
  if (rounds >= 2 && !(await page.getByRole('heading', { name: 'The battle is over' }).isVisible())) {
    await page.getByRole('button', { name: 'Concede' }).first().click();
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name: 'Concede' }).click();
    await expect(page.getByText(/conceded|concedes/i).first()).toBeVisible({ timeout: 30_000 });
  }
  expect(errors).toEqual([]);
});

test('set-up at the table: split the ground and deploy by hand', async ({ page }) => {
  await hurry(page);
  await seeded(page, 5);
  await start(page, 'scenario=king-of-the-hill&a=you&b=friend');
  await playUntil(page, (kind) => kind === 'territory', 4);
  const splitter = /\bRed\b/.test(await slip(page).innerText()) ? 'Red' : 'Blue'; // not Redo
  await expect(table(page).locator('[data-turn="0"]')).toBeVisible(); // upright: below is below
  await slip(page).getByRole('button', { name: 'The lower half' }).click();
  await main(page).click();
  await playUntil(page, (kind) => kind === 'deploy', 4);
  const south = new RegExp(`\\b${splitter}\\b`).test(await slip(page).innerText());
  const wrong = await spot(page, 6, 8);
  await page.mouse.click(wrong.x, wrong.y);
  await expect(page.locator('[data-bubble]')).toBeVisible();
  const right = await spot(page, 3, south ? 1 : 15);
  await page.mouse.click(right.x, right.y);
  await expect(page.locator('[data-base]')).toHaveCount(1);
});

test('by keyboard alone: draw a card, activate, choose Move, go by name', async ({ page }) => {
  await hurry(page);
  await seeded(page, 9);
  await start(page, 'scenario=king-of-the-hill&a=you&b=recruit&deployment=auto');
  await playUntil(page, (kind) => kind === 'channel', 5);
  await page.keyboard.press('2');
  await expect(page.getByText('Your hand, 1 of 5')).toBeVisible();
  await page.keyboard.press('d');
  await expect(page.getByText('Your hand, 2 of 5')).toBeVisible();
  await playUntil(page, (kind) => kind === 'activate', 40);
  await page.keyboard.press('n');
  await expect(table(page).locator('[aria-pressed="true"]')).toBeFocused(); // the next one, on the table
  await page.keyboard.press('1');
  await expect(main(page)).toContainText('Activate the Warrior');
  await slip(page).getByText('What stands around').focus();
  await page.keyboard.press('Enter');
  await expect(slip(page).getByText(/The marker in the middle: .* in /)).toBeVisible();
  await slip(page).getByText('Go by name or bearing').focus();
  await page.keyboard.press('Enter');
  await slip(page)
    .getByRole('button', { name: /Toward the marker in the middle/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(main(page)).toContainText('Move');
  await page.keyboard.press('c');
  await expect(page.getByText(/Blue’s Warrior moves/).first()).toBeVisible();
});

test('axe finds nothing serious at the table, by day and by night', async ({ page }) => {
  await hurry(page);
  await seeded(page, 9);
  await start(page, 'scenario=king-of-the-hill&a=you&b=recruit&deployment=auto');
  await waitsFor(page);
  expect(await seriousInBothLights(page)).toEqual([]);
  await playUntil(page, (kind) => kind === 'action', 40);
  expect(await seriousInBothLights(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the table fills the screen, cards and warbands are behind a tab', async ({ page }) => {
    await hurry(page);
    await seeded(page, 9);
    await start(page, 'scenario=king-of-the-hill&a=you&b=recruit&deployment=auto');
    await waitsFor(page);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
    await page.getByRole('tab', { name: 'Warbands' }).click();
    await expect(page.getByRole('region', { name: 'Warband of Blue' }).last()).toBeVisible();
    await page.getByRole('tab', { name: 'Turn' }).click();
    await expect(slip(page).getByRole('button', { name: /^Draw unseen from the deck/ })).toBeInViewport({ ratio: 1 });
    await playUntil(page, (kind) => kind === 'activate', 60);
    expect(await seriousViolations(page)).toEqual([]);
    const [last, tool] = await Promise.all([
      page
        .getByRole('list', { name: /^Your hand/ })
        .getByRole('listitem')
        .last()
        .boundingBox(),
      page.getByRole('group', { name: 'Zoom and inches' }).boundingBox(),
    ]);
    expect(last!.x + last!.width).toBeLessThanOrEqual(tool!.x); // no tool lies over a card of the own hand
  });
});

test('real cards: the row, both hands and a card drawn again are typed, each behind the curtain', async ({ page }) => {
  const errors = watchErrors(page);
  await hurry(page);
  await page.goto(
    '/new/magewinds?scenario=king-of-the-hill&a=you&b=veteran&deployment=auto&a-band=warrior,guardian&b-band=druid,witch',
  );
  await page.getByRole('radio', { name: 'Real dice and cards' }).check();
  await expect(page.getByText('Real cards need a person at every seat')).toBeVisible();
  await page.goto(page.url().replace('b=veteran', 'b=friend'));
  await page.getByRole('button', { name: /^Start/ }).click();
  const asks = (words: string | RegExp) => expect(page.getByRole('heading', { name: words })).toBeVisible();
  const type = async (...keys: readonly string[]): Promise<void> => {
    await expect(page.locator('form input:focus')).toBeVisible();
    for (const key of keys) await page.keyboard.type(key);
  };
  await asks('Roll-off: one die of Blue');
  await type('6');
  await page.keyboard.press('Enter');
  await asks('Roll-off: one die of Red');
  await type('1');
  await page.keyboard.press('Enter');
  await asks('The top 5 cards are turned up');
  await type('7h', '7h', '10s', 'kd', 'ac', '2s');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('h');
  await expect(page.getByLabel('Cards', { exact: true })).toHaveValue('7h 10s kd ac 2h');
  await expect(page.getByRole('button', { name: '7 of Hearts' })).toBeDisabled();
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');

  const beginDraw = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: /^Draw unseen from the deck/ }).click();
    await page.getByRole('button', { name: `I am ${name}: show my side` }).click();
    await asks(`${name.split(' ')[0]} draws a card`);
  };
  const draw = async (name: string, key: string): Promise<void> => {
    await beginDraw(name);
    await type(key);
    await page.keyboard.press('Enter');
  };
  await expect(table(page)).toBeVisible();
  await draw('Blue (you)', 'qs');
  await expect(page.getByText('Blue draws a card from the deck.').first()).toBeAttached();
  await expect(page.locator('body')).not.toContainText(/Q♠|Queen of Spades/);
  await draw('Red (friend)', 'qs'); // which Blue has: it is refused, and not said where it is
  await expect(page.getByText('That cannot be: by what was typed so far, it is not in the deck.')).toBeVisible();
  await type('3c');
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.locator('body')).not.toContainText(/3♣|3 of Clubs/);

  await page.getByRole('button', { name: /^Take back/ }).click();
  await page.getByRole('button', { name: /agree/ }).click();
  await beginDraw('Red (friend)');
  await expect(page.getByLabel('Card', { exact: true })).toHaveValue('3c');
  await page.keyboard.press('Backspace');
  await type('d');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Red draws a card' })).toHaveCount(0);
  await page.reload();
  await beginDraw('Blue (you)');
  await expect(page.getByRole('button', { name: 'Queen of Spades' })).toBeDisabled(); // in the own hand
  await expect(page.getByRole('button', { name: '3 of Diamonds' })).toBeEnabled(); // Red’s secret
  expect(errors).toEqual([]);
});
