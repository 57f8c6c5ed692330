import { type Battle, kitOf } from '@muster/conquest';
import { expect, test } from 'vitest';
import { field } from './play/test/wars.ts';
import { stateWords, yieldWords } from './words.ts';

test('[X-311] in a large war it is said that what yields something brings more than its sheet says', () => {
  const b = field();
  const large: Battle = { ...b, config: { ...b.config, points: 4400 } };
  const said = (of: Battle) => of.models.map((m) => `${m.id} ${yieldWords(of, kitOf(of, m))}`);
  expect(said(b).join('')).not.toMatch(/X-311/);
  expect(said(large)).toEqual([
    'A1-hq In this war it brings 2 times as much (X-311).',
    'A2-2 In this war it brings 2 times as much (X-311).',
    'A3-1 ',
    'A4-1 ',
    'B1-hq In this war it brings 2 times as much (X-311).',
    'B2-3 ',
  ]);
});

test('[DW-86] who has cast a power in the Shoot phase has not shot', () => {
  const done = { turn: { shot: true, cast: true } };
  const b = field({
    models: {
      'A3-9': { sheet: 'augur', at: [18, 8], ...done },
      'A4-3': { sheet: 'sagittarii', at: [8, 8], turn: { shot: true } },
    },
    phase: 'shoot',
  });
  expect(b.models.map((m) => stateWords(b, m)).filter((words) => words !== '')).toEqual([
    'has cast a power',
    'has shot',
  ]);
});

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
