import { describe, expect, test } from 'vitest';
import { startIn } from '../test/matches.ts';
import { playAll, script } from '../test/toy.ts';
import { explainMalformed } from './parse.ts';
import { FORMATS, isUndo, type MatchRecord, parseRecord, parseRecordText, type RecordFormat } from './record.ts';

const recordIn = (format: RecordFormat): MatchRecord => {
  const match = startIn(format, { luck: script(6, 5, 4, 3, 2, 1), config: { dice: 1, cards: 2 } });
  playAll(match, { type: 'step' }, { type: 'roll', count: 1 }, { type: 'mix' }, { type: 'step' });
  match.undo(0, []);
  return match.record();
};
const record = recordIn('muster/2');
const old = recordIn('muster/1');
const newest = recordIn('muster/3');

/** The record as JSON gives it, with one place changed. */
const changed = (path: readonly (string | number)[], value: unknown, of = record): unknown => {
  const copy = JSON.parse(JSON.stringify(of));
  const box = path.slice(0, -1).reduce((x, key) => x[key], copy);
  if (value === undefined) delete box[path.at(-1)!];
  else box[path.at(-1)!] = value;
  return copy;
};

const refusal = (x: unknown): string => {
  const parsed = parseRecord(x);
  return parsed.ok ? 'accepted' : explainMalformed(parsed.refusal);
};
const textRefusal = (text: string): string => {
  const parsed = parseRecordText(text);
  return parsed.ok ? 'accepted' : explainMalformed(parsed.refusal);
};

test('what a match writes is read unchanged', () => {
  expect(parseRecordText(JSON.stringify(record))).toEqual({ ok: true, value: record });
  expect(record.entries.map(isUndo)).toEqual([false, false, false, false, true]);
  expect(parseRecordText(JSON.stringify(old))).toEqual({ ok: true, value: old });
  expect(parseRecordText(JSON.stringify(newest))).toEqual({ ok: true, value: newest });
  expect([record, old].map((r) => [r.format, r.entries.at(-1)])).toMatchObject([
    ['muster/2', { agreed: [] }],
    ['muster/1', { agreed: false }],
  ]);
});

test('cut off anywhere, it is refused with a sentence', () => {
  const text = JSON.stringify(record);
  for (let length = 0; length < text.length; length++)
    expect(textRefusal(text.slice(0, length))).toBe('this file: is not readable as JSON; it may be cut off.');
});

test.each(['null', '1', '"muster/1"', '[]', '{}', '{"format":1}', '{"format":"pgn"}', '{"game":"toy"}'])(
  'foreign JSON %s is refused',
  (text) => {
    expect(textRefusal(text)).toMatch(/^this file: (is not a Muster record|must be an object, not .*)\.$/);
  },
);

test('other formats are named', () => {
  expect(refusal(changed(['format'], 'muster/0'))).toBe(
    'this file: is a record of format muster/0; this Muster reads muster/1, muster/2 and muster/3.',
  );
  expect(refusal(changed(['format'], 'muster/4'))).toContain('is a record of format muster/4');
  expect(refusal(changed(['format'], `muster/${'9'.repeat(5000)}`)).length).toBeLessThan(100);
});

test('far too deep is refused, not thrown', () => {
  const deep = '['.repeat(100_000);
  expect(textRefusal(deep + ']'.repeat(100_000))).not.toBe('accepted');
  for (const format of FORMATS)
    expect(textRefusal(`{"format":"${format}","game":${deep}${']'.repeat(100_000)}}`)).not.toBe('accepted');
});

const SECRET = 'ab'.repeat(32);

