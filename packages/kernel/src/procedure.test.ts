import { expect, test } from 'vitest';
import { advance, type Handlers } from './advance.ts';
import type { GameEvent } from './game.ts';
import { fastTable, seededLuck } from './luck.ts';

type Frame = { readonly type: 'count'; readonly left: number } | { readonly type: 'ask' };
interface State {
  readonly stack: readonly Frame[];
  readonly seen: readonly string[];
}

const handlers: Handlers<State, Frame, GameEvent> = {
  count: (s, f) => {
    const seen = [...s.seen, `count ${f.left}`];
    const below = s.stack.slice(0, -1);
    if (f.left === 0) return { stack: below, seen };
    return {
      stack: [...below, { type: 'count', left: f.left - 1 }, ...(f.left === 2 ? [{ type: 'ask' } as const] : [])],
      seen,
    };
  },
  ask: (s) => s,
};
const table = fastTable<GameEvent>(seededLuck(1));

test('runs the top frame until one waits, and goes on from there', () => {
  const waiting = advance({ stack: [{ type: 'count', left: 3 }], seen: [] }, table, handlers);
  expect(waiting.seen).toEqual(['count 3', 'count 2']);
  expect(waiting.stack).toEqual([{ type: 'count', left: 1 }, { type: 'ask' }]);
  const done = advance({ stack: waiting.stack.slice(0, -1), seen: [] }, table, handlers);
  expect(done).toEqual({ stack: [], seen: ['count 1', 'count 0'] });
});

test('a state that waits comes back as the same object', () => {
  const s: State = { stack: [{ type: 'ask' }], seen: [] };
  expect(advance(s, table, handlers)).toBe(s);
});
