// Dwethia Conquest in a browser: a whole war, a round at one screen, a Surge, a relic brought home, a round by keyboard, a phone.

import { expect, type Page, test } from '@playwright/test';
import { seriousInBothLights } from './axe.ts';
import { answer, base, endIt, isReady, node, openConquest, playUntil } from './conquest.ts';
import { playOnFrom, recordOf, type Seen } from './conquest-record.ts';
import { hint, log, myQuestion, question, slot } from './dwethia.ts';
import { hurry, watchErrors } from './table.ts';

/** What is asked while one moves, and while one shoots. */
const MOVES = /units? to move/;
const SHOOTS = /who shoots|could shoot or build/;

const WAR = { points: 1500, map: 'plains', seats: [{ faction: 'eldritch-cult' }, { faction: 'void' }] };

test('[CQ-25] [CQ-33] [CQ-46] a whole war against the computer by mouse', async ({ page }) => {
  test.setTimeout(300_000);
  const errors = watchErrors(page);
  await hurry(page);
  await openConquest(page, 'a=you&b=recruit&rounds=4');
  for (let i = 0; i < 200 && (await myQuestion(page)) === 'asked'; i++) await answer(page);
  await expect(page.getByRole('heading', { name: 'The battle is over' })).toBeVisible();
  await page.getByText('Round by round').click();
  await expect(page.getByRole('row', { name: /^1 / })).toBeVisible();
  expect(errors).toEqual([]);
});

/** In the page: labels that lie on each other, or on the building that they are about. */
const labelsThatOverlap = (): readonly string[] => {
  const boxOf = (one: Element) => ({
    words: one.textContent || one.getAttribute('data-base'),
    box: one.getBoundingClientRect(),
  });
  const notes = [...document.querySelectorAll('[data-notes]')].map(boxOf);
  const buildings = [...document.querySelectorAll('[data-base$="-hq"] circle:first-of-type')].map(boxOf);
  const isOn = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  return notes.flatMap((one, i) =>
    [...notes.slice(i + 1), ...buildings]
      .filter((other) => isOn(one.box, other.box))
      .map((other) => `${one.words} on ${other.words}`),
  );
};

test('[X-366] [X-320] [X-331] a round at one screen: research, harvest, build', async ({ page }) => {
  test.setTimeout(240_000);
  const errors = watchErrors(page);
  const isThere = ({ decision, state }: Seen) =>
    decision.kind === 'research' && state.round >= 2 && state.sides[decision.seat]!.bank.R >= 100;
  await hurry(page);
  await playOnFrom(page, await recordOf(WAR, isThere));
  await myQuestion(page);
  await expect(hint(page)).toContainText('Research what you want');
  const board = page.getByRole('list', { name: 'Research' });
  await board
    .getByRole('button', { name: /^Deep Drills|^Pack Animals|^Bulwarks/ })
    .first()
    .click();
  await expect(slot(page, 'main')).toContainText('Research');
  await slot(page, 'main').click();
  await expect(
    log(page)
      .getByText(/^Research of /)
      .first(),
  ).toBeVisible();
  await playUntil(page, MOVES);
  await expect(slot(page, 'more workers')).toContainText('R');
  await slot(page, 'more workers').click();
  await myQuestion(page);
  await expect(
    log(page)
      .getByText(/harvests \d+ R at/)
      .first(),
  ).toBeVisible();
  await playUntil(page, SHOOTS);
  const roster = page.getByRole('list', { name: 'Who can shoot or build' }).getByRole('button');
  await roster.first().click();
  const build = page.getByRole('list', { name: 'Build', exact: true }).locator('button:not([aria-disabled])');
  for (let i = 1; (await build.count()) === 0 && i < (await roster.count()); i++) await roster.nth(i).click();
  await build.first().click();
  await expect(slot(page, 'main')).toContainText('Build');
  await slot(page, 'main').click();
  await myQuestion(page);
  await expect(
    log(page)
      .getByText(/order: |begins/)
      .first(),
  ).toBeVisible();
  await expect(page.locator('[data-notes]', { hasText: /^(Legion|Fabri|Sagittarii|\w+)$/ }).first()).toBeVisible();
  expect(await page.evaluate(labelsThatOverlap)).toEqual([]);
  expect(errors).toEqual([]);
});

