import { expect, test } from 'vitest';
import { came, onTop, type ToyState, toyOf } from '../testing/toy.ts';
import { type AllotFrame, allotOf, allotting, takenBy } from './allot.ts';

/** Models with these Wounds; who has begun to suffer goes on first, nobody suffers beyond its Wounds. */
const sharing = (wounds: number, models: Readonly<Record<string, number>>, ordered?: string) => {
  const alive = (frame: AllotFrame) => Object.keys(models).filter((id) => takenBy(frame, id) < models[id]!);
  return toyOf(
    'allot',
    allotting<ToyState>({
      among: (_, frame) => {
        const begun = alive(frame).filter((id) => takenBy(frame, id) > 0);
        return begun.length > 0 ? begun : alive(frame);
      },
      ordered: () => ordered,
      onTop,
      allotted: (s, frame) => came(s, Object.fromEntries(frame.taken.map(({ id, wounds: n }) => [id, n]))),
    }),
    allotOf(1, 'X-28', wounds),
    {},
  );
};

test('[X-28] wounds are shared out one at a time; a wounded model is finished first', () => {
  const to = (id: string) => ({ type: 'allot', to: id });
  const s = sharing(3, { a: 1, b: 2, c: 2 });
  s.begin();
  expect(s.asked()).toEqual({ seat: 1, kind: 'allot', rule: 'X-28', left: 3, among: ['a', 'b', 'c'] });
  s.play(to('b')); // the second one goes to b by itself
  expect(s.asked()).toMatchObject({ left: 1, among: ['a', 'c'] });
  expect(s.refusal(to('b'))).toEqual({
    code: 'notAmong',
    rule: 'X-28',
    to: 'b',
    among: ['a', 'c'],
  });
  expect(s.refusal({ type: 'wait' })).toEqual({ code: 'noAllot', rule: 'X-28' });
  expect(s.candidates()).toEqual([to('a'), to('c')]);
  s.play(to('a'));
  expect(s.result()).toEqual({ b: 2, a: 1 });
  expect(s.events).toEqual(['b', 'b', 'a'].map((id, i) => ({ type: 'allotted', to: id, left: 2 - i, rule: 'X-28' })));
});

test('[X-28] what each has taken is counted for it alone', () => {
  const given = [
    { id: 'a', wounds: 2 },
    { id: 'b', wounds: 1 },
  ];
  const frame: AllotFrame = { ...allotOf(0, 'X-28', 4), taken: given };
  expect(['a', 'b', 'c'].map((id) => takenBy(frame, id))).toEqual([2, 1, 0]);
  const s = sharing(5, { a: 3, b: 3 });
  s.begin();
  const toB = { type: 'allot', to: 'b' };
  s.play(toB); // three go to b, the others to a
  expect(s.result()).toEqual({ b: 3, a: 2 });
});

test('[X-28] nobody is asked where only one can suffer; the surplus is lost', () => {
  const s = sharing(5, { a: 2 });
  s.begin();
  expect(s.result()).toEqual({ a: 2 });
});

test('[X-28] no wounds: nothing to share', () => {
  const s = sharing(0, { a: 2, b: 1 });
  s.begin();
  expect(s.result()).toEqual({});
});

test('[X-28] a standing order picks', () => {
  const s = sharing(1, { a: 2, b: 1 }, 'b');
  s.begin();
  expect(s.result()).toEqual({ b: 1 });
});
