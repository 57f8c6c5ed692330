// What is kept: saves, replays, records, links; and what happens when they are damaged.

import { readFile } from 'node:fs/promises';
import { deflateRawSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { board, concede, hurry, hurryUnasked, myTurn, passTurn, startBattle, watchErrors } from './table.ts';

const idOf = (page: Page): string => page.url().split('/').at(-1)!;

/** A battle as it lies in the browser's storage: its head, and the entries beside it. */
interface Stored {
  readonly head: Record<string, unknown> & { readonly opening: { readonly setup: object } };
  readonly entries: readonly { readonly seat?: number }[];
}

const stored = (page: Page, id: string): Promise<Stored> =>
  page.evaluate(
    (key) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('muster-battles');
        opening.onerror = () => reject(new Error('no storage'));
        opening.onsuccess = () => {
          const store = opening.result.transaction('battles').objectStore('battles');
          const head = store.get(key);
          const entries = store.getAll(IDBKeyRange.bound([key], [key, []]));
          store.transaction.oncomplete = () => resolve({ head: head.result, entries: entries.result });
        };
      }),
    id,
  );

/** Puts something else in the place of a head, and takes the entries away if it is told so. */
const overwrite = (page: Page, id: string, head: object, alone: boolean): Promise<void> =>
  page.evaluate(
    ([key, value, isAlone]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('muster-battles');
        opening.onerror = () => reject(new Error('no storage'));
        opening.onsuccess = () => {
          const store = opening.result.transaction('battles', 'readwrite').objectStore('battles');
          store.put(value, key);
          if (isAlone) store.delete(IDBKeyRange.bound([key], [key, []]));
          store.transaction.oncomplete = () => resolve();
        };
      }),
    [id, head, alone] as const,
  );

/** Activates a unit, and waits until that is kept. */
const activateOne = async (page: Page): Promise<void> => {
  await myTurn(page);
  await page.keyboard.press('n');
  await page.keyboard.press('c');
  const isKept = async () => (await stored(page, idOf(page))).entries.some(({ seat }) => seat === 0);
  await expect.poll(isKept).toBe(true);
};

test('a reload in the middle goes on where it was', async ({ page }) => {
  await hurry(page);
  await startBattle(page, 'scenario=S1&a=you&b=recruit');
  await activateOne(page);
  await expect(page.locator('[aria-current="step"]')).toHaveText('Move');
  await page.reload();
  await expect(board(page)).toBeVisible();
  await expect(page.locator('[aria-current="step"]')).toHaveText('Move');
  await page.goto('/');
  const battle = page.getByRole('link', { name: /First Muster/ }).first();
  await expect(battle).toBeVisible(); // on top, for who comes back
  await page.reload();
  await expect(battle).toBeInViewport();
  const [top, title] = [await battle.boundingBox(), await page.getByRole('heading', { level: 1 }).boundingBox()];
  expect(top!.y).toBeLessThan(title!.y);
  await battle.click();
  await expect(page.locator('[aria-current="step"]')).toHaveText('Move');
});

test('a damaged save is set aside and said so', async ({ page }) => {
  await startBattle(page, 'scenario=S1&a=you&b=recruit');
  const id = idOf(page);
  await page.goto('/rules');
  const { head } = await stored(page, id);
  await overwrite(page, id, { ...head, opening: { ...head.opening, setup: {} } }, false);
  await page.goto(`/play/${id}`);
  await expect(page.getByText(/could not be read\. It was set aside/)).toBeVisible();
  await page.goto('/');
  await expect(page.getByText(/set aside/i).first()).toBeVisible();
});

test('a battle that is open in another tab is played here instead, and taken back there', async ({ page, context }) => {
  await hurry(page);
  await startBattle(page, 'scenario=S1&a=you&b=recruit');
  await activateOne(page);
  const other = await context.newPage();
  await hurry(other);
  await other.goto(page.url());
  await expect(other.getByRole('heading', { name: 'This battle is open in another tab' })).toBeVisible();
  await other.getByRole('button', { name: 'Play here instead' }).click();
  await expect(other.locator('[aria-current="step"]')).toHaveText('Move'); // what was played there is here
  await expect(page.getByRole('heading', { name: 'This battle is open in another tab' })).toBeVisible();
  await page.getByRole('button', { name: 'Play here instead' }).click();
  await expect(page.locator('[aria-current="step"]')).toHaveText('Move');
  await page.goto('/'); // who comes back finds it first
  const first = page.getByRole('main').getByRole('heading').first();
  await expect(first).toHaveText('Carry on');
});

test('every command is added to what is kept, and a battle whose log was cut is set aside', async ({ page }) => {
  await hurry(page);
  await startBattle(page, 'scenario=S1&a=you&b=recruit');
  const id = idOf(page);
  await activateOne(page);
  await page.goto('/rules');
  const { head, entries } = await stored(page, id);
  expect(head['count']).toBe(entries.length);
  expect(head['record']).toBeUndefined();
  await overwrite(page, id, { ...head, count: entries.length + 1 }, false);
  await page.goto(`/play/${id}`);
  await expect(page.getByText(/could not be read\. It was set aside/)).toBeVisible();
});