test.each<[string, readonly (string | number)[], unknown, string]>([
  ['no game', ['game'], undefined, 'this file.game'],
  ['a game that is no text', ['game'], 7, 'this file.game'],
  ['a long version', ['version'], 'x'.repeat(41), 'this file.version'],
  ['a configuration that is a list', ['config'], [], 'this file.config'],
  ['no set-up', ['setup'], undefined, 'this file.setup'],
  ['a set-up without hash', ['setup', 'hash'], undefined, 'this file.setup.hash'],
  ['a blank die', ['setup', 'dice'], [0], 'this file.setup.dice[0]'],
  ['a seven', ['setup', 'dice'], [7], 'this file.setup.dice[0]'],
  ['half a pip', ['entries', 1, 'dice', 0], 2.5, 'this file.entries[1].dice[0]'],
  ['no dice', ['entries', 1, 'dice'], undefined, 'this file.entries[1].dice'],
  ['a shuffle that is a number', ['entries', 2, 'shuffles', 0], 3, 'this file.entries[2].shuffles[0]'],
  ['a negative card', ['entries', 2, 'shuffles', 0, 0], -1, 'this file.entries[2].shuffles[0][0]'],
  ['a seat too high', ['entries', 0, 'seat'], 8, 'this file.entries[0].seat'],
  ['a seat by name', ['entries', 0, 'seat'], 'A', 'this file.entries[0].seat'],
  ['no command', ['entries', 0, 'command'], undefined, 'this file.entries[0].command'],
  ['a command without type', ['entries', 0, 'command'], { x: 1 }, 'this file.entries[0].command'],
  ['a long hash', ['entries', 0, 'hash'], 'f'.repeat(65), 'this file.entries[0].hash'],
  ['a state that is a number', ['entries', 0, 'state'], 1, 'this file.entries[0].state'],
  ['an undo of nothing', ['entries', 4, 'undo'], 0, 'this file.entries[4].undo'],
  ['an undo by nobody', ['entries', 4, 'by'], null, 'this file.entries[4].by'],
  ['consent in words', ['entries', 4, 'agreed'], 'yes', 'this file.entries[4].agreed'],
  ['consent as yes or no', ['entries', 4, 'agreed'], true, 'this file.entries[4].agreed'],
  ['consent of a seat too high', ['entries', 4, 'agreed'], [8], 'this file.entries[4].agreed[0]'],
  ['consent of too many', ['entries', 4, 'agreed'], [0, 1, 2, 3, 4, 5, 6, 7, 0], 'this file.entries[4].agreed'],
  ['no word of consent', ['entries', 4, 'agreed'], undefined, 'this file.entries[4].agreed'],
  ['an undo with dice', ['entries', 4, 'dice'], [], 'this file.entries[4].dice'],
  ['an entry that is null', ['entries', 3], null, 'this file.entries[3]'],
  ['entries that are an object', ['entries'], {}, 'this file.entries'],
  ['a field too many', ['note'], 'x', 'this file.note'],
  ['a field too many in an entry', ['entries', 0, 'note'], 'x', 'this file.entries[0].note'],
  ['a field too many in the set-up', ['setup', 'note'], 'x', 'this file.setup.note'],
  ['luck of an unknown kind', ['fairness', 'kind'], 'lucky', 'this file.fairness.kind'],
  ['no fairness', ['fairness'], undefined, 'this file.fairness'],
  ['a field too many in the fairness', ['fairness'], { kind: 'manual', seed: 1 }, 'this file.fairness.seed'],
  ['a negative seed', ['fairness'], { kind: 'seeded', seed: -1 }, 'this file.fairness.seed'],
  ['no seed', ['fairness'], { kind: 'seeded' }, 'this file.fairness.seed'],
  [
    'a short commitment',
    ['fairness'],
    { kind: 'fair', match: 'm', commitment: 'ab', commitments: [], contributions: [], seed: null },
    'this file.fairness.commitment',
  ],
  [
    'a contribution in capitals',
    ['fairness'],
    { kind: 'fair', match: 'm', commitment: SECRET, commitments: [], contributions: ['AB'.repeat(32)], seed: null },
    'this file.fairness.contributions[0]',
  ],
])('refused: %s', (_, path, value, where) => {
  const parsed = parseRecord(changed(path, value));
  expect(parsed.ok ? 'accepted' : parsed.refusal.where).toBe(where);
});

test('in the old form consent is yes or no, not a list', () => {
  for (const agreed of [[], [1], undefined, 1]) {
    const parsed = parseRecord(changed(['entries', 4, 'agreed'], agreed, old));
    expect(parsed.ok ? 'accepted' : parsed.refusal.where).toBe('this file.entries[4].agreed');
  }
});

describe('accepted', () => {
  test('shuffles and states may be left out', () => {
    expect(refusal(changed(['entries', 0, 'shuffles'], undefined))).toBe('accepted');
    expect(refusal(changed(['entries', 4, 'state'], undefined))).toBe('accepted');
  });

  test.each([
    { kind: 'manual' },
    { kind: 'unproven' },
    { kind: 'seeded', seed: null },
    { kind: 'seeded', seed: 7 },
    { kind: 'fair', match: 'm', commitment: SECRET, commitments: [SECRET], contributions: [SECRET], seed: null },
    { kind: 'fair', match: 'm', commitment: SECRET, commitments: [SECRET], contributions: [SECRET], seed: SECRET },
  ])('fairness %j', (fairness) => {
    expect(parseRecord(changed(['fairness'], fairness))).toMatchObject({ ok: true, value: { fairness } });
  });
});
