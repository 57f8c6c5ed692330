// Battles with people elsewhere: a server of the test's own, and pages that sit at its seats.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { hurry, over } from './table.ts';

const SERVE = new URL('../scripts/lib/serve-built.mjs', import.meta.url).pathname;

/** One process on a port of its own, with a folder of its own; it can be killed and started again. */
export interface OwnServer {
  address(): string;
  kill(): Promise<void>;
  start(): Promise<void>;
}

type Settings = Readonly<Record<string, string>>;

interface Served {
  readonly child: ChildProcess;
  readonly address: Promise<string>;
}

/** `settings`: where it keeps its battles, a folder or a database, and whatever else is set. */
export const serve = (port: string, settings: Settings): Served => {
  const child = spawn(
    process.execPath,
    ['--no-warnings', SERVE, ...('DATABASE_URL' in settings ? ['--database'] : [])],
    {
      env: { ...process.env, PORT: port, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const address = new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /http:\/\/\S+/.exec(text);
      if (found !== null) resolve(found[0]);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${text}`)));
  });
  return { child, address };
};

/** With settings of its own. */
export const makeServer = async (settings: Settings = {}): Promise<OwnServer & { close(): Promise<void> }> => {
  const data = mkdtempSync(join(tmpdir(), 'muster-online-'));
  let { child, address: told } = serve('0', { MUSTER_DATA: data, ...settings });
  const address = await told;
  const kill = async (): Promise<void> => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  };
  return {
    address: () => address,
    kill,
    start: async () => {
      ({ child, address: told } = serve(new URL(address).port, { MUSTER_DATA: data, ...settings }));
      await told;
    },
    close: async () => {
      await kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
};

export const test = base.extend<object, { readonly server: OwnServer }>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await makeServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Somebody with a device of their own. */
export const somebody = async (
  browser: Browser,
  server: Pick<OwnServer, 'address'>,
  viewport = WIDE,
): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: server.address(),
    viewport,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await hurry(page);
  return page;
};

/** The clipboard, when so many buttons say that they have copied something. */
const lastCopied = async (page: Page, times: number): Promise<string> => {
  await expect(page.getByText('Copied.')).toHaveCount(times);
  return page.evaluate(() => navigator.clipboard.readText());
};

/** What the one button for it copies. */
export const copied = async (page: Page, what: RegExp): Promise<string> => {
  const before = await page.getByText('Copied.').count();
  await page.getByRole('button', { name: what }).click();
  return lastCopied(page, before + 1);
};

/** From the home page: the first battle of a game, with a friend. The link of the other seat. */
export const inviteAtOnce = async (maker: Page, battle: RegExp): Promise<string> => {
  await maker.goto('/');
  await maker.getByRole('radio', { name: 'With a friend' }).check();
  await maker.getByRole('button', { name: battle }).click();
  return copied(maker, /^Copy link to the seat/);
};

/** From New battle; forces are as they were set. The links of the other seats. */
export const inviteTo = async (maker: Page, address: string): Promise<readonly string[]> => {
  await maker.goto(address);
  await maker.getByRole('radio', { name: 'With a friend' }).check();
  await maker.getByRole('radio', { name: 'As set here' }).check();
  await maker.getByRole('button', { name: /^Invite/ }).click();
  await maker.waitForURL(/\/m\//);
  const buttons = maker.getByRole('button', { name: /^Copy link to the seat/ });
  await expect(buttons.first()).toBeVisible();
  const links: string[] = [];
  for (const button of await buttons.all()) {
    await button.click();
    links.push(await lastCopied(maker, links.length + 1));
  }
  return links;
};

/** Opens a link and takes its seat. */
export const takeSeat = async (guest: Page, link: string, name: string): Promise<void> => {
  await guest.goto(link);
  await guest.getByLabel('Your name').fill(name);
  await guest.getByRole('button', { name: 'Take the seat' }).click();
};

/** The table is laid. */
export const atTable = (page: Page): Promise<void> =>
  expect(page.locator('[data-table]')).toBeVisible({ timeout: 20_000 });

const isOver = (page: Page): Promise<boolean> => over(page).isVisible();
const isAsked = async (page: Page): Promise<boolean> => (await page.title()).startsWith('Your turn');

/** Whoever is asked first; undefined when the battle is over at all of them. */
export const whoIsAsked = async (pages: readonly Page[]): Promise<Page | undefined> => {
  let asked: Page | undefined;
  await expect
    .poll(
      async () => {
        for (const page of pages) {
          if (!(await isAsked(page))) continue;
          asked = page;
          return true;
        }
        asked = undefined;
        return (await Promise.all(pages.map(isOver))).every((over) => over);
      },
      { timeout: 30_000, intervals: [20, 20, 40, 40, 80] },
    )
    .toBe(true);
  return asked;
};

/** How much a page has been told, and what kind of answer it waits for. */
const toldTo = (page: Page): Promise<{ readonly lines: number; readonly asked: string }> =>
  page.evaluate(() => ({
    lines: document.querySelectorAll('[data-line]').length,
    asked: document.querySelector('[data-decision]')?.getAttribute('data-decision') ?? '',
  }));

/** Something came of an answer; one in secret, or one of several steps, may tell nothing and is not waited for long. */
const answered = async (page: Page, before: { readonly lines: number; readonly asked: string }): Promise<void> => {
  const isTold = async (): Promise<boolean> => {
    const { lines, asked } = await toldTo(page);
    return lines > before.lines || (asked !== '' && asked !== before.asked) || !(await isAsked(page));
  };
  await expect
    .poll(isTold, { timeout: 3000, intervals: [20, 20, 40, 40, 80] })
    .toBe(true)
    .catch(() => {});
};

/** Whoever is asked answers, until `isDone` says so, it is over, or too many answers were given. */
export const playOn = async (
  pages: readonly Page[],
  answer: (page: Page, n: number) => Promise<unknown>,
  most: number,
  isDone: () => Promise<boolean> = async () => false,
): Promise<void> => {
  for (let n = 0; n < most && !(await isDone()); n++) {
    const asked = await whoIsAsked(pages);
    if (asked === undefined) return;
    const before = await toldTo(asked);
    await answer(asked, n);
    await answered(asked, before);
  }
};
