import { shownUnnamed } from '@muster/test-kit';
import { expect, test } from 'vitest';
import { type Battle, gridBattles } from '../index.ts';
import { board } from '../testing.ts';

test('[R-29] everything is shown, by name: a field that is not named shows to nobody', () => {
  const b: Battle = {
    ...board({ a: 'pikeman 0101', b: 'archer 0303' }),
    outcome: { places: [[0], [1]], reason: 'conceded', rule: 'R-28' },
  };
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(gridBattles.view(b, viewer)).toEqual(b);
    expect(shownUnnamed(gridBattles, b, viewer, ['config'])).toEqual([]);
  }
});
