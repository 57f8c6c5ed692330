import type { LogLine, Outcome } from '@muster/kernel';
import { expect, test } from 'vitest';
import { endingTitle, endingWords, exchanged, weightiest } from './ending.ts';

const you = { kind: 'you' } as const;
const friend = { kind: 'friend' } as const;
const ai = { kind: 'ai', level: 'recruit' } as const;
const end = (...places: number[][]): Outcome => ({ places, reason: 'x', rule: 'W-1' });

test.each([
  ['You win', end([0], [1]), [you, ai]],
  ['You lose', end([1], [0]), [you, ai]],
  ['You win', end([1], [0]), [ai, you]],
  ['A draw', end([0, 1]), [you, ai]],
  ['Blue wins', end([0], [1]), [you, friend]],
  ['Red wins', end([1], [0]), [ai, ai]],
  ['You come second', end([2], [0], [1]), [you, ai, ai]],
  ['You lose', end([2], [1], [0]), [you, ai, ai]],
  ['You win with Green', end([0, 2], [1]), [you, ai, ai]],
] as const)('%s', (title, outcome, players) => {
  expect(endingTitle(outcome, players, ['Blue', 'Red', 'Green'].slice(0, players.length))).toBe(title);
});

test('sides are exchanged round the table', () => {
  expect(exchanged([you, ai, friend])).toEqual([friend, you, ai]);
});

test('of what a command told, a loss says more than a blow, and a blow more than a move', () => {
  const line = (n: number, type: 'move' | 'blow' | 'loss' | 'none'): LogLine => ({
    key: `${n}${type}`,
    n,
    words: type,
    rule: null,
    event: { type, rule: 'W-1' },
    seat: 0,
    undone: false,
  });
  const deedOf = ({ type }: { type: string }) =>
    type === 'none' ? undefined : { seat: 0, kind: type as 'move' | 'blow' | 'loss', does: '', what: '' };
  const log = [line(1, 'loss'), line(2, 'none'), line(2, 'move'), line(2, 'blow'), line(3, 'none')];
  const words = (n: number) => weightiest({ deedOf }, {}, log, n)?.words;
  expect([words(1), words(2), words(3), words(4)]).toEqual(['loss', 'blow', 'none', undefined]);
});

const WON = { reason: 'nobody is left' };

test('how it ended is told with what was counted for it by the same rule', () => {
  const line = (n: number, words: string, rule: string, type = 'counted'): LogLine => ({
    key: words,
    n,
    words,
    rule,
    event: { type, rule },
    seat: 0,
    undone: false,
  });
  const log = [
    line(1, 'Blue 3, Red 1.', 'W-2'),
    line(2, 'Cards are kept.', 'W-3'),
    line(2, 'Blue 2, Red 0.', 'W-2'),
    line(2, 'Blue wins.', 'W-2', 'ended'),
  ];
  const ui = { isEnding: ({ type }: { type: string }) => type === 'ended' };
  expect(endingWords(ui, log, 'You win', WON)).toBe('Blue 2, Red 0. Blue wins.');
  expect(endingWords(ui, log, 'Blue wins', WON)).toBe('Blue 2, Red 0.'); // not what the title says
  const why = [line(1, 'Blue wins: nobody is left.', 'W-2', 'ended')];
  expect(endingWords(ui, why, 'Blue wins', WON)).toBe('Nobody is left.');
  expect(endingWords(ui, why, 'You lose', WON)).toBe('Blue wins: nobody is left.');
  const givenUp = [line(1, 'Red gave up.', 'W-4', 'conceded'), line(1, 'Blue wins: Red gives up.', 'W-4', 'ended')];
  expect(endingWords(ui, givenUp, 'You win', WON)).toBe('Blue wins: Red gives up.'); // once
  const untold = { isEnding: () => false };
  expect(endingWords(untold, log, 'Blue wins', { reason: 'Red gave up' })).toBe('Red gave up.');
  expect(endingWords(untold, log, 'A draw', { reason: 'a draw was agreed' })).toBe('Agreed.');
});
