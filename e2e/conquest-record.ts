// Wars as far as a test wants them: the referee plays both sides with computer players, and the record is opened in the page.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect, type Page } from '@playwright/test';
import { seeded } from './table.ts';

interface Decision {
  readonly seat: number;
  readonly kind: string;
  readonly [fact: string]: unknown;
}

/** What a test may look at: as everybody sees it. */
export interface Seen {
  readonly decision: Decision;
  readonly state: {
    readonly round: number;
    readonly phase: string;
    readonly stack: readonly { readonly type: string; readonly [field: string]: unknown }[];
    readonly models: readonly {
      readonly id: string;
      readonly seat: number;
      readonly sheet: string;
      readonly at: { readonly x: number; readonly y: number };
      readonly relics: readonly string[];
      readonly turn: { readonly activated: boolean; readonly pinned: boolean };
    }[];
    readonly sides: readonly {
      readonly bank: { readonly R: number; readonly A: number };
      readonly pool: { readonly destiny: number; readonly affinity: number };
    }[];
    readonly standing: readonly (object | null)[];
  };
}

interface Answer {
  readonly ok: boolean;
  readonly decisions?: readonly Decision[];
  readonly view?: Seen['state'];
  readonly command?: unknown;
  readonly record?: unknown;
  readonly refusal?: { readonly message: string };
}

const openReferee = () => {
  const child = spawn(process.execPath, ['packages/cli/bin/muster.js', 'referee', 'conquest'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (line: object): Promise<Answer> => {
    child.stdin.write(`${JSON.stringify(line)}\n`);
    const { value } = await lines.next();
    const answer = JSON.parse(value as string) as Answer;
    if (!answer.ok) throw new Error(answer.refusal?.message ?? 'refused');
    return answer;
  };
  return { ask, close: () => child.stdin.end() };
};

const MOST = 900;
const SEEDS = 12;

/** What both players want to be asked about. */
const orderBoth = async (ask: (line: object) => Promise<Answer>, orders: object): Promise<void> => {
  for (const seat of [0, 1]) {
    const { view } = await ask({ do: 'view', viewer: seat });
    await ask({ do: 'play', seat, command: { type: 'standing', orders: { ...view!.standing[seat], ...orders } } });
  }
};

/** The record of a war that has come to where it is wanted; several seeds are tried. */
export const recordOf = async (
  config: object,
  isThere: (seen: Seen) => boolean,
  level = 'recruit',
  orders: object = {},
): Promise<unknown> => {
  const { ask, close } = openReferee();
  try {
    for (let seed = 1; seed <= SEEDS; seed++) {
      let { decisions } = await ask({ do: 'start', config, dice: { seed } });
      if (Object.keys(orders).length > 0) await orderBoth(ask, orders);
      for (let i = 0; i < MOST; i++) {
        const decision = decisions?.[0];
        if (decision === undefined) break;
        const { view } = await ask({ do: 'view', viewer: 'spectator' });
        if (view !== undefined && isThere({ decision, state: view })) return (await ask({ do: 'record' })).record;
        const { command } = await ask({ do: 'choose', seat: decision.seat, level });
        ({ decisions } = await ask({ do: 'play', seat: decision.seat, command }));
      }
    }
    throw new Error('no war came to where it was wanted');
  } finally {
    close();
  }
};

/** Opens a record at its last step and plays on from there, both sides at one screen, with the same luck in every run. */
export const playOnFrom = async (page: Page, record: unknown, against = 'friend'): Promise<void> => {
  await seeded(page, 1);
  await page.goto('/replay');
  await page.getByLabel('Record file').setInputFiles({
    name: 'war.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  const on = page.getByRole('button', { name: /^Play on from here/ });
  await expect(on).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('End'); // what is to be seen hears keys a moment later
    await expect(page).toHaveURL(/[?&]at=/, { timeout: 500 });
  }).toPass();
  await expect(on).toBeEnabled();
  await page.locator('select').filter({ hasText: 'a friend on this screen' }).selectOption(against);
  await on.click();
  await expect(page.getByRole('application')).toBeVisible();
};
