import { connectFour, type Four } from '@muster/connect-four';
import { expect, test } from 'vitest';
import type { Situation } from '../../contract/tabletop.ts';
import { hand } from './hand.ts';
import type { FourTable, Held } from './types.ts';

const TABLE = { roll: () => [], shuffle: <T>(items: readonly T[]) => items, final: () => {} };

/** After discs in these columns, the seats in turn. */
const after = (...columns: readonly number[]): Situation<FourTable> => {
  const view = columns.reduce(
    (s: Four, column, i) => connectFour.play(s, i % 2, { type: 'drop', column }, TABLE),
    connectFour.setup({}, TABLE),
  );
  return { view, decision: connectFour.decisions(view)[0], changing: false, left: undefined };
};

const touch = (now: Situation<FourTable>, held: Held, id: number) => hand.touch(now, held, { kind: 'piece', id });

test('[C4-2] a column is held, the same again lets it go, another takes its place; the button drops the disc', () => {
  const now = after();
  const { held } = touch(now, hand.first(now), 3);
  expect(hand.plan(now, held).main).toMatchObject({
    words: 'Drop a disc into column 4',
    commands: [{ type: 'drop', column: 3 }],
  });
  expect(hand.plan(now, touch(now, held, 3).held).main).toBeUndefined();
  expect(hand.plan(now, touch(now, held, 5).held).selected).toEqual([5]);
  expect(hand.plan(now, hand.back(now, held, undefined)).main).toBeUndefined();
});

test('[C4-2] a column that is full is not held, and says why', () => {
  const now = after(0, 0, 0, 0, 0, 0);
  const { held, remark } = touch(now, hand.first(now), 0);
  expect(remark?.text).toContain('C4-2');
  expect(hand.plan(now, held)).toMatchObject({ choices: [1, 2, 3, 4, 5, 6], selected: [], marks: { full: [0] } });
});

test('[C4-3] when it is over nothing is held', () => {
  const now = after(0, 1, 0, 1, 0, 1, 0);
  expect(now.decision).toBeUndefined();
  expect(touch(now, hand.first(now), 2).held).toEqual({ kind: 'nothing' });
  expect(hand.plan(now, hand.first(now)).main).toBeUndefined();
});
