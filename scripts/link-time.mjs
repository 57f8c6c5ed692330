// What it takes from opening a link to one's own first decision: bytes, seconds and clicks, in a fresh browser against a fresh server.
// node scripts/link-time.mjs (after npm run build)

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './lib/chromium.mjs';
import { serve } from './lib/serve.mjs';

/** The maker sits at the second seat, so that who comes by the link decides first. */
const SETUP = '/new/grid-battles?scenario=S1&a=friend&b=you';

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

const invite = async () => {
  const maker = await open();
  await maker.goto(SETUP);
  await maker.getByRole('radio', { name: 'With a friend' }).check();
  await maker.getByRole('button', { name: /^Invite/ }).click();
  await maker.waitForURL(/\/m\//);
  return maker.evaluate(() => {
    const match = location.pathname.split('/').at(-1);
    const { invitations } = JSON.parse(localStorage.getItem(`muster-match-${match}`));
    return `${location.href}#${invitations.links[0].key}`;
  });
};

const link = await invite();
const guest = await open();
const bytes = await countBytes(guest);
const begun = performance.now();
await guest.goto(link);
await guest.getByRole('button', { name: 'Take the seat' }).click();
await guest.waitForFunction(() => document.title.startsWith('Your turn'), undefined, { timeout: 60_000 });
const seconds = (performance.now() - begun) / 1000;
await browser.close();
rmSync(data, { recursive: true, force: true });

console.log('From opening a link to the first own decision, First Muster, nothing cached:');
console.log(`  clicks   1 (Take the seat)`);
console.log(`  seconds  ${seconds.toFixed(1)}`);
console.log(`  bytes    ${bytes.pages} of pages, scripts and answers; ${bytes.battle} of the battle itself`);
process.exit(0);
