// What axe finds on a page, as lines that tell where.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** A colour on its way to another is neither: what moves is put where it goes. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const one of document.getAnimations()) if (one.playState === 'running') one.cancel();
  });

/**
 * Drawings are one image each to a screen reader: what is inside them is left out where there are hundreds of them (`without`). With
 * `rules` only these are asked.
 */
export const seriousViolations = async (
  page: Page,
  without: readonly string[] = [],
  rules: readonly string[] = [],
): Promise<readonly string[]> => {
  await settled(page);
  const axe = without
    .reduce((builder, selector) => builder.exclude(selector), new AxeBuilder({ page }))
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode();
  if (rules.length > 0) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};

/** By day, then by night, where nothing but colours can differ. */
export const seriousInBothLights = async (page: Page, without: readonly string[] = []): Promise<readonly string[]> => {
  const byDay = await seriousViolations(page, without);
  await page.emulateMedia({ colorScheme: 'dark' });
  const byNight = await seriousViolations(page, without, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...byDay, ...byNight];
};
