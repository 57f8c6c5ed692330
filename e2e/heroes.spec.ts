// Dwethia Heroes in a browser: whole battles, an activation by keyboard, a resisted power, a claim at one screen.

import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { seriousInBothLights, seriousViolations } from './axe.ts';
import { hint, myQuestion, slot } from './dwethia.ts';
import { answer, openHeroes, sealFive, space } from './heroes.ts';
import { hurry, seeded, watchErrors } from './table.ts';

/** Every base wears the end of the name that lists and the log use: `A1`. */
const labelsAreNames = async (page: Page): Promise<void> => {
  const rows = page.getByRole('region', { name: /^Force of/ }).locator('[data-card^="model "]');
  const worn = await rows.evaluateAll((all) =>
    all.map((row) => [row.querySelector('svg text')?.textContent, row.getAttribute('data-card')?.split(' ')[1]]),
  );
  expect(worn.length).toBeGreaterThan(2);
  for (const [label, id] of worn) expect(label).toBe(id);
};

/** Somebody who may be activated stands beside an enemy. */
const isEngaged = async (page: Page): Promise<boolean> =>
  (await page.locator('[data-decision="select"]').count()) > 0 &&
  / is engaged with \S+ B\d: /.test((await hint(page).textContent()) ?? '');

/** HR-40: the enemy beside it is clicked, and struck by the main button. */
const strikeInTwo = async (page: Page): Promise<number> => {
  const id = / is engaged with \S+ (B\d): /.exec((await hint(page).textContent()) ?? '')?.[1] ?? '';
  const blows = page.locator('[aria-label="Log"]').getByText(new RegExp(`strikes at \\S+ ${id}`));
  const before = await blows.count();
  for (const way of [/^Strike .*%/, /^Retreat .*%.*Gets away unhurt/]) // HR-40: each with its own odds
    await expect(page.getByRole('list', { name: 'Attacks' }).getByRole('button', { name: way }).first()).toBeVisible();
  await page.keyboard.press('Escape'); // what was laid by itself is let go
  const at = page.locator(`[data-spoken][aria-label*=" ${id} of North"]`);
  await space(page, (await at.getAttribute('data-spoken')) ?? '').click();
  await expect(slot(page, 'main')).toContainText(new RegExp(`strike \\S+ ${id}`));
  await slot(page, 'main').click();
  await expect.poll(() => blows.count()).toBeGreaterThan(before);
  return 1;
};

test('[HR-13] [HR-20] [HR-46] a whole battle against the computer by mouse', async ({ page }) => {
  const errors = watchErrors(page);
  await hurry(page);
  await seeded(page, 2); // with this luck somebody may strike the enemy beside it
  await openHeroes(page, 'points=60&a=you&b=recruit');
  await labelsAreNames(page);
  let strikes = 0;
  for (let i = 0; i < 300 && (await myQuestion(page)) === 'asked'; i++)
    if (strikes === 0 && (await isEngaged(page))) strikes = await strikeInTwo(page);
    else await answer(page);
  expect(strikes).toBe(1);
  await expect(page.getByRole('heading', { name: 'The battle is over' })).toBeVisible();
  await expect(page.getByText(/had sealed/).first()).toBeVisible(); // nothing is secret any more
  expect(errors).toEqual([]);
});

test('[HR-11] [HR-24] one activation by keyboard alone', async ({ page }) => {
  await hurry(page);
  await openHeroes(page, 'points=60&a=you&b=recruit&objectives=drawn');
  await myQuestion(page);
  if (/won priority/.test((await hint(page).textContent()) ?? '')) {
    await page.getByRole('button', { name: 'We go first' }).focus();
    await page.keyboard.press('Enter');
    await myQuestion(page);
  }
  const { keyboard } = page;
  await expect(hint(page)).toContainText('beside the board'); // somebody is in the hand already
  const board = page.getByRole('grid');
  await board.focus();
  await expect(board.locator('[role="gridcell"][id]')).toHaveAccessibleName(/level 0.*may be entered/);
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter']) await keyboard.press(key);
  await expect(slot(page, 'main')).toContainText(/enter at .* move to/);
  await keyboard.press('c');
  const told = page.locator('[aria-label="Log"]').getByText(/Praetorian A1 moves to/);
  const [, place] = /moves to ([A-Z]+\d+),/.exec((await told.textContent()) ?? '') ?? [];
  await expect(page.getByRole('region', { name: /^Force of South/ }).locator('[data-card="model A1"]')).toContainText(
    `${place}, has acted`,
  ); // one name everywhere
});