test('[CQ-48] [X-338] a shot is aimed with its line and its chance, and made', async ({ page }) => {
  test.setTimeout(240_000);
  const isThere = ({ decision, state }: Seen) => decision.kind === 'shootBuild' && state.round >= 3;
  await hurry(page);
  await playOnFrom(page, await recordOf(WAR, isThere));
  const shots = page.getByRole('list', { name: 'Shots', exact: true }).getByRole('button');
  const roster = page.getByRole('list', { name: 'Who can shoot or build' }).getByRole('button');
  for (let turns = 0; turns < 12; turns++) {
    await playUntil(page, SHOOTS);
    for (let i = 0; (await shots.count()) === 0 && i < (await roster.count()); i++) await roster.nth(i).click();
    if ((await shots.count()) > 0) break;
    await endIt(page);
  }
  await shots.first().click();
  await expect(page.getByRole('region', { name: 'What the shot would bring' })).toContainText(/\d+%/);
  await expect(slot(page, 'main')).toContainText('shoots');
  await slot(page, 'main').click();
  await expect(
    log(page)
      .getByText(/shoots (in an arc )?at/)
      .first(),
  ).toBeVisible();
});

test('[CQ-56] [X-350] fights are listed with their members, dice and losses, then fought', async ({ page }) => {
  test.setTimeout(240_000);
  const isThere = ({ decision }: Seen) =>
    decision.kind === 'selectFight' && (decision['fights'] as readonly string[]).length >= 2;
  await hurry(page);
  await playOnFrom(page, await recordOf(WAR, isThere));
  await myQuestion(page);
  const fights = page.getByRole('list', { name: 'Fights' }).getByRole('button');
  await expect(fights.nth(1)).toBeVisible();
  await expect(fights.first()).toContainText(/dice|die/);
  await fights.first().click();
  await expect(slot(page, 'main')).toContainText('Fight this one now');
  await slot(page, 'main').click();
  await expect(
    log(page)
      .getByText(/^(Fight of|Assault on)/)
      .last(),
  ).toBeVisible();
});

/** A hero of each side with Destiny, both unmoved, at the start of a half. */
const isSurgeTime = ({ decision, state }: Seen): boolean =>
  decision.kind === 'activate' &&
  state.sides.every(({ pool }) => pool.destiny > 0) &&
  [0, 1].every((seat) =>
    state.models.some(
      (m) =>
        m.seat === seat &&
        /-[89]$/.test(m.id) &&
        !m.turn.activated &&
        !m.turn.pinned &&
        /hierophant|necromancer|sorcerer/.test(m.sheet),
    ),
  );

test('[X-327] [X-328] [CQ-72] a Surge: offered, answered, wagered, moved', async ({ page }) => {
  test.setTimeout(240_000);
  await hurry(page);
  await playOnFrom(page, await recordOf(WAR, isSurgeTime));
  await myQuestion(page);
  // Who moves first wants to be asked after each move of the other side, and keeps its heroes back.
  await page.keyboard.press('l');
  await page.getByText('When to ask me').first().click();
  await page.getByLabel('Offer me a Surge').first().selectOption({ label: 'also after each of their moves' });
  await endIt(page);
  await playUntil(page, MOVES);
  for (let i = 0; i < 8 && !/may surge/.test(await question(page)); i++) {
    const roster = page.getByRole('list', { name: 'Units to move' }).getByRole('button');
    await roster.nth(i % (await roster.count())).click();
    await walkSomewhere(page);
    await myQuestion(page);
  }
  await expect(hint(page)).toContainText('may surge');
  const chosen = page.getByRole('list', { name: 'What may be chosen' }).getByRole('button');
  await chosen.first().click();
  await slot(page, 'main').click();
  await myQuestion(page);
  await expect(hint(page)).toContainText('Answer with a hero');
  await expect(page.getByRole('region', { name: 'Surge' })).toBeVisible();
  await chosen.first().click();
  await slot(page, 'main').click();
  await myQuestion(page);
  for (let i = 0; i < 4 && /Wager Destiny/.test(await question(page)); i++) {
    await endIt(page);
    await myQuestion(page);
  }
  await expect(
    log(page)
      .getByText(/moves? first/)
      .first(),
  ).toBeVisible();
  await expect(
    log(page)
      .getByText(/surges forward/)
      .first(),
  ).toBeVisible();
});

const walkSomewhere = async (page: Page): Promise<void> => {
  const board = page.getByRole('application');
  const box = (await board.boundingBox())!;
  const chosen = page.locator('[data-base][data-state="selected"]').first();
  const at = (await chosen.boundingBox())!;
  for (const [dx, dy] of [
    [40, 0],
    [-40, 0],
    [0, 40],
    [0, -40],
    [30, 30],
    [-30, -30],
  ] as const) {
    const [x, y] = [at.x + at.width / 2 + dx, at.y + at.height / 2 + dy];
    if (x < box.x + 12 || y < box.y + 12 || x > box.x + box.width - 12 || y > box.y + box.height - 12) continue;
    const isFree = await page.evaluate(
      ([px, py]) => document.elementFromPoint(px!, py!)?.closest('[data-base], [data-object]') === null,
      [x, y],
    );
    if (!isFree) continue;
    await page.mouse.click(x, y);
    await expect(slot(page, 'main')).not.toHaveAttribute('data-resting');
    if (await isReady(page)) return slot(page, 'main').click();
  }
};

