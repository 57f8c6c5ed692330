// A battle on several nodes behind a proxy: when the one that a page is connected to dies, play goes on at another, without a reload.

import { expect, type Page, test } from '@playwright/test';
import { ownPostgres } from '../packages/server/test/postgres.ts';
import { startProxy } from '../packages/server/test/proxy.ts';
import { answer } from './grid-battles.ts';
import { atTable, inviteAtOnce, playOn, serve, somebody, takeSeat } from './online.ts';
import { watchErrors } from './table.ts';

/** Set in a page, it is gone when the page is loaded again. */
const MARK = 'data-not-loaded-again';

const mark = (page: Page): Promise<void> =>
  page.evaluate((name) => document.documentElement.setAttribute(name, ''), MARK);

const linesOf = (page: Page): Promise<number> => page.locator('[data-line]').count();

test('a battle moves to another node when its own dies, and nobody loads the page again', async ({ browser }) => {
  const postgres = await ownPostgres();
  const nodes = [serve('0', { DATABASE_URL: postgres.url }), serve('0', { DATABASE_URL: postgres.url })];
  const ports = await Promise.all(nodes.map(async ({ address }) => Number(new URL(await address).port)));
  const proxy = await startProxy([ports[0]!]);
  const club = { address: () => proxy.address };
  const [ann, ben] = await Promise.all([somebody(browser, club), somebody(browser, club)]);
  const errors = [watchErrors(ann), watchErrors(ben)];
  await takeSeat(ben, await inviteAtOnce(ann, /First Muster/), 'Ben');
  await Promise.all([atTable(ann), atTable(ben)]);
  const answerFor = (asked: Page): Promise<void> =>
    asked === ann ? answer(asked, 'Blue', 'Red') : answer(asked, 'Red', 'Blue');
  await playOn([ann, ben], answerFor, 4);
  await Promise.all([mark(ann), mark(ben)]);
  const before = await Promise.all([linesOf(ann), linesOf(ben)]);

  proxy.serve(ports);
  nodes[0]!.child.kill('SIGKILL');
  await playOn([ann, ben], answerFor, 8);

  for (const [i, page] of [ann, ben].entries()) {
    await expect.poll(() => linesOf(page)).toBeGreaterThan(before[i]!);
    await expect(page.locator('html')).toHaveAttribute(MARK, '');
  }
  const last = (page: Page): Promise<string | null> => page.locator('[data-line]').last().textContent();
  await expect.poll(async () => (await last(ann)) === (await last(ben))).toBe(true);
  expect(errors.flat().filter((error) => !/WebSocket|ERR_CONNECTION|ERR_EMPTY/.test(error))).toEqual([]);
  nodes[1]!.child.kill('SIGKILL');
  await proxy.close();
  await postgres.stop();
});
