// The laws of every game, held against whole random battles of the eight scenarios.
import { runLaws, wrongWith } from '@muster/test-kit';
import { describe, expect, test } from 'vitest';
import { gridBattlesDescriptor, SCENARIO_IDS } from './index.ts';
import { END, readConfig } from './testing.ts';

const configs = SCENARIO_IDS.map((scenario) => readConfig({ scenario }));

describe('the eight scenarios', () => {
  const report = runLaws(gridBattlesDescriptor, { configs, games: 240, tries: () => [END] });

  test.each(report.laws)('$name', (law) => {
    expect(wrongWith(law)).toBeUndefined();
  });

  test('[GB-01] thirty battles of each were fought to the end', () => {
    expect(report.games).toBe(30 * configs.length);
    expect(report.commands).toBeGreaterThan(report.games * 50);
  });
});
