// The laws of every game, held against whole random battles of all scenarios, two to four players.
import { runLaws, wrongWith } from '@muster/test-kit';
import { describe, expect, test } from 'vitest';
import { descriptor } from './descriptor.ts';

const configs = descriptor.samples().map(({ config }) => config);

describe('battles of all scenarios', () => {
  const report = runLaws(descriptor, { configs, games: 48, samples: 4, recordOneIn: 8 });

  test.each(report.laws)('$name', (law) => {
    expect(wrongWith(law)).toBeUndefined();
  });

  test('battles were fought to the end', () => {
    expect(report.commands).toBeGreaterThan(report.games * 50);
  });
});
