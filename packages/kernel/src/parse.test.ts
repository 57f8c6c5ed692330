import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Parsed } from './game.ts';
import {
  byType,
  explainMalformed,
  fields,
  flag,
  integer,
  list,
  oneOf,
  optional,
  orNull,
  parse,
  plainObject,
  type Reader,
  reader,
  shown,
  text,
} from './parse.ts';

type Shape = { readonly type: 'dot'; readonly at: number } | { readonly type: 'line'; readonly name: string };

const READERS: Readonly<Record<string, Reader<unknown>>> = {
  integer: integer(-3, 3),
  text: text(5),
  flag,
  oneOf: oneOf(['a', 'constructor', 1]),
  list: list(list(integer(0, 9), 3), 3),
  orNull: orNull(flag),
  optional: optional(flag, true),
  fields: fields<{ a: number; b: string }>({ a: integer(0, 9), b: optional(text(3), '') }),
  plainObject,
  byType: byType<Shape>({ dot: fields({ at: integer(0, 9) }), line: fields({ name: text(9) }) }),
};

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withSparseArray: true,
  withTypedArray: true,
  withUnboxedValue: true,
  withBoxedValues: true,
} as fc.ObjectConstraints);

const refusal = <T>(p: Parsed<T>): string => (p.ok ? 'accepted' : explainMalformed(p.refusal));
const read = (reader: Reader<unknown>, x: unknown) => refusal(parse(reader, x, 'it'));

describe('whatever comes, the answer is a value or a refusal that says where', () => {
  test.each(Object.keys(READERS))('%s', (name) => {
    fc.assert(
      fc.property(fc.oneof(anything, fc.jsonValue()), (x) => {
        const parsed = parse(READERS[name]!, x, 'it');
        if (parsed.ok) return;
        expect(parsed.refusal).toMatchObject({ code: 'malformed', rule: null });
        expect(parsed.refusal.where.startsWith('it')).toBe(true);
        expect(parsed.refusal.problem).not.toBe('');
        expect(explainMalformed(parsed.refusal).length).toBeLessThan(250);
      }),
    );
  });

  test('in a circle, too deep, or with numbers that JSON does not know', () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    const deep = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000));
    for (const x of [circle, [circle], deep, { a: 1n }, [2n], Symbol('s'), () => 1])
      for (const reader of Object.values(READERS)) expect(() => parse(reader, x, 'it')).not.toThrow();
  });
});

test('our own bugs are thrown, not refused', () => {
  const bug: Reader<never> = reader({}, () => {
    throw new RangeError('a bug');
  });
  expect(() => parse(bug, 1, 'it')).toThrow('a bug');
});

test.each<[string, Reader<unknown>, unknown, string]>([
  ['too great', integer(1, 6), 7, 'it: must be a whole number from 1 to 6, not 7.'],
  ['a fraction', integer(1, 6), 1.5, 'it: must be a whole number from 1 to 6, not 1.5.'],
  ['no number', integer(1, 6), '3', 'it: must be a whole number from 1 to 6, not "3".'],
  ['infinite', integer(1, 6), Number.POSITIVE_INFINITY, 'it: must be a whole number from 1 to 6, not null.'],
  ['too long', text(2), 'abc', 'it: must be text of at most 2 characters, not "abc".'],
  ['nothing', flag, undefined, 'it: must be true or false, not nothing.'],
  ['no choice', oneOf(['a', 'b']), 'c', 'it: must be one of a, b, not "c".'],
  ['no list', list(flag, 2), { length: 1 }, 'it: must be a list, not {"length":1}.'],
  ['too many', list(flag, 2), [true, true, true], 'it: must hold at most 2 items, not 3.'],
  ['an item', list(flag, 2), [true, 0], 'it[1]: must be true or false, not 0.'],
  ['a hole', list(flag, 2), new Array(2), 'it[0]: must be true or false, not nothing.'],
  ['a field', READERS.fields!, { a: -1 }, 'it.a: must be a whole number from 0 to 9, not -1.'],
  ['a missing field', READERS.fields!, {}, 'it.a: must be a whole number from 0 to 9, not nothing.'],
  ['a field too many', READERS.fields!, { a: 1, c: 1 }, 'it.c: is not known here; known are a, b.'],
  ['a list for a record', READERS.fields!, [], 'it: must be an object, not [].'],
  [
    'a field of birth',
    READERS.fields!,
    JSON.parse('{"a":1,"__proto__":1}'),
    'it.__proto__: is not known here; known are a, b.',
  ],
  ['no type', READERS.byType!, { at: 1 }, 'it.type: must be one of dot, line, not nothing.'],
  ['a type of birth', READERS.byType!, { type: 'toString' }, 'it.type: must be one of dot, line, not "toString".'],
  [
    'a field of another type',
    READERS.byType!,
    { type: 'dot', at: 1, name: 'x' },
    'it.name: is not known here; known are at.',
  ],
])('refused: %s', (_, reader, x, sentence) => {
  expect(read(reader, x)).toBe(sentence);
});

test.each<[Reader<unknown>, unknown, unknown]>([
  [integer(-1, 1), -1, -1],
  [orNull(flag), null, null],
  [optional(flag, true), undefined, true],
  [READERS.fields!, { a: 3 }, { a: 3, b: '' }],
  [READERS.fields!, { b: 'x', a: 3 }, { a: 3, b: 'x' }],
  [READERS.byType!, { at: 2, type: 'dot' }, { type: 'dot', at: 2 }],
  [list(list(flag, 1), 2), [[], [true]], [[], [true]]],
])('read: %#', (reader, x, value) => {
  expect(parse(reader, x, 'it')).toEqual({ ok: true, value });
});

test('a field that is inherited was not given', () => {
  expect(read(READERS.fields!, Object.create({ a: 1 }))).toBe('it.a: must be a whole number from 0 to 9, not nothing.');
});

test('a wrong value is shown on one line', () => {
  expect(shown('x'.repeat(500))).toHaveLength(58);
  expect(shown('a\nb')).toBe('"a\\nb"');
  expect(shown(5n)).toBe('5');
});
