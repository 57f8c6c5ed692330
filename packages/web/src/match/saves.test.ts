import { expect, test } from 'vitest';
import { parseSave, type Save } from './saves.ts';

const you = { kind: 'you' } as const;
const friend = { kind: 'friend' } as const;

const SAVE: Save = {
  version: 2,
  id: 'abc',
  game: 'magewinds',
  title: 'King of the Hill',
  players: [you, friend, { kind: 'ai', level: 'recruit' }],
  seed: 1,
  base: 0,
  record: '{}',
  updated: 5,
  progress: 'round 2',
  ending: null,
};

test('a save is read whole or not at all', () => {
  expect(parseSave(SAVE)).toEqual(SAVE);
  for (const field of Object.keys(SAVE)) expect(parseSave({ ...SAVE, [field]: undefined }), field).toBeUndefined();
  expect(parseSave({ ...SAVE, players: [you] })).toBeUndefined();
  expect(parseSave({ ...SAVE, players: [you, you, you, you, you] })).toBeUndefined();
  expect(parseSave({ ...SAVE, players: [you, { kind: 'ai', level: 'god' }] })).toBeUndefined();
  expect(parseSave('')).toBeUndefined();
});

test('a save of the first version is one of Grid Battles', () => {
  const { game: _, progress: __, ...rest } = SAVE;
  const old = { ...rest, version: 1, players: [you, friend], round: 3 };
  expect(parseSave(old)).toEqual({ ...rest, players: [you, friend], game: 'grid-battles', progress: 'round 3' });
  expect(parseSave({ ...old, round: 0 })?.progress).toBe('deployment');
  expect(parseSave({ ...old, round: undefined })).toBeUndefined();
});
