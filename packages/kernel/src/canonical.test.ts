import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, hashState, hashText } from './canonical.ts';

/** The same value with the keys of every object written in another order. */
const turned = (x: unknown): unknown => {
  if (Array.isArray(x)) return x.map(turned);
  if (typeof x !== 'object' || x === null) return x;
  return Object.fromEntries(
    Object.entries(x)
      .reverse()
      .map(([key, value]) => [key, turned(value)]),
  );
};

test('keys are sorted at every depth, and nothing else is changed', () => {
  expect(canonical({ b: [{ z: null, a: true }], a: 'ä"\n' })).toBe('{"a":"ä\\"\\n","b":[{"a":true,"z":null}]}');
  fc.assert(
    fc.property(fc.jsonValue(), (x) => {
      expect(JSON.parse(canonical(x))).toEqual(JSON.parse(JSON.stringify(x)));
      expect(canonical(turned(x))).toBe(canonical(x));
    }),
  );
});

test('values have the same text exactly when they are the same', () => {
  const small = fc.jsonValue({ maxDepth: 1 });
  fc.assert(
    fc.property(small, small, (a, b) => {
      const [x, y] = [JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b))];
      expect(canonical(x) === canonical(y)).toBe(isDeepStrictEqual(x, y));
    }),
  );
});

test('what JSON leaves out is left out', () => {
  expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
  expect(canonical([undefined, Number.NaN])).toBe('[null,null]');
});

test('the hash of a text is its SHA-256', () => {
  const sha = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
  for (const text of ['', 'ä', '\u{1f3b2}', 'x'.repeat(1000)]) expect(hashText(text)).toBe(sha(text));
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(hashText(text)).toBe(sha(text));
    }),
  );
});

test('the hash of a state leaves its configuration out and nothing else', () => {
  const state = { config: { a: 1 }, turn: 0, units: [{ hp: 2 }] };
  expect(hashState({ ...state, config: { a: 2 } })).toBe(hashState(state));
  expect(hashState({ units: [{ hp: 2 }], turn: 0, config: null } as never)).toBe(hashState(state));
  expect(hashState({ ...state, units: [{ hp: 1 }] } as typeof state)).not.toBe(hashState(state));
  expect(hashState(state)).toBe(createHash('sha256').update('{"turn":0,"units":[{"hp":2}]}').digest('hex'));
});
