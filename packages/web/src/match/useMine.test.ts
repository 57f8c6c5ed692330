import type { MineItem } from '@muster/protocol';
import { expect, test } from 'vitest';
import { inOrder } from './useMine.ts';

const item = (match: string, change: Partial<MineItem>): MineItem => ({
  match,
  game: 'grid-battles',
  title: 'First Muster',
  status: 'playing',
  progress: 'round 1',
  you: { seat: 0, maker: true },
  names: ['Ben'],
  waits: false,
  left: null,
  changed: 0,
  result: null,
  ...change,
});

test('what waits for me comes first, what is over last, the newest of each before the others', () => {
  const items = [
    item('over', { status: 'over', changed: 9 }),
    item('older', { changed: 3 }),
    item('newer', { changed: 5 }),
    item('waits', { waits: true, changed: 1 }),
    item('waits longer', { waits: true, changed: 0 }),
    item('two days', { waits: true, left: 172_800_000, changed: 2 }),
    item('an hour', { waits: true, left: 3_600_000, changed: 0 }),
    item('withdrawn', { status: 'withdrawn', changed: 8 }),
  ];
  expect(inOrder(items).map(({ match }) => match)).toEqual([
    'an hour',
    'two days',
    'waits',
    'waits longer',
    'newer',
    'older',
    'over',
    'withdrawn',
  ]);
});
