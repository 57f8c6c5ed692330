import { expect, test } from 'vitest';
import { eyesChoices, readEyes } from './whose-eyes.ts';

const seatNames = ['Ash', 'Birch', 'Cedar'];
const you = { kind: 'you' } as const;
const friend = { kind: 'friend' } as const;
const ai = { kind: 'ai', level: 'veteran' } as const;

const eyes = (over: boolean, players: Parameters<typeof eyesChoices>[0]['players'], hasSecrets = true) =>
  eyesChoices({ hasSecrets, over, seatNames, players }).map((choice) => choice.eyes);

test('a battle that is over hides nothing, and any seat can be looked at', () => {
  expect(eyes(true, [you, friend, ai])).toEqual(['everyone', 0, 1, 2, 'spectator']);
});

test('a battle that goes on shows one person their own side, and several only what all may see', () => {
  expect(eyes(false, [ai, you, ai])).toEqual([1, 'spectator']);
  expect(eyes(false, [you, friend, ai])).toEqual(['spectator']);
});

test('a record from elsewhere begins with what all could see', () => {
  expect(eyes(false, undefined)).toEqual(['spectator', 0, 1, 2, 'everyone']);
});

test('a game without secrets leaves nothing to choose', () => {
  expect(eyes(false, [you, friend, ai], false)).toEqual(['everyone']);
});

test('the address cannot ask for more than may be seen', () => {
  const choices = eyesChoices({ hasSecrets: true, over: false, seatNames, players: [you, friend, ai] });
  expect(readEyes('everyone', choices)).toBe('spectator');
  expect(readEyes('1', choices)).toBe('spectator');
  expect(readEyes('1', eyesChoices({ hasSecrets: true, over: true, seatNames, players: undefined }))).toBe(1);
});
