// What it takes from opening a link to one's own first decision: clicks, seconds and bytes, in a fresh browser against a fresh server.
// node scripts/link-time.mjs [--json]

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBuilt } from './lib/build.mjs';
import { findChromium } from './lib/chromium.mjs';
import { serve } from './lib/serve.mjs';

await ensureBuilt(); // compressed, as it is served
const data = mkdtempSync(join(tmpdir(), 'muster-link-time-'));
const { address } = await serve(0, { data });
const executablePath = findChromium();
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(executablePath === undefined ? {} : { executablePath }),
});

const open = async () => (await browser.newContext({ baseURL: address })).newPage();

/** Everything that comes over the network, as it comes. */
const countBytes = async (page) => {
  const bytes = { pages: 0, battle: 0 };
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes.pages += encodedDataLength;
  });
  session.on('Network.webSocketFrameReceived', ({ response }) => {
    bytes.battle += Buffer.byteLength(response.payloadData);
  });
  return bytes;
};

/** Presses of whoever plays in this page, as the page sees them. */
const countClicks = async (page) => {
  const clicks = { count: 0 };
  await page.exposeFunction('clicked', () => {
    clicks.count++;
  });
  await page.addInitScript(() => addEventListener('click', ({ isTrusted }) => isTrusted && window.clicked(), true));
  return clicks;
};

const isAsked = (page) =>
  page.waitForFunction(() => document.title.startsWith('Your turn'), undefined, { timeout: 60_000 });

/** As New battle has it at first, forces included; the maker sits at the second seat. The link of the first. */
const invite = async (maker, path) => {
  await maker.goto(`${path}?a=friend&b=you`);
  await maker.getByRole('radio', { name: 'With a friend' }).check();
  const forces = maker.getByRole('radio', { name: 'As set here' });
  const begin = maker.getByRole('button', { name: /^Invite/ });
  await begin.waitFor();
  if (await forces.isVisible()) await forces.check();
  await begin.click();
  await maker.waitForURL(/\/m\//);
  return maker.evaluate(() => {
    const match = location.pathname.split('/').at(-1);
    const { invitations } = JSON.parse(localStorage.getItem(`muster-match-${match}`));
    return `${location.href}#${invitations.links[0].key}`;
  });
};

/** Where the dice give the maker the first decision, to the table as it is laid. */
const measure = async (path) => {
  const maker = await open();
  const link = await invite(maker, path);
  const guest = await open();
  const [bytes, clicks] = [await countBytes(guest), await countClicks(guest)];
  const begun = performance.now();
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Take the seat' }).click();
  await guest.locator('[data-table]').waitFor({ timeout: 60_000 });
  const to = await Promise.race([isAsked(guest).then(() => 'decision'), isAsked(maker).then(() => 'table')]);
  const seconds = Number(((performance.now() - begun) / 1000).toFixed(1));
  await Promise.all([maker.context().close(), guest.context().close()]);
  return { path, to, clicks: clicks.count, seconds, ...bytes };
};

/** Every game that the home page offers. */
const games = async () => {
  const page = await open();
  await page.goto('/');
  const links = page.locator('a[href^="/new/"]');
  await links.first().waitFor();
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await page.context().close();
  return [...new Set(paths)];
};

const results = [];
for (const path of await games()) results.push(await measure(path));
await browser.close();
rmSync(data, { recursive: true, force: true });

if (process.argv.includes('--json')) console.log(JSON.stringify(results));
else
  for (const { path, to, clicks, seconds, pages, battle } of results)
    console.log(
      `${path}: to the first ${to === 'decision' ? 'own decision' : 'sight of the table'} ${clicks} ${clicks === 1 ? 'click' : 'clicks'}, ${seconds} s, ${pages} bytes of pages, scripts and answers, ${battle} of the battle itself`,
    );
process.exit(0);
