// On plain HTTP by an address of the network there are no locks between tabs and no clipboard of the page's own.

import { expect, type Page, test } from '@playwright/test';
import { drop } from './connect-four.ts';
import { hurry } from './table.ts';

const ADDRESS = `http://muster.test:${process.env['MUSTER_TEST_PORT'] ?? '4179'}`;

/** How many entries of the one battle are kept, and how many its head counts. */
const kept = (page: Page): Promise<readonly [entries: number, counted: number]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('muster-battles');
        opening.onerror = () => reject(new Error('no storage'));
        opening.onsuccess = () => {
          const all = opening.result.transaction('battles').objectStore('battles').getAll();
          all.onsuccess = () => {
            const head = all.result.find((one: { count?: number }) => one.count !== undefined);
            resolve([all.result.length - 1, head.count]);
          };
        };
      }),
  );

test('two tabs never mix one battle: the one behind says so, and loads it from the other', async ({
  page,
  context,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (e) => errors.push(e.message)); // the browser itself says in the console that the address is not secure
  await hurry(page);
  await page.goto(`${ADDRESS}/new/connect-four`);
  expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator])).toEqual([false, false]);
  await page.getByRole('button', { name: /^Start/ }).click();
  await drop(page, 0);
  await expect.poll(() => kept(page)).toEqual([2, 2]);

  const other = await context.newPage();
  await other.goto(page.url());
  await drop(other, 1);
  await expect.poll(() => kept(other)).toEqual([4, 4]);

  await drop(page, 2);
  await expect(page.getByRole('heading', { name: 'This battle goes on in another tab' })).toBeVisible();
  expect(await kept(page)).toEqual([4, 4]);
  await page.getByRole('button', { name: 'Play here instead' }).click();
  const log = page.getByRole('region', { name: 'Log' });
  await expect(log).toContainText('Light drops a disc into column 2');
  await expect(log).not.toContainText('Light drops a disc into column 3');
  await drop(page, 3);
  await expect.poll(() => kept(page)).toEqual([6, 6]);

  await drop(other, 4);
  await expect(other.getByRole('heading', { name: 'This battle goes on in another tab' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('region', { name: 'Log' })).toContainText('Light drops a disc into column 4');

  await other.getByRole('button', { name: 'Concede' }).click();
  await other.getByRole('button', { name: 'Concede the battle' }).click();
  await other.getByRole('button', { name: 'Copy link' }).click();
  await expect(other.getByText('The short link is copied')).toBeVisible();
  await other.goto(`${ADDRESS}/rules/connect-four`);
  await other.getByRole('searchbox').focus();
  await other.keyboard.press('Control+V');
  await other.goto(await other.getByRole('searchbox').inputValue());
  await expect(other.getByText(/Step 0 of 7/)).toBeVisible();
  expect(errors).toEqual([]);
});
