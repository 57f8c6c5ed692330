import { noticedOf, replay } from '@muster/kernel';
import { expect, test } from 'vitest';
import { descriptor, say, table } from '../../../table/test/whispers.ts';
import type { Deed, TableGame } from '../contract/table-game.ts';
import { startBattle } from '../match/battles.ts';
import { marksOf, nextMark, withTurn } from './marks.ts';

const deed = (kind: Deed['kind']): Deed => ({ seat: 1, kind, does: '', what: '' });

/** A hum begins a round, a number whispered is a blow, and who has chosen has lost something. */
const game = {
  descriptor,
  ui: {
    ...table.ui,
    turnOf: ({ type }: { type: string }) => (type === 'hummed' ? 'round' : undefined),
    deedOf: ({ type }: { type: string }) =>
      type === 'whispered' ? deed('blow') : type === 'chose' ? deed('loss') : undefined,
  },
} as unknown as TableGame;

const framesOf = () => {
  const { match } = startBattle(descriptor, { seats: 2 }, [{ kind: 'you' }, { kind: 'friend' }]);
  match.play(0, { type: 'hum' });
  match.play(0, say(41));
  match.play(0, say(42)); // otherwise: only 0 hears of it
  match.play(0, { type: 'hum' });
  match.undo(0, []);
  match.play(1, say(7));
  const told = replay(descriptor.game, match.record());
  if (!told.ok) throw new Error(told.reason);
  expect(noticedOf(descriptor.game, told.frames, 'everyone')).toHaveLength(told.frames.length);
  return told.frames;
};

const kinds = (eyes: Parameters<typeof marksOf>[2]) =>
  marksOf(game, framesOf() as never, eyes).map(({ at, kind }) => `${at} ${kind}`);

test('each step has the mark of what mattered most in it; what was taken back has none', () => {
  expect(kinds('everyone')).toEqual(['1 round', '2 loss', '3 blow', '6 loss']);
});

test('nothing is marked that these eyes did not hear', () => {
  expect(kinds(1)).toEqual(['1 round', '2 loss', '6 loss']);
});

test('one goes from mark to mark, the turning point among them', () => {
  const turn = { at: 3, seat: 0, before: 0.4, after: 0.9 };
  const marks = withTurn(marksOf(game, framesOf() as never, 1), { points: [], turn }, 'The turning point');
  expect(marks.map(({ at }) => at)).toEqual([1, 2, 3, 6]);
  expect([nextMark(marks, 0, 1), nextMark(marks, 2, 1), nextMark(marks, 6, 1)]).toEqual([1, 3, 6]);
  expect([nextMark(marks, 6, -1), nextMark(marks, 1, -1)]).toEqual([3, 1]);
});