test('[X-324] [X-325] a relic is taken and brought home', async ({ page }) => {
  test.setTimeout(240_000);
  await hurry(page);
  await openConquest(page, 'a=you&b=recruit');
  await playUntil(page, MOVES);
  await slot(page, 'more workers').click();
  await myQuestion(page);
  await expect(
    log(page)
      .getByText(/picks up Relic/)
      .first(),
  ).toBeVisible();
  for (let round = 0; round < 3; round++) {
    if (
      await log(page)
        .getByText(/delivers Relic/)
        .first()
        .isVisible()
    )
      break;
    await endIt(page);
    await playUntil(page, MOVES);
    await slot(page, 'more workers').click();
    await myQuestion(page);
  }
  await expect(
    log(page)
      .getByText(/delivers Relic/)
      .first(),
  ).toBeVisible();
  await expect(base(page, 'A1')).toHaveAccessibleName(/holds Relic/);
});

test('[X-313] a round by keyboard alone', async ({ page }) => {
  test.setTimeout(240_000);
  const errors = watchErrors(page);
  await hurry(page);
  await openConquest(page, 'a=you&b=recruit');
  await playUntil(page, MOVES);
  const { keyboard } = page;
  await page.getByRole('application').focus();
  await expect(hint(page)).toContainText('in to go'); // the next unit lies in the hand
  await keyboard.press('m'); // the next node in reach
  await keyboard.press('Enter');
  await expect(slot(page, 'main')).toContainText(/harvest|pick up|go /);
  await keyboard.press('c');
  await myQuestion(page);
  await keyboard.press('w'); // all other workers
  await myQuestion(page);
  await keyboard.press('e');
  if (await slot(page, 'anyway').isVisible()) await keyboard.press('y');
  await playUntil(page, /who shoots|could shoot|won priority|units? to move/);
  await keyboard.press('n');
  await keyboard.press('e');
  if (await slot(page, 'anyway').isVisible()) await keyboard.press('y');
  await myQuestion(page);
  await keyboard.press('?');
  await expect(page.getByText('All workers go on', { exact: true })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a unit is dragged and taken back; where it cannot go, a bubble says why', async ({ page }) => {
  test.setTimeout(240_000);
  await hurry(page);
  await openConquest(page, 'a=you&b=recruit');
  await playUntil(page, MOVES);
  await page
    .getByRole('list', { name: 'Units to move' })
    .getByRole('button', { name: /Legion/ })
    .first()
    .click();
  await node(page, 'M7').click({ force: true }); // on the far side
  await expect(page.getByText(/cannot (go there|use Mine)/).first()).toBeVisible();
  const legion = page.locator('[data-base][data-state="selected"]').first();
  const at = (await legion.boundingBox())!;
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
  await page.mouse.down();
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2 + 20, { steps: 4 });
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2 + 55, { steps: 4 });
  await page.mouse.up();
  await expect(slot(page, 'main')).toContainText(/Legion A\d: go/);
  await slot(page, 'main').click();
  await myQuestion(page);
  await expect(
    log(page)
      .getByText(/Legion A\d goes/)
      .first(),
  ).toBeVisible();
  await page.keyboard.press('u');
  await expect(log(page).locator('[data-undone]').first()).toBeAttached(); // folded away
  // What follows the pointer goes with the unit that it was about.
  const far = (await node(page, 'M7').boundingBox())!;
  await page.mouse.move(far.x, far.y + 60);
  await expect(page.getByText('out of reach')).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByText('out of reach')).toBeHidden();
});

test('several units are chosen and go together', async ({ page }) => {
  test.setTimeout(240_000);
  await hurry(page);
  await openConquest(page, 'a=you&b=recruit');
  await playUntil(page, MOVES);
  const legions = page.getByRole('list', { name: 'Units to move' }).getByRole('button', { name: /Legion/ });
  await legions.first().click();
  await page.keyboard.press('x');
  const units = page.locator('[data-base][data-state="selected"]');
  if ((await units.count()) < 2) await legions.nth(1).click();
  await expect(hint(page)).toContainText('units together');
  const many = await units.count();
  const at = (await base(page, (await legions.first().textContent())!.match(/Legion (A\d+)/)![1]!).boundingBox())!;
  await page.mouse.click(at.x + at.width / 2 + 6, at.y + at.height / 2 - 45);
  await expect(slot(page, 'main')).toContainText(`${many} units go together`);
  await slot(page, 'main').click();
  await myQuestion(page);
  await expect(log(page).getByText(/A\d+ goes/)).toHaveCount(many);
});

