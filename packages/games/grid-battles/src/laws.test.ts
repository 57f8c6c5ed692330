// The laws of every game, on a few battles of each scenario: quick enough to be asked about every change of a rule.
import { runLaws, wrongWith } from '@muster/test-kit';
import { describe, expect, test } from 'vitest';
import { gridBattlesDescriptor } from './index.ts';
import { END } from './testing.ts';

const configs = gridBattlesDescriptor.samples().map(({ config }) => config);

describe('battles of all scenarios', () => {
  const report = runLaws(gridBattlesDescriptor, { configs, games: 3 * configs.length, tries: () => [END] });

  test.each(report.laws)('$name', (law) => {
    expect(wrongWith(law)).toBeUndefined();
  });

  test('[GB-01] they were fought to the end', () => {
    expect(report.games).toBe(3 * configs.length);
    expect(report.commands).toBeGreaterThan(report.games * 50);
  });
});