test('[DW-91] [DW-93] a resisted power, both sides at one screen', async ({ page }) => {
  await hurry(page);
  await openHeroes(page, 'points=150&arena=foundry&south=eldritch-cult&north=citadel&a=you&b=friend&objectives=drawn');
  for (let i = 0; i < 80; i++) {
    expect(await myQuestion(page)).toBe('asked');
    if (/Choose who resists/.test((await hint(page).textContent()) ?? '')) break;
    await answer(page, 36);
  }
  await expect(hint(page)).toContainText('Choose who resists');
  const contest = page.getByRole('region', { name: /^Contest over/ });
  await expect(page.getByText(/^If it takes hold: /)).toBeVisible();
  await expect(page.locator('[data-kind="blow"]')).toHaveCount(1); // who casts on whom is seen
  await expect(page.getByRole('list', { name: 'Parts of the activation' }).locator('[aria-current]')).not.toHaveText(
    'Fight',
  );
  await page
    .getByRole('button', { name: /to bid/ })
    .first()
    .click();
  await expect(contest).toBeVisible(); // there are two now
  await expect(contest).toContainText('%');
  await page.getByRole('button', { name: /resists with/ }).click();
  for (let i = 0; i < 12; i++) {
    expect(await myQuestion(page)).toBe('asked');
    if (!/You may add up to/.test((await hint(page).textContent()) ?? '')) break;
    await slot(page, 'main').click();
  }
  await expect(
    page
      .locator('[aria-label="Log"]')
      .getByText(/takes hold|is negated/)
      .first(),
  ).toBeVisible();
});