/** A Blood Shaman who has not moved yet, and Affinity for it. */
const isShamanTime = ({ decision, state }: Seen): boolean =>
  decision.kind === 'activate' &&
  state.sides[decision.seat]!.pool.affinity > 0 &&
  state.models.some((m) => m.seat === decision.seat && /shaman/.test(m.sheet) && !m.turn.activated && !m.turn.pinned);

test('[X-329] a power is cast in the Movement phase: its reach, its target, its chance', async ({ page }) => {
  test.setTimeout(240_000);
  const config = { points: 2000, map: 'plains', seats: [{ faction: 'black-sun' }, { faction: 'bloodpact' }] };
  await hurry(page);
  await playOnFrom(page, await recordOf(config, isShamanTime, 'veteran'));
  await myQuestion(page);
  await page
    .getByRole('list', { name: 'Units to move' })
    .getByRole('button', { name: /Shaman/ })
    .click();
  await page
    .getByRole('list', { name: 'Powers' })
    .getByRole('button', { name: /Hasten/ })
    .click();
  await expect(hint(page)).toContainText('choose a target');
  await page.locator('[data-base][data-state="target"]').first().click();
  await expect(slot(page, 'main')).toContainText(/cast Hasten on /);
  await slot(page, 'main').click();
  await expect(
    log(page)
      .getByText(/casts? Hasten/)
      .first(),
  ).toBeVisible();
});

test('[X-304] nodes are placed in turn, in the quarters that want them', async ({ page }) => {
  test.setTimeout(240_000);
  await hurry(page);
  await openConquest(page, 'a=you&b=friend&nodes=players');
  await myQuestion(page);
  await page.getByRole('list', { name: 'What may be chosen' }).getByRole('button', { name: /Gas/ }).click();
  const board = (await page.getByRole('application').boundingBox())!;
  const press = (x: number, y: number) => page.mouse.click(board.x + x * board.width, board.y + y * board.height);
  await press(0.45, 0.15);
  await expect(slot(page, 'main')).toContainText('Place the Gas Vein here');
  await slot(page, 'main').click();
  await myQuestion(page);
  await expect(node(page, 'G1')).toBeVisible();
  await press(0.45, 0.17); // too near to the first
  await expect(slot(page, 'main')).toContainText('Choose a place');
});

test('[X-356] who takes a wound is asked, where a player wants to be', async ({ page }) => {
  test.setTimeout(240_000);
  const config = {
    points: 1500,
    map: 'plains',
    seats: [
      { faction: 'empire-of-sol', scenario: 'annihilation' },
      { faction: 'black-sun', scenario: 'annihilation' },
    ],
  };
  const isThere = ({ decision }: Seen) => decision.kind === 'allot';
  await hurry(page);
  await playOnFrom(page, await recordOf(config, isThere, 'recruit', { allocate: 'ask' }));
  await myQuestion(page);
  await expect(hint(page)).toContainText('who takes the next wound');
  const chosen = page.getByRole('list', { name: 'What may be chosen' }).getByRole('button');
  await expect(chosen.first()).toContainText(/\d of \d Wounds? left/);
  await chosen.first().click();
  await expect(slot(page, 'main')).toContainText('takes the wound');
  await slot(page, 'main').click();
  await myQuestion(page);
  await expect(page.getByText('takes the wound')).toHaveCount(0);
});

test('axe finds nothing serious at the table, by day and by night', async ({ page }) => {
  test.setTimeout(240_000);
  await hurry(page);
  await openConquest(page, 'a=you&b=recruit');
  await playUntil(page, MOVES);
  await page.getByRole('list', { name: 'Units to move' }).getByRole('button').first().click();
  expect(await seriousInBothLights(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('everything is in reach: banks in the banner, tabs, one main button', async ({ page }) => {
    test.setTimeout(240_000);
    await hurry(page);
    await openConquest(page, 'a=you&b=recruit');
    await playUntil(page, MOVES);
    await expect(page.getByTitle('Victory points', { exact: true }).filter({ visible: true })).toHaveCount(2);
    await page.getByRole('tab', { name: 'Sides' }).click();
    await expect(page.getByText('Next income').last()).toBeVisible();
    await expect(page.getByText(/^20 victory points at the end of each round/).first()).toBeVisible(); // how one wins
    await page.getByText('What the marks mean').last().click();
    for (const words of [/^Strokes: an enemy could shoot or reach/, /^Framed, with a name: where units count/])
      await expect(page.getByText(words).last()).toBeVisible();
    await page.getByRole('tab', { name: 'Turn' }).click();
    await slot(page, 'more workers').click();
    await myQuestion(page);
    await page.getByRole('tab', { name: 'Log' }).click();
    await expect(
      log(page)
        .getByText(/harvests/)
        .first(),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
