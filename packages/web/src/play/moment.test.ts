import { expect, test } from 'vitest';
import type { Beat, Manner } from '../contract/table-game.ts';
import {
  begun,
  type MomentOf,
  resultWords,
  rollingFirst,
  strikerOf,
  withDice,
  withOwnTraces,
  withResult,
} from './moment.ts';

type Told =
  | { readonly type: 'rolled'; readonly what: string; readonly faces: readonly number[]; readonly successes: number }
  | { readonly type: 'walked' };

type Moment = MomentOf<string, Told>;

interface Scene {
  readonly moment: Moment | undefined;
  readonly traces: readonly { readonly by: number }[];
}

const SHOT: Moment = begun('A1 shoots B2', 'A1', 'B2');
const ROLL: Extract<Told, { type: 'rolled' }> = { type: 'rolled', what: 'attack', faces: [6, 2, 5], successes: 2 };
const SEEN: Manner = { seat: 0, person: false, instant: false, still: false };

test('both who are in an attack are seen, the one alone who acts on nobody, or all who are named', () => {
  expect(SHOT.among).toEqual(['A1', 'B2']);
  expect(begun('A1 jumps', 'A1', null).among).toEqual(['A1']);
  expect(begun('Fight', 'A1', 'B2', ['A1', 'A3', 'B2']).among).toEqual(['A1', 'A3', 'B2']);
});

test('the last results are left to be read', () => {
  const five = ['a', 'b', 'c', 'd', 'e'];
  const read = (most?: number) =>
    five.reduce<Moment | undefined>((m, words) => withResult(m, words, most), SHOT)?.results;
  expect(read()).toEqual(['b', 'c', 'd', 'e']);
  expect(read(5)).toEqual(five);
  expect(withResult(undefined, 'a')).toBeUndefined();
});

test('a roll in words', () => {
  expect(resultWords(ROLL, { attack: { words: 'to hit' } })).toBe('2 of 3 to hit');
  expect(resultWords(ROLL, { attack: { words: 'to hit', result: 'hit' } })).toBe('2 of 3 hit');
});

test('a wound comes from who attacks; from nobody where it hurts itself', () => {
  expect(strikerOf(SHOT, 'B2')).toBe('A1');
  expect(strikerOf(SHOT, 'A1')).toBeNull();
  expect(strikerOf(undefined, 'B2')).toBeNull();
});

test('what others did goes as somebody acts; a scene without it stays the same', () => {
  const scene: Scene = { moment: SHOT, traces: [{ by: 0 }, { by: 1 }] };
  const own = withOwnTraces(scene, 1);
  expect(own).toEqual({ moment: SHOT, traces: [{ by: 1 }] });
  expect(withOwnTraces(own, 1)).toBe(own);
});

test('dice roll before what came of them is read, unless nothing is to wait or to move', () => {
  const before: Scene = { moment: SHOT, traces: [] };
  const scene: Scene = { ...before, moment: withDice(withResult(SHOT, '2 of 3 to hit'), ROLL) };
  const beat: Beat<null, Scene> = { shown: null, scene, ms: 800 };
  expect(scene.moment?.dice).toEqual({ event: ROLL, rolling: false });
  const rolling = { moment: { ...SHOT, dice: { event: ROLL, rolling: true } }, traces: [] };
  const shown = (manner: Manner) => rollingFirst<null, string, Told, Scene>(beat, before, ROLL, manner, 600);
  expect(shown(SEEN)).toEqual({ ...beat, first: { scene: rolling, ms: 600 } });
  expect(shown({ ...SEEN, instant: true })).toBe(beat);
  expect(shown({ ...SEEN, still: true })).toBe(beat);
});

test('what is no roll lays no dice', () => {
  const beat: Beat<null, Scene> = { shown: null, scene: { moment: SHOT, traces: [] }, ms: 300 };
  expect(withDice(SHOT, { type: 'walked' })).toBe(SHOT);
  expect(rollingFirst(beat, beat.scene, { type: 'walked' }, SEEN, 600)).toBe(beat);
});
