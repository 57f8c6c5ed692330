// Battles with people elsewhere, in browsers of their own, against a server of their own.

import type { Browser, Locator, Page } from '@playwright/test';
import { seriousViolations } from './axe.ts';
import { answer as answerConquest } from './conquest.ts';
import { answer as answerCosmic } from './cosmic-combat.ts';
import { log } from './dwethia.ts';
import { answer as answerGrid, phaseOf } from './grid-battles.ts';
import { answer as answerHeroes } from './heroes.ts';
import { answer as answerMagewinds, slip } from './magewinds.ts';
import {
  atTable,
  copied,
  expect,
  inviteAtOnce,
  inviteTo,
  type OwnServer,
  PHONE,
  playOn,
  somebody,
  takeSeat,
  test,
  whoIsAsked,
} from './online.ts';
import { hex, mainButton, unitsNamed, watchErrors } from './table.ts';

test.use({ actionTimeout: 20_000 });

const linesOf = (page: Page): Promise<readonly string[]> => page.locator('[data-line]').allTextContents();

/** As when a battle has gone on for long: of what was noticed, no more than so much comes at once. */
const onlyNewest = (page: Page, most: number): Promise<void> =>
  page.routeWebSocket(/\/ws$/, (wire) => {
    const server = wire.connectToServer();
    server.onMessage((text) => {
      const told = JSON.parse(String(text));
      wire.send(told.type === 'view' ? JSON.stringify({ ...told, noticed: told.noticed.slice(-most) }) : text);
    });
  });

/** Two people at First Muster: Ann as Blue, Ben as Red. */
const firstMuster = async (browser: Browser, server: OwnServer): Promise<readonly [Page, Page]> => {
  const [ann, ben] = await Promise.all([somebody(browser, server), somebody(browser, server)]);
  await takeSeat(ben, await inviteAtOnce(ann, /First Muster/), 'Ben');
  await Promise.all([atTable(ann), atTable(ben)]);
  return [ann, ben];
};

const byGrid =
  (ann: Page) =>
  (asked: Page): Promise<void> =>
    asked === ann ? answerGrid(asked, 'Blue', 'Red') : answerGrid(asked, 'Red', 'Blue');

test('from the home page to a whole battle of Grid Battles by a link, on a phone too; its proof, its replay, a rematch', async ({
  browser,
  server,
}) => {
  const ann = await somebody(browser, server);
  const ben = await somebody(browser, server, PHONE);
  const errors = [watchErrors(ann), watchErrors(ben)];
  const link = await inviteAtOnce(ann, /First Muster/);
  expect(await seriousViolations(ann)).toEqual([]);
  await ben.goto(link);
  await expect(ben.getByRole('heading', { name: 'First Muster' })).toBeVisible();
  expect(await seriousViolations(ben)).toEqual([]);
  await takeSeat(ben, link, 'Ben');
  await Promise.all([atTable(ann), atTable(ben)]);
  expect(new URL(ben.url()).hash).toBe(''); // the key is out of sight
  await expect(ann.getByText('Ben').first()).toBeVisible();

  await playOn([ann, ben], byGrid(ann), 400);
  const titles = await Promise.all(
    [ann, ben].map((page) => page.getByRole('heading', { level: 2, name: /You (win|lose)/ }).innerText()),
  );
  expect(titles.map((title) => title.includes('You win')).sort()).toEqual([false, true]);
  await expect(ann.locator('button', { hasText: /^(New link|Play on another)/ })).toHaveCount(0); // nobody plays there
  await ann.getByText('The dice were fair: proven').click();
  await expect(ann.getByText(/drawing again gives exactly this battle/)).toBeVisible();

  await ann.getByRole('button', { name: 'Ask for a rematch' }).click();
  await expect.poll(() => ben.title()).toMatch(/^A question for you: /);
  await ann.goto('/battles'); // who has asked need not wait there
  await ben.getByRole('button', { name: 'Agree' }).click();
  await ben.getByRole('button', { name: 'To the rematch' }).click();
  await expect(ben).not.toHaveURL(link.split('#')[0]!);
  await ann.reload();
  await ann.getByRole('link', { name: /^(Open|Play)/ }).click();
  await Promise.all([atTable(ann), atTable(ben)]);
  expect(await whoIsAsked([ann, ben])).toBe(ben); // Blue goes first, and sides are exchanged

  await ben.goto('/battles');
  await expect(ben.getByText('Your turn', { exact: true })).toBeVisible();
  await expect(ben.getByRole('link', { name: /^Look back/ })).toBeVisible();
  await ben.getByRole('link', { name: /^Watch/ }).click();
  await expect(ben.getByText(/Step 0 of/)).toBeVisible();
  expect(errors).toEqual([[], []]);
});

