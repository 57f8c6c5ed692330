/** What readers say of themselves: the schema of each, word for word. That ajv and the games' readers agree, `laws/schema.test.ts` proves. */

import { describe, expect, test } from 'vitest';
import { toy } from '../test/toy.ts';
import {
  anyText,
  byType,
  either,
  fields,
  flag,
  integer,
  isText,
  list,
  meaning,
  misread,
  oneOf,
  onlyTrue,
  optional,
  orLeftOut,
  orNull,
  parse,
  plainObject,
  type Reader,
  reader,
  text,
  tuple,
} from './parse.ts';
import { FORMATS, recordSchema } from './record.ts';
import { type Schema, schemaOf } from './schema.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const digit: Schema = { type: 'integer', minimum: 0, maximum: 9 };
const shape = { type: 'object', additionalProperties: false } as const;

type Shape = { readonly type: 'dot'; readonly at: number } | { readonly type: 'line'; readonly name?: number };

const EXPECTED: readonly (readonly [string, Reader<unknown>, Schema])[] = [
  ['integer', integer(0, 9), digit],
  ['text', text(5), { type: 'string', maxLength: 5, description: 'Its length is counted in UTF-16 units.' }],
  ['anyText', anyText, { type: 'string' }],
  ['flag', flag, { type: 'boolean' }],
  ['onlyTrue', onlyTrue, { const: true }],
  ['oneOf', oneOf(['a', 1]), { enum: ['a', 1] }],
  ['list', list(flag, 3), { type: 'array', items: { type: 'boolean' }, maxItems: 3 }],
  ['tuple', tuple(flag, 2, 'two'), { type: 'array', items: { type: 'boolean' }, minItems: 2, maxItems: 2 }],
  ['orNull', orNull(flag), { anyOf: [{ type: 'boolean' }, { type: 'null' }] }],
  ['either', either(isText, anyText, flag), { anyOf: [{ type: 'string' }, { type: 'boolean' }] }],
  ['optional', optional(flag, true), { type: 'boolean', default: true }],
  ['optional, else null', optional(orNull(flag), null), { anyOf: [{ type: 'boolean' }, { type: 'null' }] }],
  ['orLeftOut', orLeftOut(flag), { type: 'boolean' }],
  ['plainObject', plainObject, { type: 'object' }],
  ['by hand', reader({ description: 'Even.' }, (x) => x), { description: 'Even.' }],
  [
    'meaning',
    meaning(text(5), 'A name.', (x) => x),
    { type: 'string', maxLength: 5, description: 'Its length is counted in UTF-16 units. A name.' },
  ],
  [
    'fields',
    fields({ a: integer(0, 9), b: optional(flag, false), c: orLeftOut(flag) }),
    {
      ...shape,
      properties: { a: digit, b: { type: 'boolean', default: false }, c: { type: 'boolean' } },
      required: ['a'],
    },
  ],
  [
    'byType',
    byType<Shape>({
      dot: fields({ at: integer(0, 9) }),
      line: fields<{ readonly name?: number }>({ name: orLeftOut(integer(0, 9)) }),
    }),
    {
      oneOf: [
        { ...shape, properties: { type: { const: 'dot' }, at: digit }, required: ['type', 'at'] },
        { ...shape, properties: { type: { const: 'line' }, name: digit }, required: ['type'] },
      ],
    },
  ],
];

test.each(EXPECTED)('%s', (_, read, schema) => {
  expect(schemaOf(read)).toStrictEqual({ $schema: DIALECT, ...schema });
});

test('who writes a reader by hand gives its schema', () => {
  // @ts-expect-error: a function alone is no reader
  const bare: Reader<number> = (x) => x as number;
  expect(bare).not.toHaveProperty('schema');
  // @ts-expect-error: one that has a schema is not given another
  expect(() => reader({ type: 'number' }, integer(0, 9))).not.toThrow();
});

describe('what was left out', () => {
  const read = fields<{ readonly a?: number; readonly b: number | null }>({
    a: orLeftOut(integer(0, 9)),
    b: optional(orNull(integer(0, 9)), null),
  });

  test.each([
    [{}, { b: null }],
    [{ a: 1 }, { a: 1, b: null }],
    [
      { a: 1, b: 2 },
      { a: 1, b: 2 },
    ],
  ])('%j', (given, value) => {
    expect(parse(read, given, 'it')).toStrictEqual({ ok: true, value });
  });
});

describe('what no schema can say', () => {
  const even = meaning(integer(0, 9), 'Even.', (n, where) => (n % 2 === 0 ? n : misread(where, 'must be even')));
  const refusedBy = (read: Reader<unknown>, x: unknown): unknown => {
    try {
      return read(x, 'it');
    } catch (e) {
      return e;
    }
  };

  test.each([
    [3, true],
    [10, false],
    ['3', false],
  ])('is told of %j: %j', (x, isOfMeaning) => {
    expect(refusedBy(even, x)).toMatchObject({ isOfMeaning });
    expect(refusedBy(fields({ n: even }), { n: x })).toMatchObject({ isOfMeaning });
  });

  test('bugs of our own are not refusals', () => {
    const bug = meaning(flag, 'Never.', () => {
      throw new RangeError('a bug');
    });
    expect(() => bug(true, 'it')).toThrow(RangeError);
  });

  test('a text is as long as it has units', () => {
    expect(parse(text(2), '😀', 'it').ok).toBe(true);
    expect(parse(text(2), '😀!', 'it').ok).toBe(false);
  });
});

describe('the schema of a record', () => {
  const schema = recordSchema(toy);

  test('has the game’s own configuration and commands, each once', () => {
    expect(schema.$schema).toBe(DIALECT);
    expect(schema.$defs).toEqual({ config: toy.readers.config.schema, command: toy.readers.command.schema });
  });

  test('is one for each format', () => {
    expect(schema.oneOf!.map(({ properties }) => properties!['format'])).toEqual(
      FORMATS.map((format) => ({ enum: [format] })),
    );
    for (const { properties } of schema.oneOf!) {
      expect(properties).toMatchObject({ game: { enum: [toy.id] }, config: { $ref: '#/$defs/config' } });
      const [play, undo] = properties!['entries']!.items!.oneOf!;
      expect(play!.properties!['command']).toEqual({ $ref: '#/$defs/command' });
      expect(play!.required).toEqual(['seat', 'command', 'dice', 'hash']);
      expect(undo!.required).toEqual(['undo', 'by', 'agreed', 'hash']);
    }
  });
});
