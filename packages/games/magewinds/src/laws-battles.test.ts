// The laws of every game, held against whole random battles of all scenarios, two to four players.
import { runLaws, wrongWith } from '@muster/test-kit';
import { describe, expect, test } from 'vitest';
import { magewinds } from './game.ts';
import { lawConfigs, learns, secret } from './testing/laws.ts';

const configs = lawConfigs();

describe('battles of all scenarios', () => {
  const report = runLaws(magewinds, {
    configs,
    games: 48,
    samples: 4,
    recordOneIn: 8,
    seats: (config) => config.players,
    anytime: (c) => c.type === 'setOrders' || c.type === 'assemble',
    standingOrders: (b) => b.seats.map((s) => s.orders),
    secret,
    learns,
  });

  test.each(report.laws)('$name', (law) => {
    expect(wrongWith(law)).toBeUndefined();
  });

  test('battles were fought to the end', () => {
    expect(report.commands).toBeGreaterThan(report.games * 50);
  });
});