test('Magewinds: hands stay secret on two devices, without a curtain', async ({ browser, server }) => {
  const ann = await somebody(browser, server);
  const ben = await somebody(browser, server);
  await takeSeat(ben, await inviteAtOnce(ann, /The Prize/), 'Ben');
  await Promise.all([atTable(ann), atTable(ben)]);
  const answer = async (asked: Page, n: number): Promise<void> => {
    const kind = (await slip(asked).getAttribute('data-decision')) ?? '';
    expect(kind).not.toBe('curtain');
    await answerMagewinds(asked, kind === '' ? 'again' : kind, n);
  };
  await playOn([ann, ben], answer, 20);
  for (const page of [ann, ben]) expect((await linesOf(page)).length).toBeGreaterThan(5);
});

const ROUNDS = [
  { game: 'heroes', address: '/new/heroes?points=60&objectives=drawn', answer: answerHeroes, until: /Round 2/ },
  { game: 'cosmic-combat', address: '/new/cosmic-combat?points=800', answer: answerCosmic, until: /Round 2/ },
  { game: 'conquest', address: '/new/conquest', answer: answerConquest, until: /Round 2/ },
] as const;

for (const { game, address, answer, until } of ROUNDS)
  test(`a round of ${game} on two devices`, async ({ browser, server }) => {
    const ann = await somebody(browser, server);
    const ben = await somebody(browser, server);
    const errors = [watchErrors(ann), watchErrors(ben)];
    const [link] = await inviteTo(ann, address);
    await takeSeat(ben, link!, 'Ben');
    await Promise.all([atTable(ann), atTable(ben)]);
    const isDone = async (): Promise<boolean> => (await log(ann).getByText(until).count()) > 0;
    await playOn([ann, ben], (asked) => answer(asked), 120, isDone);
    await expect(log(ben).getByText(until).first()).toBeAttached();
    expect(errors).toEqual([[], []]);
  });

test('four people and four devices', async ({ browser, server }) => {
  const people = await Promise.all([1, 2, 3, 4].map(() => somebody(browser, server)));
  const [ann, ...others] = people;
  const links = await inviteTo(ann!, '/new/cosmic-combat?points=800&a=you&b=friend&c=friend&d=friend');
  expect(links).toHaveLength(3);
  const names = ['Ben', 'Cas', 'Dee'];
  for (const [n, link] of links.entries()) await takeSeat(others[n]!, link, names[n]!);
  await Promise.all(people.map(atTable));
  for (const [seat, page] of people.entries())
    for (const [n, name] of names.entries())
      await expect(page.getByRole('heading', { name: `(${n + 1 === seat ? 'you' : name})` })).toBeVisible();
  await playOn(people, (asked) => answerCosmic(asked), 4);
});

test('a confirmed move is taken back when the other agrees; a spectator looks on; a second device plays the same seat', async ({
  browser,
  server,
}) => {
  const [ann, ben] = await firstMuster(browser, server);
  const more = ann.getByText('More', { exact: false }).first();
  await more.click();
  await ann.getByText('A link for spectators').click();
  const watch = await copied(ann, /^Copy link to the battle for spectators/);
  await ann.getByRole('button', { name: 'Play on another device too' }).click();
  const second = await copied(ann, /^Copy link to your seat/);
  await more.click();

  const spectator = await somebody(browser, server);
  await spectator.goto(watch);
  await expect(spectator.getByRole('heading', { name: 'You are watching' })).toBeVisible();
  await expect(ben.getByText('1 spectator')).toBeVisible();
  expect(await spectator.locator('[data-bar]').count()).toBe(0); // nothing to press

  const tablet = await somebody(browser, server, PHONE);
  await tablet.goto(second);
  await tablet.getByRole('button', { name: 'Play here too' }).click();
  await atTable(tablet);
  await expect.poll(() => tablet.title()).toMatch(/^Your turn/);

  const [fresh] = await unitsNamed(tablet, /Blue .* fresh/);
  await hex(tablet, fresh!).click();
  await tablet.reload();
  await atTable(tablet);
  await expect(mainButton(tablet)).toHaveText(/^Activate/); // a plan that was half made outlasts the page
  await mainButton(tablet).click();
  await expect.poll(() => phaseOf(ann)).toMatch(/^Move/);
  await playOn([ann], byGrid(ann), 1);
  await expect.poll(() => linesOf(spectator)).toContainEqual(expect.stringMatching(/ moves /));

  await ann.getByRole('button', { name: /^Take back/ }).click();
  await ann
    .getByRole('dialog')
    .getByRole('button', { name: /^Ask Red \(Ben\)/ })
    .click();
  for (const page of [ann, tablet]) {
    await expect(page.getByRole('button', { name: 'Ask no longer' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Take back/ })).toBeDisabled(); // it is asked already
  }
  await tablet.getByText('More', { exact: false }).first().click();
  await expect(mainButton(tablet)).toBeInViewport({ ratio: 1 }); // whatever is unfolded above it
  await ben.getByRole('button', { name: 'Agree' }).click();
  for (const page of [ann, ben, spectator, tablet])
    await expect(page.getByText(/takes? back|taken back/).first()).toBeAttached();
  await expect.poll(() => phaseOf(ann)).toMatch(/^Move/);
});

