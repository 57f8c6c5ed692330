// A player of Grid Battles at a table: one answer after another.

import type { Page } from '@playwright/test';
import { hex, mainButton, nearest, unitsNamed } from './table.ts';

export const phaseOf = async (page: Page): Promise<string> =>
  (await page.locator('[aria-current="step"]').textContent()) ?? '';

const endPhase = async (page: Page, words: RegExp): Promise<void> => {
  await page.getByRole('button', { name: words }).click();
  const anyway = page.locator('[data-slot="anyway"]');
  if (await anyway.isVisible()) await anyway.click();
};

/** One answer at a table of Grid Battles: forward, and at whatever can be struck. */
export const answer = async (page: Page, own: string, other: string): Promise<void> => {
  const phase = await phaseOf(page);
  if (phase.startsWith('Activate')) {
    const [fresh] = await unitsNamed(page, new RegExp(`${own} .* fresh`));
    await hex(page, fresh!).click();
    return mainButton(page).click();
  }
  if (phase.startsWith('Move')) {
    const goal = nearest(await unitsNamed(page, /can be reached/), await unitsNamed(page, new RegExp(other)));
    if (goal === undefined) return endPhase(page, /stands still/);
    await hex(page, goal).click();
    return mainButton(page).click();
  }
  const [target] = await unitsNamed(page, new RegExp(`${other} .* can be struck`));
  if (target === undefined) return endPhase(page, /^(End|No attack|Attack with none)/);
  await hex(page, target).click();
  await page.getByRole('button', { name: /^Strike the/ }).click();
};