test('a battle that an older page kept as one text is carried on, and kept anew', async ({ page }) => {
  await hurry(page);
  await startBattle(page, 'scenario=S1&a=you&b=recruit');
  const id = idOf(page);
  await activateOne(page);
  await page.goto('/rules');
  const { head, entries } = await stored(page, id);
  const { opening, count: _, ...rest } = head;
  await overwrite(page, id, { ...rest, version: 2, record: JSON.stringify({ ...opening, entries }) }, true);
  await page.goto(`/play/${id}`);
  await expect(page.locator('[aria-current="step"]')).toHaveText('Move');
  expect(await stored(page, id)).toEqual({ head, entries });
});

/** Of a battle, or of an entry of its log. */
type OldKey = string | readonly [id: string, at: number];

/** Makes a database as pages always have: no version is asked for, one store without a path to its keys. */
const makeOld = (
  page: Page,
  name: string,
  store: string,
  pairs: readonly (readonly [OldKey, unknown])[],
): Promise<void> =>
  page.evaluate(
    ([database, storeName, all]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(new Error('no storage'));
        opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
        opening.onsuccess = () => {
          const held = opening.result.transaction(storeName, 'readwrite').objectStore(storeName);
          for (const [key, value] of all) held.put(value, typeof key === 'string' ? key : [...key]);
          held.transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [name, store, pairs] as const,
  );

test('what older pages keep in this browser is there: battles, what was set aside, forces', async ({
  page,
  browser,
}) => {
  await hurry(page);
  await startBattle(page, 'scenario=S1&a=you&b=recruit');
  const id = idOf(page);
  await activateOne(page);
  const { head, entries } = await stored(page, id);

  const old = await (await browser.newContext()).newPage();
  await old.goto('/healthz'); // of the same origin, and it opens no database
  await makeOld(old, 'muster-battles', 'battles', [
    [id, head],
    ...entries.map((entry, i) => [[id, i], entry] as const),
  ]);
  await makeOld(old, 'muster-set-aside', 'battles', [['abcd2345', 'damaged']]);
  await makeOld(old, 'muster-magewinds-warbands', 'warbands', [
    ['Old Guard', { version: 1, name: 'Old Guard', slots: 8, warband: ['wizard', 'warrior'], updated: 1 }],
  ]);
  await old.goto('/');
  await expect(old.getByText(/set aside/i).first()).toBeVisible();
  await old
    .getByRole('link', { name: /First Muster/ })
    .first()
    .click();
  await expect(old.locator('[aria-current="step"]')).toHaveText('Move');
  await old.goto('/warbands');
  await expect(old.getByRole('link', { name: /^Old Guard/ })).toBeVisible();
  await old.context().close();
});

test('a finished battle can be watched, shared by link and file, and played on', async ({ page, context }) => {
  const errors = watchErrors(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await hurryUnasked(page);
  await startBattle(page, 'scenario=S1&a=you&b=recruit');
  await passTurn(page);
  await activateOne(page);
  await concede(page);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page.getByText(/Step 0 of \d+/)).toBeVisible();
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(page.getByText(/Step 1 of \d+/)).toBeVisible();
  await expect(page).toHaveURL(/at=1/);
  await page.getByRole('slider').focus();
  await page.keyboard.press('End');
  await expect(page.getByText('Red wins', { exact: true })).toBeVisible();
  const desk = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of [/^Play on from here/, 'Download', 'Copy link'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(desk);

  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText(/The short link is copied/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await (await downloading).path();

  const other = await context.newPage();
  await other.goto(link.replace(/at=\d+/, 'at=1'));
  await expect(other.getByText(/Step 1 of \d+/)).toBeVisible();
  await other.getByRole('button', { name: /^Play on from here/ }).click();
  await expect(board(other)).toBeVisible();
  await myTurn(other);

  await page.goto('/replay');
  await page.getByLabel('Record file').setInputFiles(file);
  await expect(page.getByText(/Step 0 of \d+/)).toBeVisible();

  const record = JSON.parse(await readFile(file, 'utf8'));
  record.entries[1].seat = 1;
  await page.goto('/replay');
  await page.getByLabel('Record file').setInputFiles({
    name: 'tampered.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await expect(page.getByRole('alert')).toContainText('Entry 1 of this record is not true');
  expect(errors).toEqual([]);
});

test('foreign files, damaged links and unknown addresses are answered in a sentence', async ({ page }) => {
  await page.goto('/replay');
  for (const [text, answer] of [
    ['{"format":"muster/9"}', /this Muster reads muster\/1/],
    ['{"cards":[]}', /is not a Muster record/],
    ['{"format":"muster/1","entr', /cut off/],
  ] as const) {
    await page
      .getByLabel('Record file')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(page.getByRole('alert')).toHaveText(answer);
  }
  await page.goto('/replay#r=abc');
  await expect(page.getByRole('alert')).toContainText('damaged');
  await page.goto(`/replay?large#r=${deflateRawSync(Buffer.alloc(40_000_000)).toString('base64url')}`);
  await expect(page.getByRole('alert')).toContainText('far more than a record');
  await page.goto('/play/nosuchid');
  await expect(page.getByText(/no battle at this address/)).toBeVisible();
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('two people on one screen: taking back what ended a turn needs the other to agree', async ({ page }) => {
  await hurryUnasked(page);
  await startBattle(page, 'scenario=S1&a=you&b=friend');
  await passTurn(page);
  await page.keyboard.press('u');
  await expect(page.getByRole('dialog')).toContainText('must agree');
  await page.getByRole('button', { name: 'We agree: take it back' }).click();
  await page.getByText('One command taken back').click();
  await expect(page.getByText(/takes back the last/).first()).toBeVisible();
});