test('a declined draw is told though nothing is unfolded; a device whose seat has a new link is told that it plays no longer', async ({
  browser,
  server,
}) => {
  const [ann, ben] = await firstMuster(browser, server);
  const more = ann.getByText('More', { exact: false }).first();
  await more.click();
  await ann.getByRole('button', { name: 'Offer a draw' }).click();
  await more.click();
  await expect(ann.getByText('You want to call it a draw. Red (Ben) must agree.')).toBeVisible();
  await expect.poll(() => ben.title()).toMatch(/^A question for you: /);
  await ben.getByRole('button', { name: 'Decline' }).click();
  await expect(ann.getByText('No draw: Ben does not agree.')).toBeVisible();
  expect(await ben.title()).not.toMatch(/question/);
  await more.click();
  await ann.getByRole('button', { name: 'New link for Red' }).click();
  await ann.getByRole('button', { name: 'Make a new link' }).click();
  await expect(ben.getByRole('heading', { name: 'This device plays here no longer' })).toBeVisible();
  await expect(ben.getByText('The battle cannot be reached')).toHaveCount(0);
  expect(await seriousViolations(ben)).toEqual([]);
  await ben.getByRole('link', { name: 'Forget this battle' }).click();
  await expect(ben.getByRole('link', { name: /First Muster/ })).toHaveCount(0);
});

test('a lost network is told within seconds, and what was commanded meanwhile is done when it is back', async ({
  browser,
  server,
}) => {
  const [ann, ben] = await firstMuster(browser, server);
  await ann.context().setOffline(true);
  await expect(ann.getByText('The battle cannot be reached')).toBeVisible();
  await answerGrid(ann, 'Blue', 'Red');
  await ann.context().setOffline(false);
  await expect(ann.getByText('The battle cannot be reached')).toBeHidden();
  await expect.poll(() => phaseOf(ben)).toMatch(/^Move/);
});

test('the server dies in mid-attack: what was commanded is done once when it is back, and both tables are right; the log is read back to its beginning', async ({
  browser,
  server,
}) => {
  const [ann, ben] = await firstMuster(browser, server);
  const striker = async (): Promise<Page | undefined> => {
    for (const page of [ann, ben])
      if ((await phaseOf(page)).startsWith('Attack') && (await page.title()).startsWith('Your turn')) return page;
    return undefined;
  };
  await playOn([ann, ben], byGrid(ann), 60, async () => (await striker()) !== undefined);
  const page = (await striker())!;
  const struck = / strikes? /;
  const before = (await linesOf(page)).filter((line) => struck.test(line)).length;
  await server.kill();
  await expect(page.getByText('The battle cannot be reached')).toBeVisible();
  await (page === ann ? answerGrid(ann, 'Blue', 'Red') : answerGrid(ben, 'Red', 'Blue'));
  await server.start();
  for (const one of [ann, ben]) {
    await expect(one.getByText('The battle cannot be reached')).toBeHidden({ timeout: 30_000 });
    await expect
      .poll(async () => (await linesOf(one)).filter((line) => struck.test(line)).length, { timeout: 30_000 })
      .toBeGreaterThan(before);
  }
  expect(await linesOf(ann)).toEqual(await linesOf(ben));
  await playOn([ann, ben], byGrid(ann), 4);

  const lines = ann.locator('[data-line]');
  const placeOf = async (line: Locator) => (await line.boundingBox())!.y;
  await onlyNewest(ann, 6);
  await ann.setViewportSize({ width: 1440, height: 600 }); // not all of them are in sight
  await ann.reload();
  await atTable(ann);
  const earlier = ann.getByRole('button', { name: /what came before/ });
  await earlier.focus();
  await expect(earlier).toBeInViewport();
  const place = await placeOf(lines.first());
  await ann.keyboard.press('Enter');
  await expect(earlier).toBeHidden();
  expect(await linesOf(ann)).toEqual(await linesOf(ben));
  const moved = (await placeOf(ann.locator('[data-line]:focus'))) - place;
  expect(Math.abs(moved)).toBeLessThanOrEqual(1); // whole pixels are scrolled
});

test('without a server everything that the page does alone goes on, and it says calmly what does not', async ({
  browser,
  server,
}) => {
  const page = await somebody(browser, server);
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('radio', { name: 'With a friend' }).check();
  await page.getByRole('button', { name: /First Muster/ }).click();
  await expect(page.getByRole('alert')).toContainText('cannot be reached just now');
  await page.getByRole('radio', { name: 'On one screen' }).check();
  await page.getByRole('button', { name: /First Muster/ }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});
