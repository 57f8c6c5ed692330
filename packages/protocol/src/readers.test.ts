// Whatever comes, the readers answer; and whatever is written by the schemas is read back as it was.
import { parse, type Reader, type Schema } from '@muster/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PROTOCOL_READERS } from './schemas.ts';
import { parseToServer } from './to-server.ts';

const SHORT = 12;

const textOf = ({ pattern, maxLength = SHORT, description = '' }: Schema): fc.Arbitrary<string> => {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const most = Math.min(maxLength, SHORT);
  if (!/not empty/i.test(description)) return fc.string({ maxLength: most, unit: 'grapheme' });
  return fc
    .string({ minLength: 1, maxLength: most, unit: fc.constantFrom(...'abcxyz ÄéØ漢字-') })
    .map((name) => `a${name}z`);
};

const objectOf = ({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<object> => {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, someOf(schema)]));
  const known = fc.record(fields, { requiredKeys: [...required] });
  if (additionalProperties === false) return known;
  const more = fc.dictionary(
    fc.string({ maxLength: 6 }).filter((name) => !Object.hasOwn(properties, name) && name !== '__proto__'),
    fc.jsonValue({ maxDepth: 1 }),
    { maxKeys: 3 },
  );
  return fc.tuple(more, known).map(([some, own]) => ({ ...some, ...own }));
};

/** Something that the schema accepts. */
const someOf = (schema: Schema): fc.Arbitrary<unknown> => {
  const { type, oneOf, anyOf, items } = schema;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const some = oneOf ?? anyOf;
  if (some !== undefined) return fc.oneof(...some.map(someOf));
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 2 ** 31, 2 ** 31) });
    case 'string':
      return textOf(schema);
    case 'array':
      return fc.array(someOf(items!), {
        maxLength: Math.min(schema.maxItems ?? 3, 3),
        minLength: schema.minItems ?? 0,
      });
    case 'object':
      return objectOf(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 }); // it may be anything
  }
};

const JSON_TEXT = fc.json({ maxDepth: 4 });

const isSentence = (refusal: { readonly where: string; readonly problem: string }): boolean =>
  refusal.where.length > 0 && refusal.problem.length > 0;

describe.each(Object.entries(PROTOCOL_READERS))('%s', (_, reader: Reader<unknown>) => {
  const written = someOf(reader.schema).map((x) => JSON.parse(JSON.stringify(x)) as unknown);

  test('what is written is read back', () => {
    fc.assert(
      fc.property(written, (message) => {
        const read = parse(reader, message, 'message');
        fc.pre(read.ok || read.refusal.problem !== 'must leave some time'); // a live clock without any: forms cannot say it
        if (!read.ok) throw new Error(`${read.refusal.where} ${read.refusal.problem}`);
        const again = parse(reader, JSON.parse(JSON.stringify(read.value)), 'message');
        expect(again).toEqual({ ok: true, value: read.value });
      }),
      { numRuns: 200 },
    );
  });

  test('garbage is refused in words, or read', () => {
    const garbage = fc.oneof(
      fc.anything(),
      JSON_TEXT.map((text) => JSON.parse(text) as unknown),
    );
    fc.assert(
      fc.property(garbage, (x) => {
        const read = parse(reader, x, 'message');
        expect(read.ok || isSentence(read.refusal)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('a message that was tampered with is refused in words, or read', () => {
    const tampered = fc.tuple(written, fc.nat(), fc.anything()).map(([message, at, x]) => {
      if (typeof message !== 'object' || message === null) return x;
      const names = Object.keys(message);
      return { ...message, [names[at % Math.max(1, names.length)] ?? 'more']: x };
    });
    fc.assert(
      fc.property(tampered, (x) => {
        const read = parse(reader, x, 'message');
        expect(read.ok || isSentence(read.refusal)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('over the wire', () => {
  test('any text is answered', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), JSON_TEXT), (text) => {
        const read = parseToServer(text);
        expect(read.ok || isSentence(read.refusal)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '"hello"',
    '{"type":"hello"}',
    `${'['.repeat(100_000)}`,
    '{"type":"__proto__"}',
    '{"__proto__":{"type":"ping"}}',
  ])('%.40s is no message', (text) => {
    expect(parseToServer(text).ok).toBe(false);
  });

  test('what a client adds by a slip of the pen is not silently lost', () => {
    expect(parseToServer('{"type":"ping","since":3}')).toMatchObject({
      ok: false,
      refusal: { where: 'message.since' },
    });
  });
});
