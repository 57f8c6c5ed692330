import type { LogLine } from '@muster/kernel';
import { expect, test } from 'vitest';
import { actorOf, type LogItem, partsOf, type Telling } from './log-parts.ts';

const ui: Telling = {
  isHeading: ({ type }) => type === 'round' || type === 'turn',
  isEnding: ({ type }) => type === 'ended',
  turnOf: ({ type }) => (type === 'round' ? 'round' : 'turn'),
  actorOf: ({ type }) => (type === 'struckBack' ? 1 : type === 'bothShown' ? null : undefined),
};

const line = (n: number, type: string | null, undone = false): LogLine => ({
  key: `${n}.${type}`,
  n,
  words: `${type} ${n}`,
  rule: null,
  event: type === null ? null : { type, rule: 'W-1' },
  seat: 0,
  undone,
});

const wordsOf = (item: LogItem): string =>
  item.type === 'line' ? item.line.words : `${item.commands} back: ${item.lines.map((l) => l.words).join(', ')}`;
const told = (log: readonly LogLine[]) =>
  partsOf(ui, log).map(({ begins, heading, items }) => [begins, heading?.words, ...items.map(wordsOf)]);

test('the log has a part for each round and turn, and one for what came before', () => {
  const log = [line(0, 'placed'), line(1, 'round'), line(1, 'turn'), line(2, 'moved'), line(3, 'turn')];
  expect(told(log)).toEqual([
    ['battle', undefined, 'placed 0'],
    ['round', 'round 1'],
    ['turn', 'turn 1', 'moved 2'],
    ['turn', 'turn 3'],
  ]);
});

test('commands that were taken back lie folded in one place, also a turn that had begun with them', () => {
  const log = [
    line(0, 'turn'),
    line(1, 'moved', true),
    line(1, 'charged', true),
    line(2, 'turn', true),
    line(3, null),
    line(4, 'moved'),
  ];
  expect(told(log)).toEqual([['turn', 'turn 0', '2 back: moved 1, charged 1, turn 2, null 3', 'moved 4']]);
});

test('the badge belongs to who acts in the sentence, not to whose command it was', () => {
  expect(actorOf(ui, {}, line(1, 'struckBack'))).toBe(1);
  expect(actorOf(ui, {}, line(1, 'struck'))).toBe(0);
  expect(actorOf(ui, {}, line(1, 'ended'))).toBeUndefined();
  expect(actorOf(ui, {}, line(1, 'bothShown'))).toBeUndefined();
});

test('what the host tells is a line like any other, not one of something taken back', () => {
  const fact: LogLine = { ...line(2, null), words: 'Red took 0:25; 9:45 left.', seat: null };
  expect(told([line(0, 'turn'), line(1, 'moved'), fact, line(3, 'moved')])).toEqual([
    ['turn', 'turn 0', 'moved 1', 'Red took 0:25; 9:45 left.', 'moved 3'],
  ]);
});
