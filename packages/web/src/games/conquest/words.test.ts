import type { Battle } from '@muster/conquest';
import { expect, test } from 'vitest';
import { field } from './play/test/wars.ts';
import { stateWords } from './words.ts';

test('[X-318] who engages is pinned as long as units move, and in contact from then on', () => {
  const b = field({
    models: {
      'A3-1': { sheet: 'legion', at: [18, 16.8], turn: { pinned: true, activated: true } },
      'B2-3': { sheet: 'wardens', at: [18, 18], turn: { pinned: true } },
    },
  });
  const wordsOf = (battle: Battle) =>
    ['A3-1', 'B2-3'].map((id) => stateWords(battle, battle.models.find((m) => m.id === id)!));
  expect(wordsOf(b)).toEqual(['pinned, has moved', 'pinned']);
  expect(wordsOf({ ...b, phase: 'shoot' })).toEqual(['in contact with an enemy', 'in contact with an enemy']);
});
