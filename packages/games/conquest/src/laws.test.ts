// The laws of every game, on a few wars of all kinds.
import { runLaws, wrongWith } from '@muster/test-kit';
import { describe, expect, test } from 'vitest';
import { descriptor } from './descriptor.ts';

const configs = descriptor.samples().map(({ config }) => config);

describe('wars of all samples', () => {
  const report = runLaws(descriptor, { configs, games: configs.length, samples: 2, recordOneIn: 2 });

  test.each(report.laws)('$name', (law) => {
    expect(wrongWith(law)).toBeUndefined();
  });

  test('battles were fought to the end', () => {
    expect(report.commands).toBeGreaterThan(report.games * 20);
  });
});
