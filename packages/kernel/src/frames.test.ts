import { expect, test } from 'vitest';
import { stackOps } from './frames.ts';
import type { Framed } from './procedure.ts';

interface State {
  readonly stack: readonly Framed[];
  readonly kept: string;
}

const [low, mid, high]: readonly Framed[] = [{ type: 'low' }, { type: 'mid' }, { type: 'high' }];
const ops = stackOps<State, Framed>((s) => ({ stack: s.stack, kept: s.kept }));
const two: State = { stack: [low!, mid!], kept: 'as it is' };

test('frames go on top in order, come off one by one, and the state they came from stays as it was', () => {
  const three = ops.pushed(two, high!);
  expect(three).toEqual({ stack: [low, mid, high], kept: 'as it is' });
  expect(ops.topOf(three)).toBe(high);
  expect(ops.popped(three)).toEqual(two);
  expect(ops.pushed({ stack: [], kept: '' }, low!, high!).stack).toEqual([low, high]);
  expect(two.stack).toEqual([low, mid]);
});

test('the top frame is replaced, or taken off by null', () => {
  expect(ops.replaced(two, high!).stack).toEqual([low, high]);
  expect(ops.onTop(two, high!).stack).toEqual([low, high]);
  expect(ops.onTop(two, null).stack).toEqual([low]);
  expect(ops.withStack(two, [high!])).toEqual({ stack: [high], kept: 'as it is' });
  expect(two.stack).toEqual([low, mid]);
});
