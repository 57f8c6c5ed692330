// What axe finds on a page, as lines that tell where.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Drawings are one image each to a screen reader: what is inside them is left out where there are hundreds of them (`without`). With
 * `rules` only these are asked.
 */
export const seriousViolations = async (
  page: Page,
  without: readonly string[] = [],
  rules: readonly string[] = [],
): Promise<readonly string[]> => {
  const axe = without.reduce((builder, selector) => builder.exclude(selector), new AxeBuilder({ page }));
  if (rules.length > 0) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};
