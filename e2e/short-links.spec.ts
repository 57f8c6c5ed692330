// Short links: made, opened, shown in a chat and deleted, against the real server.
import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { watchErrors } from './table.ts';

const RECORDS = [
  ['grid-battles', '1-first-muster'],
  ['magewinds', '3-king-of-the-hill'],
  ['heroes', '1-sandgate-with-undo'],
] as const;

const openRecord = async (page: Page, game: string, name: string): Promise<void> => {
  const buffer = readFileSync(new URL(`../museum/${game}/${name}.json`, import.meta.url));
  await page.goto('/replay');
  await page.getByLabel('Record file').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer });
  await expect(page.getByText(/Step 0 of \d+/)).toBeVisible();
};

/** Presses the button, and reads the link where it is told. */
const copied = async (page: Page, button: string | RegExp): Promise<string> => {
  await page.getByRole('button', { name: button }).click();
  const said = page.getByText(/The short link is copied: /);
  await expect(said).toBeVisible();
  return (await said.textContent())!.replace('The short link is copied: ', '').trim();
};

const headOf = async (request: APIRequestContext, link: string): Promise<string> => {
  const answer = await request.get(link);
  expect(answer.status()).toBe(200);
  return await answer.text();
};

/** How many colours a picture has, as a browser paints it. */
const coloursOf = (page: Page, address: string): Promise<number> =>
  page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const seen = new Set<number>();
    for (let i = 0; i < data.length; i += 4) seen.add((data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!);
    return seen.size;
  }, new URL(address).pathname);

for (const [game, name] of RECORDS)
  test(`a battle of ${game} is shared by a short link with its picture, opened elsewhere, and deleted`, async ({
    page,
    browser,
    request,
  }) => {
    const errors = watchErrors(page);
    await openRecord(page, game, name);
    await page.getByRole('button', { name: 'One step on' }).click();
    await expect(page.getByText(/Step 1 of \d+/)).toBeVisible();
    const link = await copied(page, 'Copy link');
    expect(link).toMatch(/^http:\/\/localhost:\d+\/s\/[a-z2-9]{10}\?at=1$/);

    const head = await headOf(request, link);
    expect(head).toMatch(/<meta property="og:title" content="[^"]+" \/>/);
    const picture = /<meta property="og:image" content="([^"]+)" \/>/.exec(head)![1]!;
    expect((await request.get(picture)).headers()['content-type']).toBe('image/png');
    expect(await coloursOf(page, picture)).toBeGreaterThan(20);

    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto(link);
    await expect(elsewhere.getByText(/Step 1 of \d+/)).toBeVisible();
    await expect(elsewhere.getByRole('button', { name: 'Delete the short link' })).toHaveCount(0);

    expect(await copied(page, 'Copy link')).toBe(link);
    await page.getByRole('button', { name: 'Delete the short link' }).click();
    await expect(page.getByText('The short link is deleted: it opens nothing any more.')).toBeVisible();
    await elsewhere.reload();
    await expect(elsewhere.getByRole('alert')).toContainText('There is nothing under this short link');
    await elsewhere.context().close();
    expect(errors).toEqual([]);
  });

test('a warband and a set-up open on their own pages', async ({ page, browser }) => {
  const errors = watchErrors(page);
  await page.goto('/warbands?slots=8&band=warrior,wizard,cleric,guardian&name=The%20%3Cb%3ENinth');
  const warband = await copied(page, 'Copy the link to this warband');
  await page.goto('/new/grid-battles?scenario=free&points=60&map=7');
  const setup = await copied(page, 'Copy the link to this set-up');
  expect(await coloursOf(page, `${setup}.png`)).toBeGreaterThan(20);
  const other = await (await browser.newContext()).newPage();
  await other.goto(warband);
  await expect(other).toHaveURL(/\/warbands\?/);
  await expect(other.getByLabel('Name', { exact: true })).toHaveValue('The <b>Ninth');
  await other.goto(setup);
  await expect(other).toHaveURL(/\/new\/grid-battles\?.*a-force=/);
  await other.context().close();
  expect(errors).toEqual([]);
});

test('a squad is taken from a short link', async ({ page, browser }) => {
  await page.goto('/heroes/squads');
  const found = page.getByRole('form', { name: 'New squad' });
  await found.getByLabel('Name').fill('The Ninth');
  await found.getByRole('button', { name: 'Found this squad' }).click();
  await expect(page.getByRole('heading', { name: 'The Ninth' })).toBeVisible();
  const link = await copied(page, 'Copy the link to this squad');
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await other.getByRole('button', { name: 'Take the squad of the short link' }).click();
  await expect(other.getByRole('heading', { name: 'The Ninth' })).toBeVisible();
  await other.context().close();
});

test('without a server the long link stays, and a battle that is too long for one is a file', async ({ page }) => {
  await page.route('**/api/shares', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<p>None' }),
  );
  await openRecord(page, 'connect-four', '1-empty-board');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(
    page.getByText(/It carries the whole record\. There is no short link, since no server answers/),
  ).toBeVisible();
  await openRecord(page, 'magewinds', '3-king-of-the-hill');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(
    page.getByText(/too long for a link\. Download the record and send the file\. There is no short link/),
  ).toBeVisible();
});

test('the words of a server that refuses are told', async ({ page }) => {
  const message = 'This server keeps no more short links: send the long link or the file.';
  await page.route('**/api/shares', (route) => route.fulfill({ status: 507, json: { status: 507, message } }));
  await page.goto('/warbands?slots=8&band=warrior,wizard');
  await page.getByRole('button', { name: 'Copy the link to this warband' }).click();
  await expect(page.getByText(`The link is copied. There is no short link: ${message}`)).toBeVisible();
});
