import { expect, test } from 'vitest';
import {
  begun,
  closed,
  type MomentOf,
  ownTraces,
  resultWords,
  rolling,
  strikerOf,
  withDice,
  withResult,
} from './moment.ts';

type Told = { readonly type: 'rolled'; readonly what: 'attack' } | { readonly type: 'over' };
type Moment = MomentOf<string, Told>;

const ROLL = { type: 'rolled', what: 'attack' } as const;
const SHOT: Moment = begun('A1 shoots B2', 'A1', 'B2');

test('all who are in it are told; by default the two', () => {
  expect(SHOT.among).toEqual(['A1', 'B2']);
  expect(begun('A1 jumps', 'A1', null).among).toEqual(['A1']);
  expect(begun('A fight', 'A1', 'B2', ['A1', 'B2', 'B3']).among).toEqual(['A1', 'B2', 'B3']);
});

test('the last results are left to be read, so many as the game says', () => {
  const five = ['1', '2', '3', '4', '5'];
  const after = (most?: number) => five.reduce<Moment>((m, words) => withResult(m, words, most), SHOT).results;
  expect([after(), after(5)]).toEqual([['2', '3', '4', '5'], five]);
});

test('a roll is told by the words of the game, and by its result where that differs', () => {
  const rolls = { attack: { words: 'to hit' }, save: { words: 'to save', result: 'saved' } };
  expect(resultWords({ what: 'attack', faces: [1, 5, 6], successes: 2 }, rolls)).toBe('2 of 3 to hit');
  expect(resultWords({ what: 'save', faces: [4], successes: 1 }, rolls)).toBe('1 of 1 saved');
});

test('who struck is who the moment is of, and nobody strikes himself', () => {
  expect([strikerOf(SHOT, 'B2'), strikerOf(SHOT, 'A1'), strikerOf(undefined, 'B2')]).toEqual(['A1', null, null]);
});

test('whoever acts takes what the others left off the board', () => {
  expect(ownTraces([{ by: 0 }, { by: 1 }], 1)).toEqual([{ by: 1 }]);
});

test('dice lie to be read; while they roll nothing has come of them', () => {
  const landed = withDice(withResult(SHOT, '2 of 3 to hit'), ROLL);
  expect(landed.dice).toEqual({ event: ROLL, rolling: false });
  expect(rolling(landed, SHOT)).toEqual({ ...SHOT, dice: { event: ROLL, rolling: true } });
  expect(rolling(landed, undefined).results).toEqual([]);
});

test('a moment that is over keeps what came of it', () => {
  expect(closed(withResult(SHOT, 'a hit'))).toEqual({ ...SHOT, results: ['a hit'], over: true });
});
