import { fastTable, seededLuck } from '@muster/kernel';
import { expect, test } from 'vitest';
import { lanterns, lanternsLaws } from './toys/index.ts';
import { shownUnnamed } from './unnamed.ts';

const start = lanterns.setup(lanternsLaws.configs[0]!, fastTable(seededLuck(1)));

test('a view that names every field shows none that is not named', () => {
  expect(shownUnnamed(lanterns, start, 0, ['config'])).toEqual([]);
});

test('a view that passes a record on as it is, or spreads it, is found out', () => {
  const passing: typeof lanterns = {
    ...lanterns,
    view: (s, viewer) => ({ ...lanterns.view(s, viewer), hands: s.hands }),
  };
  expect(shownUnnamed(passing, start, 'spectator', ['config'])).toEqual(['state.hands[0]', 'state.hands[1]']);
  const spreading: typeof lanterns = { ...lanterns, view: (s) => ({ ...s, hands: [], choices: [], deck: start.deck }) };
  expect(shownUnnamed(spreading, start, 0, ['config'])).toEqual(['state']);
  expect(shownUnnamed(lanterns, start, 0, [])).toEqual(['state.config']);
});