test('[HR-13] [X-51] at one screen the seal is chosen behind a curtain, and opened before all', async ({ page }) => {
  await hurry(page);
  await openHeroes(page, 'points=60&a=you&b=friend');
  for (let seat = 0; seat < 2; seat++) {
    const curtain = page.getByRole('button', { name: /show my side/ });
    if (await curtain.isVisible()) await curtain.click();
    await expect(hint(page)).toContainText('Choose five objectives');
    await sealFive(page);
  }
  await myQuestion(page);
  if (/won priority/.test((await hint(page).textContent()) ?? ''))
    await page.getByRole('button', { name: 'We go first' }).click();
  await myQuestion(page);
  expect(await page.getByRole('list', { name: /^Objectives of/ }).count()).toBeLessThan(2); // never both
  await page
    .getByRole('button', { name: /Open our seal/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Open it anyway' }).first().click();
  await expect(page.getByRole('list', { name: /^Objectives of/ }).first()).toBeVisible();
  await expect(page.locator('[aria-label="Log"]').getByText(/opens its seal too early/)).toBeVisible();
});

test('[HR-13] five are chosen for me, looked at and changed before they are sealed', async ({ page }) => {
  const errors = watchErrors(page);
  await hurry(page);
  await openHeroes(page, 'points=60&a=you&b=friend');
  const curtain = page.getByRole('button', { name: /show my side/ });
  if (await curtain.isVisible()) await curtain.click();
  await expect(hint(page)).toContainText('Choose five objectives');
  const hand = page.getByRole('list', { name: 'Objectives to choose from' }).getByRole('button');
  const chosen = hand.and(page.locator('[aria-pressed="true"]'));
  await page.getByRole('button', { name: 'Choose five for me' }).click();
  await expect(chosen).toHaveCount(5);
  await expect(page.locator('[aria-label="Log"]').getByText(/has sealed/)).toHaveCount(0);
  await chosen.first().click();
  await expect(chosen).toHaveCount(4);
  await hand.and(page.locator('[aria-pressed="false"]')).last().click();
  await page.getByRole('button', { name: /^Seal these five/ }).click();
  await expect(curtain).toBeVisible(); // the other one is asked
  expect(errors).toEqual([]);
});

test('[DW-22] [X-166] two against one at one screen: chosen on the page, begun and played in turns, with open hands without a curtain', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await hurry(page);
  await page.addInitScript(() => {
    const look = (): void => {
      if (document.getElementById('curtain-title') !== null) document.documentElement.setAttribute('data-curtain', '');
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/new/heroes?points=60&a=you&b=friend');
  await page.getByRole('group', { name: 'Players' }).getByRole('radio', { name: '3' }).check();
  const third = page.getByRole('region', { name: 'South 2 side' });
  await third.getByRole('radio', { name: 'North' }).click();
  const moved = page.getByRole('region', { name: 'North 2 side' });
  await moved.getByRole('radio', { name: 'South' }).click();
  await third.getByRole('radio', { name: 'Friend' }).check();
  await third.getByLabel('Faction').selectOption('void');
  await expect(page).toHaveURL(/c-side=south&c-faction=void/);
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Open hands' }).check();
  await page.getByRole('button', { name: /^Start Sandgate as South 1 with a friend against a friend/ }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  const asked = new Set<string>();
  for (let i = 0; i < 40 && asked.size < 3; i++) {
    expect(await myQuestion(page)).toBe('asked');
    const words = (await hint(page).textContent()) ?? '';
    if (/beside the board|Choose where/.test(words)) asked.add(words.split(' (')[0]!);
    await answer(page);
  }
  expect([...asked].sort()).toEqual(['North', 'South 1', 'South 2']);
  await expect(page.locator('html[data-curtain]')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('[X-105] a refused click is answered where it was made, on the tilted board too', async ({ page }) => {
  await hurry(page);
  await openHeroes(page, 'points=60&a=you&b=recruit&objectives=drawn');
  await page.getByRole('button', { name: 'Tilt the board' }).click();
  await myQuestion(page);
  if (/won priority/.test((await hint(page).textContent()) ?? ''))
    await page.getByRole('button', { name: 'We go first' }).click();
  await myQuestion(page);
  await page.getByRole('list', { name: 'Who may be activated' }).getByRole('button').first().click();
  await space(page, 'l12').click();
  await expect(page.locator('[data-bubble]')).toContainText('X-123');
  await space(page, 'h2').click();
  await expect(slot(page, 'main')).toContainText('enter at H2');
});

/** So long after the table stands it fetches what is only needed later: on a slow machine that would be counted too. */
const LATER_MS = 2000;

test('what the table of Heroes loads for itself alone is less than 130 kB gzipped', async ({ browser }) => {
  /** Scripts and styles of a battle that has begun, by name: how large they are. */
  const tableOf = async (address: string, role: 'grid' | 'application'): Promise<ReadonlyMap<string, number>> => {
    const page = await browser.newPage();
    await hurry(page);
    await page.addInitScript((later) => {
      const wait = window.setTimeout;
      window.setTimeout = ((run: () => void, ms?: number) => (ms === later ? 0 : wait(run, ms))) as typeof wait;
    }, LATER_MS);
    await page.goto(address);
    await page.getByRole('button', { name: /^Start/ }).click();
    await expect(page.getByRole(role)).toBeVisible();
    const bodies: Promise<readonly [string, number]>[] = [];
    page.on('response', (response) => {
      const name = /\/assets\/([^/?]+\.(?:js|css))$/.exec(response.url())?.[1];
      if (name !== undefined) bodies.push(response.body().then((body) => [name, gzipSync(body).length] as const));
    });
    await page.reload();
    await expect(page.getByRole(role)).toBeVisible();
    const sizes = new Map(await Promise.all(bodies));
    await page.close();
    return sizes;
  };
  const hexes = await tableOf('/new?scenario=S2&a=you&b=friend', 'grid');
  const measured = await tableOf('/new/magewinds?a=you&b=friend&deployment=auto', 'application');
  const heroes = await tableOf('/new/heroes?a=you&b=friend&objectives=drawn', 'grid');
  const own = [...heroes].filter(([name]) => !hexes.has(name) && !measured.has(name)).map(([, size]) => size);
  expect(own.length).toBeGreaterThan(0);
  expect(own.reduce((total, size) => total + size, 0)).toBeLessThan(130_000);
});

test('axe finds nothing serious at the table, by day and by night', async ({ page }) => {
  await hurry(page);
  await openHeroes(page, 'points=60&a=you&b=recruit');
  await myQuestion(page);
  expect(await seriousInBothLights(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const isInSight = (page: Page, label: string): Promise<boolean> =>
    page.evaluate((worn) => {
      const base = [...document.querySelectorAll('[role="grid"] text')].find(({ textContent }) => textContent === worn);
      const [at, board] = [base, document.querySelector('[role="grid"]')].map((one) => one?.getBoundingClientRect());
      return at !== undefined && board !== undefined && at.top > board.top && at.bottom < board.bottom;
    }, label);

  test('objectives have room, an enemy out of sight is attacked from the slip, and one’s own are seen first', async ({
    page,
  }) => {
    await hurry(page);
    await openHeroes(page, 'points=150&arena=foundry&south=eldritch-cult&north=void&a=you&b=recruit');
    const objectives = page.getByRole('list', { name: 'Objectives to choose from' });
    await expect(objectives.getByRole('button').nth(3)).toBeInViewport({ ratio: 1 });
    await sealFive(page);
    const foes = page.getByRole('list', { name: 'Enemies to attack' }).getByRole('button');
    for (let i = 0; i < 6 && (await foes.count()) === 0; i++) {
      await myQuestion(page);
      if ((await foes.count()) > 0) break;
      if (/beside the board/.test((await hint(page).textContent()) ?? '')) await space(page, 'r6').tap();
      await slot(page, 'main').tap();
    }
    await foes.first().tap();
    const who = await foes.first().getAttribute('aria-label');
    await expect(hint(page)).toContainText(`${who} is out of reach`);
    const actor = / (A\d): /.exec((await slot(page, 'main').textContent()) ?? '')?.[1] ?? '';
    await expect.poll(() => isInSight(page, actor)).toBe(true); // where it goes
    await slot(page, 'main').tap();
    await myQuestion(page);
    await page.reload();
    await myQuestion(page);
    await expect.poll(() => isInSight(page, actor)).toBe(true);
    await expect(slot(page, 'main')).toBeInViewport({ ratio: 1 });
    const over = await page.evaluate(() => [
      document.documentElement.scrollWidth - innerWidth,
      document.documentElement.scrollHeight - innerHeight,
    ]);
    expect(Math.max(...over)).toBeLessThanOrEqual(0);
    await page.getByRole('tab', { name: 'Forces' }).click();
    await expect(page.getByRole('list', { name: 'Objectives of South' })).toBeVisible();
    await page.getByText('What the marks mean').last().click();
    await expect(page.getByText(/^Hatched: beside an enemy/).last()).toBeVisible();
  });
});
